import * as booking from '@/content/booking';
import { evidence, references } from '@/content/evidence';
import * as home from '@/content/home';
import { options } from '@/content/options';
import { safety } from '@/content/safety';
import * as thankYou from '@/content/thank-you';

/** The content of each page, by its path. */
export const pageContent: Readonly<Record<string, object>> = {
  '/': { ...home, safety, options, cards: evidence.cards, references },
  '/booking': { ...booking, calendar: booking.calendar.sectionTitle },
  '/thank-you': thankYou,
};
