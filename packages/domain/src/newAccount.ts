import { emailMaximum, emailPattern } from './emailAddress.ts';
import { isGuessablePassword, type PasswordOwner, passwordMaximum, passwordMinimum } from './password.ts';
import { profileFieldLengths } from './profileFields.ts';

/** What a person enters for a local account, as typed; names as on the wire. */
export interface NewAccountFields {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  readonly consent: boolean;
}

export type NewAccountField = keyof NewAccountFields;

/** What can be wrong with a field; the form has a text for each, and the server refuses the same. */
export type NewAccountProblem = 'required' | 'too_long' | 'invalid' | 'too_short' | 'too_easy';

/** Everything that is wrong with a new account (domain decisions §16), by field. */
export function newAccountProblems(
  account: NewAccountFields,
): Readonly<Record<NewAccountField, NewAccountProblem | undefined>> {
  const { email, first_name: firstName, last_name: lastName, password, consent } = account;
  return {
    email: emailProblem(email),
    first_name: nameProblem(firstName, newAccountLengths.first_name),
    last_name: nameProblem(lastName, newAccountLengths.last_name),
    password: passwordProblem(password, { email, firstName, lastName }),
    consent: consent ? undefined : 'required',
  };
}

/** How many characters fields of an account may have. */
export const newAccountLengths = {
  email: emailMaximum,
  first_name: profileFieldLengths.first_name,
  last_name: profileFieldLengths.last_name,
  password: passwordMaximum,
} as const;

/** What is wrong with an address, blanks around it aside. */
export function emailProblem(typed: string): NewAccountProblem | undefined {
  const email = typed.trim();
  if (email === '') return 'required';
  if (email.length > newAccountLengths.email) return 'too_long';
  return emailPattern.test(email) ? undefined : 'invalid';
}

/** What is wrong with a new password; it counts as it is, with its blanks. */
export function passwordProblem(password: string, owner: PasswordOwner): NewAccountProblem | undefined {
  if (password === '') return 'required';
  if (password.length < passwordMinimum) return 'too_short';
  if (password.length > newAccountLengths.password) return 'too_long';
  return isGuessablePassword(password, owner) ? 'too_easy' : undefined;
}

function nameProblem(typed: string, maximum: number): NewAccountProblem | undefined {
  const name = typed.trim();
  if (name === '') return 'required';
  if (name.length > maximum) return 'too_long';
  return /\p{Cc}/u.test(name) ? 'invalid' : undefined;
}
