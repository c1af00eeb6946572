/** Rappen as francs with two decimals, «1’450.00»; without thousands apart where it is edited. */
export function francs(rappen: number, edited = false): string {
  const text = (rappen / 100).toFixed(2);
  return edited ? text : text.replaceAll(/\B(?=(\d{3})+\.)/g, '’');
}

/** Francs as typed, with a point or a comma. @returns Rappen; undefined for what is no amount of at most a million francs */
export function rappenOf(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replaceAll(/['’\s]/g, ''));
  if (!match) return undefined;
  const [, whole = '0', part = ''] = match;
  const rappen = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return rappen <= 100_000_000 ? rappen : undefined;
}
