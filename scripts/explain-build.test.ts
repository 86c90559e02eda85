import { price } from '@/content/offer';
import { explainBuild } from './explain-build';

const prerender = (thrown: string) =>
  `  Generating static pages using 1 worker (0/17) ...\nError occurred prerendering page "/_not-found". Read more: https://nextjs.org/docs/messages/prerender-error\n${thrown}\n    at a.s.timeZone (lib/format.ts:15:9)\n  13 | export function\nExport encountered an error on /_not-found/page: /_not-found, exiting the build.\n`;

test('an error that this project throws is shown alone, with the file and line of its value', () => {
  expect(
    explainBuild(prerender(`Error: content/: "${price.asOf}" is not a date; write it otherwise.`)),
  ).toEqual([
    expect.stringMatching(/^content\/[\w-]+\.ts:\d+: "[\d-]+" is not a date; write it otherwise\.$/),
  ]);
  const cause = `Error: Failed to collect configuration for /\n  [cause]: Error: content/: "${price.asOf}" is wrong.\n`;
  expect(explainBuild(cause)).toEqual([
    expect.stringMatching(/^content\/[\w-]+\.ts:\d+: "[\d-]+" is wrong\.$/),
  ]);
  expect(explainBuild(prerender('Error: content/: "no such value" is not a date.'))).toEqual([
    'content/: "no such value" is not a date.',
  ]);
});

test.each([
  [
    prerender("TypeError: Cannot read properties of null (reading 'map')"),
    'lib/format.ts:15 does not fit the rest of the site',
  ],
  [
    './components/home/hero.tsx:12:3\nParsing ecmascript source code failed\n',
    'components/home/hero.tsx:12 does not fit',
  ],
  [
    "components/home/hero.tsx(9,5): error TS2741: Property 'x' is missing\nFailed to type check.\n",
    'components/home/hero.tsx:9 does not fit',
  ],
  ['\u001b[31mFATAL ERROR: JavaScript heap out of memory\u001b[0m', 'The build ran out of memory'],
  ['Error: ENOSPC: no space left on device, write', 'The disk is full'],
  ['⨯ Another next build process is already running.', 'Another build of this folder is running: wait'],
  ['⨯ Next.js build worker exited with code: 1', 'The pages could not be made: take back the last change'],
])('%j is explained without words of the framework', (output, sentence) => {
  const [said = ''] = explainBuild(output);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/TypeError|TS\d|Parsing|worker|Property/);
});
