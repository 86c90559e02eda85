import { browserScripts } from '@/generated/browser-scripts';

export const dynamic = 'force-static';

/** What the review bar runs once one of its buttons is pressed. It goes with the demonstrations. */
export function GET() {
  return new Response(browserScripts.review, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
