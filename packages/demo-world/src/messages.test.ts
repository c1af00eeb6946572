import { expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { demoId } from './demoId.ts';
import { peopleSession } from './enrolments.ts';
import { messageRows } from './messages.ts';
import { createInvention } from './people.ts';
import { demoSessions } from './sessions.ts';

/** Four times on each day of a week: what is of yesterday is of the Friday before on a Sunday or a Monday. */
const times = Array.from({ length: 7 * 4 }, (_, index) => new Date(Date.UTC(2026, 10, 23, 1 + 6 * index)));

it('leaves the named accounts the same to read on every day at every time', () => {
  const unread = times.map(unreadOfNamed);
  expect(unread[0]?.length).toBeGreaterThan(5);
  expect(unread.map((keys) => keys.join('\n'))).toEqual(unread.map(() => unread[0]?.join('\n')));
});

/** Who has what to read: of the announcements to their sessions what is not read and not older than their enrolment. */
function unreadOfNamed(now: Date): string[] {
  const invent = createInvention();
  const sessions = demoSessions.map((session) => peopleSession(session, now, invent));
  const { announcements, reads } = messageRows(sessions, now);
  const read = new Set(reads.map(({ announcementId, userId }) => `${announcementId} ${userId}`));
  return demoAccounts.flatMap(({ username }) => {
    const userId = demoId(`user/${username}`);
    const enrolledAt = new Map(
      sessions.flatMap(({ session, enrolments }) =>
        enrolments
          .filter((enrolment) => enrolment.userId === userId)
          .map(({ createdAt }) => [session.id, createdAt?.getTime() ?? 0] as const),
      ),
    );
    return announcements
      .filter(({ id, authorId, courseSessionId, createdAt }) => {
        const since = enrolledAt.get(courseSessionId ?? '') ?? Number.POSITIVE_INFINITY;
        const at = createdAt?.getTime() ?? 0;
        return authorId !== userId && !read.has(`${id} ${userId}`) && at >= since;
      })
      .map(({ title }) => `${username}: ${title}`)
      .sort();
  });
}
