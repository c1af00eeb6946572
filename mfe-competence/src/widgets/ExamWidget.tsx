import type { Slots } from '@learn/contracts';
import { $user, useCompletions, useCourseSession, useStore } from '@learn/platform';
import { ExamBody } from '../exam/ExamBody.tsx';
import { ExamBookings } from '../exam/ExamBookings.tsx';
import type { ExamOfParticipant } from '../exam/examOfParticipant.ts';

/** On the circle page: what participants can do about their exam, and for experts who has booked which date. */
export function ExamWidget({ courseSlug, state, ...exam }: Slots['circle.exam']) {
  const courseSessionId = useCourseSession().id;
  const userId = useStore($user)?.id;
  if (state === undefined)
    return (
      <ExamBookings courseSlug={courseSlug} courseSessionId={courseSessionId} circleId={exam.circleId} />
    );
  return (
    userId !== undefined && <Own courseSessionId={courseSessionId} userId={userId} state={state} {...exam} />
  );
}

/** The state of the page is that of the completions. */
function Own(exam: Omit<ExamOfParticipant, 'refresh'>) {
  const { reload } = useCompletions(exam.courseSessionId);
  return <ExamBody {...exam} refresh={reload} />;
}
