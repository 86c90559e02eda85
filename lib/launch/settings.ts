import { readEditLink } from '@/lib/editing/repository';
import type { Environment } from '@/lib/environment';
import { withoutUser } from '@/lib/pasted-address';
import { readBookingLink } from '@/lib/scheduling/booking-link';
import { resolveScheduling } from '@/lib/scheduling/resolve-scheduling';
import { type RealVendorId, type VendorId, vendors } from '@/lib/scheduling/vendors';
import { settingMeant } from '@/lib/setting-names';
import { resolveVideo, videoProvider } from '@/lib/video';
import type { Content } from './content';
import { isExample } from './examples';
import { error, type Note, warning } from './finding';

/** The settings of the host, and what is needed to check them. */
type HostSettings = {
  env: Environment;
  siteUrl: string;
  isProduction: boolean;
  /** The names of all settings. */
  settingNames: readonly string[];
  /** The paths of the files in public/, e.g. "/icon-512.png". */
  publicFiles: readonly string[];
};

/** Hosts that a hosting company gives to every project. */
const hostsOwn =
  /\.(vercel\.app|netlify\.app|(pages|workers|fly|deno)\.dev|git(hub|lab)\.io|amazonaws\.com|amplifyapp\.com|cloudfront\.net|web\.app|firebaseapp\.com|azure(staticapps|websites)\.net|onrender\.com|herokuapp\.com|ondigitalocean\.app|railway\.app|surge\.sh|kinsta\.page|ngrok(-free)?\.(io|app|dev)|trycloudflare\.com)$/;

/** A name that people can type: with a dot, none at its end, and "www." once. */
const domain = /^(?!www\.www\.)([a-z\d-]+\.)+[a-z][a-z\d-]+$/;

function checkSite({ siteUrl, isProduction }: HostSettings): Note[] {
  const { protocol, hostname } = new URL(siteUrl);
  const at = 'settings.SITE_URL';
  const notes: Note[] = [];
  if (protocol !== 'https:' || isExample(siteUrl) || !domain.test(hostname)) {
    const message = `SITE_URL is ${siteUrl}: set it to the site’s https address, like https://www.your-clinic.com.`;
    notes.push(error(at, message));
  } else if (hostsOwn.test(hostname)) {
    notes.push(warning(at, `SITE_URL is ${siteUrl}, the host’s own address: set it to the clinic’s.`));
  }
  if (!isProduction) {
    notes.push(warning('settings.SITE_ENV', 'SITE_ENV is not production, so a build is a preview.'));
  }
  return notes;
}

function checkCounting({ env: { ANALYTICS_ID: id = '' } }: HostSettings): Note[] {
  if (!/^G-(X+|A1B2C3D4E5)$/i.test(id)) return [];
  const message = `ANALYTICS_ID is ${id}, an example: write the clinic’s id, or leave it empty.`;
  return [error('settings.ANALYTICS_ID', message)];
}

/** Hosts set this variable themselves, for repositories anywhere; only a person's own value is checked. */
function checkRepository({ env: { REPOSITORY_URL: url, NETLIFY } }: HostSettings): Note[] {
  if (!url || NETLIFY || readEditLink({ REPOSITORY_URL: url })) return [];
  const message = `REPOSITORY_URL is ${withoutUser(url)}, which is no repository on GitHub or GitLab: write it like https://github.com/your-clinic/site, or leave it empty.`;
  return [warning('settings.REPOSITORY_URL', message)];
}

/** Says what the vendor's script may do, or why switching it on has no effect. */
function checkVendorScript({ env, siteUrl }: HostSettings): Note[] {
  const { SCHEDULING_PROVIDER: provider = '', SCHEDULING_URL: url } = env;
  const choice = env.SCHEDULING_VENDOR_SCRIPT?.toLowerCase();
  const at = 'settings.SCHEDULING_VENDOR_SCRIPT';
  const vendor = vendors[provider as VendorId];
  if (choice === 'off') return [];
  if (typeof vendor.embedScript === 'string') {
    const why = vendor.embedScript === 'none' ? 'which has none' : `whose script ${vendor.embedScript}`;
    const message = `SCHEDULING_VENDOR_SCRIPT is on, which does nothing for ${vendor.name ?? provider}, ${why}: delete the setting.`;
    return choice === 'on' ? [warning(at, message)] : [];
  }
  const { inBrowser } = resolveScheduling({ provider, url, siteUrl });
  const host = new URL(inBrowser.scriptSrc ?? '', siteUrl).host;
  return [
    warning(
      at,
      `${vendor.name}’s script from ${host} runs in the booking page: it can read that page and watch what is pressed there, but not look into the calendar, store anything, or load other scripts; write SCHEDULING_VENDOR_SCRIPT=off if the clinic’s counsel wants no code of a vendor’s on the site.`,
    ),
  ];
}

