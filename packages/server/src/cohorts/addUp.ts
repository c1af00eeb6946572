/** The sums of rows by name; there is at least one. */
export function addUp<Sums extends Readonly<Record<keyof Sums, number>>>(rows: readonly Sums[]): Sums {
  return rows.reduce((total, row) => {
    const names = Object.keys(row) as (keyof Sums)[];
    return Object.fromEntries(names.map((name) => [name, total[name] + row[name]])) as Sums;
  });
}
