import { browserScripts } from '@/generated/browser-scripts';

type Props = {
  name: keyof typeof browserScripts;
  /** What the page has to tell the script, which finds it in its element's `data-words`. */
  words?: string;
};

/**
 * The script `browser/<name>.ts`, bundled into the page itself: a file of its own would come later than the visitor's
 * first press. It runs where it stands, so what it looks for stands before it.
 */
export function BrowserScript({ name, words }: Props) {
  // It has run by the time React compares it with what was sent: there is nothing to mend.
  return (
    <script data-words={words} suppressHydrationWarning>
      {browserScripts[name]}
    </script>
  );
}
