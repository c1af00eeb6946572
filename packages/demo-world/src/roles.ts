import type { DemoUsername } from './accounts.ts';
import { uk, vv } from './courses.ts';
import { demoId } from './demoId.ts';
import { organisationId } from './people.ts';
import type { NewOrganisationRole, NewSupervisorRegion } from './rows.ts';
import { demoSessions } from './sessions.ts';

const supervisor: DemoUsername = 'regula.ammann';
const ledRegions: readonly string[] = ['Zürich', 'Mittelland'];

const organisationRoles = [
  {
    username: 'daniel.vogt',
    role: 'Ausbildungsverantwortlicher',
    course: vv,
    company: 'Silberdistel Versicherungen AG',
  },
  {
    username: 'monika.steiner',
    role: 'Berufsbildner',
    course: uk,
    company: 'Nordlicht Versicherungsgenossenschaft',
  },
  { username: 'urs.baumann', role: 'Prüfungsexperte', course: vv, company: undefined },
] as const;

/** The regions of the supervisor, for every course that has sessions there. */
export function supervisorRegionRows(): NewSupervisorRegion[] {
  return demoSessions
    .filter(({ region }) => ledRegions.includes(region))
    .map(({ course, region }) => ({
      userId: demoId(`user/${supervisor}`),
      courseId: demoId(`course/${course.slug}`),
      region,
    }));
}

/** The roles beside the course sessions. */
export function organisationRoleRows(): NewOrganisationRole[] {
  return organisationRoles.map(({ username, role, course, company }) => ({
    id: demoId(`organisation role/${username}`),
    userId: demoId(`user/${username}`),
    role,
    organisationId: company === undefined ? null : organisationId(company),
    courseId: demoId(`course/${course.slug}`),
  }));
}
