import { renderToStaticMarkup } from 'react-dom/server';
import { process } from '@/content/home';
import { Schedule } from './schedule';

test('each phase’s bar starts and ends with its weeks', () => {
  const html = renderToStaticMarkup(<Schedule />);
  const bars = [...html.matchAll(/col-start-(\d+) col-span-(\d+)"/g)].map(([, start, span]) => ({
    from: Number(start) - 1,
    to: Number(start) + Number(span) - 2,
  }));
  expect(bars).toEqual(process.phases.map(({ weeks }) => weeks));
});
