import { browserScripts } from '@/generated/browser-scripts';

export const dynamic = 'force-static';

/** The script behind the buttons of the review bar. A live build removes it with the demonstrations. */
export function GET() {
  return new Response(browserScripts.review, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
