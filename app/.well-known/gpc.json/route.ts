import { clinic } from '@/content/clinic';

export const dynamic = 'force-static';

/** Says that Global Privacy Control is honored: https://w3c.github.io/gpc/#gpc-support-resource */
export function GET() {
  return Response.json({ gpc: true, lastUpdate: clinic.privacyAsOf });
}
