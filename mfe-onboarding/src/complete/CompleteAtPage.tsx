import { type CourseType, onboardingCourseType } from '@learn/domain';
import { $courseSessions, useStore } from '@learn/platform';
import { Navigate } from '@learn/platform/router';
import { completionPage } from '../frame/completionPage.ts';
import { Guarded } from '../frame/Guarded.tsx';
import { useTexts } from '../texts.ts';

/** account/complete-at: to the completion of the person's own family, which is that of their courses, else that of the address. */
export function CompleteAtPage() {
  const { language } = useTexts();
  const sessions = useStore($courseSessions);
  return (
    <Guarded>
      {(onboarding) => {
        const families: readonly CourseType[] = sessions.map(({ course }) => course.course_type);
        const { courseType } = onboarding;
        const own = families.includes(courseType) ? courseType : (families[0] ?? courseType);
        const type = onboardingCourseType(own, language);
        return <Navigate to={onboarding.to(completionPage[own], type)} replace />;
      }}
    </Guarded>
  );
}
