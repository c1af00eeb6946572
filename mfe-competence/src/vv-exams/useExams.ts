import { endpoints, type Loadable, type PersonExams } from '@learn/contracts';
import { $user, loadableOf, useCourseSession, useRest, useStore } from '@learn/platform';

/** One exam in the list of a person's exams. */
export type ListedExam = PersonExams['exams'][number];

interface ExamsOf {
  readonly courseSessionId: string;
  readonly userId: string | undefined;
}

/** The exams of a person; `refresh` asks again while what is shown stays. */
type Exams = Loadable<PersonExams> & { readonly refresh: () => void };

/** The exams of a person; missing where they may not be read, and in courses of other families. */
export function useExams({ courseSessionId, userId }: ExamsOf): Exams {
  const answer = useRest(
    endpoints.personExams,
    userId === undefined ? undefined : { params: { courseSessionId, userId } },
  );
  return { ...loadableOf(answer, (exams) => exams), refresh: () => void answer.refresh() };
}

/** Those of the current user in the course session. */
export function useOwnExams(): Exams {
  return useExams({ courseSessionId: useCourseSession().id, userId: useStore($user)?.id });
}
