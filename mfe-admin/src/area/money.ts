/** Rappen as francs in a field, «1450.00». */
export function editedFrancs(rappen: number): string {
  return (rappen / 100).toFixed(2);
}

/** Francs as typed, with a point or a comma. @returns Rappen; undefined for what is no amount of at most a million francs */
export function rappenOf(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replaceAll(/['’\s]/g, ''));
  if (!match) return undefined;
  const [, whole = '0', part = ''] = match;
  const rappen = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return rappen <= 100_000_000 ? rappen : undefined;
}
