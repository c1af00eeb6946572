import { formatRelative } from '@learn/domain';
import { useLinks, useNow } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import type { OpenTask } from '../learning-mentor/mentorData.ts';
import { useTexts } from '../texts.ts';

/** A task as it is named and opened. */
export interface NamedTask {
  /** undefined where no live remote answers it */
  readonly address: string | undefined;
  /** what is to be done */
  readonly title: string;
  /** how long it waits: «vor 3 Tagen» */
  readonly ago: string;
  /** the same with what was done then: «vor 3 Tagen abgegeben» */
  readonly since: string;
}

/** What is to be done in a task, and where. @param course slug; that of the page when left out */
export function useTask({ kind, title, url, waiting_since, ...task }: OpenTask, course?: string): NamedTask {
  const { t, language } = useTexts('task');
  const { courseSlug = course ?? '' } = useParams();
  const links = useLinks();
  const now = useNow();
  const parameters = { courseSlug, userId: task.mentee.id };
  const page =
    task.assignment_id === null
      ? links.mentorFeedback({ ...parameters, learningUnitId: task.learning_unit_id ?? '' })
      : links.assignmentEvaluation({ ...parameters, assignmentId: task.assignment_id });
  const ago = formatRelative(waiting_since, now, language);
  return {
    // the server's address names the person and the session, too
    address: page && url,
    title: t(`todo.${kind}`, { title }),
    ago,
    since: t(`since.${kind}`, { ago }),
  };
}
