import type { Language } from '@learn/domain';
import type { FastifyRequest } from 'fastify';
import { notLoggedIn } from '../errors.ts';
import type { UserRow } from '../users/tables.ts';

/** The person on whose behalf a request is answered. */
export interface CurrentUser {
  readonly userId: string;
  /** id of the login session (not the token) */
  readonly sessionId: string;
  readonly language: Language;
  /** the little that decides rights; read on every request */
  readonly user: Pick<UserRow, 'id' | 'username' | 'language' | 'isSuperuser' | 'hasVbvAdminAccess'>;
  /** who really asks and until when, where an administrator sees the platform as this person; nothing is changed then */
  readonly viewing?: { readonly viewerId: string; readonly until: Date } | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** undefined for people who are not logged in, and for files */
    currentUser: CurrentUser | undefined;
    /** the current user's own, else the first supported one of Accept-Language, else German */
    language: Language;
  }
}

/** @throws not_logged_in */
export function requireCurrentUser(request: FastifyRequest): CurrentUser {
  if (request.currentUser === undefined) throw notLoggedIn();
  return request.currentUser;
}
