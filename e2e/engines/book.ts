import type { Visitor } from './visitor';

/** Picks a time in the demonstration calendar of the page's frame and sends its form. */
export async function book(visitor: Visitor) {
  const inFrame = true as const;
  const day = { css: '#days button:enabled', inFrame };
  await visitor.use({ css: '#next', inFrame });
  await visitor.use(day);
  await visitor.use({ css: '#times button', inFrame });
  await visitor.fill({ css: '#name', inFrame }, 'Pat Example');
  await visitor.fill({ css: '#phone', inFrame }, '2025550142');
  await visitor.fill({ css: '#email', inFrame }, 'pat@example.com');
  await visitor.use({ css: 'button.primary', inFrame });
}
