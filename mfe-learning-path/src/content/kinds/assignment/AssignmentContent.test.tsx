import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Call, fakeFetch, graphqlError } from '../../../testing/fakeFetch.ts';
import { completion, previewSession } from '../../../testing/fixtures.ts';
import { openContent } from '../../../testing/openContent.ts';
import type { Work } from './createWork.ts';

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

const tasks = [
  {
    __typename: 'AssignmentTask',
    key: 'task-1',
    title: 'Erfassen',
    blocks: [
      { __typename: 'AssignmentExplanation', key: 'block-0', text: '<p>Nimm dir Zeit.</p>' },
      { __typename: 'AssignmentTextQuestion', key: 'block-1', label: 'Was hast du gefragt?' },
    ],
  },
  {
    __typename: 'AssignmentTask',
    key: 'task-2',
    title: 'Wählen',
    blocks: [
      {
        __typename: 'AssignmentChoice',
        key: 'block-2',
        label: 'Welches Modell?',
        options: [
          { __typename: 'AssignmentChoiceOption', key: 'a', text: 'Teilkasko' },
          { __typename: 'AssignmentChoiceOption', key: 'b', text: 'Vollkasko' },
        ],
      },
      { __typename: 'AssignmentConfirmation', key: 'block-3', label: 'Selbst gemacht.' },
    ],
  },
];

function fields(work: Partial<Work> | null = null, change: Readonly<Record<string, unknown>> = {}) {
  return {
    content_type: 'learnpath.LearningContentAssignment',
    can_user_self_toggle_course_completion: false,
    assignment_type: 'CASEWORK',
    course_session_assignment: {
      __typename: 'CourseSessionAssignment',
      id: 'planned',
      submission_deadline: { __typename: 'SessionDueDate', start: '2099-09-25T21:59:59.000Z' },
      evaluation_deadline: { __typename: 'SessionDueDate', start: '2099-10-10T21:59:59.000Z' },
    },
    own_completion: work && ownWork(work),
    content_assignment: {
      __typename: 'Assignment',
      id: assignmentId,
      needs_expert_evaluation: true,
      max_points: 24,
      intro_text: '<p>Familie Brunner braucht Rat.</p>',
      effort_required: '90 Minuten',
      evaluation_description: 'Der Experte bewertet Vollständigkeit.',
      evaluation_document_url: '/raster.pdf',
      performance_objectives: [{ __typename: 'PerformanceObjective', text: 'Du erfasst den Bedarf.' }],
      competence_certificate: { __typename: 'CompetenceCertificate', id: 'c', title: 'Sach', slug: 'sach' },
      tasks,
      evaluation_tasks: [
        {
          __typename: 'EvaluationTask',
          key: 'e1',
          value: { __typename: 'EvaluationTaskValue', title: 'Vollständig', description: '', max_points: 24 },
        },
      ],
      solution_sample: null,
      ...change,
    },
  };
}

function ownWork(change: Partial<Work>) {
  return {
    __typename: 'AssignmentCompletion',
    id: `work-${assignmentId}`,
    version: 1,
    updated_at: '2026-03-02T13:03:00.000Z',
    completion_status: 'IN_PROGRESS',
    submitted_at: null,
    evaluation_submitted_at: null,
    evaluation_user: null,
    evaluation_points_deducted_reason: '',
    evaluation_points_deducted_user: null,
    evaluation_passed: null,
    completion_data: {},
    files: [],
    grade: null,
    ...change,
  };
}

interface Sent {
  readonly completion_status: Work['completion_status'];
  readonly completion_data_string: string;
  readonly version: number | null;
}

