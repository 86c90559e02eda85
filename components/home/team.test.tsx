/** The team as if its photos were opaque or, like figures cut out of their background, not. */
function teamWith(...opaque: boolean[]) {
  jest.resetModules();
  jest.doMock('@/content/team', () => ({
    ...jest.requireActual('@/content/team'),
    clinicians: opaque.map((_, i) => ({
      ...{
        name: `Person ${i}`,
        credentials: 'MD',
        license: 'Licensed in Ohio',
        role: 'Doctor',
        sentence: 'Hello.',
        ...(i === 0 && { licenseRecord: { url: 'https://board.alt/0' }, experience: 'A nurse since 2011.' }),
      },
      photo: { file: `person-${i}.png`, alt: `Person ${i}` },
    })),
    treatmentRoom: null,
  }));
  jest.doMock('@/generated/photos.json', () =>
    Object.fromEntries(
      opaque.map((isOpaque, i) => [
        `portrait person-${i}.png`,
        { name: `person-${i}`, widths: [480], isOpaque },
      ]),
    ),
  );
  // After the reset, the renderer must come with the same copy of React as the component.
  const { renderToStaticMarkup } = require('react-dom/server') as typeof import('react-dom/server');
  const { Team } = require('./team') as typeof import('./team');
  const html = renderToStaticMarkup(<Team />);
  return {
    /** The links to licenses, and whether each person's card tells of their training. */
    licenses: [...html.matchAll(/href="([^"]*)"[^>]*>Licensed in Ohio</g)].map(([, href]) => href),
    tells: html.match(/A nurse since 2011\./g)?.length ?? 0,
    /** Whether the portraits touch, so that one horizon runs behind all of them. */
    isJoined: html.includes('md:gap-x-0'),
    /** For each portrait, whether it fills its frame. */
    fills: [...html.matchAll(/<img[^>]*class="([^"]*)"/g)].map(([, look = '']) => look.includes('size-full')),
  };
}

test('people who are cut out of their background stand side by side in front of one horizon', () => {
  expect(teamWith(false, false)).toMatchObject({ isJoined: true, fills: [false, false] });
});

test('a photo with a background fills a frame of its own, also beside people without one', () => {
  expect(teamWith(true, false)).toMatchObject({ isJoined: false, fills: [true, false] });
  expect(teamWith(true, true)).toMatchObject({ isJoined: false, fills: [true, true] });
});

test('a license is a link where the clinic gives its record, and training is told where it gives that', () => {
  expect(teamWith(true, true)).toMatchObject({ licenses: ['https://board.alt/0'], tells: 1 });
});
