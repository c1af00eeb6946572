import { paths } from './addresses.ts';

/** The pages of the area's navigation, in their order; one stands here as soon as it exists. */
export const entries = [
  'overview',
  'people',
  'sessions',
  'courses',
  'contents',
  'organisations',
  'products',
  'orders',
  'imports',
  'certificates',
  'audit',
  'releases',
] as const satisfies readonly (keyof typeof paths)[];

export type Entry = (typeof entries)[number];

/** Where an entry leads. */
export function addressOfEntry(entry: Entry): string {
  return paths[entry];
}