function checkScheduling(told: HostSettings): Note[] {
  const { SCHEDULING_PROVIDER: provider, SCHEDULING_URL: url = '' } = told.env;
  if (!provider || provider === 'demo') {
    const message =
      'SCHEDULING_PROVIDER is demo, which books nothing: name the clinic’s scheduler and its booking link.';
    return [error('settings.SCHEDULING_PROVIDER', message)];
  }
  const notes = checkVendorScript(told);
  const at = 'settings.SCHEDULING_URL';
  const { link, dropped } = readBookingLink(provider as RealVendorId, url, told.siteUrl);
  if (dropped.length > 0) {
    const message = `SCHEDULING_URL contains ${dropped.join(', ')}, which the site leaves out, as it would be the same for every visitor: write ${link.href}.`;
    notes.push(warning(at, message));
  }
  if (!isExample(link.href)) return notes;
  return [error(at, `SCHEDULING_URL is ${link.href}, an example: write the clinic’s link.`), ...notes];
}

function checkFilm({ env, siteUrl, publicFiles }: HostSettings, heroVideo: Film): Note[] {
  const provider = videoProvider(env.VIDEO_PROVIDER);
  if (provider === 'none') return [];
  if (provider === 'demo') {
    const message =
      'VIDEO_PROVIDER is demo, a player without a film: name the provider and the film, or write VIDEO_PROVIDER=none to launch without one.';
    return [error('settings.VIDEO_PROVIDER', message)];
  }
  const { captionsCheckedOn, transcript, lengthSeconds } = heroVideo;
  const video = resolveVideo({
    provider,
    id: env.VIDEO_ID,
    url: env.VIDEO_URL,
    captionsUrl: env.VIDEO_CAPTIONS_URL,
  });
  const files = video?.provider === 'file' ? [video.captionsUrl, video.pageUrl] : [];
  const there = publicFiles.map(encodeURI);
  const notes = files
    .filter((path) => path.startsWith('/') && !there.includes(new URL(path, siteUrl).pathname))
    .map((path) =>
      error(
        'settings.VIDEO_URL',
        `public${path.replaceAll('%20', ' ')} is not there, but a video setting names it: put the file there, or correct the setting.`,
      ),
    );
  const named = env.VIDEO_ID ? 'VIDEO_ID' : 'VIDEO_URL';
  const film = env[named] ?? '';
  if (provider !== 'file' && isExample(film)) {
    notes.push(error(`settings.${named}`, `${named} is ${film}, an example: name the clinic’s film.`));
  }
  if (!captionsCheckedOn) {
    notes.push(error('home.heroVideo.captionsCheckedOn', 'Watch the film with captions on; write the day.'));
  }
  if (transcript.join('').trim() === '') {
    notes.push(error('home.heroVideo.transcript', 'The film has no transcript: write what it says.'));
  }
  if (!lengthSeconds) {
    notes.push(warning('home.heroVideo.lengthSeconds', 'The film’s length is missing: write its seconds.'));
  }
  return notes;
}

/** Variables that look like a misspelt setting, which would otherwise be silently ignored. */
function checkNames({ env, settingNames }: HostSettings): Note[] {
  return Object.keys(env).flatMap((name) => {
    const meant = env[name] ? settingMeant(name, settingNames) : null;
    if (!meant) return [];
    return [warning(`settings.${name}`, `${name} is not a setting of this site: did you mean ${meant}?`)];
  });
}

type Film = Pick<Content['home']['heroVideo'], 'captionsCheckedOn' | 'transcript' | 'lengthSeconds'>;

/**
 * Checks the settings, and the content about the film that they name. lib/settings.ts has already refused settings that
 * no build can use.
 */
export function checkSettings(told: HostSettings, heroVideo: Film): Note[] {
  return [
    ...checkSite(told),
    ...checkScheduling(told),
    ...checkFilm(told, heroVideo),
    ...checkCounting(told),
    ...checkRepository(told),
    ...checkNames(told),
  ];
}
