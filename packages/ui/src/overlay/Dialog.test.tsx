import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../action/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

it('names and describes itself, and gives the focus back', async () => {
  render(
    <Dialog
      title="Auftrag abgeben?"
      description="Danach ist nichts mehr zu ändern."
      closeLabel="Schliessen"
      trigger={<Button>Abgeben</Button>}
      actions={<Button>Jetzt abgeben</Button>}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Abgeben' });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name: 'Auftrag abgeben?' });
  expect(dialog).toHaveAccessibleDescription('Danach ist nichts mehr zu ändern.');
  expect(screen.getByRole('button', { name: 'Jetzt abgeben' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Schliessen' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() => expect(trigger).toHaveFocus());
});

it('begins in the first field, where there is one', async () => {
  render(
    <Dialog
      title="Einladen"
      closeLabel="Schliessen"
      trigger={<Button>Einladen</Button>}
      actions={<Button>Senden</Button>}
    >
      <a href="#help">Hilfe</a>
      <input aria-label="E-Mail" />
      <textarea aria-label="Nachricht" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Einladen' }));
  const email = await screen.findByLabelText('E-Mail');
  await vi.waitFor(() => expect(email).toHaveFocus());
});

it.each([
  [undefined, 'Bestanden'],
  ['failed', 'Nicht bestanden'],
])('begins in a group of radio buttons with what is chosen: %s', async (chosen, focused) => {
  render(
    <Dialog title="Ergebnis" closeLabel="Schliessen" trigger={<Button>Erfassen</Button>}>
      <input type="radio" name="result" aria-label="Bestanden" defaultChecked={chosen === 'passed'} />
      <input type="radio" name="result" aria-label="Nicht bestanden" defaultChecked={chosen === 'failed'} />
      <textarea aria-label="Begründung" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Erfassen' }));
  const radio = await screen.findByLabelText(focused);
  await vi.waitFor(() => expect(radio).toHaveFocus());
});

function MenuOnPhone() {
  const [open, setOpen] = useState(true);
  return (
    <Drawer title="Menü" closeLabel="Menü schliessen" open={open} onOpenChange={setOpen}>
      <button type="button" onClick={() => setOpen(false)}>
        Lernpfad
      </button>
    </Drawer>
  );
}

it('the drawer closes after navigation, and with Escape', async () => {
  const { unmount } = render(<MenuOnPhone />);
  await userEvent.click(await screen.findByRole('button', { name: 'Lernpfad' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  render(<MenuOnPhone />);
  expect(await screen.findByRole('dialog', { name: 'Menü' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
