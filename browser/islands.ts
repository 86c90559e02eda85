/**
 * Entry of the site's only script file, fetched by load-islands.ts: React, and the client components that are used as
 * islands. Because evaluating React takes a slow phone up to 200 ms, this entry runs immediately and imports the rest
 * when the visitor is idle.
 */
import { whenQuiet } from './quiet';

whenQuiet(async () => {
  const { hydrateIslands } = await import('./hydrate-islands');
  hydrateIslands();
});
