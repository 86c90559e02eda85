import { Bands } from './bands';

/** Night brightens into paper. */
export function DawnBand() {
  return <Bands ramp="band" />;
}
