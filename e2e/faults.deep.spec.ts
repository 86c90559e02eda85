import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { faults } from './support/fault-proxy';
import {
  bookingResources,
  homeResources,
  type Resource,
  type Strike,
  visitWithFaults,
} from './support/faults';

const pages = {
  '/': { file: 'out/index.html', resources: homeResources },
  '/booking': { file: 'out/booking.html', resources: bookingResources },
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 });

function strikesOn(resource: Resource): Strike[] {
  return faults.map((fault) => [resource, fault]);
}

/** Each script of a page alone: the framework may have started without it. */
function strikesOnScripts(file: string): Strike[] {
  const sources = /data-sources="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1]?.split(' ') ?? [];
  return sources.flatMap((source) => faults.map((fault): Strike => ['scripts', fault, source]));
}

function pairs(resources: readonly Resource[]) {
  return resources.flatMap((first, i) =>
    resources
      .slice(i + 1)
      .flatMap((second) => strikesOn(first).flatMap((one) => strikesOn(second).map((other) => [one, other]))),
  );
}

for (const path of ['/', '/booking'] as const) {
  const { file, resources } = pages[path];
  const single = [...resources.flatMap(strikesOn), ...strikesOnScripts(file)].map((strike) => [strike]);
  for (const strikes of [...single, ...pairs(resources)]) {
    const name = strikes.map((strike) => strike.join(': ')).join(' and ');
    test(`${path} serves its readers when ${name}`, async ({ page, baseURL }) => {
      await visitWithFaults(page, { path, strikes, target: String(baseURL) });
    });
  }
}
