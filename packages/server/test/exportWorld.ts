import { randomUUID } from 'node:crypto';
import { assignmentCompletions } from '../src/assignments/tables.ts';
import { attendanceEntries } from '../src/attendance/tables.ts';
import { grantedCertificates } from '../src/certification-profiles/tables.ts';
import { courseProfiles } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { examResults } from '../src/exams/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../src/feedback/tables.ts';
import { orders, products } from '../src/shop/tables.ts';
import { createCast, dayFromToday } from './factories.ts';
import { createWork } from './work.ts';

/** A cast with work of which there is something to export of every kind, of `member` and of `fellow`. */
export async function createExportWorld(db: Database) {
  const cast = await createCast(db);
  const work = await createWork(db, cast);
  const { session, people, employer, competitor } = cast;
  const inSession = { courseSessionId: session.id };
  await db
    .insert(attendanceEntries)
    .values({ attendanceCourseId: work.attendanceCourseId, userId: people.member.id, status: 'LATE' });
  await db.insert(assignmentCompletions).values([
    {
      ...inSession,
      userId: people.member.id,
      assignmentId: work.assignmentIds.casework,
      completionStatus: 'EVALUATION_SUBMITTED',
      submittedAt: new Date('2026-01-10T23:30:00Z'),
      evaluationSubmittedAt: new Date('2026-07-01T10:15:00Z'),
      evaluationPoints: 17.5,
      evaluationPointsDeducted: 1,
      evaluationPointsFinal: 16.5,
      evaluationMaxPoints: 20,
      evaluationPassed: true,
    },
    {
      ...inSession,
      userId: people.fellow.id,
      assignmentId: work.assignmentIds.casework,
      completionStatus: 'EVALUATION_IN_PROGRESS',
      evaluationPoints: 3,
      evaluationPointsFinal: 3,
      evaluationMaxPoints: 20,
      evaluationPassed: false,
    },
  ]);
  const profileId = randomUUID();
  await db.insert(courseProfiles).values({
    id: profileId,
    code: `profile-${randomUUID().slice(0, 8)}`,
    names: { de: 'Leben', fr: 'Vie', it: 'Vita' },
  });
  const productId = randomUUID();
  const names = { de: 'Platz', fr: 'Place', it: 'Posto' };
  await db.insert(products).values({
    id: productId,
    code: productId,
    ...inSession,
    titles: names,
    descriptions: names,
    price: 99_90,
  });
  const invoiceAddress = {
    name: '',
    street: '',
    street_number: '',
    postal_code: '',
    city: '',
    country: 'CH',
  };
  for (const [userId, organisationId, price] of [
    [people.member.id, employer, 123_45],
    [people.fellow.id, competitor, 200_00],
  ] as const) {
    await db.insert(orders).values({
      ...inSession,
      userId,
      productId,
      price,
      organisationId,
      invoiceAddress,
      state: 'confirmed',
      idempotencyKey: randomUUID(),
      confirmedAt: new Date('2026-02-28T23:30:00Z'),
    });
    await db.insert(examResults).values({
      ...inSession,
      userId,
      organisationId,
      circleKey: work.keys.exam,
      examTypeId: work.examTypeId,
      result: userId === people.member.id ? 'passed' : 'failed',
      price: 250_00,
      takenOn: '2026-03-04',
    });
    await db
      .insert(grantedCertificates)
      .values({ ...inSession, userId, organisationId, profileId, grantedOn: '2026-05-06' });
  }
  await db.insert(orders).values({
    ...inSession,
    userId: people.member.id,
    productId,
    price: 1,
    organisationId: employer,
    invoiceAddress,
    state: 'pending',
    idempotencyKey: randomUUID(),
  });
  return { ...cast, work, profileId };
}

export type ExportWorld = Awaited<ReturnType<typeof createExportWorld>>;

/** Responses to the feedback of the work, or to another content of its circle. */
export async function respond(
  db: Database,
  { session, work }: ExportWorld,
  responses: readonly {
    readonly satisfaction: number;
    readonly again?: boolean;
    readonly comment?: string;
    readonly contentKey?: string;
    readonly submittedOn?: string;
  }[],
): Promise<void> {
  const [questionnaire] = await db.select().from(feedbackQuestionnaires).limit(1);
  await db.insert(feedbackResponses).values(
    responses.map(({ contentKey = work.keys.feedback, submittedOn = dayFromToday(0), ...answers }) => ({
      courseSessionId: session.id,
      contentKey,
      circleKey: work.keys.work,
      questionnaireId: questionnaire?.id ?? '',
      answers,
      satisfaction: answers.satisfaction,
      published: true,
      submittedOn,
    })),
  );
}
