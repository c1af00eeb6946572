import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useForm } from './useForm.ts';

interface Values {
  readonly name: string;
  readonly city: string;
}

const check = ({ name, city }: Values) => ({
  ...(name === '' && { name: 'Name fehlt' }),
  ...(city === '' && { city: 'Ort fehlt' }),
});

function Form({ submit }: { submit: (values: Values) => Promise<void> }) {
  const [values, setValues] = useState<Values>({ name: 'Lena', city: '' });
  const { formProps, errors } = useForm({ values, check, submit });
  return (
    <form {...formProps}>
      {(['name', 'city'] as const).map((field) => {
        const error = errors[field];
        return (
          <label key={field}>
            {field}
            <input
              aria-invalid={error === undefined ? undefined : true}
              value={values[field]}
              onChange={({ currentTarget }) => setValues({ ...values, [field]: currentTarget.value })}
            />
            <span>{error}</span>
          </label>
        );
      })}
      <button type="submit">Senden</button>
    </form>
  );
}

const send = () => fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
const city = () => screen.getByLabelText(/^city/);
const fill = (value: string) => fireEvent.change(city(), { target: { value } });

it('marks nothing before the first attempt, then leads to the first field that is wrong and sends nothing', () => {
  const submit = vi.fn(async () => undefined);
  render(<Form submit={submit} />);
  expect(screen.queryByText('Ort fehlt')).not.toBeInTheDocument();
  send();
  expect(screen.getByText('Ort fehlt')).toBeVisible();
  expect(city()).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
  fill('Bern');
  expect(screen.queryByText('Ort fehlt')).not.toBeInTheDocument();
  send();
  expect(submit).toHaveBeenCalledWith({ name: 'Lena', city: 'Bern' });
  fill('');
  expect(screen.queryByText('Ort fehlt')).not.toBeInTheDocument();
});
