import { type DashboardPerson, endpoints, type PersonFilterOptions } from '@learn/contracts';
import { fakeNetwork, json, dashboardCourse as panel, remoteEntry, type SentCall } from '@learn/testing';
import { PersonsCompetencePage, PersonsPage } from '../persons/PersonsPage.tsx';
import { renderPart } from './openShell.tsx';

/** id of the course of `person` */
export const course = '11111111-1111-4111-8111-111111111111';
const options: PersonFilterOptions = {
  courses: [
    { id: course, title: 'Versicherungsvermittler/-in' },
    { id: '33333333-3333-4333-8333-333333333333', title: 'Überbetriebliche Kurse' },
  ],
  sessions: [],
  has_more_sessions: false,
  regions: ['Bern', 'Zürich'],
  generations: ['2026'],
  roles: ['MEMBER', 'EXPERT'],
  profiles: [],
};

/** A participant of one session, as the list of persons shows them. @param session replaces fields of that session */
export function person(change: Partial<DashboardPerson> = {}, session = {}): DashboardPerson {
  return {
    user_id: 'u1',
    first_name: 'Nils',
    last_name: 'Fässler',
    avatar_url: '',
    email: 'nils.faessler@example.ch',
    vbv_id: null,
    organisation: null,
    organisation_name: 'Muster AG',
    chosen_profile: null,
    course_sessions: [
      {
        id: 's1',
        session_title: 'Bern 2026',
        course_id: course,
        course_slug: 'vv',
        course_title: 'Versicherungsvermittler/-in',
        course_type: 'vv',
        region: 'Bern',
        generation: '2026',
        is_uk: false,
        is_vv: true,
        my_role: 'EXPERT',
        user_role: 'MEMBER',
        course_session_user_id: 'e1',
        chosen_profile: null,
        circles: [],
        ...session,
      },
    ],
    ...change,
  };
}

export const expert = person(
  { user_id: 'u2', first_name: 'Thomas', last_name: 'Meier', organisation_name: null },
  { user_role: 'EXPERT' },
);

/** A network whose list has these people. @returns what is sent */
export function answering(persons: readonly DashboardPerson[], total = persons.length) {
  return fakeNetwork((call) => answerOf(call, persons, total));
}

export function answerOf(
  { address }: SentCall,
  persons: readonly DashboardPerson[],
  total: number,
): Response {
  if (address === endpoints.sessions.path) return json([]);
  if (address.startsWith('/api/dashboard/persons/filters/')) return json(options);
  return new Response(JSON.stringify(persons), { headers: { 'x-total-count': String(total) } });
}

export const listsAsked = (sent: readonly SentCall[]) =>
  sent.map(({ address }) => address).filter((address) => address.startsWith('/api/dashboard/persons/?'));

interface Opened {
  readonly roles?: readonly string[];
  readonly withMetrics?: boolean;
  readonly mounts?: readonly string[];
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** Opens the list of persons as the shell shows it. @param query of its address, with its question mark */
export function openPersons(
  query = '',
  { roles = ['Trainer'], withMetrics = false, mounts = [], rest }: Opened = {},
) {
  const panels = roles.map((role_key) => panel({ role_key }));
  return renderPart(withMetrics ? <PersonsCompetencePage /> : <PersonsPage />, {
    address: `/dashboard/persons${query}`,
    page: {
      rest: { '/api/dashboard/config/': panels, ...rest },
      registry: { remotes: [remoteEntry('mfe-x', { mounts })] },
    },
  });
}
