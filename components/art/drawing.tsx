import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clsx } from 'clsx';

/** Where a browser does not know the style sheets, a drawing without its colors would be a black slab: it takes no room. */
function withoutOwnSize(svg: string) {
  return / width="/.test(svg.slice(0, svg.indexOf('>')))
    ? svg
    : svg.replace('<svg ', '<svg width="0" height="0" ');
}

/**
 * An SVG file of this folder, written into the page at build so that its colours follow the style sheets. It fills the
 * box that `className` gives it, and means nothing by itself: what it shows stands in words beside it. No file, no build.
 */
export function Drawing({ name, className }: { name: string; className?: string }) {
  const file = readFileSync(join(process.cwd(), 'components/art', `${name}.svg`), 'utf8');
  const svg = withoutOwnSize(file);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder
  return <span className={clsx('drawing', className)} dangerouslySetInnerHTML={{ __html: svg }} />;
}
