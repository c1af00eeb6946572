import type {
  CompetenceSummary,
  CourseStatistics,
  DueDate,
  MenteeCount,
  OpenTaskCount,
  TrainingResponsibleStatistics,
} from '@learn/contracts';
import {
  allProfiles,
  calendarYear,
  formatChf,
  formatDayAsOf,
  formatNumber,
  formatTime,
  type Language,
  minimumForAverages,
  upcomingDueDates,
  type WithheldReason,
} from '@learn/domain';
import type { BoxesTexts } from './boxesTexts.ts';

/** What a summary box shows. */
export interface SummaryFigure {
  /** undefined where nothing is known, which is never shown as zero */
  readonly value: string | undefined;
  /** what the figure counts, or why there is none */
  readonly sentence: string;
}

interface Said {
  readonly t: BoxesTexts['t'];
  readonly language: Language;
  readonly now: Date;
}

export function menteesFigure({ mentee_count }: MenteeCount, { t }: Said): SummaryFigure {
  return counted(mentee_count, t('mentees.text', { count: mentee_count }));
}

export function openTasksFigure({ open_task_count }: OpenTaskCount, { t }: Said): SummaryFigure {
  return counted(open_task_count, t('openTasks.text', { count: open_task_count }));
}

export function participantsFigure(statistics: CourseStatistics, { t }: Said): SummaryFigure {
  const { participant_count } = statistics.course_session_selection_metrics;
  return counted(participant_count, t('participants.text', { count: participant_count }));
}

/** Graded results of all competence certificates. */
export function certificatesFigure({ certificates }: CompetenceSummary, { t }: Said): SummaryFigure {
  const withheld = certificates.find((certificate) => certificate.withheld)?.withheld;
  if (withheld) return withheldFigure(withheld, t);
  const passed = sum(certificates.map(({ total_passed }) => total_passed));
  const count = passed + sum(certificates.map(({ total_failed }) => total_failed));
  if (count === 0) return { value: undefined, sentence: t('certificates.none') };
  return counted(passed, t('certificates.text', { count }));
}

export function selfAssessmentsFigure({ competences }: CourseStatistics, { t }: Said): SummaryFigure {
  const { success_total, fail_total, withheld } = competences.summary;
  if (withheld) return withheldFigure(withheld, t);
  const count = sum([success_total, fail_total]);
  if (success_total === null || count === 0) return { value: undefined, sentence: t('selfAssessments.none') };
  return counted(success_total, t('selfAssessments.text', { count }));
}

export function attendanceFigure(statistics: CourseStatistics, { t }: Said): SummaryFigure {
  const { average_present, days_completed, withheld } = statistics.attendance_day_presences.summary;
  if (withheld) return withheldFigure(withheld, t);
  if (!days_completed) return { value: undefined, sentence: t('attendance.none') };
  if (average_present === null) return withheldFigure('too_few_people', t);
  return {
    value: `${formatNumber(average_present)} %`,
    sentence: t('attendance.text', { count: days_completed }),
  };
}

export function feedbackFigure(statistics: CourseStatistics, { t }: Said): SummaryFigure {
  const { withheld, satisfaction_average, satisfaction_max, total_responses } =
    statistics.feedback_responses.summary;
  // home chooses no people, for which it would be withheld otherwise
  if (withheld) return { value: undefined, sentence: t('feedback.notInRole') };
  if (total_responses === 0) return { value: undefined, sentence: t('feedback.none') };
  if (satisfaction_average === null)
    return { value: undefined, sentence: t('feedback.tooFew', { minimum: minimumForAverages }) };
  return {
    value: satisfaction_average.toFixed(1),
    sentence: t('feedback.text', { count: total_responses, maximum: satisfaction_max }),
  };
}

/** Participants of the own organisation in a session, of all years or of one profile only. */
export function employeesFigure(
  { participants_per_year }: TrainingResponsibleStatistics,
  profile: string,
  { t }: Said,
): SummaryFigure {
  const participants = participants_per_year.flatMap((year) => year.participants);
  const count = participants.filter(
    ({ chosen_profile }) => profile === allProfiles || chosen_profile === profile,
  ).length;
  return counted(count, t('participants.text', { count }));
}

/** Codes of the profiles that these participants have, in the order of their appearance. */
export function profilesOf({ participants_per_year }: TrainingResponsibleStatistics): string[] {
  const participants = participants_per_year.flatMap((year) => year.participants);
  return [...new Set(participants.flatMap(({ chosen_profile }) => chosen_profile ?? []))];
}

/** Costs of the current calendar year (specification §9); a year without orders has cost nothing. */
export function costsFigure(
  { cost_per_year }: TrainingResponsibleStatistics,
  { t, now }: Said,
): SummaryFigure {
  const year = calendarYear(now);
  const cost = cost_per_year.find((entry) => entry.year === year)?.total_cost ?? 0;
  return { value: formatChf(cost), sentence: t('costs.text', { year }) };
}

/** The earliest of the own exam dates (specification §6). */
export function nextExamFigure(dueDates: readonly DueDate[], { t, language, now }: Said): SummaryFigure {
  const [next] = upcomingDueDates(
    dueDates.filter(({ kind }) => kind === 'exam'),
    now,
  );
  if (next === undefined) return { value: undefined, sentence: t('nextExam.none') };
  return {
    value: [formatDayAsOf(next.start, now, language, 'short'), formatTime(next.start)]
      .filter(Boolean)
      .join(', '),
    sentence: [next.title, next.location].filter((part) => part !== '').join(' · '),
  };
}

function counted(count: number, sentence: string): SummaryFigure {
  return { value: formatNumber(count), sentence };
}

function withheldFigure(reason: WithheldReason, t: BoxesTexts['t']): SummaryFigure {
  const sentence =
    reason === 'no_own_circles' ? t('noOwnCircles') : t('tooFew', { minimum: minimumForAverages });
  return { value: undefined, sentence };
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
