import { GoogleAnalytics } from '@next/third-parties/google';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Script = { props: { src?: string; dangerouslySetInnerHTML?: { __html: string } } };

/** How Google Analytics is started, letter for letter as the framework's own component does: by a text, then a file. */
export function googleStarter(id: string) {
  let scripts: Script[] = [];
  // Called inside a component, since it uses hooks; what it returns says more than the markup, which leaves scripts out.
  function Witness() {
    scripts = GoogleAnalytics({ gaId: id }).props.children;
    return null;
  }
  renderToStaticMarkup(createElement(Witness));
  const [text, file] = scripts;
  return { starter: text?.props.dangerouslySetInnerHTML?.__html ?? '', src: file?.props.src ?? '' };
}
