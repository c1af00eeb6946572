import { matchesProfile } from '@learn/domain';

interface CourseOfTopics<Circle> {
  readonly learning_path: {
    readonly topics: readonly { readonly is_visible: boolean; readonly circles: readonly Circle[] }[];
  };
}

interface CourseOfProfiles {
  readonly course_session_users: readonly {
    readonly course_session_id: string;
    readonly chosen_profile: { readonly code: string } | null;
  }[];
}

/**
 * The circles that a person meets, in the order of the path: those of visible topics that belong to their profile.
 * @param profile code of the chosen profile; without one nothing is left out
 */
export function visibleCircles<Circle extends { readonly profiles: readonly string[] }>(
  course: CourseOfTopics<Circle>,
  profile: string | undefined,
): Circle[] {
  return course.learning_path.topics
    .filter((topic) => topic.is_visible)
    .flatMap((topic) => topic.circles)
    .filter((circle) => matchesProfile(circle.profiles, profile));
}

/** Code of the profile that the current user has chosen in a course session. */
export function chosenProfile(course: CourseOfProfiles, courseSessionId: string): string | undefined {
  const enrolment = course.course_session_users.find((user) => user.course_session_id === courseSessionId);
  return enrolment?.chosen_profile?.code;
}
