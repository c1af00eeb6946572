import { type DashboardCourseConfig, isOfOrganisation, type Links } from '@learn/contracts';
import type { SummaryBox } from '@learn/domain';

/** What a box of a panel is about. */
interface BoxPanel {
  readonly course: DashboardCourseConfig;
  readonly links: Links;
  /** the session of which the figures are; undefined: all */
  readonly courseSessionId: string | undefined;
}

/** Words of the pages that stand in for the best one, where these are not its own. */
const standInTexts = {
  mentees: 'participants.link',
  certificates: 'byPerson',
  feedback: 'inCockpit',
} as const;

/** A page behind a box: key of the words that lead there, and its address. */
interface BoxLink {
  readonly text: (typeof standInTexts)[keyof typeof standInTexts] | `${SummaryBox}.link`;
  readonly href: string;
}

/** @returns the best page behind a box that is live; undefined where none is, and the figure then stands alone */
export function boxLink(box: SummaryBox, panel: BoxPanel): BoxLink | undefined {
  const [best, standIn] = addressesOf(panel)[box];
  if (best !== undefined) return { text: `${box}.link`, href: best };
  const texts: Partial<Record<SummaryBox, BoxLink['text']>> = standInTexts;
  return standIn === undefined ? undefined : { text: texts[box] ?? `${box}.link`, href: standIn };
}

type Addresses = readonly [best: string | undefined, standIn?: string | undefined];

/** The pages that show what each box counts: the best one, and what stands in for it. */
function addressesOf({ course, links, courseSessionId }: BoxPanel): Readonly<Record<SummaryBox, Addresses>> {
  const { course_id, course_slug: courseSlug, role_key } = course;
  const ofCourse = { courseSlug };
  const ofOrganisation = isOfOrganisation({ course });
  const hasCockpit = role_key === 'Trainer' || role_key === 'Supervisor';
  const session = courseSessionId === undefined ? '' : `&session=${courseSessionId}`;
  const ofSession = courseSessionId === undefined ? '' : `?session=${courseSessionId}`;
  const participants = `?course=${course_id}${session}&role=MEMBER`;
  const persons = withQuery(links.persons(), participants);
  const statistic =
    role_key === 'Berufsbildner'
      ? links.agentGrades({ agentRole: 'berufsbildner', courseSlug })
      : withQuery(links.assignmentStatistic(ofCourse), ofSession);
  return {
    mentees: [links.learningMentor(ofCourse), persons],
    openTasks: [links.learningMentorTasks(ofCourse)],
    participants: [persons],
    costs: [courseSessionId && links.courseCost({ courseSessionId })],
    certificates: ofOrganisation
      ? [links.certificateSummary(ofCourse)]
      : [
          statistic,
          withQuery(links.certificateSummary(ofCourse), ofSession) ??
            withQuery(links.personsCompetence(), participants),
        ],
    selfAssessments: [
      withQuery(links.evaluation(ofCourse), ofSession) ??
        withQuery(links.competenceStatistic(ofCourse), ofSession),
    ],
    attendance: [
      withQuery(links.attendanceStatistic(ofCourse), ofSession),
      hasCockpit ? links.attendance(ofCourse) : undefined,
    ],
    feedback: [
      withQuery(links.feedbackStatistic(ofCourse), ofSession),
      hasCockpit ? links.cockpit(ofCourse) : undefined,
    ],
    // the figure is the earliest of all courses
    nextExam: [withQuery(links.dueDates(), '?kind=exam')],
  };
}

function withQuery(path: string | undefined, query: string): string | undefined {
  return path && path + query;
}
