import type { AppMode, PageData } from '@learn/contracts';
import { renderRemote, restartDrafts, userProfile } from '@learn/testing';
import remote from '../remote.ts';

/** Has an account, and nothing else. */
export const newcomer = userProfile({
  id: '6f1c2a3e-0000-4000-8000-000000000001',
  first_name: 'Nora',
  last_name: 'Neu',
  email: 'nora.neu@example.org',
  username: 'nora.neu@example.org',
  organisation: null,
  organisation_confirmed: false,
  organisation_detail_name: '',
  birth_date: null,
  phone_number: '',
  street: '',
  street_number: '',
  postal_code: '',
  city: '',
  country: null,
  chosen_profile: null,
  course_option: null,
  course_session_experts: [],
});

/** The same with an employer, as vv knows them. */
export const employed = {
  ...newcomer,
  organisation: '-1',
  organisation_detail_name: 'Seetal Versicherungen AG',
};

export interface OpenOptions {
  /** null: a visitor */
  readonly user?: PageData['user'];
  readonly language?: 'de' | 'fr' | 'it';
  readonly mode?: AppMode;
  readonly rest?: Readonly<Record<string, unknown>>;
  readonly sessions?: PageData['courseSessions'];
}

const parts = ['account', 'checkout', 'choices', 'complete', 'password', 'profile', 'shop'];

/** Opens an address of the remote with what the server wrote into the page, in a browser that has kept nothing. */
export function open(address: string, options?: OpenOptions) {
  restartDrafts();
  return reopen(address, options);
}

/** The same in a browser that keeps what was typed before. */
export function reopen(address: string, { user = newcomer, sessions = [], ...page }: OpenOptions = {}) {
  return renderRemote({ remote, address, parts, user, courseSessions: sessions, ...page });
}
