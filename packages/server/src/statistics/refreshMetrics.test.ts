import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cast, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, assignments, sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../feedback/tables.ts';
import { users } from '../users/tables.ts';
import { assignmentMetrics } from './metrics/assignments.ts';
import { theseSessions } from './metrics/metricScope.ts';
import { refreshAllMetrics, refreshMetrics } from './refreshMetrics.ts';
import { rowsOf } from './rowsOf.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => refreshAllMetrics(server.db));

/** Kinds that are marked for the cast's session, and whether any other session is marked. */
async function marks() {
  const rows = await rowsOf<{ id: string; kind: string }>(
    server.db,
    sql`select distinct course_session_id as id, kind from stale_sessions order by kind`,
  );
  return {
    kinds: rows.filter(({ id }) => id === cast.session.id).map(({ kind }) => kind),
    others: rows.filter(({ id }) => id !== cast.session.id).map(({ kind }) => kind),
  };
}

const enrolmentKinds = ['assignments', 'attendance', 'competences', 'members'];

describe('every way of writing marks the session, and only what it changes', () => {
  const member = () => ({ userId: cast.people.member.id, courseSessionId: cast.session.id });

  test('assignment completions', async () => {
    const ofMember = eq(assignmentCompletions.userId, cast.people.member.id);
    await server.db.insert(assignmentCompletions).values({
      ...member(),
      assignmentId: work.assignmentIds.casework,
      completionStatus: 'SUBMITTED',
    });
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
    await refreshAllMetrics(server.db);
    await server.db.update(assignmentCompletions).set({ evaluationPassed: true }).where(ofMember);
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
    await refreshAllMetrics(server.db);
    await server.db.delete(assignmentCompletions).where(ofMember);
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
  });

  test('planned assignments', async () => {
    const ofTest = eq(sessionAssignments.assignmentId, work.assignmentIds.test);
    await server.db.delete(sessionAssignments).where(ofTest);
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
    await refreshAllMetrics(server.db);
    await server.db
      .insert(sessionAssignments)
      .values({ courseSessionId: cast.session.id, assignmentId: work.assignmentIds.test });
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
  });

  test('attendance days and what is entered', async () => {
    await server.db.insert(attendanceEntries).values({
      attendanceCourseId: work.attendanceCourseId,
      userId: cast.people.member.id,
      status: 'PRESENT',
    });
    expect(await marks()).toEqual({ kinds: ['attendance'], others: [] });
    await refreshAllMetrics(server.db);
    await server.db.update(attendanceEntries).set({ status: 'ABSENT' });
    expect(await marks()).toEqual({ kinds: ['attendance'], others: [] });
    await refreshAllMetrics(server.db);
    await server.db.update(attendanceCourses).set({ endsAt: sql`ends_at + interval '1 day'` });
    expect(await marks()).toEqual({ kinds: ['attendance'], others: [] });
    await refreshAllMetrics(server.db);
    await server.db.delete(attendanceEntries);
    expect(await marks()).toEqual({ kinds: ['attendance'], others: [] });
  });

  test('feedback', async () => {
    const [questionnaire] = await server.db.select().from(feedbackQuestionnaires).limit(1);
    await server.db.insert(feedbackResponses).values({
      courseSessionId: cast.session.id,
      contentKey: work.keys.feedback,
      circleKey: work.keys.work,
      questionnaireId: questionnaire?.id ?? '',
      answers: {},
      submittedOn: '2026-01-01',
    });
    expect(await marks()).toEqual({ kinds: ['feedback'], others: [] });
  });

  test('self-assessments, but no other completion', async () => {
    const mark = (translationKey: string, pageType: string) =>
      server.db
        .insert(completions)
        .values({ ...member(), translationKey, pageType, completionStatus: 'SUCCESS' })
        .onConflictDoUpdate({
          target: [completions.userId, completions.courseSessionId, completions.translationKey],
          set: { completionStatus: 'FAIL' },
        });
    await mark(cast.keys.text, 'learnpath.LearningContentRichText');
    expect(await marks()).toEqual({ kinds: [], others: [] });
    await mark(cast.keys.criterion, 'competence.PerformanceCriterion');
    expect(await marks()).toEqual({ kinds: ['competences'], others: [] });
    await refreshAllMetrics(server.db);
    await mark(cast.keys.criterion, 'competence.PerformanceCriterion');
    expect(await marks()).toEqual({ kinds: ['competences'], others: [] });
  });

  test('enrolments, also in the other sessions of the person', async () => {
    await enrol(server.db, { userId: cast.people.member.id, courseSessionId: cast.elsewhere.id });
    expect(await marks()).toEqual({ kinds: ['members'], others: enrolmentKinds });
    await refreshAllMetrics(server.db);
    await server.db
      .update(courseSessionUsers)
      .set({ optionalAttendance: true })
      .where(
        and(
          eq(courseSessionUsers.userId, cast.people.fellow.id),
          eq(courseSessionUsers.courseSessionId, cast.session.id),
        ),
      );
    expect(await marks()).toEqual({ kinds: enrolmentKinds, others: [] });
  });

  test('an employer, in all sessions of the person, but no other change of the profile', async () => {
    const ofMember = eq(users.id, cast.people.member.id);
    await server.db.update(users).set({ organisationId: cast.employer, firstName: 'Minna' }).where(ofMember);
    expect(await marks()).toEqual({ kinds: [], others: [] });
    await server.db.update(users).set({ organisationId: cast.competitor }).where(ofMember);
    expect(await marks()).toEqual({ kinds: enrolmentKinds, others: enrolmentKinds });
    const employed = () =>
      rowsOf(
        server.db,
        sql`select participants from organisation_member_figures
          where course_session_id = ${cast.session.id} and organisation_id = ${cast.competitor}`,
      );
    const [before] = await employed();
    await refreshAllMetrics(server.db);
    expect([before, ...(await employed())]).toEqual([{ participants: 1 }, { participants: 2 }]);
    await server.db.update(users).set({ organisationId: cast.employer }).where(ofMember);
  });

  test('pages that decide where a criterion belongs, and circles whose assignments it is', async () => {
    await server.db
      .update(pages)
      .set({ live: false })
      .where(and(eq(pages.translationKey, cast.keys.text), eq(pages.language, 'de')));
    expect(await marks()).toEqual({ kinds: [], others: [] });
    await server.db
      .update(pages)
      .set({ live: true })
      .where(and(eq(pages.translationKey, cast.keys.criterion), eq(pages.language, 'de')));
    expect(await marks()).toEqual({ kinds: ['competences'], others: ['competences'] });
    await server.db
      .update(pages)
      .set({ data: { profiles: [] } })
      .where(and(eq(pages.translationKey, cast.keys.basics), eq(pages.language, 'de')));
    const byCircle = ['assignments', 'attendance', 'competences'];
    expect(await marks()).toEqual({ kinds: byCircle, others: byCircle });
  });

  test('the page of an assignment, which is in no figure until it is published', async () => {
    const publish = (live: boolean) =>
      server.db
        .update(pages)
        .set({ live })
        .where(and(eq(pages.translationKey, work.keys.casework), eq(pages.language, 'de')));
    const figures = async () => {
      await refreshAllMetrics(server.db);
      return rowsOf(
        server.db,
        sql`select members from session_assignment_figures where assignment_id = ${work.assignmentIds.casework}`,
      );
    };
    expect(await figures()).toHaveLength(1);
    await publish(false);
    expect(await marks()).toEqual({ kinds: ['assignments'], others: ['assignments'] });
    expect(await figures()).toEqual([]);
    await publish(true);
    expect(await figures()).toHaveLength(1);
  });

  test('an assignment that moves to another circle, but no other change of one', async () => {
    const ofCasework = eq(assignments.id, work.assignmentIds.casework);
    await server.db.update(assignments).set({ slug: 'renamed' }).where(ofCasework);
    expect(await marks()).toEqual({ kinds: [], others: [] });
    await server.db.update(assignments).set({ circleKey: cast.keys.basics }).where(ofCasework);
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
    await server.db.update(assignments).set({ circleKey: work.keys.work }).where(ofCasework);
  });

  test('an assignment that is no longer graded, which is in no figure then', async () => {
    const ofPraxis = eq(assignments.id, work.assignmentIds.praxis);
    const figures = async () => {
      await refreshAllMetrics(server.db);
      return rowsOf(
        server.db,
        sql`select members from session_assignment_figures where assignment_id = ${work.assignmentIds.praxis}`,
      );
    };
    expect(await figures()).toHaveLength(1);
    await server.db.update(assignments).set({ needsExpertEvaluation: false }).where(ofPraxis);
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
    expect(await figures()).toEqual([]);
    await server.db.update(assignments).set({ assignmentType: 'EDONIQ_TEST' }).where(ofPraxis);
    expect(await marks()).toEqual({ kinds: ['assignments'], others: [] });
    expect(await figures()).toHaveLength(1);
    await server.db
      .update(assignments)
      .set({ assignmentType: 'PRAXIS_ASSIGNMENT', needsExpertEvaluation: true })
      .where(ofPraxis);
  });

  test('a person who is deleted', async () => {
    const leaving = await createPerson(server.db, { firstName: 'Lea' });
    await enrol(server.db, { userId: leaving.id, courseSessionId: cast.session.id });
    await refreshAllMetrics(server.db);
    await server.db.delete(users).where(eq(users.id, leaving.id));
    expect((await marks()).kinds).toEqual(enrolmentKinds);
  });

  test('a table that is emptied', async () => {
    await server.db.execute(sql`truncate feedback_responses`);
    expect((await marks()).kinds).toEqual([...enrolmentKinds, 'feedback'].sort());
  });

  test('a write that is rolled back marks nothing', async () => {
    await server.db
      .transaction(async (transaction) => {
        await transaction.execute(sql`delete from attendance_courses`);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    expect(await marks()).toEqual({ kinds: [], others: [] });
  });
});

test('a session that is deleted leaves nothing behind', async () => {
  const [gone] = await server.db
    .insert(courseSessions)
    .values({
      courseId: cast.course.id,
      titles: { de: '', fr: '', it: '' },
      startDate: '2026-01-01',
      endDate: '2026-02-01',
    })
    .returning();
  const id = gone?.id ?? '';
  await enrol(server.db, { userId: cast.people.nobody.id, courseSessionId: id });
  await refreshAllMetrics(server.db);
  await server.db.delete(courseSessions).where(eq(courseSessions.id, id));
  await refreshAllMetrics(server.db);
  expect(await rowsOf(server.db, sql`select * from stale_sessions`)).toEqual([]);
  expect(await rowsOf(server.db, sql`select * from session_figures where course_session_id = ${id}`)).toEqual(
    [],
  );
});

test('a release begins to count when its minute is over, though nothing is written then', async () => {
  const sessions = theseSessions([cast.session.id]);
  await server.db.insert(assignmentCompletions).values({
    userId: cast.people.fellow.id,
    courseSessionId: cast.session.id,
    assignmentId: work.assignmentIds.test,
    completionStatus: 'EVALUATION_SUBMITTED',
    evaluationWithdrawableUntil: sql`now() + interval '1 second'`,
  });
  const evaluated = async () => {
    await refreshMetrics(server.db, sessions);
    const [row] = await rowsOf<{ evaluated: number }>(
      server.db,
      sql`select evaluated from session_assignment_figures where assignment_id = ${work.assignmentIds.test}
        and course_session_id = ${cast.session.id}`,
    );
    return row?.evaluated;
  };
  expect(await evaluated()).toBe(0);
  await expect.poll(evaluated).toBe(1);
  expect((await marks()).kinds).toEqual([]);
});

test('a read during writes and recomputations never misses what was committed before', async () => {
  const sessions = theseSessions([cast.session.id]);
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => createPerson(server.db, { firstName: `Person ${index}` })),
  );
  for (const { id } of people) await enrol(server.db, { userId: id, courseSessionId: cast.session.id });
  const evaluated = (metrics: SQL) =>
    rowsOf<{ evaluated: number }>(
      server.db,
      sql`select evaluated from ${metrics} metrics where assignment_id = ${work.assignmentIds.praxis}
        and course_session_id = ${cast.session.id}`,
    ).then(([row]) => row?.evaluated ?? 0);
  let committed = 0;
  const write = async (userId: string) => {
    await server.db.transaction(async (transaction) => {
      await transaction.insert(assignmentCompletions).values({
        id: randomUUID(),
        userId,
        courseSessionId: cast.session.id,
        assignmentId: work.assignmentIds.praxis,
        completionStatus: 'EVALUATION_SUBMITTED',
      });
      await transaction.execute(sql`select pg_sleep(0.01)`);
    });
    committed += 1;
  };
  const read = async () => {
    const before = committed;
    await refreshMetrics(server.db, sessions);
    expect(await evaluated(sql`session_assignment_figures`)).toBeGreaterThanOrEqual(before);
  };
  await Promise.all(people.flatMap(({ id }) => [write(id), read(), read()]));
  await read();
  expect(await evaluated(sql`session_assignment_figures`)).toBe(12);
  expect(await evaluated(assignmentMetrics({ sessions }))).toBe(12);
});
