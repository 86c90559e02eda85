import { testTouchedCalendar } from './support/touched-calendar';
import { commonTouches } from './support/touches';

testTouchedCalendar(commonTouches);
