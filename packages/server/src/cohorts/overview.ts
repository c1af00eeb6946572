import type { CohortCertificateSummary } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import type { OpenedCohort } from './cohort.ts';
import { type CohortFilter, seenMembers } from './seenMembers.ts';

type Overview = Pick<
  CohortCertificateSummary,
  'course_id' | 'course_title' | 'course_type' | 'detail' | 'may_export' | 'withheld' | 'filters'
>;
type FilterOptions = Overview['filters'];

/** So many sessions are named; a viewer of more chooses a region or a generation first. */
const mostSessions = 500;

interface Question {
  readonly filter: CohortFilter;
  readonly language: Language;
}

/** Of which course a summary is, why it may have no figures, and by what its people can be filtered. */
export async function readOverview(
  db: Database,
  opened: OpenedCohort,
  { filter, language }: Question,
): Promise<Overview> {
  const { course, named, mayExport } = opened;
  const filters = await readFilterOptions(db, opened, { filter, language });
  return {
    course_id: course.id,
    course_title: course.titles[language],
    course_type: course.courseType,
    detail: named === undefined ? 'sums' : 'named',
    may_export: mayExport,
    withheld: withheldOf(opened, { filter, filters }),
    filters,
  };
}

function withheldOf(
  { named, asExpertOnly }: OpenedCohort,
  { filter, filters }: Pick<Question, 'filter'> & { filters: FilterOptions },
): Overview['withheld'] {
  // sums of people who are searched for would tell about them (statistics, README «Whole groups»)
  if (named === undefined && filter.search) return 'person_selection';
  const isEmpty = filters.generations.length === 0 && filters.sessions.length === 0;
  if (!isEmpty) return null;
  if (named === undefined) return 'too_few_people';
  return asExpertOnly ? 'no_own_circles' : null;
}

async function readFilterOptions(
  db: Database,
  { named, groups }: OpenedCohort,
  { filter: { region, generation }, language }: Question,
): Promise<FilterOptions> {
  const seen = [named, groups].flatMap((cohort) =>
    cohort === undefined ? [] : sql`select course_session_id from ${seenMembers(cohort, {})} seen`,
  );
  const [found] = await rowsOf<FilterOptions>(
    db,
    sql`with s as materialized (select s.id, s.titles, s.region, s.generation, s.start_date from course_sessions s
        where s.id in (${sql.join(seen, sql` union all `)}))
      select (select coalesce(json_agg(json_build_object('id', latest.id, 'title', latest.titles ->> ${language}::text)
          order by latest.start_date desc, latest.id), '[]'::json)
        from (select * from s where ${among(sql`s.region`, region)} and ${among(sql`s.generation`, generation)}
          order by s.start_date desc, s.id limit ${mostSessions}) latest) as sessions,
        array(select region from s where region <> '' group by region order by name_key(region) collate "C", region) as regions,
        array(select distinct generation from s where generation <> '' order by generation desc) as generations`,
  );
  return found ?? { sessions: [], regions: [], generations: [] };
}

function among(column: SQL, value: CohortFilter['region']): SQL {
  return value === undefined ? sql`true` : sql`${column} = ${value}`;
}
