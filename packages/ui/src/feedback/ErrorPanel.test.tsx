import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorPanel } from './ErrorPanel.tsx';

it('says what failed, offers a retry, and names what still works', async () => {
  const onRetry = vi.fn();
  render(
    <ErrorPanel
      title="Statistik ist gerade nicht erreichbar"
      description="Der Rest der Plattform läuft."
      retry={{ label: 'Erneut versuchen', onRetry }}
      status="Nächster Versuch in 24 s"
      stillWorks={{ title: 'Das geht weiterhin', children: <a href="/cockpit">Cockpit</a> }}
      support={{ text: 'Kennung:', id: '7F3A-91C2' }}
    />,
  );
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 2 })).toHaveTextContent('nicht erreichbar');
  expect(screen.getByRole('status')).toHaveTextContent('Nächster Versuch in 24 s');
  expect(screen.getByRole('heading', { level: 3, name: 'Das geht weiterhin' })).toBeVisible();
  expect(screen.getByText('7F3A-91C2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not retry twice at once', async () => {
  const onRetry = vi.fn();
  render(<ErrorPanel title="Fehler" retry={{ label: 'Erneut versuchen', onRetry, busy: true }} level={1} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Fehler' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(onRetry).not.toHaveBeenCalled();
});
