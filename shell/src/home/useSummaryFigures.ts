import {
  type DashboardCourseConfig,
  endpoints,
  figureCalls,
  firstSessionOf,
  isOfOrganisation,
  overviewCall,
} from '@learn/contracts';
import type { SummaryBox } from '@learn/domain';
import { type RestState, useNow, useRest } from '@learn/platform';
import { useTexts } from './boxesTexts.ts';
import {
  attendanceFigure,
  certificatesFigure,
  costsFigure,
  employeesFigure,
  feedbackFigure,
  menteesFigure,
  nextExamFigure,
  openTasksFigure,
  participantsFigure,
  profilesOf,
  type SummaryFigure,
  selfAssessmentsFigure,
} from './summaryFigures.ts';

interface SummaryInput {
  readonly course: DashboardCourseConfig;
  readonly boxes: readonly SummaryBox[];
  /** only the figures of this session; of all where it is left out */
  readonly courseSessionId: string | undefined;
  /** code of the profile whose participants are counted */
  readonly profile: string;
}

export interface SummaryChoices {
  /** undefined while they load */
  readonly sessions: readonly { readonly id: string; readonly title: string }[] | undefined;
  /** codes of the profiles that the participants have; none where no box counts them; undefined while they load */
  readonly profiles: readonly string[] | undefined;
}

interface SummaryFigures {
  readonly figures: Readonly<Record<SummaryBox, RestState<SummaryFigure>>>;
  /** choices of a person responsible for an organisation; undefined for other roles */
  readonly choices: SummaryChoices | undefined;
  /** the session whose costs are shown */
  readonly costsOf: string | undefined;
}

/** The figures of a panel's boxes, from as few calls as they need, all at once. */
export function useSummaryFigures({ course, boxes, courseSessionId, profile }: SummaryInput): SummaryFigures {
  const { t, language } = useTexts();
  const said = { t, language, now: useNow() };
  const isOrganisation = isOfOrganisation({ course });
  const overview = useRest(endpoints.courseStatistics, overviewCall({ course, boxes }));
  const sessions = overview.data?.course_session_properties.sessions ?? [];
  const costsOf = isOrganisation ? (courseSessionId ?? firstSessionOf(overview.data)) : undefined;
  const isKnown = !isOrganisation || costsOf !== undefined;
  const calls = figureCalls({ course, boxes, courseSessionId: isOrganisation ? costsOf : courseSessionId });

  const mentees = useRest(endpoints.menteeCount, calls.mentees);
  const tasks = useRest(endpoints.openTaskCount, calls.tasks);
  const statistics = useRest(endpoints.courseStatistics, calls.statistics);
  const competences = useRest(endpoints.competenceSummary, calls.competences);
  const organisation = useRest(endpoints.trainingResponsibleStatistics, calls.organisation);
  const exams = useRest(endpoints.dueDates, calls.exams);
  const isAsking = overview.loading || organisation.loading;
  const profileChoices = isAsking ? undefined : organisation.data ? profilesOf(organisation.data) : [];
  const read = readerAfter(isKnown ? undefined : overview, t('noSession'));

  return {
    figures: {
      mentees: read(mentees, (data) => menteesFigure(data, said)),
      openTasks: read(tasks, (data) => openTasksFigure(data, said)),
      participants: isOrganisation
        ? read(organisation, (data) => employeesFigure(data, profile, said))
        : read(statistics, (data) => participantsFigure(data, said)),
      costs: read(organisation, (data) => costsFigure(data, said)),
      certificates: read(competences, (data) => certificatesFigure(data, said)),
      selfAssessments: read(statistics, (data) => selfAssessmentsFigure(data, said)),
      attendance: read(statistics, (data) => attendanceFigure(data, said)),
      feedback: read(statistics, (data) => feedbackFigure(data, said)),
      nextExam: read(exams, (data) => nextExamFigure(data, said)),
    },
    choices: isOrganisation
      ? {
          sessions: overview.loading ? undefined : sessions.map(({ id, name }) => ({ id, title: name })),
          profiles: boxes.includes('participants') ? profileChoices : [],
        }
      : undefined,
    costsOf,
  };
}

/**
 * Makes figures of answers.
 * @param before a call that has to be answered first, from which the others learn what to ask for
 * @param nothing why there is no figure where that call left nothing to ask for
 */
function readerAfter(before: RestState<unknown> | undefined, nothing: string) {
  return <Answer>(
    answer: RestState<Answer>,
    figure: (data: Answer) => SummaryFigure,
  ): RestState<SummaryFigure> => {
    if (before === undefined)
      return { ...answer, data: answer.data === undefined ? undefined : figure(answer.data) };
    const isAnswered = before.data !== undefined;
    return { ...before, data: isAnswered ? { value: undefined, sentence: nothing } : undefined };
  };
}
