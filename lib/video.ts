import type { PageNeeds } from './content-policy';
import { demoPage } from './demo-pages';
import { addressAmongWords, decodeEntities, shorten, unwrap } from './pasted-address';

type Common = {
  /** The film's own page, or the file itself: where the play link leads without scripts. */
  pageUrl: string;
  policy: PageNeeds;
};

export type FramedVideo = Common & { provider: 'youtube' | 'vimeo' | 'demo'; playerUrl: string };

export type Video = FramedVideo | (Common & { provider: 'file'; captionsUrl: string });

/**
 * The values of VIDEO_PROVIDER, VIDEO_ID, VIDEO_URL and VIDEO_CAPTIONS_URL. For YouTube and Vimeo, `id` or `url` may
 * contain the film's id, any URL of it, or its embed code.
 */
export type VideoSettings = { provider?: string; id?: string; url?: string; captionsUrl?: string };

/** Keyed by the value of VIDEO_PROVIDER. */
const providers: Record<Video['provider'] | 'none', (settings: VideoSettings) => Video | null> = {
  demo({ id = '', url = '' }) {
    const written = id.trim() || url.trim();
    if (written) {
      const isVimeo = films.vimeo.bare(written) !== null;
      const guess = /\.mp4$/i.test(written) ? 'file' : isVimeo ? 'vimeo' : 'youtube';
      const provider = hostOf(written)?.[0] ?? guess;
      throw new Error(
        `${id.trim() ? 'VIDEO_ID' : 'VIDEO_URL'} is "${shorten(written)}", but VIDEO_PROVIDER is "demo", which shows our own player: write, for example, VIDEO_PROVIDER=${provider}.`,
      );
    }
    return {
      provider: 'demo',
      playerUrl: `${demoPage('player')}?autoplay=1`,
      pageUrl: demoPage('player'),
      policy: { frameSrc: ["'self'"] },
    };
  },

  youtube(settings) {
    const { videoId } = readFilm('youtube', settings);
    const origin = 'https://www.youtube-nocookie.com';
    const query = 'autoplay=1&playsinline=1&rel=0&cc_load_policy=1&cc_lang_pref=en';
    return {
      provider: 'youtube',
      // YouTube refuses to play (error 153) unless the frame's referrer policy is at least
      // `strict-origin-when-cross-origin`.
      playerUrl: `${origin}/embed/${videoId}?${query}`,
      pageUrl: `https://www.youtube.com/watch?v=${videoId}`,
      policy: { frameSrc: [origin] },
    };
  },

  vimeo(settings) {
    const { videoId, code } = readFilm('vimeo', settings);
    const origin = 'https://player.vimeo.com';
    const query = 'dnt=1&autoplay=1&texttrack=en&playsinline=1&byline=0&portrait=0';
    return {
      provider: 'vimeo',
      playerUrl: `${origin}/video/${videoId}?${code ? `h=${code}&` : ''}${query}`,
      pageUrl: `https://vimeo.com/${videoId}${code ? `/${code}` : ''}`,
      policy: { frameSrc: [origin] },
    };
  },

  file({ id = '', url = '', captionsUrl = '' }) {
    const film =
      'the path of an MP4 file in public/, or its https address, that ends with “.mp4”, e.g. /video/welcome.mp4';
    const captions = 'the path of a WebVTT captions file on this site, e.g. /video/welcome.vtt';
    const written = url.trim() || id.trim();
    const setting = url.trim() || !written ? 'VIDEO_URL' : 'VIDEO_ID';
    const elsewhere = hostOf(written);
    if (elsewhere) throw wrongProvider(setting, written, elsewhere);
    const fileUrl = readPath(setting, written, /^(?:https:\/\/[\w.-]+)?\/(?!\/)[^\s?#]+\.mp4$/i, film);
    const host = fileUrl.startsWith('/') ? null : new URL(fileUrl).host;
    return {
      provider: 'file',
      captionsUrl: readPath('VIDEO_CAPTIONS_URL', captionsUrl, /^\/(?!\/)[^\s?#]+\.vtt$/i, captions),
      pageUrl: fileUrl,
      // The captions come from this site, wherever the film is hosted.
      policy: { mediaSrc: host ? ["'self'", `https://${host}`] : ["'self'"] },
    };
  },

  none: () => null,
};

/** Other names that people write for a provider. */
const aliases: Readonly<Record<string, string>> = {
  'youtu.be': 'youtube',
  yt: 'youtube',
  mp4: 'file',
  no: 'none',
  off: 'none',
  false: 'none',
  null: 'none',
  na: 'none',
  'no film': 'none',
  'no video': 'none',
};

/**
 * Converts a provider's name as someone typed it to the name that the settings use, e.g. "YouTube.com " → "youtube".
 * Returns "demo" if nothing is written.
 */
export function videoProvider(written = ''): string {
  const name = written
    .trim()
    .toLowerCase()
    .replace(/^www\.|\.com$|\//g, '');
  const [known] = /^(youtube|vimeo)/.exec(name.replace(/\s/g, '')) ?? [];
  return aliases[name] ?? known ?? (name || 'demo');
}

/**
 * The film that the settings name, or null if the site shows none. Without `VIDEO_PROVIDER` it is the demonstration
 * player.
 * @throws Error with one sentence that names the setting, its value and an example
 */
export function resolveVideo(settings: VideoSettings): Video | null {
  const provider = videoProvider(settings.provider);
  if (Object.hasOwn(providers, provider)) return providers[provider as keyof typeof providers](settings);
  const known = Object.keys(providers).join(', ');
  throw new Error(
    `VIDEO_PROVIDER is "${settings.provider}" but must be one of ${known}: write, for example, VIDEO_PROVIDER=youtube.`,
  );
}

type Film = { videoId: string; code?: string };

const films = {
  youtube: {
    name: 'YouTube',
    hosts:
      /^((www|m|music|studio|img)\.)?youtube(-nocookie|education|kids)?\.com$|^youtu\.be$|^i\d?\.ytimg\.com$/,
    expected: 'a YouTube id of 11 characters or the film’s address, e.g. https://youtu.be/M7lc1UVf-VE',
    /** In URLs of playlists and live streams, an 11-letter word stands where the film's id would be. */
    find({ hostname, pathname, searchParams }: URL): Film | null {
      const path = pathname.split('/').filter(Boolean);
      // In the URL of a page that only redirects, the query key "u" contains the path of the film's page.
      const [, passedOn] = /[?&]v=([\w-]{11})/.exec(searchParams.get('u') ?? '') ?? [];
      const kinds = ['embed', 'shorts', 'live', 'video', 'watch', 'source', 'vi', 'vi_webp', 'v', 'e'];
      const inPath = hostname === 'youtu.be' ? path[0] : kinds.includes(path[0] ?? '') ? path[1] : undefined;
      const videoId = searchParams.get('v') ?? passedOn ?? inPath ?? '';
      const isList = /^(videoseries|live_stream)$/.test(videoId);
      return /^[\w-]{11}$/.test(videoId) && !isList ? { videoId } : null;
    },
    bare(id: string): Film | null {
      const [, videoId] = /^(?:(?:watch)?\?v=|v=)?([\w-]{11})(?:[?&]\S*)?$/.exec(id) ?? [];
      return videoId ? { videoId } : null;
    },
  },
  vimeo: {
    name: 'Vimeo',
    hosts: /^((www|player)\.)?vimeo\.com$/,
    expected:
      'a Vimeo number or the film’s address, e.g. https://vimeo.com/76979871, or for an unlisted film number/code, e.g. 76979871/8272103f6e',
    /** The code of an unlisted film follows its number, or is in the player's query. */
    find({ pathname, searchParams }: URL): Film | null {
      const inShowcase = /^\/(showcase|album)\//.test(pathname) && searchParams.get('video');
      if (inShowcase && /^\d+$/.test(inShowcase)) return { videoId: inShowcase };
      const [, videoId, inPath] =
        /^\/(?:(?:manage\/)?videos?\/|(?:channels|groups|album|showcase)\/[^/]+\/(?:videos?\/)?)?(\d+)(?:[/:]([\da-f]{6,}))?(?:\/.*)?$/i.exec(
          pathname,
        ) ?? [];
      const code = (inPath ?? searchParams.get('h'))?.toLowerCase();
      if (!videoId || (code && !/^[\da-f]+$/.test(code))) return null;
      return { videoId, code };
    },
    bare(id: string): Film | null {
      const [, videoId, code] = /^(\d+)(?:(?:[/:]|\?h=)([\da-f]+))?\/?(?:[?&]\S*)?$/i.exec(id) ?? [];
      return videoId ? { videoId, code: code?.toLowerCase() } : null;
    },
  },
} as const;

/** Finds the film's URL in a pasted value: in embed code, in other text, or without "https://". */
function addressIn(pasted: string): URL | null {
  const text = decodeEntities(pasted);
  const code = text.replace(/<script\b[\s\S]*?<\/script>/gi, '');
  const [, inCode] = /\b(?:src|href)\s*=\s*["']?([^"'\s>]+)/i.exec(code) ?? [];
  const [, youtubeId] = /<lite-youtube\b[^>]*\bvideoid\s*=\s*["']?([\w-]+)/i.exec(code) ?? [];
  const found = inCode ?? (youtubeId ? `https://youtu.be/${youtubeId}` : addressAmongWords(text));
  const address = found.replace(/^\/\//, 'https://');
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) ? unwrap(new URL(whole)) : null;
}

/** Which of the video providers a URL belongs to. */
function hostOf(written: string) {
  const address = addressIn(written);
  return Object.entries(films).find(([, { hosts }]) => address && hosts.test(address.hostname));
}

function wrongProvider(setting: string, written: string, [provider, { name }]: [string, { name: string }]) {
  return new Error(
    `${setting} is "${shorten(written)}", a film on ${name}: write VIDEO_PROVIDER=${provider}.`,
  );
}

/**
 * Converts the path of a file in public/, as someone may type it ("public/video/my film.mp4"), to its path on the site.
 */
function pathOnSite(written: string) {
  const path = written.trim().replaceAll('\\', '/').replaceAll(' ', '%20');
  return path === '' || /^[\w-]*:|^\/\//.test(path) ? path : path.replace(/^(\.?\/)?(public\/)?/, '/');
}

function readFilm(provider: keyof typeof films, { id = '', url = '' }: VideoSettings): Film {
  const { hosts, find, bare, expected } = films[provider];
  const setting = id.trim() || !url.trim() ? 'VIDEO_ID' : 'VIDEO_URL';
  const written = id.trim() || url.trim();
  const address = addressIn(written);
  const film = bare(written) ?? (address && hosts.test(address.hostname) ? find(address) : null);
  if (film) return film;
  const other = hostOf(written);
  if (other && other[0] !== provider) throw wrongProvider(setting, written, other);
  if (address && hosts.test(address.hostname)) {
    throw new Error(
      `${setting} is "${shorten(written)}", which is not a film’s own page: open the film itself, press Share, and copy its link or embed code; it must be ${expected}.`,
    );
  }
  throw new Error(`${setting} is ${written ? `"${shorten(written)}"` : 'not set'} but must be ${expected}.`);
}

function readPath(setting: string, written: string, shape: RegExp, expected: string) {
  const path = pathOnSite(written);
  if (shape.test(path)) return path;
  throw new Error(`${setting} is ${written ? `"${shorten(written)}"` : 'not set'} but must be ${expected}.`);
}

/** Formats seconds like a clock, e.g. 134 → "2:14". */
export function formatLength(lengthSeconds: number): string {
  return `${Math.floor(lengthSeconds / 60)}:${String(lengthSeconds % 60).padStart(2, '0')}`;
}
