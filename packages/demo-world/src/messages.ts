import { circlesOf, pageKey, paths } from '@learn/course-content';
import { demoAccounts } from './accounts.ts';
import { shiftDays, workday } from './dates.ts';
import { demoId } from './demoId.ts';
import type { PeopledSession } from './enrolments.ts';
import { conversationTexts, courseAnnouncement, sessionAnnouncements } from './messageTexts.ts';
import { seededRandom } from './random.ts';
import type { NewAnnouncement, NewAnnouncementRead, NewConversation, NewMessage } from './rows.ts';

const admin = demoId('user/carla.conti');
const named = new Set(demoAccounts.map(({ username }) => demoId(`user/${username}`)));

export interface MessageRows {
  readonly announcements: NewAnnouncement[];
  readonly reads: NewAnnouncementRead[];
  readonly conversations: NewConversation[];
  readonly messages: NewMessage[];
}

/**
 * Announcements to every session and every course, and what mentors and participants write (domain decisions §17). The latest of each
 * is unread for the named accounts.
 */
export function messageRows(sessions: readonly PeopledSession[], now: Date): MessageRows {
  const rows: MessageRows = { announcements: [], reads: [], conversations: [], messages: [] };
  for (const session of sessions) announceToSession(rows, session, now);
  const courses = Map.groupBy(sessions, ({ demo }) => demo.course.slug);
  for (const [slug, ofCourse] of courses) announceToCourse(rows, slug, ofCourse, now);
  for (const conversation of conversationTexts) converse(rows, conversation, now);
  return rows;
}

function announceToSession(rows: MessageRows, session: PeopledSession, now: Date): void {
  const { demo, expertOf, enrolments } = session;
  const circles = circlesOf(demo.course);
  const expert = [...expertOf.values()].find((userId) => named.has(userId)) ?? expertOf.values().next().value;
  if (expert === undefined) return;
  sessionAnnouncements[demo.language].forEach(({ title, text, daysAgo, time, circle }, index) => {
    const about = circle === undefined ? undefined : circles[circle];
    announce(
      rows,
      {
        id: demoId(`announcement/${demo.key}/${index}`),
        authorId: expert,
        courseId: demoId(`course/${demo.course.slug}`),
        courseSessionId: session.session.id,
        circleKey: about === undefined ? null : pageKey(paths.circle(demo.course.slug, about.slug)),
        title,
        text,
        idempotencyKey: `demo ${demo.key} ${index}`,
        createdAt: workday(now, -daysAgo, time),
      },
      { people: enrolments.map(({ userId }) => userId), isLatest: index === 0 },
    );
  });
}

function announceToCourse(
  rows: MessageRows,
  slug: string,
  sessions: readonly PeopledSession[],
  now: Date,
): void {
  const { title, text, daysAgo, time } = courseAnnouncement;
  announce(
    rows,
    {
      id: demoId(`announcement/${slug}`),
      authorId: admin,
      courseId: demoId(`course/${slug}`),
      title,
      text,
      idempotencyKey: `demo ${slug}`,
      createdAt: workday(now, -daysAgo, time),
    },
    {
      people: sessions.flatMap(({ enrolments }) => enrolments.map(({ userId }) => userId)),
      isLatest: false,
    },
  );
}

interface Spread {
  readonly people: readonly string[];
  readonly isLatest: boolean;
}

function announce(
  rows: MessageRows,
  announcement: NewAnnouncement & { readonly id: string; readonly createdAt: Date },
  { people, isLatest }: Spread,
): void {
  const { id, authorId, createdAt } = announcement;
  const random = seededRandom(id);
  const readers = [...new Set(people)].filter((userId) => userId !== authorId);
  rows.announcements.push({ ...announcement, recipients: readers.length });
  for (const userId of readers) {
    const hasRead = named.has(userId) ? !isLatest : random() < (isLatest ? 0.4 : 0.9);
    if (hasRead) {
      const readAt = new Date(createdAt.getTime() + random() * 6 * 60 * 60 * 1000);
      rows.reads.push({ announcementId: id, userId, readAt });
    }
  }
}

function converse(
  rows: MessageRows,
  { mentor, participant, said }: (typeof conversationTexts)[number],
  now: Date,
): void {
  const mentorId = demoId(`user/${mentor}`);
  const participantId = demoId(`user/${participant}`);
  const conversationId = demoId(`conversation/${mentor}/${participant}`);
  const spoken = said.map(({ by, daysAgo, time, text, unread }, index): NewMessage & { createdAt: Date } => {
    const createdAt = workday(now, -daysAgo, time);
    return {
      id: demoId(`message/${mentor}/${participant}/${index}`),
      conversationId,
      authorId: by === 'mentor' ? mentorId : participantId,
      text,
      idempotencyKey: `demo ${mentor} ${participant} ${index}`,
      createdAt,
      readAt: unread ? null : shiftDays(createdAt, 0.01),
    };
  });
  const last = spoken.at(-1);
  if (last === undefined) return;
  rows.conversations.push({ id: conversationId, mentorId, participantId, lastMessageAt: last.createdAt });
  rows.messages.push(...spoken);
}
