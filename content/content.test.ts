import { booking } from './booking';
import { applicationError, notFound } from './errors';
import { finalCta, hero, process, solution } from './home';
import { bookConsult, navigation } from './site';
import { thankYou } from './thank-you';

test('the client’s fixed texts are kept to the letter', () => {
  expect(navigation.links.map(({ text, href }) => [text, href])).toEqual([
    ['Home', '/#hero'],
    ['Why Others Fail', '/#problem'],
    ['Our Solution', '/#solution'],
    ['What’s Included', '/#value'],
    ['Process', '/#process'],
    ['Guarantee', '/#guarantee'],
  ]);
  expect(process.phases.map(({ name }) => name)).toEqual([
    'Application and consultation',
    'Precision testing',
    'Accelerated TMS plus ketamine',
    'Optimization and integration',
  ]);
  expect(`${bookConsult.before} → ${bookConsult.after}`).toBe('Apply Now → Book Consult');
  expect(hero.learnMore.text).toBe('Learn More About The Process');
  expect(solution.cta.text).toBe('See What’s Included');
  expect(finalCta.spots.strong).toMatch(/^(1 spot|\d+ spots) remaining$/);
  expect(booking.title).toBe('Schedule Your Free Consultation');
  expect(thankYou.title).toBe('Thank You for Scheduling!');
  expect(thankYou.homeText).toBe('Return to Homepage');
  expect(notFound.title).toBe('Oops! Page not found');
  expect(notFound.homeText).toBe('Return to Home');
  expect(applicationError.title).toBe('Unexpected Application Error!');
});
