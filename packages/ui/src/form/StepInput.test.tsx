import { formatPoints, halfStep, readPoints } from '@learn/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { StepInput, type StepInputProps } from './StepInput.tsx';

const onChange = vi.fn();

function Points({ start, readOnly = false }: { start?: number; readOnly?: boolean }) {
  const [value, setValue] = useState<number | undefined>(start);
  const change: StepInputProps['onChange'] = (next) => {
    onChange(next);
    if (next !== 'invalid') setValue(next);
  };
  return (
    <Field label="Punkte">
      <StepInput
        value={value}
        format={formatPoints}
        read={(text) => {
          const written = readPoints(text, 6);
          return written.problem ? 'invalid' : (written.points ?? undefined);
        }}
        step={(points, direction) => halfStep(points ?? null, direction, 6)}
        onChange={change}
        lessLabel="weniger"
        moreLabel="mehr"
        readOnly={readOnly}
      />
      <button type="button" onClick={() => setValue(2)} aria-label="von aussen" />
    </Field>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Punkte' });

test('takes what is typed, with a comma or a point, and leaves it as it is', async () => {
  render(<Points />);
  await userEvent.type(input(), '4,5');
  expect(input()).toHaveValue('4,5');
  expect(onChange).toHaveBeenLastCalledWith(4.5);
  await userEvent.clear(input());
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('says what is no value, and keeps it to be repaired', async () => {
  render(<Points />);
  await userEvent.type(input(), '4x');
  expect(onChange).toHaveBeenLastCalledWith('invalid');
  expect(input()).toHaveValue('4x');
});

test('moves by steps, with buttons and arrow keys, up to its ends', async () => {
  render(<Points start={5} />);
  await userEvent.click(screen.getByRole('button', { name: 'mehr' }));
  expect(input()).toHaveValue('5.5');
  await userEvent.type(input(), '{ArrowUp}');
  expect(input()).toHaveValue('6');
  expect(screen.getByRole('button', { name: 'mehr' })).toBeDisabled();
  await userEvent.type(input(), '{ArrowDown}{ArrowDown}');
  expect(input()).toHaveValue('5');
});

test('shows a value that comes from elsewhere', async () => {
  render(<Points start={5} />);
  await userEvent.click(screen.getByRole('button', { name: 'von aussen' }));
  expect(input()).toHaveValue('2');
});

test('is only read where it is locked', async () => {
  render(<Points start={5} readOnly />);
  await userEvent.type(input(), '{ArrowUp}3');
  expect(input()).toHaveValue('5');
  expect(screen.getByRole('button', { name: 'mehr' })).toBeDisabled();
});
