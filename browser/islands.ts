/**
 * The one script file of the site, fetched by load-islands.ts: React and the client components in use as islands. It runs
 * in two steps, because evaluating React takes a slow phone up to 200 ms: at once only this, the rest when nobody is
 * about to press anything.
 */
import { whenQuiet } from './quiet';

whenQuiet(async () => {
  const { hydrateIslands } = await import('./hydrate-islands');
  hydrateIslands();
});
