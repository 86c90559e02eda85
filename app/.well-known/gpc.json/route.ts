import { clinic } from '@/content/clinic';

export const dynamic = 'force-static';

/** Declares that the site honors Global Privacy Control: https://w3c.github.io/gpc/#gpc-support-resource */
export function GET() {
  return Response.json({ gpc: true, lastUpdate: clinic.privacyAsOf });
}
