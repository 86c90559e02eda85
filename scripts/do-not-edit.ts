/** First line of the written files. */
export const DO_NOT_EDIT = 'Written by "npm run hosts" from lib/hosting.ts: edit that instead.';
