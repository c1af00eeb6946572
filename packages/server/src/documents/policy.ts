import { mayWriteCircleDocuments } from '@learn/domain';
import { definePolicy, openToEveryone, ownOnly } from '../access/definePolicy.ts';
import { looksAfterCircle, type SessionAccess } from '../access/sessionAccess.ts';

/** A person and the circle documents of a session. */
export interface DocumentAccess {
  readonly sessionAccess: SessionAccess;
  /** the course has circle documents */
  readonly enabled: boolean;
}

/** Without circle documents in the course there are none for anybody. */
export const mayReadDocuments = definePolicy<DocumentAccess>(
  'Participants, experts and mentors of the session, supervisors of its region and admins read its circle documents.',
  ({ sessionAccess, enabled }) =>
    enabled &&
    (sessionAccess.isMember ||
      sessionAccess.isExpert ||
      sessionAccess.isMentor ||
      sessionAccess.leadsRegion ||
      sessionAccess.isAdmin),
);

/** Subject: the documents and a circle by its translation key. */
export const mayWriteDocuments = definePolicy<DocumentAccess & { readonly circleKey: string }>(
  'Experts add and delete circle documents in their own circles, admins everywhere (recorded).',
  ({ sessionAccess, enabled, circleKey }) =>
    mayWriteCircleDocuments({
      enabled,
      isExpertOfCircle: looksAfterCircle(sessionAccess, circleKey),
      isAdmin: sessionAccess.isAdmin,
    }),
);

export const mayStoreFile = ownOnly('Everybody stores files of their own.');

export const maySendUpload = ownOnly('The person who was promised the upload, once and within 15 minutes.');

export const mayFinishUpload = ownOnly('Everybody finishes their own uploads.');

export const mayReadFileByAddress = openToEveryone(
  'An address that was signed for the file opens it, else the right to read it.',
);
