import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from '@/lib/editing/content-files';
import { lineAt } from '@/lib/editing/strings';
import type { Finding } from '@/lib/launch/finding';

/** The file and line of the first text of content/ that is exactly this value, e.g. "content/site.ts:12", or null. */
function placeOfText(value: string): { file: string; line: number } | null {
  for (const name of listContentFiles()) {
    const file = join('content', name).replaceAll('\\', '/');
    const source = readFileSync(file, 'utf8');
    const at = source.indexOf(`'${value}'`);
    if (at >= 0) return { file, line: lineAt(source, at) };
  }
  return null;
}

/** A sentence about a value in content/, with the file and line of that value instead of "content/:". */
export function placeIn(sentence: string): string {
  const [, value] = /^content\/: "([^"]+)"/.exec(sentence) ?? [];
  const place = value && placeOfText(value);
  return place ? sentence.replace('content/:', `${place.file}:${place.line}:`) : sentence;
}

/**
 * The link of content/ from which a page has this one, and its line. On the home page a link to one of its sections loses
 * its slash, see lib/section-links.ts.
 */
function sourceOfLink(link: string, href: string | null) {
  const inContent = href === '/' && link.startsWith('#') ? [link, `/${link}`] : [link];
  for (const each of inContent) {
    const place = placeOfText(each);
    if (place) return { place, link: each };
  }
  return null;
}

/** Names the line of content/ that holds a dead link, once, in place of every page that shows it. */
export function withPlaces(found: readonly Finding[]): Finding[] {
  const placed = found.map((finding) => {
    const [, link = '', rest] = /^The link (\S+)( leads.*)/.exec(finding.message) ?? [];
    const source = link && sourceOfLink(link, finding.href);
    return source ? { ...finding, ...source.place, message: `The link ${source.link}${rest}` } : finding;
  });
  return placed.filter(
    ({ file, line, message }, i) =>
      line === null || placed.findIndex((each) => each.message === message && each.file === file) === i,
  );
}
