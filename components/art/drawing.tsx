import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clsx } from 'clsx';

/**
 * Without style sheets, a drawing would show as a black block. So it gets a width and height of 0, which the style
 * sheets override.
 */
function withoutOwnSize(svg: string) {
  return / width="/.test(svg.slice(0, svg.indexOf('>')))
    ? svg
    : svg.replace('<svg ', '<svg width="0" height="0" ');
}

/**
 * An SVG file of this folder, inlined at build so that the style sheets set its colours. It fills the box that
 * `className` gives it, and is decorative: nearby text says what it shows. A missing file stops the build.
 */
export function Drawing({ name, className }: { name: string; className?: string }) {
  const file = readFileSync(join(process.cwd(), 'components/art', `${name}.svg`), 'utf8');
  const svg = withoutOwnSize(file);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder
  return <span className={clsx('drawing', className)} dangerouslySetInnerHTML={{ __html: svg }} />;
}
