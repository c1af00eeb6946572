import { $outbox, $pathname } from '@learn/platform';
import { fakeNetwork, graphqlError, locationChanged, offline, type SentCall, typed } from '@learn/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assignmentFields, ownWork, solution } from '../../../testing/assignment.ts';
import { completion, previewSession } from '../../../testing/fixtures.ts';
import { openContent } from '../../../testing/openContent.ts';
import type { Work } from './useWork.ts';

let assignmentId = '';

beforeEach(() => {
  localStorage.clear();
  // drafts and the newest work outlive a page, so each test has an assignment of its own
  assignmentId = crypto.randomUUID();
});
afterEach(() => {
  // what a page sends when it goes away must not reach the network
  cleanup();
  vi.unstubAllGlobals();
});

const fields = (work?: Partial<Work> | null) => assignmentFields(assignmentId, work);

interface Sent {
  readonly completion_status: Work['completion_status'];
  readonly completion_data_string: string;
  readonly version: number | null;
}

/** A server that keeps answers, task by task, as the real one does. */
function server() {
  let data: Record<string, { user_data: object }> = {};
  let version = 0;
  const calls = fakeNetwork(({ address, body }) => {
    if (address.includes('/completion/')) return { body: [completion('inhalt')] };
    if (address.includes('/storage/presign/'))
      return { body: { file_id: 'datei', url: '/api/core/document/upload/token/', fields: {} } };
    if (address.includes('/file/finish/')) return { body: {} };
    const { variables } = body as { variables: Sent };
    const sent = JSON.parse(variables.completion_data_string) as typeof data;
    for (const [task, { user_data }] of Object.entries(sent))
      data = { ...data, [task]: { user_data: { ...data[task]?.user_data, ...user_data } } };
    version += 1;
    const submitted = variables.completion_status === 'SUBMITTED';
    const work = ownWork(assignmentId, {
      version,
      completion_data: data,
      completion_status: variables.completion_status,
      submitted_at: submitted ? '2026-03-02T13:03:00.000Z' : null,
    });
    const assignment = {
      __typename: 'Assignment',
      id: assignmentId,
      solution_sample: submitted ? solution : null,
    };
    return { body: { data: { upsert_assignment_completion: { ...work, assignment } } } };
  });
  return { calls, sent: () => writes(calls), data: () => data };
}

function writes(calls: readonly SentCall[]): Sent[] {
  return calls.flatMap(({ body }) => {
    const { operationName, variables } = (body ?? {}) as { operationName?: string; variables?: Sent };
    return operationName === 'SaveAnswers' && variables ? [variables] : [];
  });
}

const patient = { timeout: 4_000 };

it('says what it is about, until when, and how it is evaluated', async () => {
  await openContent('Assignment', fields());
  expect(await screen.findByText('Familie Brunner braucht Rat.')).toBeVisible();
  expect(screen.getByText('Abgabe bis Freitag, 25. September, 23:59')).toBeVisible();
  expect(screen.getByText('90 Minuten')).toBeVisible();
  expect(screen.getByText('Du erfasst den Bedarf.')).toBeVisible();
  expect(screen.getByText(/Maximal 24 Punkte\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bewertungsraster öffnen' })).toHaveAttribute(
    'href',
    '/raster.pdf',
  );
  expect(screen.getByText('Nimm dir Zeit.')).toBeVisible();
  expect(screen.getByRole('img', { name: '0 von 2 Aufgaben beantwortet' })).toBeInTheDocument();
});

it('saves what is typed and chosen by itself, says when, and counts the tasks', async () => {
  const { sent, data } = server();
  await openContent('Assignment', fields());
  await userEvent.type(await screen.findByLabelText('Was hast du gefragt?'), 'Viel');
  const task = screen.getByRole('region', { name: 'Erfassen' });
  expect(await within(task).findByText('gespeichert 14:03', {}, patient)).toBeVisible();
  expect(within(task).getByText('1 Wort')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Vollkasko' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selbst gemacht.' }));
  await expect
    .poll(data, patient)
    .toMatchObject({ 'task-2': { user_data: { 'block-2': 'b', 'block-3': true } } });
  expect(sent()[0]).toMatchObject({ completion_status: 'IN_PROGRESS' });
  expect(sent().at(-1)?.version).toBe(1);
  expect(screen.getByText('Alles beantwortet')).toBeVisible();
});

