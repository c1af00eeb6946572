import { fakeNetwork, graphqlError, offline, type SentCall } from '@learn/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assignmentFields, ownWork, solution } from '../../../testing/assignment.ts';
import { completion } from '../../../testing/fixtures.ts';
import { openContent } from '../../../testing/openContent.ts';
import type { AssignmentData, Work } from './useWork.ts';

let assignmentId = '';

beforeEach(() => {
  localStorage.clear();
  assignmentId = crypto.randomUUID();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const patient = { timeout: 4_000 };
const minutes = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minutes).toISOString();

interface Sent {
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const sentBy = (calls: readonly SentCall[], operation: string) =>
  calls.flatMap(({ body }) => {
    const { operationName, variables } = (body ?? {}) as Sent;
    return operationName === operation && variables ? [variables] : [];
  });

/** A server with this work, which is handed in and taken back there. */
function server(work: Partial<Work> = {}) {
  let state = ownWork(assignmentId, work);
  const write = (change: Partial<Work>) => {
    state = { ...state, ...change, version: state.version + 1, updated_at: new Date().toISOString() };
    return state;
  };
  const answer = (field: string, isFinal = false) => ({
    body: {
      data: {
        [field]: {
          ...state,
          assignment: {
            __typename: 'Assignment',
            id: assignmentId,
            solution_sample: isFinal ? solution : null,
          },
        },
      },
    },
  });
  const calls = fakeNetwork(({ address, body }) => {
    if (address.includes('/completion/')) return { body: [completion('inhalt')] };
    const { operationName, variables } = body as Sent;
    if (operationName === 'OwnWork') {
      const isFinal = state.completion_status === 'SUBMITTED' && state.withdrawable_until === null;
      return answer('assignment_completion', isFinal);
    }
    if (operationName === 'WithdrawSubmission') {
      write({ completion_status: 'IN_PROGRESS', submitted_at: null, withdrawable_until: null });
      return answer('withdraw_assignment_completion');
    }
    if (variables?.completion_status === 'SUBMITTED')
      write({
        completion_status: 'SUBMITTED',
        submitted_at: inMinutes(0),
        withdrawable_until: inMinutes(10),
      });
    return answer('upsert_assignment_completion');
  });
  return { sent: (operation: string) => sentBy(calls, operation), write };
}

const open = (work: Partial<Work> | null, change: Partial<AssignmentData> = {}) =>
  openContent('Assignment', assignmentFields(assignmentId, work, change));
const handedIn = (until: string): Partial<Work> => ({
  version: 3,
  completion_status: 'SUBMITTED',
  submitted_at: inMinutes(-1),
  withdrawable_until: until,
});
const answered = {
  'task-1': { user_data: { 'block-1': 'Viel' } },
  'task-2': { user_data: { 'block-2': 'a', 'block-3': true } },
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Auftrag abgeben?' }, patient);

async function toSubmission() {
  await press('Zur Abgabe');
  await press('Auftrag abgeben');
}

it('asks before it hands in: each empty question by its task, and the way to it', async () => {
  const { sent } = server();
  await open({ completion_data: { 'task-2': { user_data: { 'block-2': 'a' } } } });
  await toSubmission();
  const asked = await dialog();
  expect(within(asked).getByText('2 Fragen sind noch leer:')).toBeVisible();
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Aufgabe 1: Was hast du gefragt?', 'Aufgabe 2: Selbst gemacht.']);
  await userEvent.click(within(asked).getByRole('button', { name: 'Aufgabe 2: Selbst gemacht.' }));
  await expect
    .poll(() => document.activeElement, patient)
    .toBe(screen.getByRole('checkbox', { name: 'Selbst gemacht.' }));
  expect(sent('SaveAnswers')).toEqual([]);
});

it('only says what happens next where nothing is empty, and may be left', async () => {
  const { sent } = server();
  await open({ completion_data: answered });
  await toSubmission();
  const asked = await dialog();
  expect(asked).toHaveTextContent(
    'Du kannst die Abgabe 10 Minuten lang zurückziehen. Danach bekommt die Fachperson deine Arbeit',
  );
  expect(asked).not.toHaveTextContent('leer');
  await press('Noch nicht abgeben');
  await expect.poll(() => asked.isConnected, patient).toBe(false);
  expect(sent('SaveAnswers')).toEqual([]);
  await press('Auftrag abgeben');
  await press('Jetzt abgeben');
  expect(await screen.findByText(/^Abgegeben am /, {}, patient)).toBeVisible();
  expect(sent('SaveAnswers')).toMatchObject([{ completion_status: 'SUBMITTED' }]);
  expect(sent('SaveAnswers')[0]?.declaration_accepted).toBeUndefined();
});

it('says in the form and in the question when the deadline has passed', async () => {
  server();
  const fields = assignmentFields(assignmentId, { completion_data: answered });
  const planned = fields.course_session_assignment;
  if (!planned?.submission_deadline) throw new Error('no deadline');
  const past = { ...planned.submission_deadline, start: '2020-03-02T22:59:59.000Z' };
  await openContent('Assignment', {
    ...fields,
    course_session_assignment: { ...planned, submission_deadline: past },
  });
  const date = 'Montag, 2. März, 23:59';
  expect(
    await screen.findByText(new RegExp(`^Die Abgabefrist war am ${date}\\. Du kannst noch`)),
  ).toBeVisible();
  await toSubmission();
  expect(await dialog()).toHaveTextContent(`Die Abgabefrist war am ${date}.`);
});

it('hands in with the declaration only, which stands by itself', async () => {
  const { sent } = server();
  await open({ completion_data: answered }, { declaration: 'Ich habe selbst gearbeitet.' });
  await press('Zur Abgabe');
  const box = within(await screen.findByRole('region', { name: 'Erklärung' })).getByRole('checkbox');
  await press('Auftrag abgeben');
  expect(screen.getByRole('alert')).toHaveTextContent('Bestätige die Erklärung, damit du abgeben kannst.');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(box);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Auftrag abgeben');
  await press('Jetzt abgeben');
  expect(await screen.findByText(/^Abgegeben am /, {}, patient)).toBeVisible();
  expect(sent('SaveAnswers')).toMatchObject([{ completion_status: 'SUBMITTED', declaration_accepted: true }]);
});

it('takes a submission back, and shows the summary with its answers again', async () => {
  const until = inMinutes(9);
  const { sent } = server({ ...handedIn(until), completion_data: answered });
  await open({ ...handedIn(until), completion_data: answered });
  expect(await screen.findByText(/^Bis \d\d:\d\d kannst du die Abgabe zurückziehen\./)).toBeVisible();
  expect(screen.queryByText('Musterlösung')).not.toBeInTheDocument();
  await press('Abgabe zurückziehen');
  const heading = await screen.findByRole('heading', { name: 'Alles auf einen Blick' }, patient);
  expect(heading).toHaveFocus();
  expect(screen.getByText('Viel')).toBeVisible();
  expect(sent('WithdrawSubmission')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Abgabe zurückziehen' })).not.toBeInTheDocument();
});

it('says so where the time is over on the server, and asks what it has now', async () => {
  const until = inMinutes(9);
  const state = ownWork(assignmentId, { ...handedIn(until), version: 4, withdrawable_until: null });
  fakeNetwork(({ address, body }) => {
    if (address.includes('/completion/')) return { body: [] };
    if ((body as Sent).operationName === 'WithdrawSubmission') return graphqlError('submission_final');
    const assignment = { __typename: 'Assignment', id: assignmentId, solution_sample: solution };
    return { body: { data: { assignment_completion: { ...state, assignment } } } };
  });
  await open(handedIn(until));
  await press('Abgabe zurückziehen');
  expect(await screen.findByText('Musterlösung', {}, patient)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Abgabe zurückziehen' })).not.toBeInTheDocument();
});

it('needs the network to take a submission back', async () => {
  fakeNetwork(offline);
  await open(handedIn(inMinutes(9)));
  await press('Abgabe zurückziehen');
  expect(await screen.findByText(/Prüfe deine Verbindung/, {}, patient)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abgabe zurückziehen' })).toBeEnabled();
});

it('shows the sample and no way back once the time is over, without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const until = inMinutes(9);
  const { write } = server(handedIn(until));
  await open(handedIn(until));
  expect(await screen.findByRole('button', { name: 'Abgabe zurückziehen' })).toBeVisible();
  write({ withdrawable_until: null });
  await vi.advanceTimersByTimeAsync(9 * minutes + 1_000);
  expect(await screen.findByText('Musterlösung', {}, patient)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Abgabe zurückziehen' })).not.toBeInTheDocument();
});
