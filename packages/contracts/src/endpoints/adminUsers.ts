import { erasedKinds, keptKinds, languages } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { enrolmentRole, organisationRole } from './enrolments.ts';
import {
  changedIds,
  courseType,
  dateTime,
  id,
  oneLine,
  pageOf,
  requiredLine,
  requiredText,
  severalIds,
} from './fields.ts';
import { order } from './shop.ts';

const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** What an account is in, beside being an ordinary one. */
const userStates = ['admin', 'blocked', 'invited', 'erasure', 'erased'] as const;

const userSorts = [
  ...(['last_name', 'first_name', 'email', 'created_at'] as const),
  ...(['-last_name', '-first_name', '-email', '-created_at'] as const),
] as const;

const adminUserRow = z.strictObject({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().meta({ description: 'empty where none was proven' }),
  username: z.string(),
  avatar_url: z.string(),
  organisation_name: z.string().meta({ description: 'empty where none is named' }),
  organisation_confirmed: z.boolean(),
  created_at: dateTime,
  enrolment_count: z.int().min(0),
  has_vbv_admin_access: z.boolean(),
  blocked: z.boolean(),
  invited: z.boolean().meta({ description: 'has an invitation that waits' }),
  erasure_due_at: dateTime.nullable().meta({ description: 'of an open request to be erased' }),
  erased: z.boolean(),
});

const enrolment = z.strictObject({
  id,
  course_session_id: id,
  course_session_title: z.string(),
  course_title: z.string(),
  course_slug: z.string(),
  course_type: courseType,
  role: enrolmentRole,
  circles: z
    .array(
      z.strictObject({ id: id.meta({ description: 'translation key of the circle' }), title: z.string() }),
    )
    .max(500),
  mentees: z.array(z.strictObject({ user_id: id, name: z.string() })).max(5000),
  created_at: dateTime,
});

const region = z.strictObject({ course_id: id, course_title: z.string(), region: z.string() });

const roleOfOrganisation = z.strictObject({
  id,
  role: organisationRole,
  organisation: z.string().nullable(),
  organisation_name: z.string(),
  course_id: id,
  course_title: z.string(),
  people_count: z
    .int()
    .meta({ description: 'people of the organisation in the course: apprentices of a Berufsbildner' }),
});

const adminUser = z.strictObject({
  ...adminUserRow.shape,
  language: z.enum(languages),
  organisation: z.string().nullable(),
  claimed_organisation: z.string().nullable(),
  claimed_organisation_name: z.string(),
  vbv_id: z.string().nullable(),
  has_password: z.boolean(),
  sign_on: z.boolean().meta({ description: 'has come by the single sign-on' }),
  enrolments: z.array(enrolment).max(1000),
  regions: z.array(region).max(1000),
  organisation_roles: z.array(roleOfOrganisation).max(1000),
  orders: z.array(order).max(1000),
  certificates: z
    .array(
      z.strictObject({
        code: z.string(),
        title: z.string(),
        course_title: z.string(),
        issued_at: dateTime,
        state: z.enum(['valid', 'superseded', 'revoked']),
      }),
    )
    .max(1000),
  login_sessions: z
    .array(z.strictObject({ device: z.string(), created_at: dateTime, last_seen_at: dateTime }))
    .max(1000),
  last_admin: z.boolean().meta({ description: 'nobody else has admin access' }),
});

/** How many of each there are. */
const erasurePreview = z.strictObject({
  username: z.string().meta({ description: 'to be typed as the confirmation' }),
  requested_at: dateTime.nullable(),
  due_at: dateTime.nullable(),
  goes: z.array(z.strictObject({ kind: z.enum(erasedKinds), count: z.int().min(0) })).max(erasedKinds.length),
  stays: z.array(z.strictObject({ kind: z.enum(keptKinds), count: z.int().min(0) })).max(keptKinds.length),
});

const byId = z.strictObject({ id });
const reason = requiredText(500);

