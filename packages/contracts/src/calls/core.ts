import { languages } from '@learn/domain';
import { z } from 'zod';
import * as restPaths from '../restPaths.ts';
import { defineCall, empty, json } from './defineCall.ts';
import { courseConfiguration, courseType, dateTime, day, id } from './fields.ts';

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
  show_member_product_tour: z.boolean(),
});

/** A course session (specification §3) with the role and the actions of whoever asks. */
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

export const coreCalls = {
  login: defineCall({
    method: 'POST',
    path: restPaths.login,
    summary: 'Logs in by password; in local mode only.',
    body: z.strictObject({
      username: z.string().trim().min(1).max(200),
      password: z.string().min(1).max(1000),
    }),
    answer: json(userProfile),
    errors: ['login_failed', 'too_many_requests'],
  }),
  logout: defineCall({
    method: 'POST',
    path: restPaths.logout,
    summary: 'Ends the own login session.',
    answer: empty,
  }),
  me: defineCall({
    method: 'GET',
    path: restPaths.me,
    summary: 'The own profile.',
    answer: json(userProfile),
  }),
  changeMe: defineCall({
    method: 'PUT',
    path: restPaths.me,
    summary: 'Changes the sent fields of the own profile and answers all of it.',
    body: z.strictObject({
      language: z.enum(languages).optional(),
      show_member_product_tour: z.boolean().optional(),
    }),
    answer: json(userProfile),
  }),
  settings: defineCall({
    method: 'GET',
    path: restPaths.settings,
    summary: 'Flags of this installation.',
    answer: json(z.strictObject({ show_vv_competence_exams: z.boolean() })),
  }),
  sessions: defineCall({
    method: 'GET',
    path: restPaths.sessions,
    summary: 'The course sessions in which the person has a role.',
    answer: json(z.array(courseSession)),
  }),
};
