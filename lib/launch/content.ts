/** Exports every file of content/ under its name. */
export * as analytics from '@/content/analytics';
export * as booking from '@/content/booking';
export * as clinic from '@/content/clinic';
export * as errors from '@/content/errors';
export * as evidence from '@/content/evidence';
export * as home from '@/content/home';
export * as offer from '@/content/offer';
export * as options from '@/content/options';
export * as policies from '@/content/policies';
export * as safety from '@/content/safety';
export * as site from '@/content/site';
export * as team from '@/content/team';
export * as 'thank-you' from '@/content/thank-you';

export type Content = typeof import('./content');
