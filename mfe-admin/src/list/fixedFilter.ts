import type { ListAddress } from './useListAddress.ts';

/** A filter that a link has set: it can be taken away here, and set elsewhere. */
export function fixedFilter<Name extends string, Fixed extends Name>(
  { chosen }: Pick<ListAddress<Name>, 'chosen'>,
  name: Fixed,
  label: string,
) {
  const value = chosen[name];
  return value === undefined ? [] : [{ name, label, options: [{ value, label: '✓' }] }];
}
