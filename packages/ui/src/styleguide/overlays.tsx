import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { Drawer } from '../overlay/Drawer.tsx';
import { Menu } from '../overlay/Menu.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { Tabs } from '../overlay/Tabs.tsx';
import { Text } from '../text/Text.tsx';
import type { StyleguideEntry } from './entry.ts';

function TwoTabs() {
  const [tab, setTab] = useState<'open' | 'done'>('open');
  return (
    <Tabs
      label="Aufträge"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'open', label: 'Offen', panel: <Text>Zwei offene Aufträge</Text> },
        { value: 'done', label: 'Erledigt', panel: <Text>Drei erledigte Aufträge</Text> },
      ]}
    />
  );
}

export const overlayEntries: StyleguideEntry[] = [
  {
    name: 'Menu',
    render: () => (
      <Menu
        label="Konto"
        trigger={<IconButton icon="people" label="Menü von Lena Keller" />}
        header="Lena Keller"
        align="start"
        entries={[
          { id: 'profile', label: 'Profil', icon: 'people', href: '#menu', current: true },
          { id: 'settings', label: 'Einstellungen', icon: 'check', description: 'Sprache', href: '#menu' },
          { id: 'logout', label: 'Ausloggen', icon: 'logout', onSelect: () => undefined },
          { id: 'locked', label: 'Gesperrt', icon: 'lock', onSelect: () => undefined, disabled: true },
        ]}
      />
    ),
  },
  {
    name: 'Popover',
    render: () => (
      <Popover
        title="Benachrichtigungen"
        align="start"
        trigger={<IconButton icon="mail" label="Benachrichtigungen, 3 ungelesen" badge="3" />}
      >
        <Text style={{ padding: '8px 16px' }}>Deine Fallarbeit ist bewertet.</Text>
      </Popover>
    ),
  },
  {
    name: 'Dialog',
    render: () => (
      <Dialog
        title="Auftrag abgeben?"
        description="Danach kannst du nichts mehr ändern."
        closeLabel="Schliessen"
        trigger={<Button variant="secondary">Abgeben</Button>}
        actions={<Button>Jetzt abgeben</Button>}
      />
    ),
  },
  {
    name: 'ConfirmDialog',
    render: () => (
      <ConfirmDialog
        title="Foto entfernen?"
        closeLabel="Schliessen"
        confirmLabel="Entfernen"
        cancelLabel="Abbrechen"
        trigger={<Button variant="secondary">Foto entfernen</Button>}
        onConfirm={async () => undefined}
        failure={() => undefined}
      />
    ),
  },
  {
    name: 'Drawer',
    render: () => (
      <Drawer
        title="Menü"
        closeLabel="Menü schliessen"
        trigger={<IconButton icon="menu" label="Menü öffnen" />}
      >
        <Stack style={{ padding: '0 24px' }}>
          <a href="#drawer">Dashboard</a>
        </Stack>
      </Drawer>
    ),
  },
  { name: 'Tabs', render: () => <TwoTabs /> },
];
