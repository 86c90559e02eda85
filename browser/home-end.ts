/** Runs at the end of the home page, in place of page-end.ts. */
import './page-end';
import './citations';
import './jumps';
import './sheet';
