/** Reads `?page=`, from 1 on; what cannot be one counts as not said. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
