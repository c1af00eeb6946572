import { randomUUID } from 'node:crypto';
import { certificateResult, explainGrade, weightedGrade } from '@learn/domain';
import {
  certificateRuns,
  certificateScores,
  expectedGrade,
  type GeneratedScore,
} from '@learn/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateGrades } from './certificateGrades.ts';
import type { SeenWorks } from './loaders.ts';
import { ownAccess } from './policy.ts';
import { presentCompletion } from './presentCompletion.ts';
import type { CompletionOutline } from './readCompletions.ts';
import type { AssignmentRow } from './tables.ts';

const userId = randomUUID();
const courseSessionId = randomUUID();
function assignmentOf({ max_points, weight }: GeneratedScore, index: number): AssignmentRow {
  const texts = {
    ...{ intro_text: '', effort_required: '', evaluation_description: '', evaluation_document_url: '' },
    ...{ performance_objectives: [], tasks: [], evaluation_tasks: [], solution_sample: null },
  };
  return {
    id: `assignment-${index}`,
    courseId: 'course',
    contentKey: `content-${index}`,
    circleKey: `circle-${index}`,
    slug: `assignment-${index}`,
    titles: { de: '', fr: '', it: '' },
    assignmentType: index === 0 ? 'PRAXIS_ASSIGNMENT' : 'CASEWORK',
    needsExpertEvaluation: true,
    competenceCertificateId: 'certificate',
    competenceCertificateWeight: weight,
    maxPoints: max_points,
    passRule: null,
    hasExtendedTimeTest: false,
    texts: { de: texts, fr: texts, it: texts },
  };
}

function completionOf({ points, max_points, deducted, released }: GeneratedScore, index: number) {
  const at = new Date('2026-03-16T08:00:00Z');
  return {
    id: `completion-${index}`,
    assignmentId: `assignment-${index}`,
    userId,
    courseSessionId,
    completionStatus: released ? 'EVALUATION_SUBMITTED' : 'EVALUATION_IN_PROGRESS',
    version: 1,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    evaluationSubmittedAt: released ? at : null,
    evaluationWithdrawableUntil: null,
    evaluationUserId: null,
    evaluationPoints: points,
    evaluationPointsDeducted: deducted,
    evaluationPointsDeductedReason: '',
    evaluationPointsDeductedUserId: null,
    evaluationPointsFinal: null,
    evaluationMaxPoints: max_points,
    evaluationPassed: null,
    edoniqExtendedTimeFlag: false,
  } satisfies CompletionOutline;
}

const everybodys = (row: AssignmentRow) => ({ row, profiles: [] });

/** What the server reads of one person with these scores. */
function worksOf(scores: readonly GeneratedScore[], assignmentAccess = ownAccess) {
  const assignments = scores.map(assignmentOf);
  const completions: CompletionOutline[] = scores.map(completionOf);
  const participant = { userId, courseSessionId, profile: null, assignmentAccess };
  const works: SeenWorks = {
    participants: [participant],
    completions,
    byAssignment: Map.groupBy(completions, ({ assignmentId }) => assignmentId),
    participantOf: () => participant,
  };
  return { assignments, counted: assignments.map(everybodys), completions, works };
}

describe('of 1,000 combinations of points, deductions and weights', () => {
  test('the domain, the server and the explanation make the grade of an independent computation', () => {
    let graded = 0;
    fc.assert(
      fc.property(certificateScores, (scores) => {
        const expected = expectedGrade(scores);
        const { assignments, counted, completions, works } = worksOf(scores);
        const released = scores.filter((score) => score.released);
        const [onServer] = certificateGrades(counted, works);
        // as a page does it: from the parts that the wire carries
        const shown = assignments.flatMap((assignment, index) => {
          const { grade } = presentCompletion(completions[index] ?? raise(), assignment, ownAccess);
          return grade === null ? [] : [{ ...grade, deducted: grade.points_deducted }];
        });
        const grades = [
          weightedGrade(released),
          certificateResult(scores.length, released).grade,
          onServer?.grade,
          explainGrade(shown),
        ];
        for (const grade of grades) {
          if (expected === undefined) expect(grade ?? undefined).toBeUndefined();
          else expect(grade).toMatchObject(expected);
        }
        if (expected !== undefined) graded += 1;
      }),
      certificateRuns,
    );
    expect(graded).toBeGreaterThan(700);
  });

  test('each last step of the explanation can be gone by hand', () => {
    fc.assert(
      fc.property(certificateScores, (scores) => {
        const explained = explainGrade(scores.filter(({ released }) => released));
        if (explained === undefined) return;
        const { numerator, denominator } = explained.halfSteps;
        const remainder = (numerator % denominator) * 2n;
        const below = Number(numerator / denominator);
        const by = {
          none: remainder === 0n && explained.countedHalfSteps === below,
          down: remainder > 0n && remainder < denominator && explained.countedHalfSteps === below,
          middle: remainder === denominator && explained.countedHalfSteps === below + 1,
          up: remainder > denominator && explained.countedHalfSteps === below + 1,
        };
        expect(by[explained.rounding]).toBe(true);
        expect(explained.countedHalfSteps / 2 + 1).toBe(explained.official);
      }),
      certificateRuns,
    );
  });
});

const score = { points: 8, max_points: 10, deducted: 0, weight: 1, released: true };

test('names the assignments of which somebody sees no points', () => {
  const { counted, works } = worksOf([score, score, score], { ...ownAccess, isOwn: false, isMentor: true });
  expect(certificateGrades(counted, works)).toMatchObject([
    {
      is_partial: true,
      hidden_assignment_ids: ['assignment-1', 'assignment-2'],
      evaluated_count: 1,
      open_count: 2,
      grade: { official: 5 },
    },
  ]);
  const mine = worksOf([score, score]);
  expect(certificateGrades(mine.counted, mine.works)).toMatchObject([
    { is_partial: false, hidden_assignment_ids: [] },
  ]);
});

test.each([
  [['leben'], 2],
  [['nichtleben'], 2],
  [['leben', 'nichtleben'], 3],
  [[null], 3],
  [['nichtleben', null], 3],
])('of people who have chosen %j there count %i of three assignments', (chosen, count) => {
  const { assignments, works } = worksOf([score, score, score]);
  const profiles = [[], ['leben'], ['nichtleben']];
  const counted = assignments.map((row, index) => ({ row, profiles: profiles[index] ?? [] }));
  const participants = chosen.map((profile) => ({
    ...{ userId, courseSessionId, profile, assignmentAccess: ownAccess },
  }));
  expect(certificateGrades(counted, { ...works, participants })).toMatchObject([
    { evaluated_count: count, open_count: 0 },
  ]);
});

test.each([
  ownAccess,
  { ...ownAccess, isOwn: false, isAdmin: true },
  { ...ownAccess, isOwn: false, leadsRegion: true },
])('a release that can still be taken back counts for nobody: %j', (assignmentAccess) => {
  const { counted, works } = worksOf([score, score], assignmentAccess);
  const [first] = works.completions;
  if (first === undefined) return raise();
  const withdrawable = { ...first, evaluationWithdrawableUntil: new Date(Date.now() + 30_000) };
  const byAssignment = new Map([...works.byAssignment, [first.assignmentId, [withdrawable]]]);
  expect(certificateGrades(counted, { ...works, byAssignment })).toMatchObject([
    { evaluated_count: 1, open_count: 1, points_final: 8 },
  ]);
});

function raise(): never {
  throw new Error('a completion for each assignment');
}
