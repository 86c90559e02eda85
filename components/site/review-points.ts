import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { syllable } from 'syllable';
import * as analytics from '@/content/analytics';
import * as booking from '@/content/booking';
import * as clinic from '@/content/clinic';
import * as errors from '@/content/errors';
import * as evidence from '@/content/evidence';
import * as home from '@/content/home';
import * as offer from '@/content/offer';
import * as safety from '@/content/safety';
import * as site from '@/content/site';
import * as thankYou from '@/content/thank-you';
import { checkContent } from '@/lib/launch/check-content';
import { contentFile } from '@/lib/launch/content-file';
import type { Finding } from '@/lib/launch/finding';
import { settings } from '@/lib/settings';

/** Every module of content/, by file name. */
export const modules = {
  analytics,
  booking,
  clinic,
  errors,
  evidence,
  home,
  offer,
  safety,
  site,
  'thank-you': thankYou,
};

function publicFiles() {
  const entries = readdirSync(join(process.cwd(), 'public'), { recursive: true }) as string[];
  return new Set(entries.map((entry) => `/${entry.split(sep).join('/')}`));
}

/** What "npm run launch-check" would say of content and settings, read anew at each build. */
export function reviewPoints(): Finding[] {
  const content = Object.entries(modules).map(([name, exports]) => {
    const file = `content/${name}.ts`;
    return contentFile(file, readFileSync(join(process.cwd(), file), 'utf8'), exports);
  });
  return checkContent({
    content,
    facts: { ...clinic, ...evidence, ...home, ...offer },
    settings,
    publicFiles: publicFiles(),
    now: new Date(),
    countSyllables: syllable,
  });
}