it('brings back what was typed and not saved, and saves it now', async () => {
  fakeNetwork(() => ({ status: 503, body: {} }));
  const first = await openContent('Assignment', fields());
  await userEvent.type(await screen.findByLabelText('Was hast du gefragt?'), 'Halb fertig');
  first.unmount();
  const { data } = server();
  await openContent('Assignment', fields());
  expect(await screen.findByLabelText('Was hast du gefragt?')).toHaveValue('Halb fertig');
  await expect.poll(data, patient).toMatchObject({ 'task-1': { user_data: { 'block-1': 'Halb fertig' } } });
});

it('leads from the summary to what is empty, and hands in what there is', async () => {
  const { sent } = server();
  await openContent('Assignment', fields());
  await userEvent.click(await screen.findByRole('radio', { name: 'Teilkasko' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zur Abgabe' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Alles auf einen Blick' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('0 von 2 Aufgaben beantwortet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aufgabe 1 beantworten' }));
  expect(await screen.findByLabelText('Was hast du gefragt?')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Zur Abgabe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Auftrag abgeben' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem abgeben' }));
  expect(await screen.findByText(/^Abgegeben am Montag, 2\. März, 14:03\.$/, {}, patient)).toBeVisible();
  expect(sent().at(-1)?.completion_status).toBe('SUBMITTED');
  expect(screen.getByText('Teilkasko')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('has the focus on the waiting submission, once it is handed in without network', async () => {
  await openContent('Assignment', fields());
  await userEvent.click(await screen.findByRole('button', { name: 'Zur Abgabe' }));
  fakeNetwork(offline);
  await userEvent.click(await screen.findByRole('button', { name: 'Auftrag abgeben' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem abgeben' }));
  const title = await screen.findByText('Deine Abgabe wartet auf das Netz', {}, patient);
  expect(document.activeElement).toContainElement(title);
  expect(document.body).not.toHaveFocus();
});

it('goes from a file that is removed to the choice of another one', async () => {
  server();
  const block = { __typename: 'AssignmentFileQuestion', key: 'block-4', label: 'Deine Offerte' } as const;
  const tasks = [typed('AssignmentTask', { key: 'task-3', title: 'Ablegen', blocks: [block] })];
  const work = { completion_data: { 'task-3': { user_data: { 'block-4': 'datei' } } } };
  await openContent('Assignment', assignmentFields(assignmentId, work, { tasks }));
  await userEvent.click(await screen.findByRole('button', { name: 'Datei entfernen' }));
  expect(screen.getByRole('button', { name: 'Datei wählen' })).toHaveFocus();
});

const fileBlock = { __typename: 'AssignmentFileQuestion', key: 'block-4', label: 'Deine Offerte' } as const;
const fileTasks = [typed('AssignmentTask', { key: 'task-3', title: 'Ablegen', blocks: [fileBlock] })];

async function chooseFile(): Promise<void> {
  const area = await screen.findByRole('group', { name: fileBlock.label });
  const input = area.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['%PDF'], 'Offerte.pdf', { type: 'application/pdf' }));
}

it('says when the store of files cannot be reached, and tries again', async () => {
  const calls = fakeNetwork(() => ({ status: 503, body: { code: 'storage_unavailable', message: '' } }));
  await openContent('Assignment', assignmentFields(assignmentId, null, { tasks: fileTasks }));
  await chooseFile();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '«Offerte.pdf» konnte nicht hochgeladen werden: Die Ablage ist zurzeit nicht erreichbar.',
  );
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await expect.poll(() => calls.length).toBeGreaterThan(before);
});

it('goes on uploading a file while the summary is shown', async () => {
  const request = {
    status: 204,
    responseText: '',
    upload: {},
    onload: () => {},
    onabort: () => {},
    onloadend: () => {},
    open: () => {},
    setRequestHeader: () => {},
    send: vi.fn(),
    abort: () => request.onabort(),
  };
  vi.stubGlobal(
    'XMLHttpRequest',
    vi.fn(function make() {
      return request;
    }),
  );
  const { data } = server();
  await openContent('Assignment', assignmentFields(assignmentId, null, { tasks: fileTasks }));
  await chooseFile();
  await expect.poll(() => request.send.mock.calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Zur Abgabe' }));
  await screen.findByRole('heading', { level: 2, name: 'Alles auf einen Blick' });
  request.onload();
  expect(await screen.findByText('Offerte.pdf')).toBeVisible();
  await expect.poll(data, patient).toMatchObject({ 'task-3': { user_data: { 'block-4': 'datei' } } });
});

it('asks where another device answered the same question, and keeps the choice', async () => {
  const theirs = ownWork(assignmentId, {
    version: 4,
    completion_data: { 'task-1': { user_data: { 'block-1': 'Dort' } } },
  });
  let version: number | null = null;
  fakeNetwork(({ body }) => {
    const { variables } = body as { variables: Sent };
    version = variables.version;
    if (version !== 4) {
      const extensions = { code: 'version_conflict', details: { current: theirs } };
      return { body: { data: null, errors: [{ message: '', extensions }] } };
    }
    const mine = {
      ...theirs,
      version: 5,
      completion_data: { 'task-1': { user_data: { 'block-1': 'Hier' } } },
    };
    const assignment = { __typename: 'Assignment', id: assignmentId, solution_sample: null };
    return { body: { data: { upsert_assignment_completion: { ...mine, assignment } } } };
  });
  await openContent('Assignment', fields({}));
  await userEvent.type(await screen.findByLabelText('Was hast du gefragt?'), 'Hier');
  const dialog = await screen.findByRole('dialog', { name: 'Zwei Antworten auf dieselbe Frage' }, patient);
  expect(within(dialog).getByText('Hier')).toBeVisible();
  expect(within(dialog).getByText('Dort')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Die von hier behalten' }));
  await expect.poll(() => version, patient).toBe(4);
  expect(await screen.findByText(/^gespeichert \d\d:\d\d$/, {}, patient)).toBeVisible();
});

it('asks again about a conflict that was put off when the work is handed in', async () => {
  const theirs = ownWork(assignmentId, {
    version: 4,
    completion_data: { 'task-1': { user_data: { 'block-1': 'Dort' } } },
  });
  const extensions = { code: 'version_conflict', details: { current: theirs } };
  const assignment = { __typename: 'Assignment', id: assignmentId, solution_sample: null };
  fakeNetwork(({ body }) => {
    const { completion_data_string } = (body as { variables: Sent }).variables;
    if (completion_data_string === '{}')
      return { body: { data: { upsert_assignment_completion: { ...theirs, assignment } } } };
    return { body: { data: null, errors: [{ message: '', extensions }] } };
  });
  await openContent('Assignment', fields({}));
  await userEvent.type(await screen.findByLabelText('Was hast du gefragt?'), 'Hier');
  const title = 'Zwei Antworten auf dieselbe Frage';
  const dialog = await screen.findByRole('dialog', { name: title }, patient);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.isConnected, patient).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Zur Abgabe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Auftrag abgeben' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem abgeben' }));
  expect(await screen.findByRole('dialog', { name: title }, patient)).toBeVisible();
});

