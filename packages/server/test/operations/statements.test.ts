import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assignmentCompletions } from '../../src/assignments/tables.ts';
import { attendanceEntries } from '../../src/attendance/tables.ts';
import { grantedCertificates } from '../../src/certification-profiles/tables.ts';
import { completions } from '../../src/completions/tables.ts';
import { courseProfiles } from '../../src/courses/tables.ts';
import { examResults } from '../../src/exams/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../../src/feedback/tables.ts';
import { schema } from '../../src/graphql/schema.ts';
import { askGraphql } from '../askGraphql.ts';
import { countStatements } from '../countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, createSession, enrol } from '../factories.ts';
import { fullSelection } from '../fullSelection.ts';
import type { TestClient } from '../testClient.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { createWork, type Work } from '../work.ts';

interface NamedOperation {
  /** as the specification names it (§7) */
  readonly name: string;
  readonly field: string;
  readonly as: CastMember;
  /** how deep everything is selected, or just what */
  readonly selection: number | string;
  readonly variables: (cast: Cast, work: Work) => Readonly<Record<string, unknown>>;
}

const ofSession = (cast: Cast) => ({ course_session_id: cast.session.id });
const ofCourse = (cast: Cast) => ({ course_id: cast.course.id });
const certificates = (cast: Cast) => ({
  course_slug: cast.course.slug,
  course_session_ids: [cast.session.id],
  user_ids: [cast.people.member.id, cast.people.fellow.id],
});

const wholeCourse = `{ id title slug configuration { is_vv } profiles { id name } course_session_users { id role }
  learning_path { id topics { id circles { id title learning_sequences { id learning_units { id
    learning_contents { id title ... on LearningContentAssignment { content_assignment { id title }
      competence_certificate { id title } } ... on LearningContentEdoniqTest { content_assignment { id } } }
    performance_criteria { id completion_status } } } } } }
  action_competences { id performance_criteria { id completion_status learning_unit { id slug evaluate_url } } } }`;

const operations: readonly NamedOperation[] = [
  {
    name: 'courseQuery',
    field: 'course',
    as: 'member',
    selection: wholeCourse,
    variables: (cast) => ({ slug: cast.course.slug }),
  },
  {
    name: 'courseSessionDetail',
    field: 'course_session',
    as: 'expert',
    selection: 4,
    variables: (cast) => ({ id: cast.session.id }),
  },
  {
    name: 'attendanceCheckQuery',
    field: 'course_session_attendance_course',
    as: 'expert',
    selection: 3,
    variables: (_cast, work) => ({ id: work.attendanceCourseId }),
  },
  {
    name: 'assignmentCompletionQuery',
    field: 'assignment_completion',
    as: 'expert',
    selection: 3,
    variables: (cast, work) => ({
      ...ofSession(cast),
      assignment_id: work.assignmentIds.casework,
      assignment_user_id: cast.people.member.id,
    }),
  },
  {
    name: 'competenceCertificateQuery',
    field: 'competence_certificate_list',
    as: 'member',
    selection: 4,
    variables: (cast) => ({ course_slug: cast.course.slug }),
  },
  {
    name: 'competenceCertificateForUserQuery',
    field: 'competence_certificate_list',
    as: 'expert',
    selection: 4,
    variables: certificates,
  },
  { name: 'dashboardConfig', field: 'dashboard_config', as: 'member', selection: 2, variables: () => ({}) },
  { name: 'dashboardProgress', field: 'course_progress', as: 'member', selection: 3, variables: ofCourse },
  {
    name: 'dashboardCourseData',
    field: 'course',
    as: 'supervisor',
    selection: 3,
    variables: (cast) => ({ id: cast.course.id }),
  },
  {
    name: 'courseStatistics',
    field: 'course_statistics',
    as: 'supervisor',
    selection: 4,
    variables: ofCourse,
  },
  {
    name: 'competenceCertificateStatistics',
    field: 'competence_certificate_statistics',
    as: 'admin',
    selection: 4,
    variables: ofCourse,
  },
  {
    name: 'trainingResponsibleStatistics',
    field: 'training_responsible_statistics',
    as: 'trainingResponsible',
    selection: 3,
    variables: ofSession,
  },
  {
    name: 'trainingResponsibleExamStatistics',
    field: 'training_responsible_exam_statistics',
    as: 'trainingResponsible',
    selection: 3,
    variables: ofSession,
  },
  {
    name: 'TrainingResponsibleCertificateStatistics',
    field: 'training_responsible_certificate_statistics',
    as: 'trainingResponsible',
    selection: 3,
    variables: ofSession,
  },
  { name: 'vbvAdminWidgetsQuery', field: 'admin_widgets', as: 'admin', selection: 3, variables: () => ({}) },
  {
    name: 'hasVbvAdminAccessQuery',
    field: 'has_vbv_admin_access',
    as: 'member',
    selection: 1,
    variables: () => ({}),
  },
];

