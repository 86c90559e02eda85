import type { PageNeeds } from './content-policy';

type Common = {
  /** The film's own page, or the file that it is: where play leads without scripts. */
  pageUrl: string;
  policy: PageNeeds;
};

export type FramedVideo = Common & { provider: 'youtube' | 'vimeo' | 'demo'; playerUrl: string };

export type Video = FramedVideo | (Common & { provider: 'file'; captionsUrl: string });

/** As read from the environment: VIDEO_PROVIDER, VIDEO_ID, VIDEO_URL, VIDEO_CAPTIONS_URL. */
export type VideoSettings = { provider?: string; id?: string; url?: string; captionsUrl?: string };

/** By VIDEO_PROVIDER. */
const providers: Record<Video['provider'], (settings: VideoSettings) => Video> = {
  demo: () => ({
    provider: 'demo',
    playerUrl: '/demo/player?autoplay=1',
    pageUrl: '/demo/player',
    policy: { frameSrc: ["'self'"] },
  }),

  youtube({ id }) {
    const expected = 'a YouTube id of 11 characters, e.g. M7lc1UVf-VE';
    const [videoId] = match('VIDEO_ID', id, /^[\w-]{11}$/, expected);
    const origin = 'https://www.youtube-nocookie.com';
    const query = 'autoplay=1&playsinline=1&rel=0&cc_load_policy=1&cc_lang_pref=en';
    return {
      provider: 'youtube',
      // Refuses to play (error 153) unless the page's referrer policy is at least `strict-origin-when-cross-origin`.
      playerUrl: `${origin}/embed/${videoId}?${query}`,
      pageUrl: `https://www.youtube.com/watch?v=${videoId}`,
      policy: { frameSrc: [origin] },
    };
  },

  vimeo({ id }) {
    const expected =
      'a Vimeo number, e.g. 76979871, or for an unlisted film number/code, e.g. 76979871/8272103f6e';
    const [path, number, code] = match('VIDEO_ID', id, /^(\d+)(?:\/([\da-f]+))?$/, expected);
    const origin = 'https://player.vimeo.com';
    const query = 'dnt=1&autoplay=1&texttrack=en&playsinline=1&byline=0&portrait=0';
    return {
      provider: 'vimeo',
      playerUrl: `${origin}/video/${number}?${code ? `h=${code}&` : ''}${query}`,
      pageUrl: `https://vimeo.com/${path}`,
      policy: { frameSrc: [origin] },
    };
  },

  file({ url, captionsUrl }) {
    const film = 'the address of an MP4 file, e.g. /video/welcome.mp4';
    const captions = 'the path of a WebVTT captions file on this site, e.g. /video/welcome.vtt';
    const [fileUrl] = match('VIDEO_URL', url, /^(?:https:\/\/[\w.-]+)?\/(?!\/)[^\s?#]+\.mp4$/, film);
    const host = fileUrl.startsWith('/') ? null : new URL(fileUrl).host;
    return {
      provider: 'file',
      captionsUrl: match('VIDEO_CAPTIONS_URL', captionsUrl, /^\/(?!\/)[^\s?#]+\.vtt$/, captions)[0],
      pageUrl: fileUrl,
      // The captions come from this site, wherever the film lies.
      policy: { mediaSrc: host ? ["'self'", `https://${host}`] : ["'self'"] },
    };
  },
};

/**
 * The film the settings name; without `VIDEO_PROVIDER`, the demonstration player.
 * @throws one sentence that names the setting, its value and an example
 */
export function resolveVideo(settings: VideoSettings): Video {
  const provider = settings.provider || 'demo';
  if (Object.hasOwn(providers, provider)) return providers[provider as Video['provider']](settings);
  throw new Error(`VIDEO_PROVIDER is "${provider}" but must be one of ${Object.keys(providers).join(', ')}.`);
}

function match(setting: string, value = '', shape: RegExp, expected: string) {
  const found = shape.exec(value);
  if (found) return found;
  throw new Error(`${setting} is ${value ? `"${value}"` : 'not set'} but must be ${expected}.`);
}

/** Whole seconds as a clock shows them, e.g. 134 → "2:14". */
export function formatLength(lengthSeconds: number): string {
  return `${Math.floor(lengthSeconds / 60)}:${String(lengthSeconds % 60).padStart(2, '0')}`;
}
