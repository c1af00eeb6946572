import { currentAddress, graphqlError, held, json, offline } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { complete, evaluationServer, queueWith } from '../testing/evaluation.ts';
import {
  assignmentId,
  evaluationsOfTheirOwn,
  openEvaluation,
  points,
  releaseButton,
  result,
  workWith,
} from '../testing/openEvaluation.tsx';
import { renderCockpit } from '../testing/renderCockpit.tsx';
import { courseSlug, expertSession } from '../testing/session.ts';
import type { EvaluatedAssignment } from './evaluationFields.ts';
import type { Evaluator } from './useEvaluators.ts';

evaluationsOfTheirOwn();

test('answers stand beside what is given for them; the declaration is read in its words', async () => {
  const work = workWith();
  evaluationServer(work);
  await openEvaluation(work);
  const task = within(await screen.findByRole('article', { name: 'Deckung erklären' }));
  expect(task.getByText('Haftpflicht und Teilkasko')).toBeVisible();
  expect(task.getByText('von 8')).toBeVisible();
  const filed = within(screen.getByRole('article', { name: 'Police ablegen' }));
  expect(filed.getByRole('link', { name: 'Police.pdf' })).toHaveAttribute('href', '/files/1');
  expect(filed.queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(screen.getByRole('article', { name: 'Verständlichkeit' })).getByText('von 2')).toBeVisible();
  expect(screen.getByText('Selbst bearbeitet.')).toBeVisible();
});

test('points are counted as they are typed, and saved', async () => {
  const work = workWith();
  const server = evaluationServer(work);
  await openEvaluation(work);
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
  await openEvaluation(work);
  const field = await points('Deckung erklären');
  await userEvent.click(field);
  await userEvent.paste(text);
  expect(screen.getByText(problem)).toBeVisible();
  expect(field).toHaveValue(text);
  expect(field).toBeInvalid();
  await userEvent.click(releaseButton());
  expect(server.sent('SaveEvaluation')).toEqual([]);
});

test('a deduction is saved with its reason, and released with one only', async () => {
  const work = workWith(complete);
  const server = evaluationServer(work);
  await openEvaluation(work);
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
  await openEvaluation(work);
  expect(await screen.findByText('Sandra Huber bewertet gerade auch.')).toBeVisible();
  expect(await points('Deckung erklären')).toHaveAttribute('readonly');
  expect(await points('Verständlichkeit')).not.toHaveAttribute('readonly');
  await userEvent.click(await points('Verständlichkeit'));
  await waitFor(() => expect(server.places().at(-1)).toMatchObject({ task_id: 'evaluation-2' }));
  await userEvent.click(await points('Deckung erklären'));
  await waitFor(() => expect(server.places().at(-1)).toMatchObject({ task_id: null }));
});

test('without network what is given waits, is said so, and is counted all the same', async () => {
  const work = workWith();
  evaluationServer(work, { refusal: offline });
  await openEvaluation(work);
  await userEvent.type(await points('Deckung erklären'), '4');
  expect(await screen.findByText(/^Ohne Verbindung: Was du eingibst/, {}, { timeout: 4_000 })).toBeVisible();
  expect(result().getByText('4 von 10')).toBeVisible();
});

