import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from '@/lib/editing/content-files';
import { listSources } from '@/lib/editing/sources';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/**
 * Lists where every text of content/ is written, for "Edit" in the review bar. A live build removes it with the
 * demonstrations.
 */
export function GET() {
  const files = listContentFiles();
  const sources = files.flatMap((name) =>
    listSources(`content/${name}`, readFileSync(join(process.cwd(), 'content', name), 'utf8')),
  );
  return Response.json({ editLink: settings.editLink, sources });
}
