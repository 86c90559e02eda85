import { Bands } from './bands';

/** Mist deepens into night. */
export function DeepBand() {
  return <Bands ramp="deep" />;
}