test('the queue keeps filter and order, by its links and by j and k', async () => {
  const work = workWith();
  const server = evaluationServer(work);
  await openEvaluation(work, { query: '?state=toEvaluate&sort=-grade' });
  expect(await screen.findByText('2 von 3 in der Liste')).toBeInTheDocument();
  expect(server.sent('EvaluationQueue')[0]).toMatchObject({
    state: 'toEvaluate',
    sort: 'grade',
    descending: true,
  });
  const area = `/course/${courseSlug}/assignment-evaluation/${assignmentId()}`;
  const next = screen.getByRole('link', { name: 'Nächste Arbeit: Bruno Caduff' });
  expect(next).toHaveAttribute('href', `${area}/bruno?state=toEvaluate&sort=-grade`);
  expect(screen.getByRole('link', { name: 'Zur Liste' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit/assignment/${assignmentId()}?state=toEvaluate&sort=-grade`,
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
  await openEvaluation(work);
  await waitFor(() =>
    expect(server.sent('Evaluation')).toContainEqual(
      expect.objectContaining({ assignment_user_id: 'bruno' }),
    ),
  );
});

test('who only reads has nothing to fill in, and is not said to be there', async () => {
  const work = workWith({ ...complete, may_evaluate: false });
  const server = evaluationServer(work);
  await openEvaluation(work);
  expect(await screen.findByText('Gut erklärt')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bewertung freigeben' })).not.toBeInTheDocument();
  expect(await screen.findByText('2 von 3 in der Liste')).toBeInTheDocument();
  expect(server.places()).toEqual([]);
});

test('what nobody evaluates is read, and has nothing to fill in or release', async () => {
  const reflection: Partial<EvaluatedAssignment> = {
    assignment_type: 'REFLECTION',
    needs_expert_evaluation: false,
    max_points: 0,
    evaluation_tasks: [],
  };
  const work = workWith({ may_evaluate: false });
  const server = evaluationServer(work, { assignment: reflection });
  await openEvaluation(work, reflection);
  expect(await screen.findByText('Haftpflicht und Teilkasko')).toBeVisible();
  expect(screen.getByText(/^Dieser Auftrag wird nicht bewertet\./)).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Bewertung' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bewertung freigeben' })).not.toBeInTheDocument();
  expect(await screen.findByText('2 von 3 in der Liste')).toBeInTheDocument();
  expect(server.places()).toEqual([]);
});

test('work that was not begun says so', async () => {
  evaluationServer(workWith());
  await openEvaluation(null);
  expect(await screen.findByText('Noch nichts abgegeben')).toBeVisible();
  expect(await screen.findByText('Ana Berger')).toBeVisible();
});

test('an assignment without evaluation tasks is given points as a whole', async () => {
  const work = workWith();
  const server = evaluationServer(work, { assignment: { evaluation_tasks: [] } });
  await openEvaluation(work, { evaluation_tasks: [] });
  await userEvent.type(await points('Ganze Arbeit'), '7');
  await waitFor(() => expect(server.sent('SaveEvaluation')).toMatchObject([{ evaluation_points: 7 }]));
});

test('a key that is pressed before the queue is known counts once it is', async () => {
  const work = workWith();
  const slow = held();
  evaluationServer(work, { queue: () => slow.answer });
  await openEvaluation(work);
  await userEvent.keyboard('j');
  expect(currentAddress()).toContain('/ana');
  slow.arrive(json({ data: { evaluation_queue: queueWith() } }));
  await waitFor(() => expect(currentAddress()).toContain('/bruno'));
});

test('by what is evaluated stands before the tasks', async () => {
  const work = workWith();
  const change = {
    evaluation_description: 'Vollständig und verständlich.',
    evaluation_document_url: 'https://example.com/raster.pdf',
  };
  evaluationServer(work, { assignment: change });
  await openEvaluation(work, change);
  expect(screen.getByText('Vollständig und verständlich.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bewertungsgrundlage' })).toHaveAttribute(
    'href',
    'https://example.com/raster.pdf',
  );
});

test.each([
  ['an expert', expertSession, 'Zum Cockpit'],
  [
    'a mentor',
    { ...expertSession, actions: ['learning-mentor', 'is_learning_mentor'] as const },
    'Zu den Aufgaben',
  ],
])('%s is led to their own list from a work that is not there', async (_who, own, link) => {
  evaluationServer(workWith(), { work: () => graphqlError('not_found') });
  await renderCockpit({ area: 'assignment-evaluation', address: '/anderer/ana', own });
  expect(await screen.findByText('Diese Arbeit gibt es hier nicht')).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toBeVisible();
});
