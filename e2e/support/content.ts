import * as booking from '@/content/booking';
import { evidence, references } from '@/content/evidence';
import * as home from '@/content/home';
import { options } from '@/content/options';
import { safety } from '@/content/safety';
import * as thankYou from '@/content/thank-you';
import type { SitePath } from '@/lib/pages';

/** The content of each page, by its path. The 404 page has only its few words in content/errors.ts. */
export const pageContent: Readonly<Record<string, object>> = {
  '/': { ...home, safety, options, cards: evidence.cards, references },
  '/booking': { ...booking, calendar: booking.calendar.sectionTitle },
  '/thank-you': thankYou,
} satisfies Record<Exclude<SitePath, '/404'>, object>;
