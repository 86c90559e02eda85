import { hubspot } from '@/lib/scheduling/dialects';
import { startGuard } from '@/lib/scheduling/guard';
import { watchBooking } from '@/lib/scheduling/watch-booking';

watchBooking(startGuard(hubspot));
