import type { KeyboardEvent } from 'react';

/**
 * Arrow keys lead from the search field through the results and back, Enter in the field opens the first one.
 * @param event of the element around field and results
 * @param answered whether the results are about what stands in the field
 */
export function handleResultKeys(
  event: KeyboardEvent<HTMLElement>,
  answered: (typed: string) => boolean,
): void {
  const root = event.currentTarget;
  const field = root.querySelector('input');
  const links = [...root.querySelectorAll<HTMLElement>('li a')];
  const stops: readonly EventTarget[] = [...(field ? [field] : []), ...links];
  const place = stops.indexOf(event.target);
  if (place < 0) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = stops[place + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  }
  if (event.key === 'Enter' && event.target === field && answered(field.value.trim())) links[0]?.click();
}
