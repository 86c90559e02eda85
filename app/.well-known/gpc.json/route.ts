import { clinic } from '@/content/clinic';
import { gpcSupport } from '@/lib/well-known';

export const dynamic = 'force-static';

export function GET() {
  return new Response(gpcSupport(clinic));
}
