import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CommonTexts } from './CommonTexts.ts';
import { Loaded, type LoadedProps } from './Loaded.tsx';

const texts = {
  retry: 'Erneut versuchen',
  failed: 'Prüfe deine Verbindung.',
  missing: 'Vielleicht verschoben.',
  language: 'de' as const,
};

function draw(props: Omit<LoadedProps<string>, 'children' | 'failed'>) {
  return render(
    <CommonTexts value={texts}>
      <Loaded
        failed={(part) => ({ title: `${part ?? 'Der Circle'} konnte nicht geladen werden.` })}
        {...props}
      >
        {(data) => <p>{data}</p>}
      </Loaded>
    </CommonTexts>,
  );
}

it('shows the shape of what comes, then what is there', () => {
  const reload = vi.fn();
  const { unmount } = draw({ of: { state: 'loading', reload }, skeleton: <p>Gerüst</p> });
  expect(screen.getByText('Gerüst')).toBeVisible();
  unmount();
  draw({ of: { state: 'ready', data: 'Kauf', reload } });
  expect(screen.getByText('Kauf')).toBeVisible();
});

it('says what failed, of several the part, and asks again', async () => {
  const reload = vi.fn();
  draw({ of: { state: 'failed', error: 'x', part: 'Dein Fortschritt', reload }, level: 1 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dein Fortschritt konnte nicht');
  expect(screen.getByText('Prüfe deine Verbindung.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('says why something stays hidden, without another try', () => {
  const error = { code: 'read_only', explanation: 'Was nur sie etwas angeht, bleibt verborgen.' };
  draw({ of: { state: 'failed', error, part: 'Die Adresse', reload: vi.fn() } });
  expect(screen.getByText('Was nur sie etwas angeht, bleibt verborgen.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what is missing, and where to go', () => {
  const missing = { title: 'Diesen Circle gibt es nicht.', action: <a href="/x">Zum Lernpfad</a> };
  draw({ of: { state: 'missing', reload: vi.fn() }, missing, level: 1 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diesen Circle gibt es nicht.');
  expect(screen.getByText('Vielleicht verschoben.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Lernpfad' })).toBeVisible();
});
