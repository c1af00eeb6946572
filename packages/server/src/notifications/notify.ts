import type { Localised } from '@learn/contracts';
import { fullName, type Language } from '@learn/domain';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { enqueueMail, type Mail, recallMail } from '../mail/enqueueMail.ts';
import { users } from '../users/tables.ts';
import { notificationText } from './notificationText.ts';
import type { NotificationVerb } from './notificationTexts.ts';
import { type NotificationCategory, notificationPreferences, notifications } from './tables.ts';

export interface NewNotification {
  /** who is told */
  readonly userId: string;
  readonly category: NotificationCategory;
  readonly verb: NotificationVerb;
  /** what the text of the verb names, e.g. the title of an assignment in all languages */
  readonly details?: Readonly<Record<string, unknown>>;
  /** who caused it; nobody is told of their own action */
  readonly actorId?: string;
  /** path on this platform */
  readonly targetUrl: string;
  readonly courseId?: string;
  /** from when on they are told; without it at once */
  readonly from?: Date;
}

/** So that a statement keeps below the number of parameters that databases take. */
const perStatement = 2_000;

/**
 * Tells people of something (domain decisions §12); call it in the transaction of the change. What they do not want to
 * hear of is left out, what they want by mail is mailed in their language. Few statements, whatever the number of people.
 */
export async function notify(transaction: Database, ...all: readonly NewNotification[]): Promise<void> {
  const told = all.filter(({ userId, actorId }) => userId !== actorId);
  for (let from = 0; from < told.length; from += perStatement) {
    await tell(transaction, told.slice(from, from + perStatement));
  }
}

async function tell(transaction: Database, told: readonly NewNotification[]): Promise<void> {
  const preferences = await readPreferences(transaction, told);
  const shown = told.filter((one) => preferences.get(preferenceKey(one))?.inApp ?? true);
  if (shown.length > 0) {
    await transaction
      .insert(notifications)
      .values(shown.map(({ from, ...one }) => ({ ...one, ...(from && { createdAt: from }) })));
  }
  const mailed = told.filter((one) => preferences.get(preferenceKey(one))?.byMail ?? false);
  if (mailed.length > 0) await mail(transaction, mailed);
}

/** Milliseconds in which an entry is mostly corrected, if at all. */
const settlingMillis = 60_000;

/** From when on people are told of what is recorded now and may be corrected at once; see `recallNotifications`. */
export function whenSettled(): Date {
  return new Date(Date.now() + settlingMillis);
}

/** What is not to be told any more. */
interface Recalled extends Pick<NewNotification, 'verb' | 'targetUrl'> {
  /** the people who are not told; undefined: nobody is, and only these notifications lead to the address */
  readonly userIds?: readonly string[];
}

/** Takes back what people are not told of yet, notifications and mails; call it in the transaction of the change. */
export async function recallNotifications(
  transaction: Database,
  { verb, targetUrl, userIds }: Recalled,
): Promise<void> {
  await transaction
    .delete(notifications)
    .where(
      and(
        eq(notifications.verb, verb),
        eq(notifications.targetUrl, targetUrl),
        userIds && inArray(notifications.userId, [...userIds]),
        gt(notifications.createdAt, sql`now()`),
      ),
    );
  await recallMail(transaction, { link: targetUrl, userIds });
}

/** What people want to hear of that have said so; everything is shown and nothing mailed to the others. */
async function readPreferences(transaction: Database, told: readonly NewNotification[]) {
  const rows = await transaction
    .select()
    .from(notificationPreferences)
    .where(
      and(
        inArray(notificationPreferences.userId, distinct(told.map(({ userId }) => userId))),
        inArray(notificationPreferences.category, distinct(told.map(({ category }) => category))),
      ),
    );
  return new Map(rows.map((row) => [preferenceKey(row), row]));
}

async function mail(transaction: Database, mailed: readonly NewNotification[]): Promise<void> {
  const ids = mailed.flatMap(({ userId, actorId }) => [userId, actorId ?? userId]);
  const { id, email, language, firstName, lastName } = users;
  const rows = await transaction
    .select({ id, email, language, firstName, lastName })
    .from(users)
    .where(inArray(id, distinct(ids)));
  const people = new Map(rows.map((row) => [row.id, row]));
  await enqueueMail(
    transaction,
    ...mailed.flatMap((one): Mail[] => {
      const reader = people.get(one.userId);
      // Not everybody has an address that is known to be theirs.
      if (reader === undefined || reader.email === '') return [];
      const actor = one.actorId === undefined ? undefined : people.get(one.actorId);
      const actorName = actor && fullName(actor.firstName, actor.lastName);
      const sentence = notificationText({ details: {}, ...one, actorName }, reader.language);
      return [
        {
          recipient: reader.email,
          subject: sentence,
          text: mailText(sentence, reader),
          link: one.targetUrl,
          ...(one.from && { dueAt: one.from }),
        },
      ];
    }),
  );
}

const reason: Localised = {
  de: 'Welche Mitteilungen du per E-Mail bekommst, wählst du in deinen Einstellungen.',
  fr: 'Tu choisis dans tes réglages les notifications que tu reçois par e-mail.',
  it: 'Nelle impostazioni scegli quali notifiche ricevere per e-mail.',
};

const greeting: Localised = { de: 'Guten Tag', fr: 'Bonjour', it: 'Buongiorno' };

function mailText(sentence: string, reader: { readonly language: Language; readonly firstName: string }) {
  return `${greeting[reader.language]} ${reader.firstName}\n\n${sentence}\n\n${reason[reader.language]}`;
}

function preferenceKey({ userId, category }: Pick<NewNotification, 'userId' | 'category'>): string {
  return `${userId} ${category}`;
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
