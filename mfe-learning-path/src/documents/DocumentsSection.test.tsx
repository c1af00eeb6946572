import { type CircleDocument, endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { fakeNetwork, type SentCall, typed, userProfile } from '@learn/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  circleNode,
  circleOperation,
  completions,
  contentNode,
  previewSession,
  sequenceNode,
  session,
} from '../testing/fixtures.ts';
import { openPage } from '../testing/openPage.ts';
import './DocumentsSection.tsx';
import './ManagedDocuments.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const listAddress = `/api/core/document/list/${session.id}/`;
const expert = userProfile();
const circle = circleNode('fahrzeug', {
  experts: [
    typed('CircleExpert', {
      user_id: expert.id,
      first_name: 'Thomas',
      last_name: 'Meier',
      email: 't@x.example',
      avatar_url: '',
    }),
  ],
  learning_sequences: [
    sequenceNode('starten', [contentNode('einstieg')]),
    sequenceNode('erklaeren', [contentNode('deckungen')]),
  ],
});

function circleDocument(name: string, change: Partial<CircleDocument> = {}): CircleDocument {
  return {
    id: name,
    name,
    file_name: `${name}.pdf`,
    file_type: 'application/pdf',
    size: 86 * 1024,
    url: `/api/core/file/${name}/?signature=first`,
    circle: { id: 'fahrzeug', title: 'Fahrzeug', slug: 'fahrzeug' },
    learning_sequence: { id: 'starten', title: 'Sequenz starten', slug: 'starten' },
    created_at: '2026-03-16T07:30:00.000Z',
    owner: 'Thomas Meier',
    can_delete: false,
    ...change,
  };
}

function open(documents: readonly CircleDocument[], options: Parameters<typeof openPage>[0] = {}) {
  return openPage({
    at: '/fahrzeug',
    operations: [circleOperation(circle)],
    courseSessions: [previewSession],
    rest: { ...completions(), [listAddress]: documents },
    ...options,
  });
}

const section = async () =>
  (await screen.findByRole('heading', { name: 'Dokumente' })).parentElement as HTMLElement;
const pdf = (name = 'Programm Kurstag.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
const chooseFile = (form: HTMLElement, file: File) => {
  const input = form.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no choice of files');
  return userEvent.upload(input, file, { applyAccept: false });
};

/** Takes uploads in the place of the network, and lets the test decide how far they are. */
function fakeUpload() {
  const sent: FormData[] = [];
  const request = {
    status: 204,
    responseText: '',
    upload: {} as { onprogress?: (event: object) => void },
    onload: () => {},
    onabort: () => {},
    onloadend: () => {},
    open: () => {},
    setRequestHeader: () => {},
    send: (form: FormData) => void sent.push(form),
    abort: () => request.onabort(),
  };
  vi.stubGlobal(
    'XMLHttpRequest',
    vi.fn(function make() {
      return request;
    }),
  );
  return { request, sent };
}

function server(
  list: () => readonly CircleDocument[],
  refuse: (call: SentCall) => object | undefined = () => undefined,
) {
  return fakeNetwork((call) => {
    const refused = refuse(call);
    if (refused) return { status: 422, body: refused };
    if (call.address.endsWith('/document/start/'))
      return { body: { file_id: 'f1', url: '/api/core/document/upload/token/', fields: { policy: 'p' } } };
    if (call.address.endsWith('/file/finish/')) return { body: { file_id: 'f1' } };
    return { body: call.method === 'GET' ? list() : {} };
  });
}

it('lists the documents of this circle with type, size, sequence, and who added them when', async () => {
  const elsewhere = circleDocument('Anderswo', { circle: { id: 'haus', title: 'Haus', slug: 'haus' } });
  await open([circleDocument('Programm'), elsewhere]);
  const link = await within(await section()).findByRole('link', { name: 'Programm herunterladen' });
  expect(link).toHaveAttribute('href', '/api/core/file/Programm/?signature=first');
  expect(link.closest('li')).toHaveTextContent('PDF · 86 KB · Sequenz starten');
  expect(link.closest('li')).toHaveTextContent('Thomas Meier, Mo');
  expect(screen.queryByText('Anderswo')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Programm löschen' })).not.toBeInTheDocument();
});

it('is nothing in a course without circle documents, and only a list for who adds none', async () => {
  const { course } = session;
  const configuration = { ...course.configuration, enable_circle_documents: false };
  const without = { ...session, course: { ...course, configuration } };
  const first = await open([], { courseSessions: [without] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Dokumente' })).not.toBeInTheDocument();
  first.unmount();
  await open([], { operations: [circleOperation(circleNode('fahrzeug'))] });
  expect(await screen.findByText('Noch keine Dokumente zu diesem Circle.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dokument hinzufügen' })).not.toBeInTheDocument();
});

it('says that the list could not be had, and recovers', async () => {
  let down = true;
  fakeNetwork(() =>
    down ? { status: 503, body: { code: 'storage_unavailable' } } : { body: [circleDocument('Programm')] },
  );
  await open([], { rest: completions() });
  const area = await section();
  expect(await within(area).findByText('Die Dokumente konnten nicht geladen werden.')).toBeVisible();
  down = false;
  await userEvent.click(within(area).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await within(area).findByText('Programm')).toBeVisible();
});

it('gets new addresses before the old ones stop working', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open([circleDocument('Programm')]);
  await screen.findByRole('link', { name: 'Programm herunterladen' });
  server(() => [circleDocument('Programm', { url: '/api/core/file/Programm/?signature=second' })]);
  await vi.advanceTimersByTimeAsync(10 * 60_000 + 1000);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Programm herunterladen' })).toHaveAttribute(
      'href',
      '/api/core/file/Programm/?signature=second',
    ),
  );
});

