import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { DateInput } from './DateInput.tsx';
import { Field } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import { FormSection } from './FormSection.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SavedMark } from './SavedMark.tsx';

const countries = [
  { value: 'CH', label: 'Schweiz' },
  { value: 'SE', label: 'Schweden' },
  { value: 'AT', label: 'Österreich' },
] as const;
type Code = (typeof countries)[number]['value'];

function Country({ onChange, initial }: { onChange: (code: Code | undefined) => void; initial?: Code }) {
  const [code, setCode] = useState<Code | undefined>(initial);
  const change = (next: Code | undefined) => {
    setCode(next);
    onChange(next);
  };
  return (
    <Field label="Land" error="Wähle ein Land">
      <Combobox
        options={countries.map((country) => ({ ...country }))}
        value={code}
        onChange={change}
        labels={{ open: 'Länder anzeigen', clear: 'Land entfernen', none: 'Kein Land' }}
      />
    </Field>
  );
}

describe('Combobox', () => {
  it('finds a choice by a part of it, with the keyboard alone', async () => {
    const onChange = vi.fn();
    render(<Country onChange={onChange} />);
    const input = screen.getByRole('combobox', { name: 'Land' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Wähle ein Land');
    await userEvent.type(input, 'oster');
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Österreich']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('AT');
    expect(input).toHaveValue('Österreich');
  });

  it('keeps what is typed when its form is drawn again', async () => {
    const { rerender } = render(<Country onChange={vi.fn()} initial="CH" />);
    const input = screen.getByRole('combobox', { name: 'Land' });
    // in one step, as it comes from the clipboard
    fireEvent.change(input, { target: { value: 'oster' } });
    rerender(<Country onChange={vi.fn()} initial="CH" />);
    expect(input).toHaveValue('oster');
  });

  it('shows the chosen one and takes it back', async () => {
    const onChange = vi.fn();
    render(<Country onChange={onChange} initial="CH" />);
    expect(screen.getByRole('combobox', { name: 'Land' })).toHaveValue('Schweiz');
    await userEvent.click(screen.getByRole('button', { name: 'Land entfernen' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('says when nothing fits, and returns to the choice when it is left', async () => {
    render(<Country onChange={vi.fn()} initial="CH" />);
    const input = screen.getByRole('combobox', { name: 'Land' });
    await userEvent.clear(input);
    await userEvent.type(input, 'xyz');
    expect(await screen.findByText('Kein Land')).toBeVisible();
  });
});

describe('DateInput', () => {
  it('tells whole days only', () => {
    const onChange = vi.fn();
    render(
      <Field label="Geburtsdatum">
        <DateInput value="" onChange={onChange} max="2012-01-01" />
      </Field>,
    );
    const input = screen.getByLabelText('Geburtsdatum');
    fireEvent.change(input, { target: { value: '1999-05-17' } });
    expect(onChange).toHaveBeenCalledWith('1999-05-17');
  });

  it.each([
    ['0002-03-01', '2002-03-01'],
    ['0090-03-01', '1990-03-01'],
    ['0202-03-01', '1999-05-17'],
  ])('takes %s for %s when it is left, and tells nothing before', (typed, day) => {
    const onChange = vi.fn();
    function Birthday() {
      const [value, setValue] = useState('1999-05-17');
      onChange.mockImplementation(setValue);
      return (
        <Field label="Geburtsdatum">
          <DateInput value={value} onChange={onChange} max="2012-01-01" />
        </Field>
      );
    }
    render(<Birthday />);
    const input = screen.getByLabelText('Geburtsdatum');
    fireEvent.change(input, { target: { value: typed } });
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveValue(typed);
    fireEvent.blur(input);
    expect(input).toHaveValue(day);
  });
});

describe('PhoneInput', () => {
  it('shows a kept number in groups, and leaves alone what is being typed', async () => {
    function Phone() {
      const [value, setValue] = useState('+41791234567');
      return (
        <Field label="Telefon">
          <PhoneInput value={value} onChange={setValue} />
        </Field>
      );
    }
    render(<Phone />);
    const input = screen.getByRole('textbox', { name: 'Telefon' });
    expect(input).toHaveValue('+41 79 123 45 67');
    await userEvent.clear(input);
    await userEvent.type(input, '+41315550142');
    expect(input).toHaveValue('+41315550142');
    await userEvent.tab();
    expect(input).toHaveValue('+41 31 555 01 42');
  });
});

describe('FileButton', () => {
  it('gives the first file, and the same one again', async () => {
    const onChoose = vi.fn();
    const { container } = render(<FileButton onChoose={onChoose}>Foto wählen</FileButton>);
    const input = container.querySelector('input');
    const file = new File(['x'], 'foto.png', { type: 'image/png' });
    if (!input) throw new Error('no input of files');
    const click = vi.spyOn(input, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Foto wählen' }));
    expect(click).toHaveBeenCalledOnce();
    fireEvent.change(input, { target: { files: [file] } });
    expect(onChoose).toHaveBeenCalledWith(file);
  });
});

it('a saved mark is announced, also where there is room for its icon only', () => {
  const { rerender } = render(<SavedMark state={undefined} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(
    <SavedMark state="saved" compact>
      gespeichert 14:03
    </SavedMark>,
  );
  expect(status).toHaveTextContent('gespeichert 14:03');
});

it('a section is named by its title', () => {
  render(
    <FormSection title="Adresse" lead="Wohin wir schreiben" id="address">
      Felder
    </FormSection>,
  );
  expect(screen.getByRole('region', { name: 'Adresse' })).toHaveAttribute('id', 'address');
});

it('a bar says what is under way and how far it is', () => {
  render(<ProgressBar share={0.4} label="Foto wird hochgeladen, 40 %" />);
  expect(screen.getByRole('progressbar', { name: 'Foto wird hochgeladen, 40 %' })).toHaveAttribute(
    'value',
    '0.4',
  );
});
