import { testTouchedCalendar } from './support/touched-calendar';
import { rarerTouches } from './support/touches';

testTouchedCalendar(rarerTouches);
