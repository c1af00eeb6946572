import { type DashboardCourseConfig, isOfOrganisation, type Links } from '@learn/contracts';
import type { SummaryBox } from '@learn/domain';

/** What a box of a panel is about. */
interface BoxPanel {
  readonly course: DashboardCourseConfig;
  readonly links: Links;
  /** the session of which the figures are; undefined: all */
  readonly courseSessionId: string | undefined;
}

/** A page behind a box: key of the words that lead there, and its address. */
type Target<Address = string | undefined> = readonly [
  text: 'byPerson' | 'inCockpit' | `${SummaryBox}.link`,
  address: Address,
];

/** @returns the best page behind a box that is live; undefined where none is, and the figure then stands alone */
export function boxLink(box: SummaryBox, panel: BoxPanel): Target<string> | undefined {
  return targetsOf(panel)[box].find((target): target is Target<string> => target[1] !== undefined);
}

/** The pages that show what each box counts, the best first. */
function targetsOf({
  course,
  links,
  courseSessionId,
}: BoxPanel): Readonly<Record<SummaryBox, readonly Target[]>> {
  const { course_id, course_slug: courseSlug, role_key } = course;
  const ofCourse = { courseSlug };
  const ofOrganisation = isOfOrganisation({ course });
  const hasCockpit = role_key === 'Trainer' || role_key === 'Supervisor';
  const session = courseSessionId === undefined ? '' : `&session=${courseSessionId}`;
  const participants = `?course=${course_id}${session}&role=MEMBER`;
  const persons: Target = ['participants.link', withQuery(links.persons(), participants)];
  return {
    mentees: [['mentees.link', links.learningMentor(ofCourse)], persons],
    openTasks: [['openTasks.link', links.learningMentorTasks(ofCourse)]],
    participants: [persons],
    costs: [['costs.link', courseSessionId && links.courseCost({ courseSessionId })]],
    certificates: ofOrganisation
      ? [['certificates.link', links.certificateSummary(ofCourse)]]
      : [
          [
            'certificates.link',
            role_key === 'Berufsbildner'
              ? links.agentGrades({ agentRole: 'berufsbildner', courseSlug })
              : links.assignmentStatistic(ofCourse),
          ],
          ['byPerson', withQuery(links.personsCompetence(), participants)],
        ],
    selfAssessments: [['selfAssessments.link', links.competenceStatistic(ofCourse)]],
    attendance: [
      ['attendance.link', links.attendanceStatistic(ofCourse)],
      ['attendance.link', hasCockpit ? links.attendance(ofCourse) : undefined],
    ],
    feedback: ofOrganisation
      ? [['feedback.link', links.evaluation(ofCourse)]]
      : [
          ['feedback.link', links.feedbackStatistic(ofCourse)],
          // there by circle
          ['inCockpit', hasCockpit ? links.cockpit(ofCourse) : undefined],
        ],
    // the figure is the earliest of all courses
    nextExam: [['nextExam.link', withQuery(links.dueDates(), '?kind=exam')]],
  };
}

function withQuery(path: string | undefined, query: string): string | undefined {
  return path && path + query;
}
