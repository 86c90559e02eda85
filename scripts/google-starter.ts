import { GoogleAnalytics } from '@next/third-parties/google';
import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnalyticsId } from '@/lib/analytics';

type Props = { children?: unknown; src?: string; dangerouslySetInnerHTML?: { __html: string } };

/** How Google Analytics is started: the text of an inline script, then a script by its address. */
export type GoogleStarter = { starter: string; src: string };

/**
 * Both letter for letter as the framework's own component writes them into a page.
 * @throws one sentence when it no longer writes exactly these two
 */
export function googleStarter(id: AnalyticsId): GoogleStarter {
  let drawn: ReactElement<Props> | null = null;
  // Called inside a component, since it uses hooks; what it returns says more than the markup, which leaves scripts out.
  function Witness() {
    drawn = GoogleAnalytics({ gaId: id });
    return null;
  }
  renderToStaticMarkup(createElement(Witness));
  const scripts = listProps(drawn);
  const [starter, ...otherTexts] = scripts.flatMap(
    ({ dangerouslySetInnerHTML }) => dangerouslySetInnerHTML?.__html ?? [],
  );
  const [src, ...otherSources] = scripts.flatMap(({ src }) => src ?? []);
  if (!starter || !src || otherTexts.length + otherSources.length > 0) {
    throw new Error(
      `@next/third-parties starts Google with ${scripts.length} scripts instead of a text and a file: read scripts/google-starter.ts again.`,
    );
  }
  return { starter, src };
}

function listProps(node: unknown): Props[] {
  if (Array.isArray(node)) return node.flatMap(listProps);
  return isValidElement<Props>(node) ? [node.props, ...listProps(node.props.children)] : [];
}
