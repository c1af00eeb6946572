import { useLinks } from '@learn/platform';
import { useParams, useSearchParams } from '@learn/platform/router';
import type { ListedExam } from '../vv-exams/useExams.ts';

/** The pages about another person's exams; the choice of a session comes along. */
export function usePersonExamPages() {
  const links = useLinks();
  const { courseSlug = '', userId = '' } = useParams();
  const [parameters] = useSearchParams();
  const session = parameters.get('session');
  const inSession = (address: string | undefined) =>
    address === undefined || session === null ? address : `${address}?session=${session}`;
  return {
    list: inSession(links.personVvExams({ courseSlug, userId })),
    page: ({ circle }: ListedExam) =>
      inSession(links.personVvExam({ courseSlug, userId, circleId: circle.id })),
  };
}
