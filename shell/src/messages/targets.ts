import type { MessageRecipients } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { audienceName, relationLabel } from './describeThread.ts';
import type { Texts } from './texts.ts';

/** A recipient that the user may choose. */
export interface Target {
  /** `person:…`, `session:…` or `course:…` */
  readonly value: string;
  readonly kind: 'person' | 'session' | 'course';
  readonly id: string;
  readonly label: string;
  readonly courseId: string;
  /** how many people get it */
  readonly count: number;
}

/** The own mentors and mentees, then sessions and courses, as they are offered for a choice. */
export function targetsOf({ persons, audiences }: MessageRecipients, texts: Texts): Target[] {
  return [
    ...persons.map(({ id, first_name, last_name, relation, course }): Target => {
      const role = relationLabel(relation, course, texts);
      return target('person', id, {
        label: `${fullName(first_name, last_name)} · ${role}`,
        courseId: course.id,
        count: 1,
      });
    }),
    ...audiences.map((audience): Target => {
      const { course, session, recipient_count } = audience;
      return target(session ? 'session' : 'course', session?.id ?? course.id, {
        label: audienceName(audience, texts),
        courseId: course.id,
        count: recipient_count,
      });
    }),
  ];
}

function target(
  kind: Target['kind'],
  id: string,
  more: Pick<Target, 'label' | 'courseId' | 'count'>,
): Target {
  return { value: `${kind}:${id}`, kind, id, ...more };
}
