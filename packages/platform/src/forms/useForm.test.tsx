import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  const { formProps, errors, refusalOf, failure } = useForm({ values, check, submit });
  return (
    <form {...formProps}>
      {(['name', 'city'] as const).map((field) => {
        const error = errors[field] ?? refusalOf(field);
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
      {failure !== undefined && <p role="alert">{failure || 'kein Netz'}</p>}
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
});

it('shows what the server refuses at its field until that changes', async () => {
  const fields = [{ field: 'city', messages: ['Diesen Ort gibt es nicht.'] }];
  render(<Form submit={() => Promise.reject({ code: 'validation_failed', fields })} />);
  fill('Bren');
  send();
  expect(await screen.findByText('Diesen Ort gibt es nicht.')).toBeVisible();
  await waitFor(() => expect(city()).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fill('Bern');
  expect(screen.queryByText('Diesen Ort gibt es nicht.')).not.toBeInTheDocument();
});

it('says that it could not be sent where no field is to blame', async () => {
  render(<Form submit={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  fill('Bern');
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('kein Netz');
});
