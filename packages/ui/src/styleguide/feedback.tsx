import { TextLink } from '../action/TextLink.tsx';
import { CommonTexts } from '../feedback/CommonTexts.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { Loaded } from '../feedback/Loaded.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Skeleton, SkeletonText } from '../feedback/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { StatusPill, Tag } from '../feedback/StatusPill.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { StyleguideEntry } from './entry.ts';

export const feedbackEntries: StyleguideEntry[] = [
  {
    name: 'StatusPill',
    shows: ['StatusPill', 'Tag'],
    render: () => (
      <Inline>
        <StatusPill status="finished" label="Abgeschlossen" />
        <StatusPill status="progress" label="In Arbeit" />
        <StatusPill status="none" label="Noch nicht begonnen" />
        <StatusPill status="failed" label="Nicht bestanden" />
        <StatusPill status="waiting" label="in 4 Tagen" />
        <StatusPill status="progress" icon="pin" label="Du bist hier" />
        <Tag>PDF</Tag>
      </Inline>
    ),
  },
  {
    name: 'Notice',
    render: () => (
      <Stack $gap={8}>
        <Notice>Die Frist wurde verlängert.</Notice>
        <Notice tone="failed" icon="error">
          <strong>Anmeldung fehlgeschlagen.</strong> Prüfe Benutzername und Passwort.
        </Notice>
        <Notice tone="waiting" icon="warning">
          Du bist offline. Was geladen ist, bleibt lesbar.
        </Notice>
        <Notice tone="finished" icon="check">
          Gespeichert
        </Notice>
      </Stack>
    ),
  },
  {
    name: 'ErrorPanel',
    render: () => (
      <ErrorPanel
        title="Statistik ist gerade nicht erreichbar"
        description="Der Rest der Plattform läuft. Deine Filter bleiben erhalten."
        retry={{ label: 'Erneut versuchen', onRetry: () => undefined }}
        status="Nächster Versuch in 24 s"
        stillWorks={{
          title: 'Das geht weiterhin',
          children: <TextLink href="#error-panel">Cockpit</TextLink>,
        }}
        support={{ text: 'Bleibt das so? Nenne der Hilfe diese Kennung:', id: '7F3A-91C2' }}
      />
    ),
  },
  {
    name: 'Loaded',
    shows: ['Loaded', 'CommonTexts'],
    render: () => (
      <CommonTexts
        value={{
          retry: 'Erneut versuchen',
          failed: 'Prüfe deine Verbindung.',
          missing: '',
          language: 'de',
        }}
      >
        <Grid $columns={3}>
          {(['loading', 'missing', 'failed'] as const).map((state) => (
            <Loaded
              key={state}
              of={{ state, error: undefined, reload: () => undefined }}
              level={3}
              skeleton={<SkeletonText />}
              failed={{ title: 'Der Circle konnte nicht geladen werden.' }}
              missing={{ icon: 'search', title: 'Diesen Circle gibt es nicht.' }}
            />
          ))}
        </Grid>
      </CommonTexts>
    ),
  },
  {
    name: 'EmptyState',
    render: () => (
      <EmptyState
        icon="clock"
        title="Noch keine Termine"
        description="Hier stehen Präsenztage und Fristen, sobald sie geplant sind."
        action={<TextLink href="#empty-state">Zum Lernpfad</TextLink>}
      />
    ),
  },
  {
    name: 'Skeleton',
    shows: ['Skeleton', 'SkeletonText'],
    render: () => (
      <Grid $columns={3}>
        <SkeletonText />
        <Inline $gap={16} $nowrap>
          <Skeleton $shape="circle" $width="40px" />
          <SkeletonText lines={2} />
        </Inline>
        <Skeleton $height="96px" />
      </Grid>
    ),
  },
  {
    name: 'Spinner',
    shows: ['Spinner', 'VisuallyHidden'],
    render: () => (
      <Inline>
        <Spinner label="Wird geladen" />
        <Spinner size={16} />
        <VisuallyHidden>Nur für Vorleseprogramme</VisuallyHidden>
      </Inline>
    ),
  },
];