export const adminUserEndpoints = {
  list: defineEndpoint({
    ...table.adminUsers,
    summary: 'All people, in pages.',
    query: z.strictObject({
      search: z.string().trim().max(200).optional().meta({
        description: 'beginnings of names, e-mail, user name or organisation, separated by spaces',
      }),
      state: z.enum(userStates).optional(),
      course_session_id: id.optional().meta({ description: 'only people who take part, or run it' }),
      sort: z.enum(userSorts).default('last_name'),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(adminUserRow).max(200)),
  }),
  read: defineEndpoint({
    ...table.adminUser,
    summary: 'A person with all that they are and have.',
    params: byId,
    answer: json(adminUser),
  }),
  create: defineEndpoint({
    ...table.createUser,
    summary: 'Creates an account and mails the invitation to it.',
    body: z.strictObject({
      email: emailAddress,
      first_name: requiredLine(100),
      last_name: requiredLine(100),
      language: z.enum(languages),
      organisation: z.string().max(500).nullable().default(null),
    }),
    answer: json(z.strictObject({ id })),
  }),
  change: defineEndpoint({
    ...table.changeUser,
    summary: 'Changes the sent fields; an organisation counts as confirmed. Recorded without the values.',
    params: byId,
    body: z.strictObject({
      email: emailAddress.optional(),
      first_name: requiredLine(100).optional(),
      last_name: requiredLine(100).optional(),
      language: z.enum(languages).optional(),
      organisation: z.string().max(500).nullable().optional(),
      organisation_detail_name: oneLine(200).optional(),
    }),
    answer: json(adminUser),
    errors: ['version_conflict'],
  }),
  invite: defineEndpoint({
    ...table.inviteUser,
    summary: 'Mails the invitation to an account again; an earlier one counts no more.',
    params: byId,
    answer: empty,
    errors: ['forbidden'],
  }),
  block: defineEndpoint({
    ...table.blockUsers,
    summary:
      'Blocks the login of several people or lets them in again, all of them or none. Each is recorded with the reason.',
    body: z.strictObject({ ids: severalIds, blocked: z.boolean(), reason }),
    answer: json(changedIds),
    errors: ['forbidden', 'last_admin'],
  }),
  access: defineEndpoint({
    ...table.changeUserAccess,
    summary:
      'Grants or withdraws admin access, or blocks the login, which also ends all login sessions. Recorded with the reason.',
    params: byId,
    body: z
      .strictObject({ admin: z.boolean().optional(), blocked: z.boolean().optional(), reason })
      .refine(({ admin, blocked }) => admin !== undefined || blocked !== undefined),
    answer: json(adminUser),
    errors: ['last_admin', 'forbidden'],
  }),
  endLogins: defineEndpoint({
    ...table.endUserLogins,
    summary: 'Logs a person out everywhere.',
    params: byId,
    answer: empty,
  }),
  download: defineEndpoint({
    ...table.userDownload,
    summary: 'All that is stored about a person, as they get it themselves (recorded).',
    params: byId,
    answer: { kind: 'file', mediaTypes: ['application/json; charset=utf-8'] },
  }),
  erasurePreview: defineEndpoint({
    ...table.erasurePreview,
    summary: 'What the erasure of a person takes away, and what has to stay.',
    params: byId,
    answer: json(erasurePreview),
  }),
  erase: defineEndpoint({
    ...table.eraseUser,
    summary: 'Erases a person for good; a receipt goes to the address that they had.',
    params: byId,
    body: z.strictObject({ confirmation: z.string().trim().max(300), reason }),
    answer: empty,
    errors: ['last_admin', 'forbidden'],
  }),
  declineErasure: defineEndpoint({
    ...table.declineErasure,
    summary: 'Closes an open request without an erasure; the person is mailed the reason.',
    params: byId,
    body: z.strictObject({ reason }),
    answer: empty,
  }),
  erasureRequests: defineEndpoint({
    ...table.erasureRequests,
    summary: 'Open requests to be erased, those due first.',
    query: z.strictObject({ ...pageOf({ usual: 50, greatest: 200 }) }),
    answer: json(
      z
        .array(z.strictObject({ user_id: id, name: z.string(), requested_at: dateTime, due_at: dateTime }))
        .max(200),
    ),
  }),
};
