import { formatRelative } from '@learn/domain';
import { useLinks, useNow } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { useTexts } from '../../texts.ts';
import type { OpenTask } from '../mentorData.ts';

/** A task as it is named and opened. */
export interface NamedTask {
  /** undefined where no live remote answers it */
  readonly address: string | undefined;
  /** what is to be done */
  readonly title: string;
  /** how long it waits: «vor 3 Tagen» */
  readonly ago: string;
}

/** What is to be done in a task, and where. */
export function useTask({ kind, title, url, waiting_since, ...task }: OpenTask): NamedTask {
  const { t, language } = useTexts('mentor');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const now = useNow();
  const parameters = { courseSlug, userId: task.mentee.id };
  const page =
    task.assignment_id === null
      ? links.mentorFeedback({ ...parameters, learningUnitId: task.learning_unit_id ?? '' })
      : links.assignmentEvaluation({ ...parameters, assignmentId: task.assignment_id });
  return {
    // the server's address names the person and the session, too
    address: page && url,
    title: t(`todo.${kind}`, { title }),
    ago: formatRelative(waiting_since, now, language),
  };
}
