/**
 * The path of a page in `public/demo/`, e.g. "/demo/calendar" for calendar.html. Hosts drop ".html" and would redirect
 * a path that has it; the development server serves these files by their full names only.
 */
export function demoPage(name: 'calendar' | 'player'): string {
  return `/demo/${name}${process.env.NODE_ENV === 'development' ? '.html' : ''}`;
}
