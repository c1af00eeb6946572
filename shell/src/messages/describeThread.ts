import type { MessageThread } from '@learn/contracts';
import { fullName, roleLabel } from '@learn/domain';
import type { Texts } from './texts.ts';

/** Name of who announced, or of the other one of a conversation. */
export function personName({ person }: Pick<MessageThread, 'person'>, { t }: Texts): string {
  return person === null ? t('gone') : fullName(person.first_name, person.last_name);
}

/** What a thread is called: the announcement's title, or the name of the other one. */
export function threadTitle(thread: MessageThread, texts: Texts): string {
  return thread.kind === 'announcement' ? thread.title : personName(thread, texts);
}

/** What the other one of a conversation is to the reader, in the words of the course. */
export function relationLabel(
  relation: NonNullable<MessageThread['relation']>,
  course: MessageThread['course'],
  { language }: Texts,
): string {
  return roleLabel(roles[relation], course?.course_type ?? 'vv', language);
}

const roles = {
  mentor: 'LEARNING_MENTOR',
  expert: 'EXPERT',
  mentee: 'MEMBER',
  participant: 'MEMBER',
} as const;

/** The audience of an announcement: the session, or the whole course. */
export function audienceName(
  { session, course }: Pick<MessageThread, 'session' | 'course'>,
  { t }: Texts,
): string {
  const title = course?.title ?? '';
  return session === null ? t('wholeCourse', { course: title }) : `${session.title} · ${title}`;
}
