import { leadconnector } from '@/lib/scheduling/dialects';
import { startGuard } from '@/lib/scheduling/guard';
import { vendorScript } from '@/lib/scheduling/vendor-script';
import { watchBooking } from '@/lib/scheduling/watch-booking';

watchBooking(startGuard(leadconnector, vendorScript));
