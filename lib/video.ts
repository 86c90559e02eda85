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
  /** Host of another company that a press on play contacts, or null. */
  contactedHost: string | null;
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

function framed(
  host: string,
  path: string,
  query: Record<string, string>,
): Pick<FramedVideo, 'playerUrl' | 'query' | 'allow' | 'contactedHost' | 'policy'> {
  const origin = `https://${host}`;
  return {
    playerUrl: origin + path,
    query,
    allow: ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']
      .map((feature) => `${feature} ${origin}`)
      .join('; '),
    contactedHost: host,
    policy: { frameSrc: [origin], mediaSrc: [], formAction: [origin] },
  };
}

/** One row per provider, `VIDEO_PROVIDER` being its key. */
const rows = {
  demo: () => ({
    provider: 'demo',
    playerUrl: '/demo/player',
    query: { autoplay: '1' },
    allow: '',
    pageUrl: '/demo/player',
    contactedHost: null,
    policy: { frameSrc: ["'self'"], mediaSrc: [], formAction: ["'self'"] },
  }),
  youtube: ({ id }) => {
    const videoId = match(
      'VIDEO_ID',
      id,
      /^[\w-]{11}$/,
      'a YouTube id of 11 characters, e.g. M7lc1UVf-VE',
    )[0];
    return {
      provider: 'youtube',
      ...framed('www.youtube-nocookie.com', `/embed/${videoId}`, {
        autoplay: '1',
        playsinline: '1',
        rel: '0',
        cc_load_policy: '1',
        cc_lang_pref: 'en',
      }),
      pageUrl: `https://www.youtube.com/watch?v=${videoId}`,
    };
  },
  vimeo: ({ id }) => {
    const [, videoId, hash] = match(
      'VIDEO_ID',
      id,
      /^(\d+)(?:\/([\da-f]+))?$/,
      'a Vimeo number, e.g. 76979871, or for an unlisted film number/code, e.g. 76979871/8272103f6e',
    );
    return {
      provider: 'vimeo',
      ...framed('player.vimeo.com', `/video/${videoId}`, {
        ...(hash && { h: hash }),
        dnt: '1',
        autoplay: '1',
        texttrack: 'en',
        playsinline: '1',
        byline: '0',
        portrait: '0',
      }),
      pageUrl: `https://vimeo.com/${videoId}${hash ? `/${hash}` : ''}`,
    };
  },
  file: ({ url, captionsUrl }) => {
    const fileUrl = match(
      'VIDEO_URL',
      url,
      /^(?:https:\/\/[\w.-]+)?\/(?!\/)[^\s?#]+\.mp4$/,
      'the address of an MP4 file, e.g. /video/welcome.mp4',
    )[0];
    const host = fileUrl.startsWith('/') ? null : new URL(fileUrl).host;
    return {
      provider: 'file',
      fileUrl,
      captionsUrl: match(
        'VIDEO_CAPTIONS_URL',
        captionsUrl,
        /^\/(?!\/)[^\s?#]+\.vtt$/,
        'the path of a WebVTT captions file on this site, e.g. /video/welcome.vtt',
      )[0],
      pageUrl: fileUrl,
      contactedHost: host,
      // The captions come from this site, wherever the film lies.
      policy: { frameSrc: [], mediaSrc: ["'self'", ...(host ? [`https://${host}`] : [])], formAction: [] },
    };
  },
} satisfies Record<Video['provider'], (settings: VideoSettings) => Video>;

/**
 * The film the settings name; without `VIDEO_PROVIDER`, the demonstration player.
 * @throws one sentence that names the setting, its value and an example
 */
export function resolveVideo(settings: VideoSettings): Video {
  const provider = settings.provider || 'demo';
  if (!Object.hasOwn(rows, provider)) {
    throw new Error(`VIDEO_PROVIDER is "${provider}" but must be one of ${Object.keys(rows).join(', ')}.`);
  }
  return rows[provider as keyof typeof rows](settings);
}

function match(setting: string, value: string | undefined, shape: RegExp, expected: string) {
  const found = shape.exec(value ?? '');
  if (!found) {
    throw new Error(`${setting} is ${value ? `"${value}"` : 'not set'} but must be ${expected}.`);
  }
  return found;
}

/** Whole seconds as a clock shows them, e.g. 134 → "2:14". */
export function formatLength(lengthSeconds: number): string {
  return `${Math.floor(lengthSeconds / 60)}:${String(lengthSeconds % 60).padStart(2, '0')}`;
}
