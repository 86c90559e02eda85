/** What the content policy of the page that shows the film must allow. */
export type VideoPolicy = {
  frameSrc: readonly string[];
  mediaSrc: readonly string[];
  /** The film is loaded by submitting a form into its frame, so the player's origin must be allowed here too. */
  formAction: readonly string[];
};

type Common = {
  /** The film's own page, for a new tab when the frame fails. */
  pageUrl: string;
  policy: VideoPolicy;
};

export type FramedVideo = Common & {
  provider: 'youtube' | 'vimeo' | 'demo';
  /** The player's address without its query, which a GET form replaces. */
  playerUrl: string;
  query: Readonly<Record<string, string>>;
  /**
   * The frame's `allow`. Other origins are named in it: a frame without `src` would grant to ours alone.
   * No referrer rule stands beside it, because a form obeys the page's: YouTube refuses to play (error 153)
   * unless that is at least `strict-origin-when-cross-origin`.
   */
  allow: string;
};

export type VideoFile = Common & { provider: 'file'; fileUrl: string; captionsUrl: string };

export type Video = FramedVideo | VideoFile;

/** As read from the environment: VIDEO_PROVIDER, VIDEO_ID, VIDEO_URL, VIDEO_CAPTIONS_URL. */
export type VideoSettings = { provider?: string; id?: string; url?: string; captionsUrl?: string };

function demo(): FramedVideo {
  return {
    provider: 'demo',
    playerUrl: '/demo/player',
    query: { autoplay: '1' },
    allow: '',
    pageUrl: '/demo/player',
    policy: { frameSrc: ["'self'"], mediaSrc: [], formAction: ["'self'"] },
  };
}

/** What is the same for every other company's player. */
function framed(playerUrl: string) {
  const { origin } = new URL(playerUrl);
  const features = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
  return {
    playerUrl,
    allow: features.map((feature) => `${feature} ${origin}`).join('; '),
    policy: { frameSrc: [origin], mediaSrc: [], formAction: [origin] },
  };
}

function youtube({ id }: VideoSettings): FramedVideo {
  const expected = 'a YouTube id of 11 characters, e.g. M7lc1UVf-VE';
  const [videoId] = match('VIDEO_ID', id, /^[\w-]{11}$/, expected);
  return {
    provider: 'youtube',
    ...framed(`https://www.youtube-nocookie.com/embed/${videoId}`),
    query: { autoplay: '1', playsinline: '1', rel: '0', cc_load_policy: '1', cc_lang_pref: 'en' },
    pageUrl: `https://www.youtube.com/watch?v=${videoId}`,
  };
}

function vimeo({ id }: VideoSettings): FramedVideo {
  const expected =
    'a Vimeo number, e.g. 76979871, or for an unlisted film number/code, e.g. 76979871/8272103f6e';
  const [path, number, code] = match('VIDEO_ID', id, /^(\d+)(?:\/([\da-f]+))?$/, expected);
  const query = { dnt: '1', autoplay: '1', texttrack: 'en', playsinline: '1', byline: '0', portrait: '0' };
  return {
    provider: 'vimeo',
    ...framed(`https://player.vimeo.com/video/${number}`),
    query: code ? { h: code, ...query } : query,
    pageUrl: `https://vimeo.com/${path}`,
  };
}

function file({ url, captionsUrl }: VideoSettings): VideoFile {
  const film = 'the address of an MP4 file, e.g. /video/welcome.mp4';
  const captions = 'the path of a WebVTT captions file on this site, e.g. /video/welcome.vtt';
  const [fileUrl] = match('VIDEO_URL', url, /^(?:https:\/\/[\w.-]+)?\/(?!\/)[^\s?#]+\.mp4$/, film);
  const host = fileUrl.startsWith('/') ? null : new URL(fileUrl).host;
  return {
    provider: 'file',
    fileUrl,
    captionsUrl: match('VIDEO_CAPTIONS_URL', captionsUrl, /^\/(?!\/)[^\s?#]+\.vtt$/, captions)[0],
    pageUrl: fileUrl,
    // The captions come from this site, wherever the film lies.
    policy: { frameSrc: [], mediaSrc: host ? ["'self'", `https://${host}`] : ["'self'"], formAction: [] },
  };
}

/** By VIDEO_PROVIDER. */
const providers: Record<Video['provider'], (settings: VideoSettings) => Video> = {
  demo,
  youtube,
  vimeo,
  file,
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
