import type { WorkView } from '@learn/domain';
import { describe, expect, test } from 'vitest';
import { casework, circleWith, member, workOf } from '../testing/circle.ts';
import { assignmentRows, participantRows, shownParticipants, waitingAssignments } from './circleWork.ts';

const released = (user_id: string, grade: number) =>
  workOf(user_id, { completion_status: 'EVALUATION_SUBMITTED', grade });
const begun = (user_id: string) => workOf(user_id, { completion_status: 'IN_PROGRESS' });
const praxis = (works: Parameters<typeof casework>[0]) => casework(works, { assignment_id: 'praxis' });

describe('how far a participant is', () => {
  const stateIn = (circle: ReturnType<typeof circleWith>) => participantRows(circle)[0]?.state;
  const ana = [member('Ana Berger')];

  test.each([
    ['nothing', circleWith([casework([])], ana), 'notBegun'],
    ['a content', circleWith([], [member('Ana Berger', { contents_completed_count: 1 })]), 'inProgress'],
    [
      'all contents, and none of them is evaluated',
      circleWith([], [member('Ana Berger', { contents_completed_count: 10 })]),
      'handedIn',
    ],
    [
      'all contents but an assignment that is evaluated',
      circleWith([casework([begun('ana')])], [member('Ana Berger', { contents_completed_count: 10 })]),
      'inProgress',
    ],
    ['a begun assignment', circleWith([casework([begun('ana')])], ana), 'inProgress'],
    ['one handed in', circleWith([casework([workOf('ana')])], ana), 'toEvaluate'],
    [
      'one that somebody evaluates',
      circleWith([casework([workOf('ana', { completion_status: 'EVALUATION_IN_PROGRESS' })])], ana),
      'toEvaluate',
    ],
    ['one that is evaluated', circleWith([casework([released('ana', 5)])], ana), 'evaluated'],
    [
      'one of two that is evaluated',
      circleWith([casework([released('ana', 5)]), praxis([begun('ana')])], ana),
      'inProgress',
    ],
    [
      'one evaluated, one handed in',
      circleWith([casework([released('ana', 5)]), praxis([workOf('ana')])], ana),
      'toEvaluate',
    ],
    [
      'a test that is handed in, which nobody evaluates',
      circleWith(
        [casework([workOf('ana', { to_evaluate: false })], { needs_expert_evaluation: false })],
        ana,
      ),
      'inProgress',
    ],
    ['the work of somebody else', circleWith([casework([workOf('bruno')])], ana), 'notBegun'],
  ] as const)('%s', (_what, circle, expected) => {
    expect(stateIn(circle)).toBe(expected);
  });
});

describe('how far a participant is in one assignment', () => {
  test.each([
    ['nothing, whatever else is done', [], true, 'notBegun'],
    ['begun', [begun('ana')], true, 'inProgress'],
    ['handed in', [workOf('ana')], true, 'toEvaluate'],
    ['handed in, and nobody evaluates it', [workOf('ana', { to_evaluate: false })], false, 'handedIn'],
    ['evaluated', [released('ana', 4.5)], true, 'evaluated'],
    ['a test with its result', [released('ana', 4.5)], false, 'evaluated'],
  ] as const)('%s', (_what, works, needs_expert_evaluation, expected) => {
    const assignment = casework(works, { needs_expert_evaluation });
    const circle = circleWith(
      [assignment, praxis([workOf('ana')])],
      [member('Ana Berger', { contents_completed_count: 3 })],
    );
    expect(assignmentRows(circle, assignment)[0]?.state).toBe(expected);
  });
});

describe('what waits', () => {
  test('of an assignment: how many, of how many', () => {
    const works = [workOf('ana'), released('bruno', 4), begun('chloé')];
    expect(waitingAssignments(circleWith([casework(works)]))).toMatchObject([
      { waiting: 1, evaluated: 1, handedIn: 2 },
    ]);
  });

  test('nothing where nothing is handed in, or somebody else evaluates it', () => {
    const foreign = workOf('ana', { to_evaluate: false });
    expect(waitingAssignments(circleWith([casework([begun('ana')]), praxis([foreign])]))).toEqual([]);
  });

  test('the earliest deadline comes first, none last', () => {
    const due = (assignment_id: string, evaluation_deadline: string | null) =>
      casework([workOf('ana')], { assignment_id, evaluation_deadline });
    const circle = circleWith([
      due('open', null),
      due('late', '2026-04-01T10:00:00Z'),
      due('soon', '2026-03-01T10:00:00Z'),
    ]);
    expect(waitingAssignments(circle).map(({ assignment }) => assignment.assignment_id)).toEqual([
      'soon',
      'late',
      'open',
    ]);
  });
});

describe('which participants are shown', () => {
  const rows = participantRows(
    circleWith(
      [casework([workOf('ana'), released('bruno', 3.5), released('chloé', 5)])],
      [
        member('Ana Berger', { contents_completed_count: 2, organisation_name: 'Alpina' }),
        member('Bruno Caduff', { contents_completed_count: 9, organisation_name: 'Säntis' }),
        member('Chloé Dubois', { contents_completed_count: 5 }),
      ],
    ),
  );
  const view: WorkView = { state: 'all', search: '', sort: 'name', descending: false };

  test.each<[Partial<WorkView>, string[]]>([
    [{}, ['ana', 'bruno', 'chloé']],
    [{ descending: true }, ['chloé', 'bruno', 'ana']],
    [{ state: 'toEvaluate' }, ['ana']],
    [{ state: 'evaluated' }, ['bruno', 'chloé']],
    [{ search: 'dub' }, ['chloé']],
    [{ search: 'santis' }, ['bruno']],
    [{ sort: 'progress' }, ['ana', 'chloé', 'bruno']],
    [{ sort: 'progress', descending: true }, ['bruno', 'chloé', 'ana']],
    [{ sort: 'grade' }, ['bruno', 'chloé', 'ana']],
    [{ sort: 'grade', descending: true }, ['chloé', 'bruno', 'ana']],
  ])('%j: %j', (change, expected) => {
    expect(shownParticipants(rows, { ...view, ...change }).map(({ userId }) => userId)).toEqual(expected);
  });
});
