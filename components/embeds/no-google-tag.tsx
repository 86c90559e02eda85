/** Stands in for `google-tag.tsx` in builds that count nothing, so that none of it is in their files: see next.config.mjs. */
export function GoogleTag() {
  return null;
}
