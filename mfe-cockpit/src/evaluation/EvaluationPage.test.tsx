import { currentAddress, graphqlError, offline } from '@learn/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  complete,
  evaluatedAssignment,
  evaluationServer,
  evaluationWork,
  given,
} from '../testing/evaluation.ts';
import { renderCockpit } from '../testing/renderCockpit.tsx';
import { courseSlug } from '../testing/session.ts';
import type { EvaluatedAssignment, EvaluationWork } from './evaluationFields.ts';
import type { Evaluator } from './useEvaluators.ts';

/** Of its own for each test, as what is known of a work outlives its page. */
let id = '';

beforeEach(() => {
  localStorage.clear();
  id = crypto.randomUUID();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(
  work: EvaluationWork | null,
  { query = '', ...change }: Partial<EvaluatedAssignment> & { readonly query?: string } = {},
) {
  const assignment = evaluatedAssignment({ id, ...change });
  await renderCockpit({
    area: 'assignment-evaluation',
    address: `/${id}/ana${query}`,
    evaluation: { assignment, assignment_completion: work },
  });
  await screen.findByRole('heading', { level: 1, name: 'Police prüfen' });
  if (work) await screen.findByRole('complementary', { name: 'Bewertung' });
}

const workWith = (change: Partial<EvaluationWork> = {}) => evaluationWork({ id: `work ${id}`, ...change });

const points = (title: string) => screen.findByRole('textbox', { name: `Punkte für «${title}»` });
const result = () => within(screen.getByRole('complementary', { name: 'Bewertung' }));
const releaseButton = () => screen.getByRole('button', { name: 'Bewertung freigeben' });

test('answers stand beside what is given for them; the declaration is read in its words', async () => {
  const work = workWith();
  evaluationServer(work);
  await open(work);
  const task = within(await screen.findByRole('article', { name: 'Deckung erklären' }));
  expect(task.getByText('Haftpflicht und Teilkasko')).toBeVisible();
  expect(task.getByText('von 8')).toBeVisible();
  expect(task.queryByText('Lies zuerst die Police.')).not.toBeInTheDocument();
  const filed = within(screen.getByRole('article', { name: 'Police ablegen' }));
  expect(filed.getByRole('link', { name: 'Police.pdf' })).toHaveAttribute('href', '/files/1');
  expect(filed.queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(screen.getByRole('article', { name: 'Verständlichkeit' })).getByText('von 2')).toBeVisible();
  expect(screen.getByText('Selbst bearbeitet.')).toBeVisible();
});

test('points are counted as they are typed, and saved', async () => {
  const work = workWith();
  const server = evaluationServer(work);
  await open(work);
  expect(result().getByRole('img', { name: 'Noch keine Note' })).toBeVisible();
  await userEvent.type(await points('Deckung erklären'), '5,5');
  expect(result().getByText('5.5 von 10')).toBeVisible();
  expect(result().getByRole('img', { name: 'Note 4.0' })).toBeVisible();
  expect(result().getByText('exakt 3.75')).toBeVisible();
  expect(result().getByText('bestanden')).toBeVisible();
  expect(result().getByText('Ein Teil hat noch keine Punkte und zählt vorläufig als 0.')).toBeVisible();
  expect(await screen.findByText(/^gespeichert \d/)).toBeVisible();
  expect(server.sent('SaveEvaluation')).toMatchObject([
    {
      assignment_user_id: 'ana',
      completion_status: 'EVALUATION_IN_PROGRESS',
      completion_data_string: JSON.stringify({ 'evaluation-1': { expert_data: { points: 5.5 } } }),
      version: 1,
    },
  ]);
});

test.each([
  ['9', 'Höchstens 8 Punkte sind möglich.'],
  ['vier', 'Gib eine Zahl ein, zum Beispiel 4.5.'],
  ['-1', 'Weniger als 0 Punkte geht nicht.'],
  ['1.255', 'Höchstens zwei Stellen nach dem Komma.'],
])('«%s» is no number of points, stays to be repaired, and is not saved', async (text, problem) => {
  const work = workWith();
  const server = evaluationServer(work);
  await open(work);
  const field = await points('Deckung erklären');
  await userEvent.click(field);
  await userEvent.paste(text);
  expect(screen.getByText(problem)).toBeVisible();
  expect(field).toHaveValue(text);
  expect(field).toBeInvalid();
  await userEvent.click(releaseButton());
  expect(server.sent('SaveEvaluation')).toEqual([]);
});

test('a release names what is missing, and leads there', async () => {
  const work = workWith({ completion_data: { 'evaluation-1': given(6) } });
  const server = evaluationServer(work);
  await open(work);
  await points('Deckung erklären');
  await userEvent.click(releaseButton());
  expect(screen.getByText('Hier fehlen die Punkte.')).toBeVisible();
  await waitFor(async () => expect(await points('Verständlichkeit')).toHaveFocus());
  expect(server.sent('SaveEvaluation')).toEqual([]);
});

test('what is released is taken back within the minute, with all that was given', async () => {
  const work = workWith(complete);
  const server = evaluationServer(work);
  await open(work);
  await points('Deckung erklären');
  await userEvent.click(releaseButton());
  expect(await screen.findByText('Freigegeben. Ana sieht die Bewertung in einer Minute.')).toBeVisible();
  expect(server.sent('SaveEvaluation')).toMatchObject([
    { completion_status: 'EVALUATION_SUBMITTED', completion_data_string: '{}', version: 4 },
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Gut erklärt')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Zurücknehmen/ }));
  expect(await points('Deckung erklären')).toHaveValue('6');
  expect(server.sent('WithdrawEvaluation')).toHaveLength(1);
});

test('once the minute is over the server is asked, and the evaluation stands', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const work = workWith({
    ...complete,
    completion_status: 'EVALUATION_SUBMITTED',
    evaluation_withdrawable_until: new Date(Date.now() + 30_000).toISOString(),
    evaluation_user: { id: 't', first_name: 'Thomas', last_name: 'Meier' },
  });
  const server = evaluationServer(work);
  await open(work);
  expect(await screen.findByRole('button', { name: /^Zurücknehmen \((29|30) s\)$/ })).toBeVisible();
  server.write({ evaluation_withdrawable_until: null });
  await act(() => vi.advanceTimersByTimeAsync(30_100));
  expect(await screen.findByText('Freigegeben von Thomas Meier. Ana sieht die Bewertung.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Zurücknehmen/ })).not.toBeInTheDocument();
});

test('an evaluation that stands is corrected as a whole', async () => {
  const work = workWith({ ...complete, completion_status: 'EVALUATION_SUBMITTED' });
  const server = evaluationServer(work);
  await open(work);
  await userEvent.click(await screen.findByRole('button', { name: 'Bewertung korrigieren' }));
  const field = await points('Deckung erklären');
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  expect(result().getByText('9.5 von 10')).toBeVisible();
  expect(server.sent('SaveEvaluation')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(result().getByText('7.5 von 10')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bewertung korrigieren' }));
  await userEvent.clear(await points('Deckung erklären'));
  await userEvent.type(await points('Deckung erklären'), '7');
  await userEvent.click(screen.getAllByRole('button', { name: 'Korrektur freigeben' })[0] as HTMLElement);
  await waitFor(() =>
    expect(server.sent('SaveEvaluation')).toMatchObject([
      { completion_status: 'EVALUATION_SUBMITTED', version: 4 },
    ]),
  );
  expect(JSON.parse(String(server.sent('SaveEvaluation')[0]?.completion_data_string))).toMatchObject({
    'evaluation-1': { expert_data: { points: 7, text: 'Gut erklärt' } },
  });
});

test('a deduction is saved with its reason, and released with one only', async () => {
  const work = workWith(complete);
  const server = evaluationServer(work);
  await open(work);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Abzug in Punkten' }), '2');
  expect(result().getByText('5.5 von 10')).toBeVisible();
  await userEvent.click(releaseButton());
  expect(screen.getByText('Begründe den Abzug, sonst kannst du nicht freigeben.')).toBeVisible();
  expect(server.sent('SaveEvaluation')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Begründung' }), 'zu spät');
  await waitFor(() =>
    expect(server.sent('SaveEvaluation').at(-1)).toMatchObject({
      evaluation_points_deducted: 2,
      evaluation_points_deducted_reason: 'zu spät',
    }),
  );
});

const sandra: Evaluator = {
  id: 'sandra',
  first_name: 'Sandra',
  last_name: 'Huber',
  avatar_url: '',
  task_id: 'evaluation-1',
  holds_task: true,
};

test('only the task that another person is at is locked, with their name', async () => {
  const work = workWith();
  const server = evaluationServer(work, { evaluators: () => [sandra] });
  await open(work);
  expect(await screen.findByText('Sandra Huber bewertet gerade auch.')).toBeVisible();
  expect(await points('Deckung erklären')).toHaveAttribute('readonly');
  expect(await points('Verständlichkeit')).not.toHaveAttribute('readonly');
  await userEvent.click(await points('Verständlichkeit'));
  await waitFor(() => expect(server.places().at(-1)).toMatchObject({ task_id: 'evaluation-2' }));
  await userEvent.click(await points('Deckung erklären'));
  await waitFor(() => expect(server.places().at(-1)).toMatchObject({ task_id: null }));
});

test('what another person saves appears, and a release that has not seen it is asked for again', async () => {
  const work = workWith(complete);
  const changed = {
    ...complete,
    version: 5,
    completion_data: { 'evaluation-1': given(3), 'evaluation-2': given(1.5) },
  };
  let isFirst = true;
  const server = evaluationServer(work, {
    refusal: () => {
      if (!isFirst) return undefined;
      isFirst = false;
      server.write(changed);
      return graphqlError('version_conflict', { current: workWith(changed) });
    },
  });
  await open(work);
  await points('Deckung erklären');
  await userEvent.click(releaseButton());
  expect(await screen.findByText(/^Jemand hat um .* etwas geändert/)).toBeVisible();
  expect(await points('Deckung erklären')).toHaveValue('3');
  expect(server.sent('SaveEvaluation')).toHaveLength(1);
  await userEvent.click(releaseButton());
  expect(await screen.findByText(/^Freigegeben/)).toBeVisible();
});

test('the same field that two people have filled in asks which value counts', async () => {
  const work = workWith(complete);
  const theirs = { ...complete, version: 5, completion_data: { 'evaluation-1': given(3) } };
  let isFirst = true;
  evaluationServer(work, {
    refusal: () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return graphqlError('version_conflict', { current: workWith(theirs) });
    },
  });
  await open(work);
  const field = await points('Deckung erklären');
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  expect(await screen.findByText('Gespeichert: 3', {}, { timeout: 4_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gespeicherte nehmen' }));
  expect(await points('Deckung erklären')).toHaveValue('3');
});

test('without network what is given waits, is said so, and is counted all the same', async () => {
  const work = workWith();
  evaluationServer(work, { refusal: offline });
  await open(work);
  await userEvent.type(await points('Deckung erklären'), '4');
  expect(await screen.findByText(/^Ohne Verbindung: Was du eingibst/, {}, { timeout: 4_000 })).toBeVisible();
  expect(result().getByText('4 von 10')).toBeVisible();
});

test('the queue keeps filter and order, by its links and by j and k', async () => {
  const work = workWith();
  const server = evaluationServer(work);
  await open(work, { query: '?state=toEvaluate&sort=-grade' });
  expect(await screen.findByText('2 von 3 in der Liste')).toBeInTheDocument();
  expect(server.sent('EvaluationQueue')[0]).toMatchObject({
    state: 'toEvaluate',
    sort: 'grade',
    descending: true,
  });
  const area = `/course/${courseSlug}/assignment-evaluation/${id}`;
  const next = screen.getByRole('link', { name: 'Nächste Arbeit: Bruno Caduff' });
  expect(next).toHaveAttribute('href', `${area}/bruno?state=toEvaluate&sort=-grade`);
  expect(screen.getByRole('link', { name: 'Zur Liste' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit/assignment/${id}?state=toEvaluate&sort=-grade`,
  );
  await userEvent.type(await points('Deckung erklären'), 'j');
  expect(currentAddress()).toContain(`${area}/ana`);
  await userEvent.clear(await points('Deckung erklären'));
  await userEvent.click(document.body);
  await userEvent.keyboard('k');
  await waitFor(() => expect(currentAddress()).toBe(`${area}/zoe?state=toEvaluate&sort=-grade`));
});

test('the work of the next one is fetched ahead', async () => {
  const work = workWith();
  const server = evaluationServer(work);
  await open(work);
  await waitFor(() =>
    expect(server.sent('Evaluation')).toContainEqual(
      expect.objectContaining({ assignment_user_id: 'bruno' }),
    ),
  );
});

test('who only reads has nothing to fill in, and is not said to be there', async () => {
  const work = workWith({ ...complete, may_evaluate: false });
  const server = evaluationServer(work);
  await open(work);
  expect(await screen.findByText('Gut erklärt')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bewertung freigeben' })).not.toBeInTheDocument();
  expect(await screen.findByText('2 von 3 in der Liste')).toBeInTheDocument();
  expect(server.places()).toEqual([]);
});

test('work that was not begun says so', async () => {
  evaluationServer(workWith());
  await open(null);
  expect(await screen.findByText('Noch nichts abgegeben')).toBeVisible();
  expect(await screen.findByText('Ana Berger')).toBeVisible();
});

test('an assignment without evaluation tasks is given points as a whole', async () => {
  const work = workWith();
  const server = evaluationServer(work, { assignment: { evaluation_tasks: [] } });
  await open(work, { evaluation_tasks: [] });
  await userEvent.type(await points('Ganze Arbeit'), '7');
  await waitFor(() => expect(server.sent('SaveEvaluation')).toMatchObject([{ evaluation_points: 7 }]));
});
