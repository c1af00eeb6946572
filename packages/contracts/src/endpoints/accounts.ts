import { emailMaximum, emailPattern, languages, passwordMaximum, passwordMinimum } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { userProfile } from './core.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { requiredLine } from './fields.ts';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(emailMaximum)
  .pipe(z.email({ pattern: emailPattern }));

const password = z.string().min(passwordMinimum).max(passwordMaximum);
const token = z.string().min(1).max(200);
const next = z.string().max(2000).optional();

/** Where the mailed link leads: the onboarding of this type, and then to `next`, a path of this platform. */
const onboarding = {
  course_type: z
    .string()
    .regex(/^(uk|(vv|ag|et)-(de|fr|it))$/)
    .meta({ description: 'as in /onboarding/{courseType}: uk, or a family and a language such as vv-de' }),
  next,
};

export const accountEndpoints = {
  create: defineEndpoint({
    ...table.createAccount,
    summary:
      'Asks for a local account; a mail leads on. The answer does not tell whether the address has one; its cookie lets this browser ask for the mail again. In local mode only.',
    body: z.strictObject({
      email,
      first_name: requiredLine(100),
      last_name: requiredLine(100),
      password,
      language: z.enum(languages),
      consent: z.literal(true),
      ...onboarding,
    }),
    answer: empty,
    errors: ['too_many_requests'],
  }),
  resend: defineEndpoint({
    ...table.resendConfirmation,
    summary:
      'Mails the link of what this browser asked for again, while the account waits for its confirmation; confirmation_invalid in a browser that has not asked for one, where one registers again. In local mode only.',
    body: z.strictObject({ email, ...onboarding }),
    answer: empty,
    errors: ['too_many_requests', 'confirmation_invalid'],
  }),
  confirm: defineEndpoint({
    ...table.confirmAccount,
    summary: 'Confirms an account with the token of the mailed link, and logs in. In local mode only.',
    body: z.strictObject({ token }),
    answer: json(userProfile),
    errors: ['confirmation_invalid'],
  }),
  requestPasswordReset: defineEndpoint({
    ...table.requestPasswordReset,
    summary:
      'Mails a link with which the owner of the address chooses another password. The answer does not tell whether the address has an account. In local mode only.',
    body: z.strictObject({ email, next }),
    answer: empty,
    errors: ['too_many_requests'],
  }),
  resetPassword: defineEndpoint({
    ...table.resetPassword,
    summary:
      'Sets another password with the token of the mailed link, logs out on all devices, and logs in on this one. In local mode only.',
    body: z.strictObject({ token, password }),
    answer: json(userProfile),
    errors: ['confirmation_invalid'],
  }),
  ownPassword: defineEndpoint({
    ...table.ownPassword,
    summary:
      'Whether the person logs in by a password of this platform, which they can change here; never behind single sign-on.',
    answer: json(z.strictObject({ changeable: z.boolean() })),
  }),
  changePassword: defineEndpoint({
    ...table.changePassword,
    summary:
      'Sets another password in place of the current one, and logs out on all other devices; forbidden for an account without a password. In local mode only.',
    body: z.strictObject({ current_password: z.string().min(1).max(passwordMaximum), password }),
    answer: empty,
    errors: ['forbidden', 'too_many_requests'],
  }),
  invited: defineEndpoint({
    ...table.invitedAccount,
    summary: 'Whom an invitation to an account is for. In local mode only.',
    params: z.object({ token: z.string().min(1).max(200) }),
    answer: json(z.strictObject({ first_name: z.string(), last_name: z.string(), email: z.string() })),
    errors: ['confirmation_invalid'],
  }),
  accept: defineEndpoint({
    ...table.acceptAccount,
    summary: 'Sets the password of an account that one was invited to, and logs in. In local mode only.',
    params: z.object({ token: z.string().min(1).max(200) }),
    body: z.strictObject({
      password: z.string().min(passwordMinimum).max(1000),
      consent: z.literal(true),
    }),
    answer: json(userProfile),
    errors: ['confirmation_invalid'],
  }),
};
