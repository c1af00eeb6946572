import { setErrorReporter } from '@learn/platform/shell';
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatePart } from './LatePart.tsx';

const report = vi.fn();

beforeEach(() => {
  report.mockClear();
  setErrorReporter(report);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('keeps the place of a part until its code is here', async () => {
  const Part = lazy(async () => ({ default: () => <p>Kennzahlen</p> }));
  render(
    <LatePart area="figures" skeleton="lädt">
      <Part />
    </LatePart>,
  );
  expect(screen.getByText('lädt')).toBeInTheDocument();
  expect(await screen.findByText('Kennzahlen')).toBeInTheDocument();
});

it('says what cannot be had, reports it, and leaves everything else', async () => {
  const Part = lazy(() => Promise.reject(new Error('chunk is gone')));
  render(
    <>
      <h2>Kurs</h2>
      <LatePart area="figures" failure="nicht da">
        <Part />
      </LatePart>
    </>,
  );
  expect(await screen.findByText('nicht da')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Kurs' })).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'chunk is gone' }), {
    area: 'figures',
  });
});
