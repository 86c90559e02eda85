/** Runs at the end of every page. One script, because each one costs a hash in the Content-Security-Policy. */
import './folds';
import './links';
