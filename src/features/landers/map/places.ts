/** Where faces stand on the drawn map. The places are made up: nobody's whereabouts are on it. */

/** In hundredths of the map's width and height; far enough apart for a finger on a phone. */
export const PLACES = [
  { x: 22, y: 30 },
  { x: 47, y: 18 },
  { x: 74, y: 28 },
  { x: 88, y: 55 },
  { x: 66, y: 58 },
  { x: 38, y: 52 },
  { x: 14, y: 64 },
  { x: 52, y: 82 },
] as const;
