import { languages } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { address, courseConfiguration, courseType, dateTime, day, id, oneLine } from './fields.ts';

/** The person as the server presents it to itself (specification §3, User). */
export const userProfile = z.strictObject({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  vbv_id: z.string().nullable(),
  avatar_url: z.string(),
  is_superuser: z.boolean(),
  has_vbv_admin_access: z.boolean(),
  organisation: z.string().nullable(),
  /** false for an employer that the person named and nobody has confirmed yet, and without one */
  organisation_confirmed: z.boolean(),
  course_session_experts: z.array(id),
  loggedIn: z.literal(true),
  language: z.enum(languages),
  invoice_address: z.enum(['prv', 'org']),
  street: z.string(),
  street_number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  birth_date: day.nullable(),
  phone_number: z.string(),
  organisation_detail_name: z.string(),
  organisation_street: z.string(),
  organisation_street_number: z.string(),
  organisation_postal_code: z.string(),
  organisation_city: z.string(),
  organisation_country: z.string().nullable(),
  chosen_profile: z.string().nullable(),
  course_option: z.string().nullable(),
  show_member_product_tour: z.boolean(),
});

/** A course session (specification §3) with the role and the actions of the current user. */
export const courseSession = z.strictObject({
  id,
  created_at: dateTime,
  updated_at: dateTime,
  course: z.strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    course_type: courseType,
    configuration: courseConfiguration,
  }),
  title: z.string(),
  start_date: day,
  end_date: day,
  region: z.string(),
  generation: z.string(),
  actions: z.array(z.string()),
  is_uk: z.boolean(),
  is_vv: z.boolean(),
  my_role: z.string(),
  user_role: z.string(),
});

const line = oneLine(500);

/** What a person may change of the own profile; its rules are `profileProblems` of the domain package. */
export const profileChange = z.strictObject({
  language: z.enum(languages).optional(),
  show_member_product_tour: z.boolean().optional(),
  first_name: line.optional(),
  last_name: line.optional(),
  /** id from the list of organisations */
  organisation: line.nullable().optional(),
  invoice_address: z.enum(['prv', 'org']).optional(),
  street: line.optional(),
  street_number: line.optional(),
  postal_code: line.optional(),
  city: line.optional(),
  /** ISO 3166-1 alpha-2 */
  country: line.nullable().optional(),
  /** YYYY-MM-DD, 14 to 100 years ago */
  birth_date: line.nullable().optional(),
  /** in any usual way of writing, Swiss without a country; kept as E.164 */
  phone_number: line.optional(),
  organisation_detail_name: line.optional(),
  organisation_street: line.optional(),
  organisation_street_number: line.optional(),
  organisation_postal_code: line.optional(),
  organisation_city: line.optional(),
  organisation_country: line.nullable().optional(),
  /** id from the list of profiles */
  chosen_profile: id.nullable().optional(),
  /** one that a circle of some course has */
  course_option: line.nullable().optional(),
});

/** Stands for a login session and opens none. */
const loginSessionId = z.string().regex(/^[0-9a-f]{32}$/);

const loginSession = z.strictObject({
  id: loginSessionId,
  created_at: dateTime,
  last_seen_at: dateTime,
  /** e.g. «Firefox · Windows»; empty for an unknown browser */
  device: z.string(),
  /** the one that asks */
  current: z.boolean(),
});

export const coreEndpoints = {
  login: defineEndpoint({
    ...table.login,
    summary: 'Logs in by password; in local mode only.',
    body: z.strictObject({
      username: z.string().trim().min(1).max(200),
      password: z.string().min(1).max(1000),
    }),
    answer: json(userProfile),
    errors: ['login_failed', 'too_many_requests'],
  }),
  logout: defineEndpoint({
    ...table.logout,
    summary: 'Ends the own login session.',
    answer: empty,
  }),
  me: defineEndpoint({
    ...table.me,
    summary: 'The own profile.',
    answer: json(userProfile),
  }),
  changeMe: defineEndpoint({
    ...table.changeMe,
    summary: 'Changes the sent fields of the own profile and answers all of it.',
    body: profileChange,
    answer: json(userProfile),
  }),
  changeAvatar: defineEndpoint({
    ...table.changeAvatar,
    summary:
      'Sets the own photo: png or jpg up to 5 MB; x, y and size in pixels of the upright picture choose a square of it.',
    upload: { fields: ['x', 'y', 'size'] },
    answer: json(z.strictObject({ url: address })),
    errors: [
      'payload_too_large',
      'unsupported_media_type',
      'file_type_not_allowed',
      'too_many_requests',
      'storage_unavailable',
    ],
  }),
  deleteAvatar: defineEndpoint({
    ...table.deleteAvatar,
    summary: 'Removes the own photo.',
    answer: empty,
  }),
  organisations: defineEndpoint({
    ...table.organisations,
    summary: 'The employers to choose from, by name; -1 is another one and comes last.',
    answer: json(z.array(z.strictObject({ id: z.string(), name: z.string() }))),
  }),
  profiles: defineEndpoint({
    ...table.profiles,
    summary: 'The course profiles (branches) to choose from, in the own language.',
    answer: json(z.array(z.strictObject({ id, code: z.string(), name: z.string() }))),
  }),
  loginSessions: defineEndpoint({
    ...table.loginSessions,
    personal: true,
    summary: 'The devices on which the person is logged in, the last used first.',
    answer: json(z.array(loginSession)),
  }),
  endLoginSessions: defineEndpoint({
    ...table.endLoginSessions,
    summary: 'Logs out on all other devices; with everywhere=true on this one too.',
    query: z.strictObject({ everywhere: z.enum(['true', 'false']).optional() }),
    answer: empty,
  }),
  endLoginSession: defineEndpoint({
    ...table.endLoginSession,
    summary: 'Logs out on one device.',
    params: z.object({ id: loginSessionId }),
    answer: empty,
  }),
  dataDownload: defineEndpoint({
    ...table.dataDownload,
    summary: 'Everything that is stored about the person, as a JSON file.',
    answer: { kind: 'file', mediaTypes: ['application/json'] },
  }),
  requestErasure: defineEndpoint({
    ...table.requestErasure,
    summary: 'Asks the support to erase the own data; a repeat within a day changes nothing.',
    answer: empty,
  }),
  settings: defineEndpoint({
    ...table.settings,
    summary: 'Flags of this installation.',
    answer: json(z.strictObject({ show_vv_competence_exams: z.boolean() })),
  }),
  sessions: defineEndpoint({
    ...table.sessions,
    summary: 'The course sessions in which the person has a role.',
    answer: json(z.array(courseSession)),
  }),
};
