import type { SummaryBox } from '@learn/domain';
import { addressOf } from './addressOf.ts';
import * as endpoints from './endpointTable.ts';
import type { AnswerOf } from './endpointTypes.ts';
import type { DashboardCourseConfig } from './rest.ts';

type Overview = AnswerOf<typeof endpoints.courseStatistics>;

/** A panel of the home dashboard and its boxes. */
interface PanelBoxes {
  readonly course: Pick<DashboardCourseConfig, 'course_id' | 'role_key'>;
  readonly boxes: readonly SummaryBox[];
}

interface FigureChoice extends PanelBoxes {
  /** only the figures of this session; of all where it is left out */
  readonly courseSessionId?: string | undefined;
}

/** Who answers for an organisation is in none of the sessions, and learns of them from an answer. */
export function isOfOrganisation({ course }: Pick<PanelBoxes, 'course'>): boolean {
  return course.role_key === 'Ausbildungsverantwortlicher';
}

/** What tells a person responsible for an organisation of the sessions (`courseStatistics`); undefined for others. */
export function overviewCall({ course, boxes }: PanelBoxes) {
  return isOfOrganisation({ course }) && boxes.length > 0
    ? { params: { courseId: course.course_id }, query: { first: 0 } }
    : undefined;
}

/** The session whose figures an organisation is shown before it chooses: the first that the answer to `overviewCall` names. */
export function firstSessionOf(overview: Overview | undefined): string | undefined {
  return overview?.course_session_properties.sessions[0]?.id;
}

/**
 * What the figures of a panel are asked for, as few calls as they need (specification §2, home dashboard).
 * @returns inputs of the endpoints mentees: `menteeCount`, tasks: `openTaskCount`, statistics: `courseStatistics`, competences:
 *   `competenceSummary`, organisation: `trainingResponsibleStatistics`, exams: `dueDates`; undefined for what is not needed, and
 *   for all while the session of an organisation is not known
 */
export function figureCalls({ course, boxes, courseSessionId }: FigureChoice) {
  const ofOrganisation = isOfOrganisation({ course });
  const isKnown = !ofOrganisation || courseSessionId !== undefined;
  const wants = (...some: readonly SummaryBox[]) => isKnown && some.some((box) => boxes.includes(box));
  const params = { courseId: course.course_id };
  const only = { course_session_ids: courseSessionId };
  const wantsStatistics = ofOrganisation
    ? wants('feedback')
    : wants('participants', 'selfAssessments', 'attendance', 'feedback');
  return {
    mentees: wants('mentees') ? { params } : undefined,
    tasks: wants('openTasks') ? { params } : undefined,
    statistics: wantsStatistics ? { params, query: { first: 0, ...only } } : undefined,
    competences: wants('certificates') ? { params, query: only } : undefined,
    organisation:
      ofOrganisation && courseSessionId !== undefined && wants('participants', 'costs')
        ? { params: { courseSessionId } }
        : undefined,
    exams: wants('nextExam') ? { query: { upcoming: 'true', kinds: 'exam', limit: 1 } as const } : undefined,
  };
}

/**
 * The addresses that a panel asks, for a page that brings the answers.
 * @param answers what is known already, by address; the figures of an organisation follow from the answer to `overviewCall`
 */
export function figureAddresses(
  panel: PanelBoxes,
  answers: Readonly<Record<string, unknown>> = {},
): string[] {
  const call = overviewCall(panel);
  const overview = call && addressOf(endpoints.courseStatistics, call);
  const courseSessionId = overview && firstSessionOf(answers[overview] as Overview | undefined);
  const { mentees, tasks, statistics, competences, organisation, exams } = figureCalls({
    ...panel,
    courseSessionId,
  });
  return [
    overview,
    mentees && addressOf(endpoints.menteeCount, mentees),
    tasks && addressOf(endpoints.openTaskCount, tasks),
    statistics && addressOf(endpoints.courseStatistics, statistics),
    competences && addressOf(endpoints.competenceSummary, competences),
    organisation && addressOf(endpoints.trainingResponsibleStatistics, organisation),
    // the names of the profiles to choose from
    organisation && addressOf(endpoints.profiles, {}),
    exams && addressOf(endpoints.dueDates, exams),
  ].filter((address) => address !== undefined);
}
