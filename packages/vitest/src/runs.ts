/**
 * How many of a series of generated cases a run holds: as many as cover each kind of case, or with `THOROUGH=1` all that the
 * acceptance asks for (README of the server's tests).
 */
export function runs({ usual, thorough }: { readonly usual: number; readonly thorough: number }): number {
  return process.env.THOROUGH === '1' ? thorough : usual;
}
