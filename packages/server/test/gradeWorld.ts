import { randomUUID } from 'node:crypto';
import {
  certificatesOfPeople,
  type ExpectedGrade,
  expectedGrade,
  type IssuableCertificate,
} from '@learn/domain/testing';
import {
  assignmentCompletions,
  assignments,
  competenceCertificates,
  sessionAssignments,
} from '../src/assignments/tables.ts';
import { pages } from '../src/course-pages/tables.ts';
import { courseSessionUsers } from '../src/course-sessions/tables.ts';
import type { Database } from '../src/database/database.ts';
import { users } from '../src/users/tables.ts';
import { type Cast, createCast } from './factories.ts';

/** What one person has in one certificate, and what its grade is by exact fractions. */
export interface Combination {
  readonly person: { readonly id: string; readonly username: string; readonly firstName: string };
  readonly certificate: { readonly id: string; readonly title: string };
  readonly scores: IssuableCertificate;
  readonly expected: ExpectedGrade;
}

export interface GradeWorld {
  readonly cast: Cast;
  readonly combinations: readonly Combination[];
}

/** So many rows at once: a statement takes 65,535 values. */
const perStatement = 1000;

/**
 * A course in whose 40 certificates people, apprentices of the cast's employer, have as many different combinations of points,
 * deductions and weights, all evaluated.
 * @param people how many, up to 25
 */
export async function createGradeWorld(db: Database, people: number): Promise<GradeWorld> {
  const cast = await createCast(db);
  const generated = certificatesOfPeople(people).map((results, index) => ({
    results,
    certificate: { id: randomUUID(), title: `Nachweis ${index + 1}` },
    assignments: (results[0] ?? []).map(({ weight, max_points }, place) => ({
      ...{ id: randomUUID(), contentKey: randomUUID(), slug: `work-${index}-${place}`, weight, max_points },
    })),
  }));
  const circleKey = await createCircle(
    db,
    cast,
    generated.flatMap(({ assignments: own }) => own),
  );
  const courseId = cast.course.id;
  await db.insert(competenceCertificates).values(
    generated.map(({ certificate: { id, title } }, position) => ({
      ...{ id, courseId, position, slug: `certificate-${position}`, titles: everywhere(title) },
    })),
  );
  await db.insert(assignments).values(
    generated.flatMap(({ certificate, assignments: own }) =>
      own.map(({ id, contentKey, slug, weight, max_points }) => ({
        ...{ id, courseId, circleKey, contentKey, slug, titles: everywhere(slug) },
        assignmentType: 'CASEWORK' as const,
        needsExpertEvaluation: true,
        competenceCertificateId: certificate.id,
        competenceCertificateWeight: weight,
        maxPoints: max_points,
        texts: { de: noTexts, fr: noTexts, it: noTexts },
      })),
    ),
  );
  const apprentices = await createApprentices(db, cast, people);
  const courseSessionId = cast.session.id;
  await db
    .insert(sessionAssignments)
    .values(
      generated.flatMap(({ assignments: own }) =>
        own.map(({ id }) => ({ courseSessionId, assignmentId: id })),
      ),
    );
  const evaluatedAt = new Date(Date.now() - 60 * 60 * 1000);
  const completions = generated.flatMap((one) =>
    one.results.flatMap((scores, index) =>
      scores.map(({ points, deducted, max_points }, place) => ({
        ...{
          userId: apprentices[index]?.id ?? '',
          assignmentId: one.assignments[place]?.id ?? '',
          courseSessionId,
        },
        completionStatus: 'EVALUATION_SUBMITTED' as const,
        submittedAt: evaluatedAt,
        evaluationSubmittedAt: evaluatedAt,
        evaluationPoints: points,
        evaluationPointsDeducted: deducted,
        evaluationMaxPoints: max_points,
      })),
    ),
  );
  for (let from = 0; from < completions.length; from += perStatement) {
    await db.insert(assignmentCompletions).values(completions.slice(from, from + perStatement));
  }
  return {
    cast,
    combinations: generated.flatMap(({ certificate, results }) =>
      results.map((scores, index) => {
        const [person, expected] = [apprentices[index], expectedGrade(scores)];
        if (person === undefined || expected === undefined) throw new Error('Every combination has a grade');
        return { person, certificate, scores, expected };
      }),
    ),
  };
}

const everywhere = (text: string) => ({ de: text, fr: text, it: text });

const noTexts = {
  ...{ intro_text: '', effort_required: '', evaluation_description: '', evaluation_document_url: '' },
  ...{ performance_objectives: [], tasks: [], evaluation_tasks: [], solution_sample: null },
};

/** A circle that shows the assignments. @returns its translation key */
async function createCircle(
  db: Database,
  { course, keys }: Cast,
  contents: readonly { readonly contentKey: string; readonly slug: string }[],
): Promise<string> {
  const [circle, sequence, unit] = [randomUUID(), randomUUID(), randomUUID()];
  const page = (translationKey: string, parentKey: string, contentType: string, slug: string) => ({
    ...{ courseId: course.id, language: 'de' as const, translationKey, parentKey, contentType, slug },
    ...{ title: slug, position: 500, canUserSelfToggle: false, data: {} },
  });
  await db.insert(pages).values([
    page(circle, keys.topic, 'learnpath.Circle', 'grades'),
    page(sequence, circle, 'learnpath.LearningSequence', 'grades-sequence'),
    page(unit, sequence, 'learnpath.LearningUnit', 'grades-unit'),
    ...contents.map(({ contentKey, slug }, position) => ({
      ...page(contentKey, unit, 'learnpath.LearningContentAssignment', slug),
      position,
    })),
  ]);
  return circle;
}

async function createApprentices(db: Database, { session, employer }: Cast, count: number) {
  const people = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ username: `graded.${index}`, email: `graded.${index}@example.org`, organisationId: employer },
        ...{ firstName: `Person ${index}`, lastName: 'Muster' },
      })),
    )
    .returning({ id: users.id, username: users.username, firstName: users.firstName });
  await db
    .insert(courseSessionUsers)
    .values(people.map(({ id }) => ({ userId: id, courseSessionId: session.id, role: 'MEMBER' as const })));
  return people;
}
