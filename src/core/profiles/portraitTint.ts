/** The ground of a portrait while it loads: one of the evening lights of the design, always the same for the same member. */

/** Deep enough for white words over them. */
const LIGHTS = ['#5c1f30', '#63304f', '#1f4f45', '#43255f', '#5e4019', '#1f3a6d', '#2a3157', '#4f342b'];

/**
 * @param id any text
 * @returns a CSS colour
 */
export function portraitTint(id: string): string | undefined {
  let sum = 0;
  for (const letter of id) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x5b_d1_e9_95);
  return LIGHTS[(sum >>> 13) % LIGHTS.length];
}
