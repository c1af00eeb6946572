import { useRef, useState } from 'react';
import { Done } from '../feedback/Done.ts';
import { DocumentForm, type DocumentFormProps } from '../form/DocumentForm.tsx';
import { RemovalNotice } from '../form/RemovalNotice.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../text/Heading.tsx';

const texts: Readonly<Record<string, string>> = {
  'form.title': 'Dokument hinzufügen',
  'form.file': 'Datei',
  'form.choose': 'Datei wählen',
  'form.orDrop': 'oder hierher ziehen',
  'form.limits': 'PDF, DOCX, XLSX, PPTX, PNG, JPG, MP4, höchstens 100 MB',
  'form.name': 'Name',
  'form.nameHint': 'So sehen ihn alle in der Liste.',
  'form.sequence': 'Sequenz',
  'form.chooseSequence': 'Bitte wählen',
  'form.send': 'Hochladen',
  'form.retry': 'Erneut versuchen',
  'form.cancel': 'Abbrechen',
  'form.sending': 'Programm wird hochgeladen, 40 %',
  'problem.noFile': 'Keine Datei ausgewählt',
  'problem.name': 'Gib dem Dokument einen Namen.',
  'uploadFailed.storage': 'Die Ablage ist zurzeit nicht erreichbar. Versuche es gleich nochmals.',
  'delete.done': '«Programm» ist für alle gelöscht.',
  'delete.undo': 'Rückgängig',
  'delete.failed': 'Das Dokument konnte nicht gelöscht werden. Versuche es nochmals.',
};
const t = (key: string) => texts[key] ?? key;
const sequences = [
  { id: 'starten', title: 'Starten' },
  { id: 'anwenden', title: 'Anwenden' },
];

type Upload = DocumentFormProps['upload'];

function Form({ name, transfer, problems }: Pick<Upload, 'transfer' | 'problems'> & { name: string }) {
  const [draft, setDraft] = useState<Upload['draft']>({ file: undefined, name: '', sequence: undefined });
  const upload: Upload = {
    draft,
    problems,
    transfer,
    busy: transfer.phase === 'sending',
    change: (change) => setDraft((before) => ({ ...before, ...change })),
    choose: (file) => setDraft((before) => ({ ...before, file })),
    stop: () => undefined,
    formProps: { onSubmit: (event) => event.preventDefault() },
  };
  // each form of the page has a name of its own
  const named = (key: string) => (key === 'form.title' ? `${t(key)}: ${name}` : t(key));
  return (
    <DocumentForm t={named} language="de" sequences={sequences} upload={upload} onCancel={() => undefined} />
  );
}

/** The form to begin with, with what is wrong, while a file is sent, and after it failed. */
export function AddDocument() {
  return (
    <Grid $columns={2}>
      <Form name="leer" transfer={{ phase: 'idle' }} problems={{}} />
      <Form name="unvollständig" transfer={{ phase: 'idle' }} problems={{ file: 'noFile', name: true }} />
      <Form name="wird gesendet" transfer={{ phase: 'sending', share: 0.4 }} problems={{}} />
      <Form name="nicht gesendet" transfer={{ phase: 'failed', code: 'storage_unavailable' }} problems={{}} />
    </Grid>
  );
}

/** A document that is deleted and can be had back, and one that could not be deleted. */
export function Removed() {
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = { document: { name: 'Programm' }, restore: () => Promise.resolve() };
  return (
    <Stack $gap={16}>
      <Heading level={3} size={18} ref={heading} tabIndex={-1}>
        Dokumente
      </Heading>
      <Done>«Programm» ist hinzugefügt.</Done>
      <RemovalNotice t={t} removal={{ ...removal, step: 'restoring' }} heading={heading} />
      <RemovalNotice t={t} removal={{ ...removal, step: 'notDeleted' }} heading={heading} />
    </Stack>
  );
}
