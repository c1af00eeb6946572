import { addressOf, endpoints } from '@learn/contracts';
import type { PersonImport } from '../imports/importData.ts';
import type { AdminUser } from '../person/adminUser.ts';

export const userId = '0f8fad5b-d9cb-469f-a165-70867728950e';
export const importId = '1f8fad5b-d9cb-469f-a165-70867728950e';
const sessionId = '2f8fad5b-d9cb-469f-a165-70867728950e';
const courseId = '3f8fad5b-d9cb-469f-a165-70867728950e';
const circleId = '4f8fad5b-d9cb-469f-a165-70867728950e';

/** Thomas, an expert with one circle and a role beside the sessions. */
export function adminUser(change: Partial<AdminUser> = {}): AdminUser {
  return {
    id: userId,
    first_name: 'Thomas',
    last_name: 'Meier',
    email: 'thomas.meier@example.org',
    username: 'thomas.meier',
    avatar_url: '',
    organisation_name: 'Seetal AG',
    organisation_confirmed: true,
    created_at: '2026-01-05T08:00:00Z',
    enrolment_count: 1,
    has_vbv_admin_access: false,
    blocked: false,
    invited: false,
    erasure_due_at: null,
    erased: false,
    language: 'de',
    organisation: 'seetal',
    claimed_organisation: null,
    claimed_organisation_name: '',
    vbv_id: '123456789',
    has_password: true,
    sign_on: false,
    enrolments: [
      {
        id: courseId,
        course_session_id: sessionId,
        course_session_title: 'Bern 2026',
        course_title: 'Überbetriebliche Kurse',
        course_slug: 'uek',
        course_type: 'uk',
        role: 'EXPERT',
        circles: [{ id: circleId, title: 'Kickoff' }],
        mentees: [],
        created_at: '2026-01-05T08:00:00Z',
      },
    ],
    regions: [],
    organisation_roles: [
      {
        id: circleId,
        role: 'Berufsbildner',
        organisation: 'seetal',
        organisation_name: 'Seetal AG',
        course_id: courseId,
        course_title: 'Überbetriebliche Kurse',
        people_count: 3,
      },
    ],
    orders: [],
    certificates: [],
    login_sessions: [
      {
        device: 'Firefox · Windows',
        created_at: '2026-01-05T08:00:00Z',
        last_seen_at: '2026-01-06T08:00:00Z',
      },
    ],
    last_admin: false,
    ...change,
  };
}

export const erasurePreview = {
  username: 'thomas.meier',
  requested_at: null,
  due_at: null,
  goes: [
    { kind: 'profile', count: 1 },
    { kind: 'enrolments', count: 2 },
  ],
  stays: [{ kind: 'audit', count: 7 }],
} as const;

/** A list of five, of which one row is faulty. */
export function personImport(change: Partial<PersonImport> = {}): PersonImport {
  return {
    id: importId,
    file_name: 'liste.xlsx',
    course_session_id: sessionId,
    course_session_title: 'Bern 2026',
    state: 'checked',
    created_at: '2026-01-05T08:00:00Z',
    created_by: 'Carla Conti',
    finished_at: null,
    expires_at: '2026-02-04T08:00:00Z',
    rows: 5,
    new_people: 3,
    known_people: 1,
    faulty: 1,
    taken: 0,
    problem_fields: [{ field: 'email', count: 1 }],
    ...change,
  };
}

export const roleOptions = [
  {
    id: courseId,
    title: 'Überbetriebliche Kurse',
    course_type: 'uk',
    regions: ['Bern', 'Zürich'],
    sessions: [{ id: sessionId, title: 'Bern 2026', start_date: '2026-01-05', end_date: '2026-12-05' }],
  },
] as const;

/** Addresses of the calls that pages make. */
export const addresses = {
  user: addressOf(endpoints.adminUser, { params: { id: userId } }),
  access: addressOf(endpoints.changeUserAccess, { params: { id: userId } }),
  erasure: addressOf(endpoints.erasurePreview, { params: { id: userId } }),
  import: addressOf(endpoints.personImport, { params: { id: importId } }),
  start: addressOf(endpoints.startPersonImport, { params: { id: importId } }),
  row: addressOf(endpoints.correctPersonImportRow, { params: { id: importId, row: '4' } }),
  faultyRows: addressOf(endpoints.personImportRows, {
    params: { id: importId },
    query: { show: 'faulty', limit: 50, offset: 0 },
  }),
} as const;
