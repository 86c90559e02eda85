import { type FramedVideo, formatLength, resolveVideo } from './video';

const self = "'self'";

test.each([
  ['youtube', 'M7lc1UVf-VE', 'https://www.youtube-nocookie.com', 'embed/M7lc1UVf-VE', 'cc_load_policy=1'],
  ['vimeo', '76979871', 'https://player.vimeo.com', 'video/76979871', 'dnt=1'],
  ['vimeo', '76979871/8272103f6e', 'https://player.vimeo.com', 'video/76979871', 'h=8272103f6e&dnt=1'],
])('of %s film %s the player’s host %s alone is allowed, and asked for %s with %s', (...row) => {
  const [provider, id, origin, path, asked] = row;
  const video = resolveVideo({ provider, id }) as FramedVideo;
  expect(video.playerUrl).toMatch(`${origin}/${path}?`);
  for (const each of [asked, 'autoplay=1', 'playsinline=1']) expect(video.playerUrl).toContain(each);
  expect(video.policy).toEqual({ frameSrc: [origin] });
  expect(video.pageUrl).toMatch(new RegExp(`${id}$`));
});

test.each([
  ['/video/welcome.mp4', [self]],
  ['https://media.example.com/welcome.mp4', [self, 'https://media.example.com']],
])('the film in file %s has captions of this site and is allowed from %j', (url, mediaSrc) => {
  expect(resolveVideo({ provider: 'file', url, captionsUrl: '/video/welcome.vtt' })).toEqual({
    provider: 'file',
    captionsUrl: '/video/welcome.vtt',
    pageUrl: url,
    policy: { mediaSrc },
  });
});

test.each([
  [{ provider: 'tiktok' }, 'VIDEO_PROVIDER is "tiktok" but must be one of demo, youtube, vimeo, file.'],
  [{ provider: 'youtube' }, /^VIDEO_ID is not set but must be a YouTube id .+ e\.g\. M7lc1UVf-VE\.$/],
  [{ provider: 'vimeo', id: 'M7lc1UVf-VE' }, /^VIDEO_ID is "M7lc1UVf-VE" but must be a Vimeo number, e\.g\./],
  [{ provider: 'file' }, /^VIDEO_URL is not set but must be .+ e\.g\. \//],
  [{ provider: 'file', url: 'http://media.example.com/a.mp4' }, /^VIDEO_URL is "http:/],
  [{ provider: 'file', url: '/a.mp4' }, /^VIDEO_CAPTIONS_URL is not set but must be .+ e\.g\. \//],
  [{ provider: 'file', url: '/a.mp4', captionsUrl: 'https://a.alt/a.vtt' }, /^VIDEO_CAPTIONS_URL is "h/],
])('%j is refused in one sentence that names the setting', (settings, message) => {
  expect(() => resolveVideo(settings)).toThrow(message);
});

test('a length reads as a clock shows it', () => {
  expect([9, 60, 134, 3600].map(formatLength)).toEqual(['0:09', '1:00', '2:14', '60:00']);
});