/** A server that keeps answers, task by task, as the real one does. */
function server() {
  let data: Record<string, { user_data: object }> = {};
  let version = 0;
  const calls = fakeFetch(({ address, body }) => {
    if (address.includes('/completion/')) return { body: [completion('inhalt')] };
    const { variables } = body as { variables: Sent };
    const sent = JSON.parse(variables.completion_data_string) as typeof data;
    for (const [task, { user_data }] of Object.entries(sent))
      data = { ...data, [task]: { user_data: { ...data[task]?.user_data, ...user_data } } };
    version += 1;
    const submitted = variables.completion_status === 'SUBMITTED';
    const work = ownWork({
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

const solution = {
  __typename: 'SolutionSample',
  id: 'sample',
  display_text: 'So könnte es klingen',
  description: '',
  link_display_text: 'Ansehen',
  thumbnail: '',
  url: '/course/x/media',
};

function writes(calls: readonly Call[]): Sent[] {
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
  fakeFetch(() => ({ status: 503, body: {} }));
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
  expect(await screen.findByText(/^Abgegeben am Montag, 2\. März, 14:03\.$/, {}, patient)).toBeVisible();
  expect(sent().at(-1)?.completion_status).toBe('SUBMITTED');
  expect(screen.getByText('Teilkasko')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('asks where another device answered the same question, and keeps the choice', async () => {
  const theirs = ownWork({ version: 4, completion_data: { 'task-1': { user_data: { 'block-1': 'Dort' } } } });
  let version: number | null = null;
  fakeFetch(({ body }) => {
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

it('shows what was typed after the work had been handed in elsewhere', async () => {
  fakeFetch(() => graphqlError('assignment_submitted'));
  const first = await openContent('Assignment', fields({}));
  await userEvent.type(await screen.findByLabelText('Was hast du gefragt?'), 'Zu spät');
  first.unmount();
  await openContent('Assignment', fields({ version: 9, completion_status: 'SUBMITTED' }));
  expect(await screen.findByText('Nicht mehr abgegeben')).toBeVisible();
  expect(screen.getByText('Zu spät')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.queryByText('Zu spät')).not.toBeInTheDocument();
});

const evaluated: Partial<Work> = {
  version: 7,
  completion_status: 'EVALUATION_SUBMITTED',
  submitted_at: '2026-09-24T08:00:00.000Z',
  evaluation_submitted_at: '2026-10-05T08:00:00.000Z',
  evaluation_user: { id: 's', first_name: 'Sandra', last_name: 'Huber' },
  evaluation_points_deducted_reason: 'Zwei Tage zu spät.',
  evaluation_points_deducted_user: { id: 't', first_name: 'Thomas', last_name: 'Meier' },
  evaluation_passed: true,
  completion_data: {
    'task-1': { user_data: { 'block-1': 'Viel' } },
    e1: { expert_data: { points: 20, text: 'Sehr genau gefragt.' } },
  },
  grade: {
    points: 20,
    points_deducted: 2,
    points_final: 18,
    max_points: 24,
    percent: 75,
    weight: 1,
    exact: 4.75,
    official: 5,
  },
};

it('says how the grade came about: points, deduction with reason and author, percent, weight, exact, official', async () => {
  await openContent('Assignment', fields(evaluated, { solution_sample: solution }));
  const evaluation = await screen.findByRole('region', { name: 'Bewertung' });
  expect(within(evaluation).getByRole('img', { name: 'Offizielle Note 5.0' })).toBeInTheDocument();
  expect(within(evaluation).getByText('Bestanden')).toBeVisible();
  expect(
    within(evaluation).getByText('Bewertet von Sandra Huber, freigegeben am Montag, 5. Oktober'),
  ).toBeVisible();
  const rows = within(evaluation)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'KriteriumRückmeldungPunkte',
    'VollständigSehr genau gefragt.20 von 24',
    'Zwischentotal20 von 24',
    'AbzugZwei Tage zu spät.Thomas Meier−2 ',
    'Total18 von 24',
  ]);
  const origin = within(evaluation).getByRole('region', { name: 'So entsteht die Note' });
  expect(
    within(origin)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Punkte20 von 24 Punkten',
    'Abzug20 − 2 = 18',
    'Prozent18 ÷ 24 = 75 %',
    'Gewichtzählt 1-fach im Nachweis «Sach»',
    'Exakter Wert18 ÷ 24 × 5 + 1 = 4.75',
    'Offizielle Noteauf halbe Noten gerundet: 5.0',
  ]);
  expect(screen.getByText('So könnte es klingen')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Deine Antworten' })).getByText('Viel')).toBeVisible();
});

it('shows no points before the evaluation is released', async () => {
  await openContent(
    'Assignment',
    fields({ completion_status: 'EVALUATION_IN_PROGRESS', submitted_at: '2026-09-24T08:00:00.000Z' }),
  );
  expect(
    await screen.findByText(/Sobald deine Bewertung freigegeben ist, siehst du sie hier; vorgesehen bis/),
  ).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
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
