import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { attendanceEntries } from '../attendance/tables.ts';
import { completions } from '../completions/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { documents, files } from '../documents/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../feedback/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});

afterAll(() => server[Symbol.asyncDispose]());

afterEach(async () => {
  await server.db.delete(assignmentCompletions);
  await server.db.delete(completions);
  await server.db.delete(attendanceEntries);
});

interface Answer {
  readonly cockpit_person: Readonly<Record<string, unknown>> | null;
}

interface CountsAnswer {
  readonly cockpit: {
    readonly circle: {
      readonly feedback: Readonly<Record<string, unknown>>;
      readonly document_count: number;
      readonly may_write_documents: boolean;
      readonly learning_sequences: readonly { readonly title: string }[];
    } | null;
  } | null;
}

async function ask(member: CastMember, { user = cast.people.member.id, circle = 'work' } = {}) {
  const { data, codes } = await askGraphql<Answer>(
    await server.login(cast.people[member].username),
    `query ($id: ID!, $circle: String!, $user: ID!) {
      cockpit_person(course_session_id: $id, circle: $circle, user_id: $user) {
        user_id first_name email circles { slug } circle { circle { slug } participants { user_id } }
        sequences { title contents_count contents_completed_count }
        assessments { title learning_unit_title completion_status }
        attendance { title status counts }
        works { assignment_id completion_status points max_points grade passed } } }`,
    { id: cast.session.id, circle, user },
  );
  return { codes, person: data?.cockpit_person };
}

async function askCounts(member: CastMember = 'expert') {
  const { data } = await askGraphql<CountsAnswer>(
    await server.login(cast.people[member].username),
    `query ($id: ID!) { cockpit(course_session_id: $id) { circle(slug: "work") {
      feedback { response_count shown_response_count minimum_responses } document_count may_write_documents learning_sequences { title } } } }`,
    { id: cast.session.id },
  );
  return data?.cockpit?.circle;
}

test.each([
  ['expert', 'work', []],
  ['supervisor', 'work', []],
  ['admin', 'work', []],
  ['supervisor', 'basics', []],
  ['expert', 'basics', ['not_found']],
  ['expert', 'none', ['not_found']],
  ['member', 'work', ['forbidden']],
  ['mentor', 'work', ['forbidden']],
  ['foreignExpert', 'work', ['not_found']],
  ['foreignSupervisor', 'work', ['not_found']],
] as const)('%s asks for a participant in the circle %s: %j', async (member, circle, expected) => {
  expect((await ask(member, { circle })).codes).toEqual(expected);
});

test.each([
  ['another session', () => cast.people.other.id],
  ['no participant', () => cast.people.expert.id],
  ['nobody', () => randomUUID()],
  ['no id', () => 'none'],
])('a person of %s does not exist', async (_who, id) => {
  expect((await ask('expert', { user: id() })).codes).toEqual(['not_found']);
});

test('before anything was done', async () => {
  const { person } = await ask('expert');
  expect(person).toMatchObject({
    user_id: cast.people.member.id,
    email: expect.stringContaining('@'),
    circles: [{ slug: 'work' }, { slug: 'exam' }],
    circle: {
      circle: { slug: 'work' },
      participants: [{ user_id: cast.people.fellow.id }, { user_id: cast.people.member.id }],
    },
    sequences: [{ title: 'work-sequence (de)', contents_count: 5, contents_completed_count: 0 }],
    assessments: [],
    attendance: [{ title: 'attendance (de)', status: null, counts: true }],
    works: [],
  });
});

const mark = (userId: string, translationKey: string, completionStatus: 'SUCCESS' | 'FAIL' = 'SUCCESS') =>
  server.db.insert(completions).values({
    userId,
    courseSessionId: cast.session.id,
    translationKey,
    pageType: 'learnpath.LearningContentPlaceholder',
    completionStatus,
  });

test('criteria with the self-assessment, not assessed where nothing is said', async () => {
  const assessment = async () => (await ask('supervisor', { circle: 'basics' })).person?.assessments;
  expect(await assessment()).toMatchObject([{ completion_status: 'UNKNOWN' }]);
  await mark(cast.people.member.id, cast.keys.criterion, 'FAIL');
  expect(await assessment()).toMatchObject([{ completion_status: 'FAIL' }]);
});

