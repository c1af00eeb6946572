import { $pathname, $user, markCompletion, useStore } from '@learn/platform';
import { type UnsavedChoice, useChoices } from '@learn/platform/form';
import { type Assessment, statusOfAssessment } from '../assessment/assessment.ts';

interface Choice {
  readonly assessment: Assessment;
  /** what the criterion is called while it waits for the network */
  readonly title: string;
}

/** A choice that the server has not confirmed. */
export type UnsavedAssessment = UnsavedChoice<Choice>;

/** Saves each choice at once, by criterion id. */
export function useSaveAssessments(courseSessionId: string) {
  const userId = useStore($user)?.id ?? '';
  return useChoices<Choice>((page_id, { assessment, title }) =>
    markCompletion(
      userId,
      { page_id, completion_status: statusOfAssessment[assessment], course_session_id: courseSessionId },
      { title, address: $pathname.get() },
    ),
  );
}
