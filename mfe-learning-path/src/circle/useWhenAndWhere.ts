import { formatDateTime } from '@learn/domain';
import { useSubmissionDeadline } from '../parts/useSubmissionDeadline.ts';
import { useTexts } from '../texts.ts';
import type { CircleContent } from './circleData.ts';

/** Day and place of a course day, day of a test, and until when an assignment is handed in while it is not. */
export function useWhenAndWhere(content: CircleContent, done: boolean): string[] {
  const { language } = useTexts();
  const { day, place } = dayAndPlace(content);
  const deadline = useSubmissionDeadline(
    content.__typename === 'LearningContentAssignment' ? content.course_session_assignment : undefined,
    'short',
  );
  return [
    ...(day ? [formatDateTime(day, language, 'short')] : []),
    ...(place ? [place] : []),
    ...(deadline && !done ? [deadline.words] : []),
  ];
}

function dayAndPlace(content: CircleContent): { day?: string; place?: string } {
  switch (content.__typename) {
    case 'LearningContentAttendanceCourse': {
      const planned = content.course_session_attendance_course;
      return { day: planned?.due_date.start, place: planned?.location || content.location };
    }
    case 'LearningContentEdoniqTest':
      return { day: content.course_session_edoniq_test?.deadline?.start };
    default:
      return {};
  }
}
