import { clinic } from '@/content/clinic';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import { securityTxt } from '@/lib/well-known';

export const dynamic = 'force-static';

export function GET() {
  return new Response(securityTxt({ ...clinic, siteUrl: settings.siteUrl, language: site.language }));
}
