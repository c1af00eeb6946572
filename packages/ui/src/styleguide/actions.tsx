import { Button } from '../action/Button.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { TextLink } from '../action/TextLink.tsx';
import { Icon, iconNames } from '../icon/Icon.tsx';
import { Inline } from '../layout/Stack.tsx';
import { SkipLink } from '../text/SkipLink.tsx';
import type { StyleguideEntry } from './entry.ts';

export const actionEntries: StyleguideEntry[] = [
  {
    name: 'Button',
    render: () => (
      <Inline $gap={16}>
        <Button iconEnd="right">Weiter geht’s</Button>
        <Button variant="secondary">Jetzt anmelden</Button>
        <Button variant="quiet" icon="undo">
          Rückgängig
        </Button>
        <Button loading>Wird gespeichert</Button>
        <Button disabled>Gesperrt</Button>
        <Button size="small" variant="secondary">
          Klein
        </Button>
        <Button href="#button" variant="secondary" icon="ring">
          Als Link
        </Button>
        <Button stretch="phone">Auf dem Telefon breit</Button>
      </Inline>
    ),
  },
  {
    name: 'TextLink',
    shows: ['TextLink', 'SkipLink'],
    render: () => (
      <Inline $gap={24}>
        <TextLink href="#text-link">Zum Lernpfad</TextLink>
        <TextLink href="#text-link" direction="back">
          Lernpfad
        </TextLink>
        <TextLink href="#text-link" direction="none" icon="mail">
          Nachricht schreiben
        </TextLink>
        <SkipLink href="#text-link">Zum Inhalt springen</SkipLink>
      </Inline>
    ),
  },
  {
    name: 'IconButton',
    render: () => (
      <Inline>
        <IconButton icon="menu" label="Menü öffnen" />
        <IconButton icon="mail" label="Benachrichtigungen, neue vorhanden" badge="dot" />
        <IconButton icon="mail" label="Benachrichtigungen, 3 ungelesen" badge="3" />
        <IconButton icon="close" label="Schliessen" disabled />
      </Inline>
    ),
  },
  {
    name: 'Icon',
    render: () => (
      <Inline $gap={16}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} label={name} size={24} />
        ))}
      </Inline>
    ),
  },
];
