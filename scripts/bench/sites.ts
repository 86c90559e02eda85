import { join } from 'node:path';
import { startServer } from '@/scripts/serve';
import type { VariantName } from './result';
import { withoutPrefetch, withoutScripts, writeControl, writeVariant } from './variants';

/** Serves the export in `outDir` at `port`, and beside it what it is compared with, written to `scratch`. */
export async function startSites({
  outDir,
  port,
  scratch,
}: {
  outDir: string;
  port: number;
  scratch: string;
}) {
  const [noScriptDir, noPrefetchDir, controlDir] = ['no-script', 'no-prefetch', 'control'].map((name) =>
    join(scratch, name),
  ) as [string, string, string];
  writeVariant(outDir, noScriptDir, withoutScripts);
  writeVariant(outDir, noPrefetchDir, withoutPrefetch);
  writeControl(outDir, controlDir);
  const page = await startServer({ dir: outDir, port });
  const [noScript, noPrefetch, control] = await Promise.all(
    [noScriptDir, noPrefetchDir, controlDir].map((dir) => startServer({ dir, port: 0 })),
  );
  if (!noScript || !noPrefetch || !control) throw new Error('bench: a server did not start.');
  return {
    urls: { page: page.url, 'no script': noScript.url, control: control.url } satisfies Record<
      VariantName,
      string
    >,
    noPrefetchUrl: noPrefetch.url,
    close: () => Promise.all([page, noScript, noPrefetch, control].map((server) => server.close())),
  };
}

export type Sites = Awaited<ReturnType<typeof startSites>>;
