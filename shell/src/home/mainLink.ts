import type { DashboardCourseConfig, Links } from '@learn/contracts';

type LinkText = 'toCockpit' | 'toOverview' | 'toPreview' | 'toExamPlatform' | 'continue';

export interface MainLink {
  readonly text: LinkText;
  readonly href: string;
  /** leads out of the platform */
  readonly external: boolean;
}

/**
 * The main link of a course panel by role (specification §2): Supervisor and Trainer go to the cockpit, MentorVV to the
 * overview, the exam expert to the exam platform, MentorUK and others to the participant preview, or where they have none they
 * continue in the panel's session; none for training responsible and apprenticeship trainer.
 * @returns undefined also where no remote mounts the target
 */
export function mainLink(
  course: DashboardCourseConfig,
  links: Links,
  examPlatformUrl: string,
): MainLink | undefined {
  const parameters = { courseSlug: course.course_slug };
  const inside = (text: LinkText, href: string | undefined): MainLink | undefined =>
    href === undefined ? undefined : { text, href, external: false };
  switch (course.role_key) {
    case 'Supervisor':
    case 'Trainer':
      return inside('toCockpit', links.cockpit(parameters));
    case 'MentorVV':
      return inside('toOverview', links.learningMentor(parameters));
    case 'Prüfungsexperte':
      return examPlatformUrl === ''
        ? undefined
        : { text: 'toExamPlatform', href: examPlatformUrl, external: true };
    case 'Ausbildungsverantwortlicher':
    case 'Berufsbildner':
      return undefined;
    default:
      return inside(course.has_preview ? 'toPreview' : 'continue', links.learningPath(parameters));
  }
}
