import { sql } from 'drizzle-orm';
import { grantedCertificates } from '../../statistics/metrics/certificationProfiles.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import { column } from '../columns.ts';
import { allOf, anyOf, inPeriod } from '../conditions.ts';
import { defineExport, perCourse } from '../exportSource.ts';
import {
  personColumns,
  readCourseNames,
  sessionColumns,
  type WithPerson,
  type WithSession,
} from '../names.ts';

interface Entry extends WithPerson {
  readonly course_session_id: string;
  readonly granted_on: string;
  readonly profile: string;
}

type Row = Entry & WithSession;

/** A row per certificate that was granted: as many per profile as in the metrics of `certificatesPerProfile`. */
export const certificationProfilesExport = defineExport<Row>(
  [
    ...sessionColumns,
    column('grantedOn', 'day', (row) => row.granted_on),
    column('profile', 'text', (row) => row.profile),
    ...personColumns,
  ],
  perCourse(async (scope, context) => {
    const { db, language } = context;
    const names = await readCourseNames(context, scope);
    return {
      units: sql`select granted.certificate_id as id, 1 as rows from ${grantedCertificates(scope)} granted
        where ${allOf(
          inPeriod(sql`granted.granted_on`, scope.period),
          scope.profileId === undefined ? undefined : sql`granted.profile_id = ${scope.profileId}::uuid`,
        )}
        order by granted.granted_on, granted.certificate_id`,
      read: async (ids) => {
        const entries = await rowsOf<Entry>(
          db,
          sql`select granted.course_session_id, to_char(granted.granted_on, 'YYYY-MM-DD') as granted_on,
              profile.names ->> ${language} as profile,
              person.last_name, person.first_name, person.email, organisation.name as organisation
            from ${grantedCertificates(scope)} granted
            join course_profiles profile on profile.id = granted.profile_id
            join users person on person.id = granted.user_id
            left join organisations organisation on organisation.id = granted.organisation_id
            where granted.certificate_id = ${anyOf(ids)}
            order by granted.granted_on, granted.certificate_id`,
        );
        return entries.map((entry) => ({ ...entry, session: names.session(entry.course_session_id) }));
      },
    };
  }),
);
