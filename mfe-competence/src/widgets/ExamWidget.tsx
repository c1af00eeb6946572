import type { Slots } from '@learn/contracts';
import { $user, useCourseSession, useStore } from '@learn/platform';
import { ExamBody } from '../exam/ExamBody.tsx';
import { ExamBookings } from '../exam/ExamBookings.tsx';

/** On the circle page: what participants can do about their exam, and for experts who has booked which date. */
export function ExamWidget({ courseSlug, state, ...exam }: Slots['circle.exam']) {
  const courseSessionId = useCourseSession().id;
  const userId = useStore($user)?.id;
  if (state === undefined)
    return (
      <ExamBookings courseSlug={courseSlug} courseSessionId={courseSessionId} circleId={exam.circleId} />
    );
  return (
    userId !== undefined && (
      <ExamBody courseSessionId={courseSessionId} userId={userId} state={state} {...exam} />
    )
  );
}
