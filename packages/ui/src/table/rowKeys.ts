/**
 * Where a key leads in a list of rows.
 * @param page rows that fit on the screen, at least 1
 * @returns index of the row that takes the focus; undefined for keys that mean nothing here
 */
export function rowOfKey(
  key: string,
  { current, count, page }: { readonly current: number; readonly count: number; readonly page: number },
): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, last);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'PageDown':
      return Math.min(current + page, last);
    case 'PageUp':
      return Math.max(current - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
