import { type DashboardCourseConfig, isOfOrganisation, type Links } from '@learn/contracts';
import type { SummaryBox } from '@learn/domain';

/** What a box of a panel is about. */
interface BoxPanel {
  readonly course: DashboardCourseConfig;
  readonly links: Links;
  /** the session of which the figures are; undefined: all */
  readonly courseSessionId: string | undefined;
}

/** A page behind a box, and the key of the words that lead there. */
interface Target {
  readonly text: 'byPerson' | 'inCockpit' | `${SummaryBox}.link`;
  readonly href: string | undefined;
}

/** The pages that show what a box counts, the best first. */
const targets: Readonly<Record<SummaryBox, (panel: BoxPanel) => readonly Target[]>> = {
  mentees: (panel) => [
    { text: 'mentees.link', href: panel.links.learningMentor(ofCourse(panel)) },
    { text: 'participants.link', href: persons(panel) },
  ],
  openTasks: (panel) => [{ text: 'openTasks.link', href: panel.links.learningMentorTasks(ofCourse(panel)) }],
  participants: (panel) => [{ text: 'participants.link', href: persons(panel) }],
  costs: ({ links, courseSessionId }) => [
    { text: 'costs.link', href: courseSessionId && links.courseCost({ courseSessionId }) },
  ],
  certificates: (panel) =>
    isOfOrganisation(panel)
      ? [{ text: 'certificates.link', href: panel.links.certificateSummary(ofCourse(panel)) }]
      : [
          { text: 'certificates.link', href: gradeStatistic(panel) },
          { text: 'byPerson', href: withQuery(panel.links.personsCompetence(), participantsOf(panel)) },
        ],
  selfAssessments: (panel) => [
    { text: 'selfAssessments.link', href: panel.links.competenceStatistic(ofCourse(panel)) },
  ],
  attendance: (panel) => [
    { text: 'attendance.link', href: panel.links.attendanceStatistic(ofCourse(panel)) },
    { text: 'attendance.link', href: leads(panel) ? panel.links.attendance(ofCourse(panel)) : undefined },
  ],
  feedback: (panel) =>
    isOfOrganisation(panel)
      ? [{ text: 'feedback.link', href: panel.links.evaluation(ofCourse(panel)) }]
      : [
          { text: 'feedback.link', href: panel.links.feedbackStatistic(ofCourse(panel)) },
          // there by circle
          { text: 'inCockpit', href: leads(panel) ? panel.links.cockpit(ofCourse(panel)) : undefined },
        ],
  // the figure is the earliest of all courses
  nextExam: ({ links }) => [{ text: 'nextExam.link', href: withQuery(links.dueDates(), { kind: 'exam' }) }],
};

/** @returns the best page behind a box that is live; undefined where none is, and the figure then stands alone */
export function boxLink(box: SummaryBox, panel: BoxPanel): (Target & { readonly href: string }) | undefined {
  for (const { href, text } of targets[box](panel)) if (href !== undefined) return { href, text };
  return undefined;
}

const ofCourse = ({ course }: BoxPanel) => ({ courseSlug: course.course_slug });

/** Whether the person has a cockpit in the course. */
const leads = ({ course }: BoxPanel) => course.role_key === 'Trainer' || course.role_key === 'Supervisor';

function gradeStatistic(panel: BoxPanel): string | undefined {
  const { course, links } = panel;
  return course.role_key === 'Berufsbildner'
    ? links.agentGrades({ agentRole: 'berufsbildner', ...ofCourse(panel) })
    : links.assignmentStatistic(ofCourse(panel));
}

const persons = (panel: BoxPanel) => withQuery(panel.links.persons(), participantsOf(panel));

function participantsOf({ course, courseSessionId }: BoxPanel): Readonly<Record<string, string>> {
  return {
    course: course.course_id,
    ...(courseSessionId !== undefined && { session: courseSessionId }),
    role: 'MEMBER',
  };
}

function withQuery(path: string | undefined, query: Readonly<Record<string, string>>): string | undefined {
  return path && `${path}?${new URLSearchParams(query)}`;
}
