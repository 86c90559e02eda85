import { renderToStaticMarkup } from 'react-dom/server';
import { applicationError } from '@/content/errors';
import { crisis } from '@/content/site';
import GlobalErrorPage from './global-error';

test('after an unhandled error, the page shows the client’s words, both links, the phone number and 988', () => {
  const html = renderToStaticMarkup(<GlobalErrorPage />);
  expect(html).toContain(`>${applicationError.title}</h1>`);
  expect(html).toContain(`href="" class="button button-primary">${applicationError.retryText}`);
  expect(html).toContain(`href="/" class="button button-quiet">${applicationError.homeText}`);
  for (const part of ['href="tel:', crisis.call.href, crisis.text.href]) expect(html).toContain(part);
});
