import type {
  EndpointAnswer,
  EndpointBody,
  EndpointQuery,
  notificationEndpoints,
} from '@learn/contracts/endpoints';
import { fullName } from '@learn/domain';
import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import { unreadThreads } from '../messages/unreadThreads.ts';
import { users } from '../users/tables.ts';
import { notificationText } from './notificationText.ts';
import { hasArrived, notificationCategories, notificationPreferences, notifications } from './tables.ts';

type NotificationList = EndpointAnswer<typeof notificationEndpoints.list>;
type UnreadCounts = EndpointAnswer<typeof notificationEndpoints.unreadCount>;
type Preferences = EndpointAnswer<typeof notificationEndpoints.preferences>;

/** The current user's notifications, the latest first; with `mark_as_read` just the delivered ones are read afterwards. */
export async function listNotifications(
  db: Database,
  { userId, language }: CurrentUser,
  { max, offset, mark_as_read, category, unread }: EndpointQuery<typeof notificationEndpoints.list>,
): Promise<NotificationList> {
  const wanted = { userId, category: category ?? null, onlyUnread: unread === 'true' };
  const [[total], rows] = await Promise.all([
    allCount(db).execute(wanted),
    page(db).execute({ ...wanted, max, offset }),
  ]);
  const delivered = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (mark_as_read && delivered.length > 0) {
    await db
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(inArray(notifications.id, delivered), isNull(notifications.readAt)));
  }
  return {
    all_count: total?.count ?? 0,
    all_list: rows.map((row) => ({
      id: row.id,
      verb: notificationText(
        { ...row, actorName: row.actor && fullName(row.actor.firstName, row.actor.lastName) },
        language,
      ),
      timestamp: row.createdAt.toISOString(),
      unread: row.readAt === null,
      target_url: row.targetUrl,
      course: row.courseTitles?.[language] ?? null,
      notification_category: row.category,
      actor_avatar_url: row.actor?.avatarUrl || null,
    })),
  };
}

/** Asked by every open tab every 150 seconds (specification §9). */
export async function countUnread(db: Database, { userId }: CurrentUser): Promise<UnreadCounts> {
  const [row] = await unreadCounts(db).execute({ userId });
  return row ?? { unread_count: 0, unread_messages: 0 };
}

/** @throws not_found for a notification of another person */
export async function markRead(db: Database, { userId }: CurrentUser, id: string): Promise<void> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), hasArrived))
    .returning({ id: notifications.id });
  if (marked.length === 0) throw notFound();
}

/** Takes it back that own notifications were read. */
export async function markUnread(
  db: Database,
  { userId }: CurrentUser,
  ids: readonly string[],
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: null })
    .where(and(inArray(notifications.id, [...ids]), eq(notifications.userId, userId)));
}

/** All categories, those included of which the person has not said anything. */
export async function readPreferences(db: Database, { userId }: CurrentUser): Promise<Preferences> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return notificationCategories.map((category) => {
    const own = rows.find((row) => row.category === category);
    return { category, in_app: own?.inApp ?? true, by_mail: own?.byMail ?? false };
  });
}

/** Of a category that is sent twice, the last counts. */
export async function changePreferences(
  db: Database,
  { userId }: CurrentUser,
  sent: EndpointBody<typeof notificationEndpoints.changePreferences>,
): Promise<void> {
  const last = new Map(sent.map((one) => [one.category, one]));
  await db
    .insert(notificationPreferences)
    .values(
      [...last.values()].map(({ category, in_app, by_mail }) => ({
        userId,
        category,
        inApp: in_app,
        byMail: by_mail,
      })),
    )
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.category],
      set: { inApp: sql`excluded.in_app`, byMail: sql`excluded.by_mail` },
    });
}

const ofReader = and(eq(notifications.userId, sql.placeholder('userId')), hasArrived);

const category = sql.placeholder('category');

/** Those of the reader that they asked for; a category of null stands for all. */
const wanted = and(
  ofReader,
  sql`(${category}::text is null or ${notifications.category} = ${category}::text)`,
  sql`(not ${sql.placeholder('onlyUnread')}::boolean or ${notifications.readAt} is null)`,
);

const allCount = perDatabase((db) =>
  db.select({ count: count() }).from(notifications).where(wanted).prepare('notification_count'),
);

const unreadCounts = perDatabase((db) =>
  db
    .select({
      unread_count: count(),
      unread_messages: nested<number>(unreadThreads(sql.placeholder('userId'))),
    })
    .from(notifications)
    .where(and(ofReader, isNull(notifications.readAt)))
    .prepare('unread_counts'),
);

const page = perDatabase((db) =>
  db
    .select({
      ...getTableColumns(notifications),
      courseTitles: courses.titles,
      actor: { firstName: users.firstName, lastName: users.lastName, avatarUrl: users.avatarUrl },
    })
    .from(notifications)
    .leftJoin(courses, eq(courses.id, notifications.courseId))
    .leftJoin(users, eq(users.id, notifications.actorId))
    .where(wanted)
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(sql.placeholder('max'))
    .offset(sql.placeholder('offset'))
    .prepare('notifications'),
);
