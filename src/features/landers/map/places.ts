/** Where faces stand on the drawn map, by the number in map.scss. The places are made up: nobody's whereabouts are on it. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
