import { formatLength, resolveVideo } from './video';

test('a fresh clone shows the demonstration player and contacts nobody', () => {
  expect(resolveVideo({})).toEqual(resolveVideo({ provider: 'demo' }));
  expect(resolveVideo({ provider: '' })).toMatchObject({
    provider: 'demo',
    playerUrl: '/demo/player',
    contactedHost: null,
    policy: { frameSrc: ["'self'"], formAction: ["'self'"] },
  });
});

test('YouTube plays from its cookie-reduced host, with captions, and only that host is allowed', () => {
  expect(resolveVideo({ provider: 'youtube', id: 'M7lc1UVf-VE' })).toEqual({
    provider: 'youtube',
    playerUrl: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
    query: { autoplay: '1', playsinline: '1', rel: '0', cc_load_policy: '1', cc_lang_pref: 'en' },
    allow:
      'autoplay https://www.youtube-nocookie.com; encrypted-media https://www.youtube-nocookie.com; fullscreen https://www.youtube-nocookie.com; picture-in-picture https://www.youtube-nocookie.com',
    pageUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    contactedHost: 'www.youtube-nocookie.com',
    policy: {
      frameSrc: ['https://www.youtube-nocookie.com'],
      mediaSrc: [],
      formAction: ['https://www.youtube-nocookie.com'],
    },
  });
});

test('Vimeo is asked not to track, and only its player is allowed', () => {
  const video = resolveVideo({ provider: 'vimeo', id: '76979871' });
  expect(video).toMatchObject({
    playerUrl: 'https://player.vimeo.com/video/76979871',
    query: { dnt: '1', autoplay: '1', texttrack: 'en' },
    pageUrl: 'https://vimeo.com/76979871',
    contactedHost: 'player.vimeo.com',
    policy: { frameSrc: ['https://player.vimeo.com'], formAction: ['https://player.vimeo.com'] },
  });
  expect(video).not.toHaveProperty('query.h');
});

test('an unlisted Vimeo film carries its code', () => {
  expect(resolveVideo({ provider: 'vimeo', id: '76979871/8272103f6e' })).toMatchObject({
    playerUrl: 'https://player.vimeo.com/video/76979871',
    query: { h: '8272103f6e', dnt: '1' },
    pageUrl: 'https://vimeo.com/76979871/8272103f6e',
  });
});

test('a film of our own comes with captions and contacts nobody', () => {
  expect(
    resolveVideo({ provider: 'file', url: '/video/welcome.mp4', captionsUrl: '/video/welcome.vtt' }),
  ).toEqual({
    provider: 'file',
    fileUrl: '/video/welcome.mp4',
    captionsUrl: '/video/welcome.vtt',
    pageUrl: '/video/welcome.mp4',
    contactedHost: null,
    policy: { frameSrc: [], mediaSrc: ["'self'"], formAction: [] },
  });
});

test('a film on a media host names that host', () => {
  expect(
    resolveVideo({
      provider: 'file',
      url: 'https://media.example.com/welcome.mp4',
      captionsUrl: '/video/welcome.vtt',
    }),
  ).toMatchObject({
    contactedHost: 'media.example.com',
    policy: { mediaSrc: ["'self'", 'https://media.example.com'] },
  });
});

test.each([
  [{ provider: 'tiktok' }, 'VIDEO_PROVIDER is "tiktok" but must be one of demo, youtube, vimeo, file.'],
  [{ provider: 'constructor' }, /^VIDEO_PROVIDER is "constructor" but/],
  [{ provider: 'youtube' }, /^VIDEO_ID is not set but must be a YouTube id .+ e\.g\. M7lc1UVf-VE\.$/],
  [
    { provider: 'youtube', id: 'https://youtu.be/M7lc1UVf-VE' },
    /^VIDEO_ID is "https:\/\/youtu\.be\/M7lc1UVf-VE" but must be a YouTube id/,
  ],
  [{ provider: 'vimeo', id: 'M7lc1UVf-VE' }, /^VIDEO_ID is "M7lc1UVf-VE" but must be a Vimeo number, e\.g\./],
  [{ provider: 'file', captionsUrl: '/a.vtt' }, /^VIDEO_URL is not set but must be .+ e\.g\. \//],
  [
    { provider: 'file', url: 'http://media.example.com/a.mp4', captionsUrl: '/a.vtt' },
    /^VIDEO_URL is "http:/,
  ],
  [{ provider: 'file', url: '//media.example.com/a.mp4', captionsUrl: '/a.vtt' }, /^VIDEO_URL is "\/\/media/],
  [{ provider: 'file', url: '/a.mp4' }, /^VIDEO_CAPTIONS_URL is not set but must be .+ e\.g\. \//],
  [
    { provider: 'file', url: '/a.mp4', captionsUrl: 'https://media.example.com/a.vtt' },
    /^VIDEO_CAPTIONS_URL is "https:/,
  ],
])('%j is refused in one sentence that names the setting', (settings, message) => {
  expect(() => resolveVideo(settings)).toThrow(message);
});

test('a length reads as a clock shows it', () => {
  expect([9, 60, 134, 3600].map(formatLength)).toEqual(['0:09', '1:00', '2:14', '60:00']);
});
