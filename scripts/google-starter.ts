import { GoogleAnalytics } from '@next/third-parties/google';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Script = { props: { src?: string; dangerouslySetInnerHTML?: { __html: string } } };

/**
 * Passes on the elements that the framework's component returns. Because it uses hooks, it can be called only during a
 * render.
 */
function ReadScripts({ id, onRead }: { id: string; onRead: (scripts: Script[]) => void }) {
  onRead(GoogleAnalytics({ gaId: id }).props.children);
  return null;
}

/**
 * How `@next/third-parties` starts Google Analytics: the text of its inline script, and the URL of the script file that
 * it needs. They are read from the React elements, because React's HTML output drops script elements.
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