let server: TestServer;
let cast: Cast;
let work: Work;
const clients = new Map<CastMember, TestClient>();
/** statements by operation, while the session had two participants */
const before = new Map<string, number>();

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  for (const { as } of operations) clients.set(as, await server.login(cast.people[as].username));
  await createParticipants(2);
  for (const operation of operations) before.set(operation.name, await statementsOf(operation));
  await createParticipants(25);
});

afterAll(() => server[Symbol.asyncDispose]());

describe('the statements of an operation do not grow with the number of rows', () => {
  test.each(operations)('$name', async (operation) => {
    const few = before.get(operation.name);
    expect(few).toBeGreaterThan(0);
    expect(await statementsOf(operation)).toBeLessThanOrEqual(few ?? 0);
  });
});

/** The second time, when everything that is made once is there. */
async function statementsOf(operation: NamedOperation): Promise<number> {
  await ask(operation);
  return countStatements(server.db, () => ask(operation));
}

async function ask({ name, field, as, selection, variables }: NamedOperation): Promise<void> {
  const root = schema.getQueryType()?.getFields()[field];
  if (root === undefined) throw new Error(`${field} is not served`);
  const selected = typeof selection === 'string' ? selection : fullSelection(root.type, selection);
  const values = variables(cast, work);
  const used = root.args.filter((argument) => argument.name in values);
  const declared = used.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const given = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const query = `query ${name}${declared && `(${declared})`} { ${field}${given && `(${given})`} ${selected} }`;
  const client = clients.get(as);
  if (client === undefined) throw new Error(`Nobody is logged in as ${as}`);
  const { codes } = await askGraphql(client, query, values);
  expect(codes).toEqual([]);
}

/** So many people more who have done everything; and another session of the region. */
async function createParticipants(count: number): Promise<void> {
  const { db } = server;
  await createSession(db, cast.course.id, { region: cast.session.region });
  const [questionnaire] = await db.select().from(feedbackQuestionnaires).limit(1);
  const [profile] = await db
    .insert(courseProfiles)
    .values({ code: randomUUID(), names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
    .returning();
  const common = { courseSessionId: cast.session.id };
  const today = new Date().toISOString().slice(0, 10);
  for (let index = 0; index < count; index += 1) {
    const person = await createPerson(db, { firstName: `Person${index}`, organisationId: cast.employer });
    await enrol(db, { userId: person.id, courseSessionId: cast.session.id });
    const own = { ...common, userId: person.id };
    await db.insert(assignmentCompletions).values(
      Object.values(work.assignmentIds).map((assignmentId) => ({
        ...own,
        assignmentId,
        completionStatus: 'EVALUATION_SUBMITTED' as const,
        submittedAt: new Date(),
        evaluationSubmittedAt: new Date(),
        evaluationUserId: cast.people.expert.id,
        evaluationPoints: 8,
        evaluationPointsFinal: 8,
        evaluationMaxPoints: 10,
        evaluationPassed: true,
      })),
    );
    await db
      .insert(attendanceEntries)
      .values({ attendanceCourseId: work.attendanceCourseId, userId: person.id, status: 'PRESENT' });
    await db.insert(completions).values({
      ...own,
      translationKey: cast.keys.criterion,
      completionStatus: 'SUCCESS',
      pageType: 'competence.PerformanceCriterion',
    });
    await db.insert(feedbackResponses).values({
      ...common,
      contentKey: work.keys.feedback,
      circleKey: work.keys.work,
      questionnaireId: questionnaire?.id ?? '',
      answers: { satisfaction: 3 },
      satisfaction: 3,
      submittedOn: today,
    });
    const forEmployer = { ...own, organisationId: cast.employer };
    await db.insert(examResults).values({
      ...forEmployer,
      circleKey: work.keys.exam,
      examTypeId: work.examTypeId,
      result: 'passed',
      price: 1000,
      takenOn: today,
      attempt: 1,
    });
    await db
      .insert(grantedCertificates)
      .values({ ...forEmployer, profileId: profile?.id ?? '', grantedOn: today });
  }
}
