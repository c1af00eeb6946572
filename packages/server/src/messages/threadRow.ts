import type { Localised } from '@learn/contracts';
import type { EndpointAnswer, messageEndpoints } from '@learn/contracts/endpoints';
import type { CourseType, Language } from '@learn/domain';
import type { Placeholder } from 'drizzle-orm';
import { presentPerson } from '../mentors/presentPerson.ts';
import type { Place } from './cursor.ts';

type Thread = EndpointAnswer<typeof messageEndpoints.threads>['threads'][number];

/** A user's id, or the place of one in a prepared statement. */
export type Id = string | Placeholder;

/** Characters of a text that a list shows. */
export const excerptLength = 160;

/** Whose threads are read, and in which language they are named. */
export interface Reader {
  readonly userId: string;
  readonly language: Language;
}

/** Which threads are read. */
export interface ThreadFilter {
  /** only this one */
  readonly id?: string;
  /** only those with something unread */
  readonly unread?: boolean;
  /** words that are searched for */
  readonly search?: string | undefined;
  /** only what comes after this place */
  readonly before?: Place | undefined;
  readonly limit: number;
}

export interface ThreadCourse {
  readonly id: string;
  readonly slug: string;
  readonly titles: Localised;
  readonly courseType: CourseType;
}

/** An announcement or a conversation as it is read from the database. */
export interface ThreadRow {
  readonly id: string;
  readonly kind: Thread['kind'];
  readonly title: string;
  readonly person: Parameters<typeof presentPerson>[0] | null;
  readonly relation: Thread['relation'];
  readonly course: ThreadCourse;
  readonly session: { readonly id: string; readonly titles: Localised } | null;
  readonly circle: Thread['circle'];
  readonly excerpt: string;
  readonly own: boolean;
  readonly at: Date;
  readonly unreadCount: number;
}

export function presentThread(row: ThreadRow, language: Language): Thread {
  const { id, kind, title, person, relation, session, circle, excerpt, own, at, unreadCount } = row;
  return {
    id,
    kind,
    title,
    person: person && presentPerson(person),
    relation,
    course: presentCourse(row.course, language),
    session: session && { id: session.id, title: session.titles[language] },
    circle,
    excerpt,
    own,
    at: at.toISOString(),
    unread_count: unreadCount,
  };
}

export function presentCourse({ id, slug, titles, courseType }: ThreadCourse, language: Language) {
  return { id, slug, title: titles[language], course_type: courseType };
}
