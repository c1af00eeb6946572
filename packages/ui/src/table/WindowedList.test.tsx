import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WindowedList } from './WindowedList.tsx';

const items = Array.from({ length: 500 }, (_, index) => `Person ${index + 1}`);
const draw = (isKept?: (item: string) => boolean) =>
  render(
    <WindowedList label="Personen" items={items} keyOf={(item) => item} rowHeight={65} isKept={isKept}>
      {(item) => <button type="button">{item}</button>}
    </WindowedList>,
  );
const rows = () => within(screen.getByRole('list', { name: 'Personen' })).getAllByRole('listitem');

it('draws those on the screen, and tells how many there are', () => {
  draw();
  expect(rows().length).toBeLessThan(40);
  expect(rows()[0]).toHaveAttribute('aria-setsize', '500');
  expect(rows()[0]).toHaveAttribute('aria-posinset', '1');
  expect(screen.getByRole('list')).toHaveStyle({ height: '32500px' });
});

it('keeps what asks for an answer', () => {
  draw((item) => item === 'Person 400');
  expect(rows().at(-1)).toHaveTextContent('Person 400');
});

it('draws all of them for paper', () => {
  draw();
  const onScreen = rows().length;
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(500);
  fireEvent(window, new Event('afterprint'));
  expect(rows()).toHaveLength(onScreen);
});

it('is walked through by Tab', async () => {
  draw();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Person 2' })).toHaveFocus();
});
