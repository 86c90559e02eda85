/** The mark in 40 × 40: half a sun, the horizon, and one pulse under it. */
export const MARK_SUN = 'M10 19.2a10 10 0 0 1 20 0Z';
export const MARK_HORIZON = 'M4 23H36';
export const MARK_PULSE =
  'M4 31.2C5.4 31.4 6.4 31.3 7.5 30.8 8.6 30.3 9.4 29.3 10.4 30.4 11.5 31.8 12 35.6 13.3 35.6 15 35.6 15.6 24.8 17 24.8S19 35.6 20.7 35.6C22 35.6 22.5 31.8 23.6 30.4 24.6 29.3 25.4 30.3 26.5 30.8 28.6 31.7 31 31.2 36 31.2';
