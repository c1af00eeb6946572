import type { WeightedScore } from '@learn/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { assignmentCompletions, assignments } from '../src/assignments/tables.ts';
import { courseSessionUsers } from '../src/course-sessions/tables.ts';
import type { Database } from '../src/database/database.ts';
import { users } from '../src/users/tables.ts';
import type { Cast } from './factories.ts';
import type { Work } from './work.ts';

/** Weights and maxima in which quotients do not end. */
const weights = { casework: 1.5, test: 0.33, praxis: 2 } as const;
type Counted = keyof typeof weights;
const counted = Object.keys(weights) as Counted[];

export type CohortScores = Readonly<Record<Counted, WeightedScore | undefined>>;

const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);

const score = fc
  .record({
    points: fc.oneof(hundredths(3300), fc.integer({ min: 0, max: 20 })),
    max_points: fc.constantFrom(3, 7, 9, 11, 13, 20, 33, 0.07, 17.77),
    deducted: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, hundredths(500)),
  })
  .map(({ points, max_points, deducted }) => ({
    points: Math.min(points, max_points),
    max_points,
    deducted,
  }));

const scores = fc.record({
  casework: fc.option(score, { nil: undefined, freq: 5 }),
  test: fc.option(score, { nil: undefined, freq: 3 }),
  praxis: fc.option(score, { nil: undefined, freq: 3 }),
});

/** A participant of the cohort and what their grade stands on. */
export interface CohortMember {
  readonly userId: string;
  readonly scores: CohortScores;
}

/**
 * Adds participants with generated results to the session of a cast; all three assignments of the work count towards its
 * certificate, with the weights above.
 */
export async function createCohort(
  db: Database,
  { cast, work }: { readonly cast: Cast; readonly work: Work },
  { count, seed = 2026 }: { readonly count: number; readonly seed?: number },
): Promise<CohortMember[]> {
  for (const name of counted) {
    await db
      .update(assignments)
      .set({ competenceCertificateId: work.certificateId, competenceCertificateWeight: weights[name] })
      .where(eq(assignments.id, work.assignmentIds[name]));
  }
  const people = Array.from({ length: count }, (_, index) => ({
    username: `cohort.${seed}.${index}`,
    email: `cohort.${seed}.${index}@example.org`,
    firstName: `Vorname${index}`,
    lastName: `Name${(index * 7919) % count}`,
  }));
  const created = await db.insert(users).values(people).returning({ id: users.id });
  const courseSessionId = cast.session.id;
  await db
    .insert(courseSessionUsers)
    .values(created.map(({ id }) => ({ userId: id, courseSessionId, role: 'MEMBER' as const })));
  const generated = fc.sample(scores, { numRuns: count, seed });
  const members = created.map(({ id }, index) => {
    const own = generated[index] ?? { casework: undefined, test: undefined, praxis: undefined };
    const weighted = (name: Counted) => own[name] && { ...own[name], weight: weights[name] };
    return {
      userId: id,
      scores: { casework: weighted('casework'), test: weighted('test'), praxis: weighted('praxis') },
    };
  });
  const completions = members.flatMap(({ userId, scores: own }) =>
    counted.flatMap((name) => {
      const result = own[name];
      return result === undefined
        ? []
        : {
            userId,
            courseSessionId,
            assignmentId: work.assignmentIds[name],
            completionStatus: 'EVALUATION_SUBMITTED' as const,
            evaluationPoints: result.points,
            evaluationPointsDeducted: result.deducted ?? 0,
            evaluationMaxPoints: result.max_points,
          };
    }),
  );
  await db.insert(assignmentCompletions).values(completions);
  return members;
}
