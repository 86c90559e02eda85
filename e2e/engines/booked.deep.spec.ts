import { expect } from '@playwright/test';
import { calendar } from '@/content/booking';
import { thankYou } from '@/content/thank-you';
import { startStandIn } from '@/e2e/support/vendor-stand-in';
import { book } from './book';
import { journey } from './journey';
import { startSwappedSite } from './swapped-site';

/** What must not come, like a second booking by the other road, has this long to do so. */
const SETTLE_MS = 1000;

for (const road of ['message', 'redirect']) {
  journey(`booked by ${road}`, { inputs: ['mouse'] }, async (visitor, baseUrl) => {
    const vendor = await startStandIn();
    const site = await startSwappedSite(baseUrl, {
      vendor: 'leadconnector',
      src: vendor.calendarUrl(`dialect=leadconnector&road=${road}`),
      origins: [vendor.origin],
    });
    try {
      await visitor.open(site.url);
      await visitor.open(`${site.url}/booking?utm_source=news`);
      await visitor.expectSeen({ css: '#next', inFrame: true });
      expect(vendor.requests.filter((url) => url.startsWith('/demo/calendar.html'))).toEqual([
        `/demo/calendar.html?dialect=leadconnector&road=${road}&utm_source=news`,
      ]);
      await book(visitor);
      await visitor.expectSeen({ css: 'h1', name: thankYou.title });
      await visitor.expectAddress(/^[^?#]*\/thank-you$/);
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      await visitor.expectAddress(/^[^?#]*\/thank-you$/);
      expect(site.requests.filter((url) => url.startsWith('/thank-you'))).toHaveLength(1);
      expect(visitor.errors() ?? []).toEqual([]);
      await visitor.back();
      await visitor.expectAddress(/\/(booking.*)?$/);
    } finally {
      await site.close();
      await vendor.close();
    }
  });
}

journey(
  'the calendar’s states, once there is something to say',
  { inputs: ['mouse'], sizes: ['desktop'] },
  async (visitor, baseUrl) => {
    const vendor = await startStandIn();
    const site = await startSwappedSite(baseUrl, {
      vendor: 'leadconnector',
      src: vendor.calendarUrl('dialect=leadconnector'),
      origins: [vendor.origin],
    });
    const fetched = () => site.requests.filter((url) => /^\/_next\/static\/.*\.js$/.test(url));
    try {
      await visitor.open(`${site.url}/booking`);
      await visitor.expectSeen({ css: '#next', inFrame: true });
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      expect(fetched()).toEqual([]);
      await visitor.startFramework();
      await visitor.expectSeen({ css: '[role=status]', name: calendar.words.announced.ready });
      expect(fetched().length).toBeGreaterThan(5);
      expect(fetched()).toEqual([...new Set(fetched())]);
      expect(visitor.errors() ?? []).toEqual([]);
    } finally {
      await site.close();
      await vendor.close();
    }
  },
);
