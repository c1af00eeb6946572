import { type ExamPlace, examDatesQuery } from '@learn/contracts';
import { examDisplay, examTask } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import type { ListedExam } from './useExams.ts';

interface ExamPlaces {
  /** the exam's own page */
  readonly page: (exam: ListedExam) => string | undefined;
  /** where it is taken */
  readonly taken: (exam: ListedExam) => ExamPlace | undefined;
  /** where the link of its state leads (specification §4): under way to the exam itself, else to its page */
  readonly next: (exam: ListedExam) => ExamPlace | undefined;
}

/** Where the current user is led from an exam. */
export function useExamPlaces(): ExamPlaces {
  const links = useLinks();
  const { courseSlug = '' } = useParams();
  const page = ({ circle }: ListedExam) => links.vvExam({ courseSlug, circleId: circle.id });
  const taken = ({ exam_url, circle, content_slug }: ListedExam) => {
    if (exam_url !== null) return { address: exam_url, external: true };
    const address = links.content({ courseSlug, circleSlug: circle.slug, contentSlug: content_slug });
    return address ? { address, external: false } : undefined;
  };
  const next = (exam: ListedExam) => {
    const { state } = exam;
    if (!examDisplay(state).hasLink || examTask(exam) === 'done') return undefined;
    if (state === 'inProgress') return taken(exam);
    const address = page(exam);
    const query = state === 'bookingReady' ? `?${examDatesQuery.name}=${examDatesQuery.value}` : '';
    return address ? { address: `${address}${query}`, external: false } : undefined;
  };
  return { page, taken, next };
}