it('is there to be answered also when the own progress cannot be had', async () => {
  fakeNetwork(() => ({ status: 503, body: {} }));
  await openContent('Assignment', fields(), { rest: {} });
  expect(await screen.findByText('Dein Fortschritt konnte nicht geladen werden.')).toBeVisible();
  expect(screen.getByLabelText('Was hast du gefragt?')).toBeEnabled();
});

it('shows what was typed after the work had been handed in elsewhere', async () => {
  fakeNetwork(() => graphqlError('assignment_submitted'));
  const first = await openContent('Assignment', fields({}));
  await userEvent.type(await screen.findByLabelText('Was hast du gefragt?'), 'Zu spät');
  first.unmount();
  await openContent('Assignment', fields({ version: 9, completion_status: 'SUBMITTED' }));
  expect(await screen.findByText('Nicht mehr abgegeben')).toBeVisible();
  expect(screen.getByText('Zu spät')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.queryByText('Zu spät')).not.toBeInTheDocument();
});

it('waits under its own address, also when the person has gone on before it was saved', async () => {
  const { unmount } = await openContent('Assignment', fields());
  const pathname = $pathname.get();
  fakeNetwork(offline);
  await userEvent.type(await screen.findByLabelText('Was hast du gefragt?'), 'A');
  locationChanged('/elsewhere', 'PUSH');
  unmount();
  await expect
    .poll(() => $outbox.get().map(({ address }) => address.split('?')[0]), patient)
    .toEqual([pathname]);
});

it('shows the tasks to who previews the course, and nothing to fill in', async () => {
  await openContent('Assignment', fields(), { courseSessions: [previewSession], rest: {} });
  expect(await screen.findByText('In der Vorschau kannst du nichts ausfüllen.')).toBeVisible();
  expect(screen.getByText('Welches Modell?')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Zur Abgabe' })).not.toBeInTheDocument();
});

it('says so while nothing is prepared yet', async () => {
  await openContent('Assignment', { ...fields(), content_assignment: null });
  expect(await screen.findByText(/wird noch vorbereitet/)).toBeVisible();
});
