/** The filters of the statistics of which a second value can stand beside the chosen one. */
export const comparedFilters = ['session', 'generation', 'region'] as const;

export type ComparedFilter = (typeof comparedFilters)[number];

/** A selection that stands beside another one: the same with one filter replaced. */
export interface Comparison {
  readonly filter: ComparedFilter;
  readonly value: string;
}

/**
 * Reads a comparison as addresses write it, `region:Romandie`.
 * @returns undefined for what names no filter or no value
 */
export function readComparison(text: string | null | undefined): Comparison | undefined {
  const separator = text?.indexOf(':') ?? -1;
  if (text == null || separator < 0) return undefined;
  const filter = comparedFilters.find((name) => name === text.slice(0, separator));
  const value = text.slice(separator + 1);
  return filter === undefined || value === '' ? undefined : { filter, value };
}

/** The other way round. */
export function writeComparison({ filter, value }: Comparison): string {
  return `${filter}:${value}`;
}