test('with what they completed, attended and handed in, and nothing of anybody else', async () => {
  const { db } = server;
  await mark(cast.people.member.id, work.keys.casework);
  await mark(cast.people.member.id, work.keys['exam-content']);
  await mark(cast.people.fellow.id, work.keys.praxis);
  await db.insert(attendanceEntries).values([
    { attendanceCourseId: work.attendanceCourseId, userId: cast.people.member.id, status: 'LATE' },
    { attendanceCourseId: work.attendanceCourseId, userId: cast.people.fellow.id, status: 'ABSENT' },
  ]);
  const evaluated = {
    courseSessionId: cast.session.id,
    assignmentId: work.assignmentIds.casework,
    completionStatus: 'EVALUATION_SUBMITTED' as const,
    submittedAt: new Date(Date.now() - 3_600_000),
    evaluationPoints: 18,
    evaluationPointsDeducted: 4,
    evaluationPointsFinal: 14,
    evaluationMaxPoints: 20,
    evaluationPassed: true,
    evaluationSubmittedAt: new Date(),
  };
  await db.insert(assignmentCompletions).values([
    { ...evaluated, userId: cast.people.member.id },
    { ...evaluated, userId: cast.people.fellow.id, evaluationPointsFinal: 3 },
  ]);
  const { person } = await ask('expert');
  expect(person).toMatchObject({
    sequences: [{ contents_count: 5, contents_completed_count: 1 }],
    attendance: [{ status: 'LATE', counts: true }],
    works: [
      {
        assignment_id: work.assignmentIds.casework,
        completion_status: 'EVALUATION_SUBMITTED',
        points: 14,
        max_points: 20,
        grade: 4.5,
        passed: true,
      },
    ],
  });
});

test('who came after the day, or need not come, is not expected', async () => {
  const enrolment = eq(courseSessionUsers.id, cast.enrolments.member);
  await server.db.update(courseSessionUsers).set({ optionalAttendance: true }).where(enrolment);
  const { person } = await ask('expert');
  await server.db.update(courseSessionUsers).set({ optionalAttendance: false }).where(enrolment);
  expect(person?.attendance).toMatchObject([{ counts: false }]);
});

test.each([
  ['expert', true, true],
  ['expert', false, false],
  ['admin', true, true],
  ['supervisor', true, false],
] as const)('%s, in a course with circle documents %s, adds some: %s', async (member, enabled, expected) => {
  await server.db
    .update(courses)
    .set({ enableCircleDocuments: enabled })
    .where(eq(courses.id, cast.course.id));
  const circle = await askCounts(member);
  expect(circle?.may_write_documents).toBe(expected);
  expect(circle?.learning_sequences).toEqual([{ title: 'work-sequence (de)' }]);
});

test('a circle says how much feedback and how many documents it has', async () => {
  const { db } = server;
  const [questionnaire] = await db.select().from(feedbackQuestionnaires).limit(1);
  const give = (count: number, published: boolean) =>
    db.insert(feedbackResponses).values(
      Array.from({ length: count }, () => ({
        courseSessionId: cast.session.id,
        contentKey: work.keys.feedback,
        circleKey: work.keys.work,
        questionnaireId: questionnaire?.id ?? '',
        answers: { satisfaction: 4 },
        satisfaction: 4,
        submittedOn: '2026-03-02',
        published,
      })),
    );
  await give(3, false);
  expect((await askCounts())?.feedback).toEqual({
    response_count: 3,
    shown_response_count: 0,
    minimum_responses: 5,
  });
  await give(5, true);
  expect((await askCounts())?.feedback).toMatchObject({
    response_count: 8,
    shown_response_count: 5,
  });
  const add = async (change: { finishedAt: Date | null; deletedAt: Date | null; circleKey?: string }) => {
    const [file] = await db
      .insert(files)
      .values({
        ownerId: cast.people.expert.id,
        purpose: 'document',
        fileName: 'a.pdf',
        fileType: 'application/pdf',
        storageKey: randomUUID(),
        uploadExpiresAt: new Date(),
        finishedAt: change.finishedAt,
      })
      .returning({ id: files.id });
    await db.insert(documents).values({
      courseSessionId: cast.session.id,
      circleKey: change.circleKey ?? work.keys.work,
      sequenceKey: work.keys['work-sequence'],
      fileId: file?.id ?? '',
      name: 'A',
      deletedAt: change.deletedAt,
    });
  };
  const now = new Date();
  await add({ finishedAt: now, deletedAt: null });
  await add({ finishedAt: null, deletedAt: null });
  await add({ finishedAt: now, deletedAt: now });
  await add({ finishedAt: now, deletedAt: null, circleKey: work.keys.exam });
  expect((await askCounts())?.document_count).toBe(1);
});
