import type { DashboardCourseConfig, Links } from '@learn/contracts';

type LinkText =
  | 'home.toCockpit'
  | 'home.toOverview'
  | 'home.toPreview'
  | 'home.toExamPlatform'
  | 'home.continue';

export interface MainLink {
  readonly text: LinkText;
  readonly href: string;
  /** leads out of the platform */
  readonly external: boolean;
}

/**
 * The main link of a course panel by role (specification §2): Supervisor and Trainer go to the cockpit, MentorVV to the
 * overview, MentorUK to the participant preview, the exam expert to the exam platform, others continue; none for
 * training responsible and apprenticeship trainer.
 * @returns undefined also where nobody mounts the target
 */
export function mainLink(
  course: DashboardCourseConfig,
  links: Links,
  examPlatformUrl: string,
): MainLink | undefined {
  const parameters = { courseSlug: course.course_slug };
  switch (course.role_key) {
    case 'Supervisor':
    case 'Trainer':
      return inside('home.toCockpit', links.cockpit(parameters));
    case 'MentorVV':
      return inside('home.toOverview', links.learningMentor(parameters));
    case 'MentorUK':
      return inside('home.toPreview', links.learningPath(parameters));
    case 'Prüfungsexperte':
      return examPlatformUrl === ''
        ? undefined
        : { text: 'home.toExamPlatform', href: examPlatformUrl, external: true };
    case 'Ausbildungsverantwortlicher':
    case 'Berufsbildner':
      return undefined;
    default:
      return inside('home.continue', links.learningPath(parameters));
  }
}

function inside(text: LinkText, href: string | undefined): MainLink | undefined {
  return href === undefined ? undefined : { text, href, external: false };
}
