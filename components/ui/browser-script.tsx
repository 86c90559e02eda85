import { browserScripts } from '@/generated/browser-scripts';

type Props = {
  name: keyof typeof browserScripts;
  /** A value for the script, which reads it from its element's `data-value`. */
  value?: string;
};

/**
 * The script `browser/<name>.ts`, bundled and inlined into the page, because a separate file would arrive later than
 * the visitor's first click. It runs as soon as it is parsed, so the elements that it uses must come before it.
 */
export function BrowserScript({ name, value }: Props) {
  // The script has run before React compares it with the served HTML, so a mismatch is expected.
  return (
    <script data-value={value} suppressHydrationWarning>
      {browserScripts[name]}
    </script>
  );
}
