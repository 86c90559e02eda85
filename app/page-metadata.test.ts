import { pageMetadata } from './page-metadata';

test('a page that lib/pages.ts does not list has no metadata, so its build stops', () => {
  const words = { title: 'Questions', description: 'Questions and answers.' };
  // @ts-expect-error -- the type checker must reject the path, too; `npm run lint` verifies that
  expect(() => pageMetadata({ path: '/unlisted', ...words })).toThrow(
    '/unlisted is not listed in lib/pages.ts',
  );
});
