import { definePolicy, ownOnly } from '../access/definePolicy.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

export const mayAnnounceToSession = definePolicy<SessionAccess>(
  'Experts announce in their own sessions, supervisors in those of their regions.',
  (sessionAccess) => sessionAccess.isExpert || sessionAccess.leadsRegion,
);

export const mayAnnounceToCourse = definePolicy<Pick<CurrentUser, 'user'>>(
  'Admins announce to whole courses.',
  ({ user }) => user.hasVbvAdminAccess,
);

/** The relation of a person to an announcement that was not withdrawn. */
export interface AnnouncementReader {
  readonly isAuthor: boolean;
  /** enrolled in the session or, of a course, in any of its sessions; supervisors of a course as well */
  readonly isRecipient: boolean;
}

export const mayReadAnnouncement = definePolicy<AnnouncementReader>(
  'People enrolled in the session read its announcements; everybody enrolled in a course, and its supervisors, those to the course; authors their own.',
  ({ isAuthor, isRecipient }) => isAuthor || isRecipient,
);

/** The relation of a person to another person. */
export interface Correspondent {
  /** one of the two accompanies the other in some session today, as learning mentor or as expert */
  readonly joined: boolean;
}

export const mayWriteTo = definePolicy<Correspondent>(
  'A participant and their learning mentors and experts read and write their messages to each other as long as the one accompanies the other.',
  ({ joined }) => joined,
);

export const mayReadThread = {
  sentence: `${mayReadAnnouncement.sentence} ${mayWriteTo.sentence}`,
};

export const mayAnnounce = {
  sentence: `${mayAnnounceToSession.sentence} ${mayAnnounceToCourse.sentence}`,
};

export const mayWithdraw = definePolicy<{ readonly userId: string; readonly authorId: string | null }>(
  'Authors withdraw what they announced or wrote.',
  ({ userId, authorId }) => userId === authorId,
);

export const mayListThreads = ownOnly(
  'Everybody lists the announcements that they get or wrote, and their own conversations.',
);

export const mayListRecipients = ownOnly('Everybody sees the people that they may write to.');
