import { GoogleAnalytics } from '@next/third-parties/google';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Script = { props: { src?: string; dangerouslySetInnerHTML?: { __html: string } } };

/** Hands over what the framework's component returns. It uses hooks, so it can only be called while React renders. */
function ReadScripts({ id, onRead }: { id: string; onRead: (scripts: Script[]) => void }) {
  onRead(GoogleAnalytics({ gaId: id }).props.children);
  return null;
}

/**
 * How `@next/third-parties` starts Google Analytics: the text of its inline script, and the address of the file that
 * the script needs. The rendered markup would not do, because React leaves script elements out of it.
 */
export function googleStarter(id: string) {
  let scripts: Script[] = [];
  renderToStaticMarkup(
    createElement(ReadScripts, {
      id,
      onRead: (read) => {
        scripts = read;
      },
    }),
  );
  const [text, file] = scripts;
  return { starter: text?.props.dangerouslySetInnerHTML?.__html ?? '', src: file?.props.src ?? '' };
}
