import type { ContentFile } from './content-file';
import { pastDayProblem } from './dates';
import type { Facts, LaunchSettings } from './facts';
import type { Finding } from './finding';
import { lineOfKey } from './literals';
import { isExampleHost } from './record';

const CALENDAR = '/booking#calendar-title';
const FILM = '/#hero';

/** Addresses that Vercel, Netlify and Cloudflare Pages give to every project. */
const HOSTS_OWN = /\.(vercel\.app|netlify\.app|pages\.dev)$/;

function setting(
  message: string,
  href: string | null = null,
  severity: Finding['severity'] = 'error',
): Finding {
  return { severity, kind: 'setting', file: 'settings', line: null, message, href };
}

function checkSite({ siteUrl, isProduction }: LaunchSettings): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  const isReal = protocol === 'https:' && !isExampleHost(hostname) && !/^[\d.]+$|^\[/.test(hostname);
  return [
    ...(isReal
      ? []
      : [
          setting(
            `SITE_URL is ${siteUrl}: set it to the site’s https address, for example https://www.your-clinic.com.`,
          ),
        ]),
    ...(HOSTS_OWN.test(hostname)
      ? [setting(`SITE_URL is ${siteUrl}, the host’s own address: set it to the clinic’s.`, null, 'warning')]
      : []),
    ...(isProduction
      ? []
      : [
          setting(
            'SITE_ENV is not production, so a build makes a preview that search engines are told to leave out.',
            null,
            'warning',
          ),
        ]),
  ];
}

/** @param files what the site serves as it is, by path, to see whether the captions are there */
function checkFilm(
  content: readonly ContentFile[],
  { heroVideo }: Facts,
  { video }: LaunchSettings,
  files: ReadonlySet<string>,
  now: Date,
): Finding[] {
  if (video.provider === 'demo') {
    return [
      setting('VIDEO_PROVIDER is demo, a player without a film: name the provider and the film.', FILM),
    ];
  }
  const file = 'content/home.ts';
  const source = content.find((known) => known.file === file)?.source ?? '';
  const about = (key: string, message: string, severity: Finding['severity'] = 'error'): Finding => ({
    severity,
    kind: 'video',
    file,
    line: lineOfKey(source, 'heroVideo', key),
    message,
    href: FILM,
  });
  const { captionsCheckedOn, transcript, lengthSeconds } = heroVideo;
  const problem = captionsCheckedOn && pastDayProblem(captionsCheckedOn, now);
  const findings: Finding[] = [];
  if (!captionsCheckedOn) {
    findings.push(
      about('captionsCheckedOn', 'Nobody has watched the film with its captions on: do, and write the day.'),
    );
  } else if (problem)
    findings.push(about('captionsCheckedOn', `The day the captions were checked ${problem}.`));
  if (transcript.join('').trim() === '')
    findings.push(about('transcript', 'The film has no transcript: write what it says.'));
  if (!lengthSeconds)
    findings.push(about('lengthSeconds', 'The film’s length is missing: write its seconds.', 'warning'));
  if (video.provider === 'file') {
    for (const path of [video.captionsUrl, video.fileUrl].filter((url) => url.startsWith('/'))) {
      if (!files.has(path))
        findings.push(setting(`public${path} is not there, but the video settings name it.`, FILM));
    }
  }
  return findings;
}

/** What the host is told, and what the content says about the film it names. */
export function checkSettings({
  content,
  facts,
  settings,
  publicFiles,
  now,
}: {
  content: readonly ContentFile[];
  facts: Facts;
  settings: LaunchSettings;
  /** Paths of the files in public/, e.g. "/icon-192.png". */
  publicFiles: ReadonlySet<string>;
  now: Date;
}): Finding[] {
  const isDemo = settings.scheduling.vendor === 'demo';
  return [
    ...checkSite(settings),
    ...(isDemo
      ? [
          setting(
            'SCHEDULING_PROVIDER is demo, a calendar that books nothing: name the clinic’s scheduler and link.',
            CALENDAR,
          ),
        ]
      : []),
    ...checkFilm(content, facts, settings, publicFiles, now),
  ];
}
