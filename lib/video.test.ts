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
  [
    { provider: 'tiktok' },
    /^VIDEO_PROVIDER is "tiktok" but must be one of demo, youtube, vimeo, file, none: write/,
  ],
  [
    { provider: 'youtube' },
    /^VIDEO_ID is not set but must be a YouTube id .+ e\.g\. https:\/\/youtu\.be\/M7lc1UVf-VE\.$/,
  ],
  [{ provider: 'vimeo', id: 'M7lc1UVf-VE' }, /^VIDEO_ID is "M7lc1UVf-VE" but must be a Vimeo number or /],
  [{ provider: 'file' }, /^VIDEO_URL is not set but must be .+ e\.g\. \//],
  [{ provider: 'file', url: 'http://media.example.com/a.mp4' }, /^VIDEO_URL is "http:/],
  [{ provider: 'file', url: '/a.mp4' }, /^VIDEO_CAPTIONS_URL is not set but must be .+ e\.g\. \//],
  [{ provider: 'file', url: '/a.mp4', captionsUrl: 'https://a.alt/a.vtt' }, /^VIDEO_CAPTIONS_URL is "h/],
  [{ provider: 'file', url: '/a.mp4', captionsUrl: 'none' }, /^VIDEO_CAPTIONS_URL is "none" but /],
  [{ provider: 'file', id: 'my film.mov' }, /^VIDEO_ID is "my film\.mov" but must be .+ ends with “\.mp4”/],
  [{ provider: 'file', url: 'C:\\a.mp4' }, /^VIDEO_URL is "C:\\a\.mp4" but must be .+ public\//],
])('%j is refused in one sentence that names the setting', (settings, message) => {
  expect(() => resolveVideo(settings)).toThrow(message);
});

const youtubeId = 'dQw4w9WgXc_';

test.each([
  `https://www.youtube.com/watch?v=${youtubeId}`,
  `https://www.youtube.com/watch?v=${youtubeId}&list=PL123&index=2&t=30s`,
  `https://www.youtube.com/watch?list=PL123&v=${youtubeId}`,
  `https://m.youtube.com/watch?v=${youtubeId}`,
  `https://youtu.be/${youtubeId}?si=AbC_123&t=5`,
  `youtu.be/${youtubeId}`,
  `www.youtube.com/watch?v=${youtubeId}`,
  `https://youtube.com/shorts/${youtubeId}?feature=share`,
  `https://www.youtube.com/live/${youtubeId}?si=x`,
  `https://www.youtube.com/embed/${youtubeId}?start=3`,
  `https://www.youtube-nocookie.com/embed/${youtubeId}`,
  `https://www.youtube.com/v/${youtubeId}`,
  `https://studio.youtube.com/video/${youtubeId}/edit`,
  `https://music.youtube.com/watch?v=${youtubeId}&si=x`,
  `<iframe width="560" height="315" src="https://www.youtube.com/embed/${youtubeId}?si=x&amp;controls=0" title="YouTube video player"></iframe>`,
  `<iframe src='//www.youtube.com/embed/${youtubeId}'></iframe>`,
  `https://www.youtube.com/watch/${youtubeId}`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${youtubeId}%26feature%3Dshare`,
  `https://www.google.com/url?q=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${youtubeId}`,
  `https://i.ytimg.com/vi/${youtubeId}/hqdefault.jpg`,
  `watch?v=${youtubeId}`,
  `[Our film](https://youtu.be/${youtubeId})`,
  `Watch: https://youtu.be/${youtubeId}.`,
  `<a href="https://youtu.be/${youtubeId}">Film</a>`,
  `<lite-youtube videoid="${youtubeId}"></lite-youtube>`,
  `<script src="https://a.alt/a.js"></script><iframe src="https://www.youtube.com/embed/${youtubeId}"></iframe>`,
  `https://www.youtubeeducation.com/embed/${youtubeId}`,
  `https://www.youtubekids.com/watch?v=${youtubeId}`,
  `https://youtu.be/${youtubeId}"`,
  `&lt;iframe src=&quot;https://www.youtube.com/embed/${youtubeId}&quot;&gt;&lt;/iframe&gt;`,
  `${youtubeId}?si=AbC_123`,
  `[embed]https://youtu.be/${youtubeId}[/embed]`,
  `https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${youtubeId}`,
  `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${youtubeId}&gl=DE`,
  `https://i.ytimg.com/vi_webp/${youtubeId}/maxresdefault.webp`,
])('YouTube’s %s is the film that it shows, in either setting', (address) => {
  const pageUrl = `https://www.youtube.com/watch?v=${youtubeId}`;
  expect(resolveVideo({ provider: 'youtube', id: address })?.pageUrl).toBe(pageUrl);
  expect(resolveVideo({ provider: 'youtube', url: ` ${address} ` })?.pageUrl).toBe(pageUrl);
});

test.each([
  ['https://vimeo.com/76979', '76979'],
  ['vimeo.com/76979?share=copy#t=10s', '76979'],
  ['https://vimeo.com/76979/8272103f6e', '76979/8272103f6e'],
  ['https://vimeo.com/76979/8272103f6e?share=copy', '76979/8272103f6e'],
  ['HTTPS://VIMEO.COM/76979/8272103F6E', '76979/8272103f6e'],
  ['76979/8272103F6E', '76979/8272103f6e'],
  ['76979/', '76979'],
  ['76979?h=8272103f6e&badge=0', '76979/8272103f6e'],
  ['https://player.vimeo.com/video/76979?h=8272103f6e&badge=0', '76979/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979', '76979'],
  ['https://vimeo.com/76979:8272103f6e', '76979/8272103f6e'],
  ['76979:8272103f6e', '76979/8272103f6e'],
  ['76979?h=8272103f6e', '76979/8272103f6e'],
  ['https://vimeo.com/groups/clinics/videos/76979', '76979'],
  ['https://vimeo.com/showcase/123/video/76979', '76979'],
  ['https://vimeo.com/showcase/123?video=76979', '76979'],
  [
    '<script src="https://player.vimeo.com/api/player.js"></script><iframe src="https://player.vimeo.com/video/76979"></iframe>',
    '76979',
  ],
  ['https://vimeo.com/manage/videos/76979/8272103f6e', '76979/8272103f6e'],
  [
    '<iframe src="https://player.vimeo.com/video/76979?h=8272103f6e&amp;badge=0" title="a"></iframe>',
    '76979/8272103f6e',
  ],
])('Vimeo’s %s is the film %s', (address, path) => {
  expect(resolveVideo({ provider: 'vimeo', id: address })?.pageUrl).toBe(`https://vimeo.com/${path}`);
});

test.each([
  ['youtube', 'https://www.youtube.com/playlist?list=PL123', 'not a film’s own page'],
  ['youtube', 'https://www.youtube.com/@lakeside', 'not a film’s own page'],
  ['youtube', 'https://www.youtube.com/embed/videoseries?list=PL123', 'not a film’s own page'],
  ['youtube', 'https://www.youtube.com/embed/live_stream?channel=UC1', 'not a film’s own page'],
  ['youtube', 'https://vimeo.com/76979', 'write VIDEO_PROVIDER=vimeo.'],
  ['vimeo', 'https://youtu.be/dQw4w9WgXc_', 'write VIDEO_PROVIDER=youtube.'],
  ['vimeo', 'https://vimeo.com/event/12345', 'not a film’s own page'],
  ['vimeo', 'https://vimeo.com/user1/review/76979/abcdef0123', 'not a film’s own page'],
  ['vimeo', 'https://youtu.be/dQw4w9WgXc_', 'VIDEO_ID is "https://youtu.be/dQw4w9WgXc_", a film on YouTube'],
  [
    'youtube',
    'https://youtu.be/a\nhttps://youtu.be/b',
    'VIDEO_ID is "https://youtu.be/a https://youtu.be/b",',
  ],
  ['vimeo', 'https://vimeo.com/lakeside', 'not a film’s own page'],
  ['youtube', 'https://evil.example/watch?v=dQw4w9WgXc_', 'VIDEO_ID is "https://evil.example'],
  [
    'youtube',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXc_',
    'VIDEO_ID is "https://youtube.com.evil',
  ],
])('for %s the address %s is refused with what is wrong', (provider, id, part) => {
  expect(() => resolveVideo({ provider, id })).toThrow(part);
});

test.each([
  ['public/video/welcome.mp4', '/video/welcome.mp4'],
  ['video/welcome.mp4', '/video/welcome.mp4'],
  ['/video/My film.MP4', '/video/My%20film.MP4'],
])('the film in file %s is served at %s, in either setting', (written, pageUrl) => {
  const captionsUrl = 'public/video/welcome.vtt';
  for (const setting of [{ url: written }, { id: written }])
    expect(resolveVideo({ provider: 'file', captionsUrl, ...setting })).toMatchObject({
      pageUrl,
      captionsUrl: '/video/welcome.vtt',
    });
});

test.each([
  [{ id: 'https://youtu.be/dQw4w9WgXc_' }, /^VIDEO_ID is ".*", but VIDEO_PROVIDER is "demo".*=youtube\.$/],
  [{ id: '<iframe src="https://player.vimeo.com/video/76979">' }, /^VIDEO_ID .*VIDEO_PROVIDER=vimeo\.$/],
  [{ url: '/video/welcome.mp4' }, /^VIDEO_URL is .*VIDEO_PROVIDER=file\.$/],
  [{ id: '76979' }, /^VIDEO_ID is .*VIDEO_PROVIDER=vimeo\.$/],
  [{ provider: 'file', url: 'https://youtu.be/dQw4w9WgXc_' }, /^VIDEO_URL .*VIDEO_PROVIDER=youtube\.$/],
])('a film in %j without its provider is not left out silently', (settings, message) => {
  expect(() => resolveVideo(settings)).toThrow(message);
});

test.each(['none', 'None', ' NONE ', 'off', 'N/A', 'null', 'no film'])(
  'VIDEO_PROVIDER=%s means no film',
  (provider) => {
    expect(resolveVideo({ provider })).toBeNull();
  },
);

test.each(['YouTube', 'youtube.com', ' YOUTUBE ', 'www.youtube.com', 'You Tube', 'youtube-nocookie'])(
  '%s is YouTube',
  (provider) => {
    expect(resolveVideo({ provider, id: youtubeId })?.provider).toBe('youtube');
  },
);

test('a length is formatted like a clock', () => {
  expect([9, 60, 134, 3600].map(formatLength)).toEqual(['0:09', '1:00', '2:14', '60:00']);
});
