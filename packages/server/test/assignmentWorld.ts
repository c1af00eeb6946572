import { sql } from 'drizzle-orm';
import { assignmentCompletions } from '../src/assignments/tables.ts';
import { mails } from '../src/mail/tables.ts';
import { notifications } from '../src/notifications/tables.ts';
import { askGraphql } from './askGraphql.ts';
import { type Cast, type CastMember, createCast } from './factories.ts';
import { startTestServer, type TestServer } from './testServer.ts';
import { createWork, type Work } from './work.ts';

export interface AssignmentWorld extends AsyncDisposable {
  readonly server: TestServer;
  readonly cast: Cast;
  readonly work: Work;
  ask<Data = Record<string, unknown>>(
    member: CastMember,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly data: Data | null | undefined; readonly codes: readonly string[] }>;
  /** Moves what was handed in and released, and what people are told of it, so many minutes into the past. */
  letMinutesPass(minutes: number): Promise<void>;
  /** Calls the mutation and answers the completion or the first error. */
  upsert(member: CastMember, change: UpsertChange): Promise<Upserted>;
  /** A completion as it is after so much work; the member's of the casework unless said otherwise. */
  insert(change?: Partial<typeof assignmentCompletions.$inferInsert>): Promise<string>;
}

export interface UpsertChange {
  readonly assignment?: 'casework' | 'praxis' | 'test';
  /** whose; left out: the caller's own */
  readonly of?: CastMember;
  readonly status?: string;
  readonly data?: unknown;
  readonly [argument: string]: unknown;
}

export interface Upserted {
  readonly completion:
    | {
        readonly id: string;
        readonly version: number;
        readonly completion_status: string;
        readonly completion_data: Record<string, unknown>;
        readonly [field: string]: unknown;
      }
    | undefined;
  readonly code: string | undefined;
  readonly fields: readonly string[];
  readonly details: { readonly current?: Record<string, unknown> } | undefined;
}

const mutation = `mutation Upsert($assignment_id: ID!, $course_session_id: ID!, $learning_content_page_id: ID,
  $assignment_user_id: ID, $completion_status: AssignmentCompletionStatus!, $completion_data_string: String!,
  $evaluation_points: Float, $evaluation_passed: Boolean, $evaluation_user_id: ID, $initialize_completion: Boolean,
  $version: Int, $declaration_accepted: Boolean, $evaluation_points_deducted: Float, $evaluation_points_deducted_reason: String) {
  upsert_assignment_completion(assignment_id: $assignment_id, course_session_id: $course_session_id,
    learning_content_page_id: $learning_content_page_id, assignment_user_id: $assignment_user_id,
    completion_status: $completion_status, completion_data_string: $completion_data_string,
    evaluation_points: $evaluation_points, evaluation_passed: $evaluation_passed,
    evaluation_user_id: $evaluation_user_id, initialize_completion: $initialize_completion, version: $version,
    declaration_accepted: $declaration_accepted,
    evaluation_points_deducted: $evaluation_points_deducted,
    evaluation_points_deducted_reason: $evaluation_points_deducted_reason) {
    id version completion_status submitted_at evaluation_submitted_at evaluation_points evaluation_points_deducted
    evaluation_points_deducted_reason evaluation_points_deducted_user { id } evaluation_points_final
    evaluation_max_points evaluation_percent evaluation_passed evaluation_user { id } completion_data
    task_completion_data grade { official }
  } }`;

const hour = 60 * 60 * 1000;

/** The tiny course with work on it, on a server of its own. */
export async function createAssignmentWorld(): Promise<AssignmentWorld> {
  const server = await startTestServer();
  const cast = await createCast(server.db);
  const work = await createWork(server.db, cast);
  const client = (member: CastMember) => server.login(cast.people[member].username);
  return {
    server,
    cast,
    work,
    ask: async (member, query, variables) => askGraphql(await client(member), query, variables),
    async upsert(member, { assignment = 'casework', of, status = 'IN_PROGRESS', data = {}, ...more }) {
      const answer = await (await client(member)).post('/server/graphql/', {
        query: mutation,
        variables: {
          assignment_id: work.assignmentIds[assignment],
          course_session_id: cast.session.id,
          assignment_user_id: of === undefined ? undefined : cast.people[of].id,
          completion_status: status,
          completion_data_string: typeof data === 'string' ? data : JSON.stringify(data),
          ...more,
        },
      });
      const { data: result, errors } = answer.json<{
        data?: { upsert_assignment_completion?: NonNullable<Upserted['completion']> } | null;
        errors?: {
          extensions: { code: string; fields?: { field: string }[]; details?: Upserted['details'] };
        }[];
      }>();
      const extensions = errors?.[0]?.extensions;
      return {
        completion: result?.upsert_assignment_completion ?? undefined,
        code: extensions?.code,
        fields: (extensions?.fields ?? []).map(({ field }) => field),
        details: extensions?.details,
      };
    },
    async insert(change = {}) {
      const [row] = await server.db
        .insert(assignmentCompletions)
        .values({
          assignmentId: work.assignmentIds.casework,
          userId: cast.people.member.id,
          courseSessionId: cast.session.id,
          completionStatus: 'SUBMITTED',
          submittedAt: new Date(Date.now() - hour),
          ...change,
        })
        .returning({ id: assignmentCompletions.id });
      if (row === undefined) throw new Error('Nothing was inserted');
      return row.id;
    },
    async letMinutesPass(minutes) {
      const past = sql`make_interval(mins => ${minutes})`;
      await server.db.update(assignmentCompletions).set({
        submittedAt: sql`${assignmentCompletions.submittedAt} - ${past}`,
        evaluationSubmittedAt: sql`${assignmentCompletions.evaluationSubmittedAt} - ${past}`,
        evaluationWithdrawableUntil: sql`${assignmentCompletions.evaluationWithdrawableUntil} - ${past}`,
      });
      await server.db.update(notifications).set({ createdAt: sql`${notifications.createdAt} - ${past}` });
      await server.db.update(mails).set({ dueAt: sql`${mails.dueAt} - ${past}` });
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
