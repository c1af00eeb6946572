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
  const role = relation === 'mentor' ? 'LEARNING_MENTOR' : 'MEMBER';
  return roleLabel(role, course?.course_type ?? 'vv', language);
}

/** The audience of an announcement: the session, or the whole course. */
export function audienceName(
  { session, course }: Pick<MessageThread, 'session' | 'course'>,
  { t }: Texts,
): string {
  const title = course?.title ?? '';
  return session === null ? t('wholeCourse', { course: title }) : `${session.title} · ${title}`;
}
