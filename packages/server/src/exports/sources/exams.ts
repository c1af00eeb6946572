import { sql } from 'drizzle-orm';
import type { ExamOutcome } from '../../exams/tables.ts';
import { examsTaken } from '../../statistics/metrics/exams.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import { type Column, column } from '../columns.ts';
import { allOf, anyOf, inCircles, inPeriod, ofProfile } from '../conditions.ts';
import type { ExportScope } from '../exportScope.ts';
import { defineExport, type ExportContext, type ExportPart, perCourse } from '../exportSource.ts';
import {
  personColumns,
  readCourseNames,
  sessionColumns,
  type WithPerson,
  type WithSession,
} from '../names.ts';
import { passedOrFailed } from '../texts.ts';

interface Entry extends WithPerson {
  readonly course_session_id: string;
  readonly circle_key: string;
  readonly taken_on: string;
  readonly exam: string;
  readonly attempt: number;
  readonly result: ExamOutcome;
  readonly price: number;
  readonly profile: string | null;
}

interface Row extends Entry, WithSession {
  readonly circle: string;
}

const about: readonly Column<Row>[] = [
  ...sessionColumns,
  column('circle', 'text', (row) => row.circle),
  column('date', 'day', (row) => row.taken_on),
  column('exam', 'text', (row) => row.exam),
  column('attempt', 'integer', (row) => row.attempt),
];

/** A row per exam that was taken, of those of `examsTaken`. */
export const examsTakenExport = defineExport<Row>(
  [
    ...about,
    column('result', 'text', ({ result }, language) => passedOrFailed[result][language]),
    ...personColumns,
    column('profile', 'text', (row) => row.profile),
  ],
  perCourse(takenExams),
);

/** The same exams with what each cost. */
export const examCostsExport = defineExport<Row>(
  [...about, ...personColumns, column('price', 'chf', (row) => row.price)],
  perCourse(takenExams),
);

async function takenExams(scope: ExportScope, context: ExportContext): Promise<ExportPart<Row>> {
  const { db, language } = context;
  const names = await readCourseNames(context, scope);
  return {
    units: sql`select taken.exam_result_id as id, 1 as rows from ${examsTaken(scope)} taken
          where ${allOf(
            inCircles(sql`taken.circle_key`, scope),
            inPeriod(sql`taken.taken_on`, scope.period),
            ofProfile({ userId: sql`taken.user_id`, courseSessionId: sql`taken.course_session_id` }, scope),
          )}
          order by taken.taken_on, taken.exam_result_id`,
    read: async (ids) => {
      const entries = await rowsOf<Entry>(
        db,
        sql`select taken.course_session_id, taken.circle_key, taken.attempt, taken.result, taken.price,
            to_char(taken.taken_on, 'YYYY-MM-DD') as taken_on, exam_type.names ->> ${language} as exam,
            person.last_name, person.first_name, person.email, organisation.name as organisation,
            profile.names ->> ${language} as profile
          from ${examsTaken(scope)} taken
          join exam_types exam_type on exam_type.id = taken.exam_type_id
          join users person on person.id = taken.user_id
          left join organisations organisation on organisation.id = taken.organisation_id
          left join course_session_users enrolment
            on enrolment.user_id = taken.user_id and enrolment.course_session_id = taken.course_session_id
          left join course_profiles profile
            on profile.id = coalesce(enrolment.chosen_profile_id, person.chosen_profile_id)
          where taken.exam_result_id = ${anyOf(ids)}
          order by taken.taken_on, taken.exam_result_id`,
      );
      return entries.map((entry) => ({
        ...entry,
        session: names.session(entry.course_session_id),
        circle: names.page(entry.circle_key),
      }));
    },
  };
}