it('asks again when a document was added in another place', async () => {
  await open([]);
  await screen.findByText('Noch keine Dokumente zu diesem Circle.');
  server(() => [circleDocument('Programm')]);
  await rest.send(endpoints.finishFile, { body: { file_id: 'f1' } });
  expect(await screen.findByRole('link', { name: 'Programm herunterladen' })).toBeVisible();
});

it('checks before it sends anything, says everything that is wrong, and names the limits before', async () => {
  await open([]);
  const calls = server(() => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Dokument hinzufügen' }));
  const form = await screen.findByRole('form', { name: 'Dokument hinzufügen' });
  expect(within(form).getByText('PDF, DOCX, XLSX, PPTX, PNG, JPG, MP4, höchstens 100 MB')).toBeVisible();
  await userEvent.click(within(form).getByRole('button', { name: 'Hochladen' }));
  expect(within(form).getByText('Keine Datei ausgewählt')).toBeVisible();
  expect(within(form).getByText('Gib dem Dokument einen Namen.')).toBeVisible();
  expect(within(form).getByText('Wähle die Sequenz, zu der das Dokument gehört.')).toBeVisible();
  await waitFor(() => expect(within(form).getByRole('button', { name: 'Datei wählen' })).toHaveFocus());
  expect(within(form).getByRole('group', { name: 'Datei' })).toHaveAccessibleDescription(
    'Keine Datei ausgewählt',
  );
  await chooseFile(form, new File(['x'], 'programm.exe'));
  expect(within(form).getByText(/Dieser Dateityp ist nicht möglich/)).toBeVisible();
  expect(calls).toEqual([]);
});

it('leads to the first field that is wrong, and back to its button', async () => {
  await open([]);
  const calls = server(() => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Dokument hinzufügen' }));
  const form = await screen.findByRole('form', { name: 'Dokument hinzufügen' });
  await chooseFile(form, pdf());
  await userEvent.click(within(form).getByRole('button', { name: 'Hochladen' }));
  await waitFor(() => expect(within(form).getByRole('combobox', { name: 'Sequenz' })).toHaveFocus());
  expect(calls).toEqual([]);
  await userEvent.click(within(form).getByRole('button', { name: 'Abbrechen' }));
  expect(screen.getByRole('button', { name: 'Dokument hinzufügen' })).toHaveFocus();
});

it('uploads with progress, and shows the document in the list', async () => {
  await open([]);
  const calls = server(() => [circleDocument('Programm Kurstag', { can_delete: true })]);
  const { request, sent } = fakeUpload();
  await userEvent.click(await screen.findByRole('button', { name: 'Dokument hinzufügen' }));
  const form = await screen.findByRole('form', { name: 'Dokument hinzufügen' });
  await chooseFile(form, pdf());
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Programm Kurstag');
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Sequenz' }), 'Sequenz erklaeren');
  await userEvent.click(within(form).getByRole('button', { name: 'Hochladen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    file_type: 'application/pdf',
    file_name: 'Programm Kurstag.pdf',
    name: 'Programm Kurstag',
    learning_sequence: 'erklaeren',
    course_session: session.id,
  });
  expect([...(sent[0]?.keys() ?? [])]).toEqual(['policy', 'file']);
  const add = screen.getByRole('button', { name: 'Dokument hinzufügen' });
  await waitFor(() => expect(add).toBeDisabled());
  fireEvent.drop(await section(), { dataTransfer: { types: ['Files'], files: [pdf('Anderes.pdf')] } });
  expect(within(form).getByText(/Programm Kurstag\.pdf/)).toBeVisible();
  request.upload.onprogress?.({ loaded: 40, total: 100, lengthComputable: true });
  expect(
    await within(form).findByRole('progressbar', { name: 'Programm Kurstag wird hochgeladen, 40 %' }),
  ).toBeVisible();
  request.onload();
  expect(await screen.findByText('«Programm Kurstag» ist hinzugefügt.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Programm Kurstag herunterladen' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await waitFor(() => expect(add).toBeEnabled());
  expect(calls.map(({ address }) => address)).toContain('/api/core/file/finish/');
});

it('can be stopped, keeps what was chosen, and says what the server refuses', async () => {
  await open([]);
  let code = '';
  server(
    () => [],
    ({ address }) => (code && address.endsWith('/document/start/') ? { code } : undefined),
  );
  const { sent } = fakeUpload();
  const area = await section();
  await screen.findByRole('button', { name: 'Dokument hinzufügen' });
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [pdf()] } });
  const form = await screen.findByRole('form', { name: 'Dokument hinzufügen' });
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Sequenz' }), 'Sequenz starten');
  await userEvent.click(within(form).getByRole('button', { name: 'Hochladen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(within(form).getByRole('button', { name: 'Abbrechen' }));
  expect(await within(form).findByText('Abgebrochen. Deine Angaben sind noch da.')).toBeVisible();
  expect(within(form).getByText(/Programm Kurstag\.pdf/)).toBeVisible();
  code = 'storage_unavailable';
  await userEvent.click(within(form).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(
    'Die Ablage ist zurzeit nicht erreichbar.',
  );
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Programm Kurstag');
});

describe('deleting', () => {
  const programme = circleDocument('Programm', { can_delete: true });

  /** A list with one document, on a server that answers to DELETE and to what restores it. */
  async function deleteOne(answers: { delete?: number; restore?: () => number } = {}) {
    let there = true;
    await open([programme]);
    const calls = fakeNetwork(({ address, method }) => {
      if (method === 'GET') return { body: there ? [programme] : [] };
      const status = method === 'DELETE' ? (answers.delete ?? 204) : (answers.restore?.() ?? 204);
      const code = status === 404 ? 'not_found' : 'database_unavailable';
      if (status !== 204) return { status, body: { code } };
      there = address.endsWith('/restore/');
      return { body: {} };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Programm löschen' }));
    return calls;
  }
  const undo = () => screen.findByRole('button', { name: 'Rückgängig' });
  const row = () => screen.queryByRole('link', { name: 'Programm herunterladen' });

  it('happens at once, says so, and can be taken back', async () => {
    const calls = await deleteOne();
    expect(await undo()).toHaveFocus();
    expect(screen.getByText(/«Programm» ist für alle gelöscht/)).toHaveRole('status');
    expect(row()).not.toBeInTheDocument();
    expect(screen.getByText('Noch keine Dokumente zu diesem Circle.')).toBeVisible();
    await userEvent.click(await undo());
    expect(await screen.findByText('«Programm» ist wieder da.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dokumente' })).toHaveFocus();
    await waitFor(() => expect(row()).toBeVisible());
    expect(calls.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'DELETE', address: '/api/core/document/Programm/' },
      { method: 'POST', address: '/api/core/document/Programm/restore/' },
    ]);
  });

  it('of one that is gone already counts as done, and asks for the list again', async () => {
    const calls = await deleteOne({ delete: 404 });
    expect(await undo()).toBeVisible();
    expect(row()).not.toBeInTheDocument();
    expect(calls).toContainEqual(expect.objectContaining({ method: 'GET', address: listAddress }));
  });

  it('says that it failed, and the document stays', async () => {
    await deleteOne({ delete: 503 });
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht gelöscht werden');
    expect(row()).toBeVisible();
  });

  it('is taken back with another try, and no longer once it is too late', async () => {
    const answers = [503, 404];
    await deleteOne({ restore: () => answers.shift() ?? 204 });
    await userEvent.click(await undo());
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht zurückgeholt werden');
    await userEvent.click(await undo());
    expect(await screen.findByText(/endgültig gelöscht/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
    expect(row()).not.toBeInTheDocument();
  });
});
