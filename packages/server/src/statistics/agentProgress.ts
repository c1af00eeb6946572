import { type AgentProgress, type ProgressSort, type ProgressState, shownProgress } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { completionsOf } from '../assignments/completionsOf.ts';
import { released, statusSeenByOthers } from '../assignments/submission.ts';
import { noProfile } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import { isInPath } from './agentPath.ts';
import {
  type AgentList,
  type AgentPerson,
  byName,
  countAgentList,
  personColumns,
  personOfMember,
  readAgentList,
  readPage,
} from './agentPeople.ts';
import { type AgentSelection, isSeen } from './agentSelection.ts';
import { membersIn } from './metrics/metricScope.ts';
import { readOnce } from './readOnce.ts';
import { rowsOf } from './rowsOf.ts';

export interface AgentPersonProgress extends AgentPerson {
  readonly total_count: number;
  readonly submitted_count: number;
  readonly evaluated_count: number;
  readonly passed_count: number;
  readonly failed_count: number;
}

/** What filter, search and order look at. */
type WeighedPerson = AgentProgress & { readonly enrolment_id: string };

type List = AgentList<ProgressState, ProgressSort>;

/** How far each of the own people is with the assignments of their sessions that are in their path; a page of the list. */
export function readAgentProgress(
  db: Database,
  selection: AgentSelection,
  list: List,
): Promise<AgentPersonProgress[]> {
  return readAgentList(list, rowsIn(db, selection));
}

/** How many rows readAgentProgress has on all pages. */
export function countAgentProgress(
  db: Database,
  selection: AgentSelection,
  view: List['view'],
): Promise<number> {
  return countAgentList(db, view, rowsIn(db, selection));
}

function rowsIn(db: Database, selection: AgentSelection) {
  const read = (members: SQL) => readProgress(db, selection, members);
  return {
    read,
    members: membersIn(selection),
    readAll: () => readAll(db, selection),
    shown: shownProgress<WeighedPerson>,
    complete: (page: readonly WeighedPerson[]) => readPage(page, selection, read),
  };
}

const readAll = readOnce((db, selection: AgentSelection) =>
  readFigures<WeighedPerson>(db, selection, {
    members: membersIn(selection),
    columns: sql`person.first_name, person.last_name`,
  }),
);

function readProgress(
  db: Database,
  selection: AgentSelection,
  members: SQL,
): Promise<(AgentPersonProgress & WeighedPerson)[]> {
  return readFigures(db, selection, {
    members,
    columns: sql`${personColumns}, session.titles ->> ${selection.language} as course_session_title`,
  });
}

interface FiguresWanted {
  readonly members: SQL;
  /** of `member`, `person` and `session` */
  readonly columns: SQL;
}

async function readFigures<Row>(
  db: Database,
  selection: AgentSelection,
  { members, columns }: FiguresWanted,
): Promise<Row[]> {
  const inPath = await isInPath(db, selection);
  const profileOf = (member: string) => sql`coalesce(${sql.raw(member)}.chosen_profile_id, ${noProfile})`;
  const completions = completionsOf('own', {
    own: sql`own.enrolment_id, own.course_session_id, ${profileOf('own')} as profile_id`,
    columns: sql`c.assignment_id, c.completion_status, c.submitted_at, c.evaluation_withdrawable_until, c.evaluation_passed`,
    where: sql`true`,
  });
  // «is true»: as a join the completions would be read for each assignment anew, for the planner takes these for few
  const isAsked = sql`((completion.course_session_id, completion.profile_id, completion.assignment_id)
    in (select course_session_id, profile_id, assignment_id from asked)) is true`;
  return rowsOf<Row>(
    db,
    sql`with own as materialized (select * from ${members} member),
      planned as materialized (
        select planned.course_session_id, planned.assignment_id
        from session_assignments planned join assignments assignment on assignment.id = planned.assignment_id
        where planned.course_session_id in (select course_session_id from own) and ${isSeen(selection, sql`assignment`)}
      ),
      asked as materialized (
        select member.course_session_id, ${profileOf('member')} as profile_id, planned.assignment_id
        from (select distinct course_session_id, chosen_profile_id from own) member
        join planned on planned.course_session_id = member.course_session_id
        cross join lateral (select planned.assignment_id as id) assignment
        where ${inPath}
      ),
      expected as (
        select course_session_id, profile_id, count(*)::int as total from asked group by course_session_id, profile_id
      ),
      done as (
        select completion.enrolment_id,
          count(*) filter (where ${statusSeenByOthers(sql`completion`)} <> 'IN_PROGRESS')::int as submitted,
          count(*) filter (where ${released(sql`completion`)})::int as evaluated,
          count(*) filter (where ${released(sql`completion`)} and completion.evaluation_passed)::int as passed,
          count(*) filter (where ${released(sql`completion`)} and not completion.evaluation_passed)::int as failed
        from ${completions} completion
        where ${isAsked}
        group by completion.enrolment_id
      )
      select member.enrolment_id, ${columns}, coalesce(expected.total, 0) as total_count,
        coalesce(done.submitted, 0) as submitted_count, coalesce(done.evaluated, 0) as evaluated_count,
        coalesce(done.passed, 0) as passed_count, coalesce(done.failed, 0) as failed_count
      from own member
      ${personOfMember}
      join course_sessions session on session.id = member.course_session_id
      left join expected on expected.course_session_id = member.course_session_id
        and expected.profile_id = ${profileOf('member')}
      left join done on done.enrolment_id = member.enrolment_id
      order by ${byName}`,
  );
}
