import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageTabs } from './PageTabs.tsx';

const names = ['Übersicht', 'Kurse', 'Personen', 'Protokoll'];

// four tabs of 100 px in a row of 250 px
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(250);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return names.indexOf(this.textContent) * 100;
  });
});
afterEach(() => vi.restoreAllMocks());

function tabs(current: string) {
  const all = names.map((words) => ({ id: words, words, to: `/${words}`, current: words === current }));
  return <PageTabs label="Verwaltung" link={({ to, ...props }) => <a href={to} {...props} />} tabs={all} />;
}

test('the row stands at its beginning where the open page is in sight there', () => {
  const { rerender } = render(tabs('Protokoll'));
  const row = screen.getByRole('navigation', { name: 'Verwaltung' });
  // the row itself stands at -100, for it is none of the names
  expect(row.scrollLeft).toBe(300 + 100 - 48);
  rerender(tabs('Übersicht'));
  expect(row.scrollLeft).toBe(0);
});
