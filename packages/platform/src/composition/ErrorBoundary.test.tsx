import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('no data');
}

it('draws the fallback in place of what broke, and says so once; the rest stays', () => {
  const onError = vi.fn();
  render(
    <>
      <p>Rest der Seite</p>
      <ErrorBoundary onError={onError} fallback={(error) => <p>Ausfall: {(error as Error).message}</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('Ausfall: no data')).toBeInTheDocument();
  expect(screen.getByText('Rest der Seite')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledOnce();
});

it('draws its children while nothing is wrong', () => {
  render(
    <ErrorBoundary onError={() => undefined} fallback={() => 'Ausfall'}>
      Inhalt
    </ErrorBoundary>,
  );
  expect(screen.getByText('Inhalt')).toBeInTheDocument();
});

it('draws its children again when the reset key is another one', () => {
  const at = (key: string, content: ReactNode) => (
    <ErrorBoundary resetKey={key} onError={() => undefined} fallback={() => 'Ausfall'}>
      {content}
    </ErrorBoundary>
  );
  const { rerender } = render(at('a', <Broken />));
  rerender(at('a', 'Inhalt'));
  expect(screen.getByText('Ausfall')).toBeInTheDocument();
  rerender(at('b', 'Inhalt'));
  expect(screen.getByText('Inhalt')).toBeInTheDocument();
});
