import { settings } from './settings';

/**
 * The id of an entry of a list, to which lib/launch/locate.ts leads. The live site leaves it out, because only the
 * preview's list of findings links to it.
 */
export function placeId(kind: string, id: string) {
  return settings.isProduction ? undefined : `${kind}-${id}`;
}
