import { matchesProfile } from '@learn/domain';

interface CourseOfProfiles<Circle> {
  readonly course_session_users: readonly {
    readonly course_session_id: string;
    readonly chosen_profile: { readonly code: string } | null;
  }[];
  readonly learning_path: {
    readonly topics: readonly { readonly is_visible: boolean; readonly circles: readonly Circle[] }[];
  };
}

/**
 * The circles that a person meets in a course session, in the order of the path: those of visible topics that belong to
 * the profile chosen for the session. Without a chosen profile nothing is left out.
 */
export function visibleCircles<Circle extends { readonly profiles: readonly string[] }>(
  course: CourseOfProfiles<Circle>,
  courseSessionId: string,
): Circle[] {
  const enrolment = course.course_session_users.find((user) => user.course_session_id === courseSessionId);
  return course.learning_path.topics
    .filter((topic) => topic.is_visible)
    .flatMap((topic) => topic.circles)
    .filter((circle) => matchesProfile(circle.profiles, enrolment?.chosen_profile?.code));
}
