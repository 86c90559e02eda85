import { GoogleAnalytics, GoogleTagManager } from '@next/third-parties/google';
import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Analytics } from '@/lib/analytics';

type Props = { children?: unknown; dangerouslySetInnerHTML?: { __html: string } };

/**
 * The inline script that starts Google's code, letter for letter as the framework's own component writes it into the
 * page: the same for every visitor, so that the page's policy can name its hash.
 *
 * @throws one sentence when the component no longer writes exactly one
 */
export function googleStarter({ service, id }: Analytics): string {
  let drawn: ReactElement<Props> | null = null;
  // Called inside a component, since it uses hooks; what it returns says more than the markup, which leaves scripts out.
  function Witness() {
    drawn = service === 'analytics' ? GoogleAnalytics({ gaId: id }) : GoogleTagManager({ gtmId: id });
    return null;
  }
  renderToStaticMarkup(createElement(Witness));
  const starters = inlineScripts(drawn);
  if (starters.length !== 1 || !starters[0]) {
    throw new Error(
      `@next/third-parties starts Google with ${starters.length} inline scripts instead of one: read scripts/finish/google-starter.ts again.`,
    );
  }
  return starters[0];
}

function inlineScripts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(inlineScripts);
  if (!isValidElement<Props>(node)) return [];
  const { children, dangerouslySetInnerHTML } = node.props;
  return dangerouslySetInnerHTML ? [dangerouslySetInnerHTML.__html] : inlineScripts(children);
}
