import { formatNumber, formatSatisfaction, minimumForAverages, type WithheldReason } from '@learn/domain';
import type {
  AssignmentSumsFragment,
  AttendanceSumsFragment,
  CompetenceSumsFragment,
  FeedbackSumsFragment,
} from '../__generated__/graphql.ts';
import type { useTexts } from '../texts.ts';

type Translate = ReturnType<typeof useTexts<'course'>>['t'];

/** The one figure of a part of the statistics. */
export interface PartFigure {
  /** undefined where nothing is known, which is never shown as zero */
  readonly value: string | undefined;
  /** what the figure counts, or why there is none */
  readonly sentence: string;
  /** nothing is shown because of who could be recognised, or whose it is */
  readonly withheld: boolean;
}

/** Whole percent, as they are shown everywhere. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)} %`;
}

/** Present over expected on the days of which something is entered (specification §3, attendance_day_presences). */
export function attendanceFigure(sums: AttendanceSumsFragment, t: Translate): PartFigure {
  if (sums.withheld) return withheldFigure(sums.withheld, t);
  const { days_completed: days, participants_present, participants_total, average_present } = sums;
  if (!days) return nothing(t('attendance.none'));
  if (average_present === null) return small(t);
  return known(
    formatPercent(average_present),
    t('attendance.text', {
      count: days,
      present: formatNumber(participants_present ?? 0),
      total: formatNumber(participants_total ?? 0),
    }),
  );
}

/** Passed over all that is evaluated as passed or failed (domain decisions §14). */
export function assignmentFigure(sums: AssignmentSumsFragment, t: Translate): PartFigure {
  if (sums.withheld) return withheldFigure(sums.withheld, t);
  const evaluated = (sums.total_passed ?? 0) + (sums.total_failed ?? 0);
  if (evaluated === 0) return nothing(t('assignment.none'));
  if (sums.average_passed === null) return small(t);
  return known(formatPercent(sums.average_passed), t('assignment.text', { count: evaluated }));
}

/** «Kann ich» over all assessments; no person stands behind a single one of them. */
export function competenceFigure(sums: CompetenceSumsFragment, t: Translate): PartFigure {
  if (sums.withheld) return withheldFigure(sums.withheld, t);
  const success = sums.success_total ?? 0;
  const count = success + (sums.fail_total ?? 0);
  if (count === 0) return nothing(t('competence.none'));
  return known(
    formatPercent((success * 100) / count),
    t('competence.text', { count, success: formatNumber(success) }),
  );
}

/** Satisfaction with one decimal and its maximum (specification §9), from five answers on. */
export function feedbackFigure(sums: FeedbackSumsFragment, t: Translate): PartFigure {
  const { withheld, satisfaction_average: average, satisfaction_max: max, total_responses: count } = sums;
  if (withheld) return { ...nothing(t(`feedback.withheld.${withheld}`)), withheld: true };
  if (count === 0) return nothing(t('feedback.none'));
  if (average === null)
    return {
      ...nothing(t('feedback.tooFew', { count, minimum: minimumForAverages })),
      withheld: true,
    };
  return known(formatSatisfaction(average), t('feedback.text', { count, max }));
}

/** Why the reader sees no figure; undefined where they may see it. */
export function withheldText(reason: WithheldReason, t: Translate): string;
export function withheldText(reason: WithheldReason | null, t: Translate): string | undefined;
export function withheldText(reason: WithheldReason | null, t: Translate): string | undefined {
  if (reason === null) return undefined;
  return t(`withheld.${reason}`, { minimum: minimumForAverages });
}

function withheldFigure(reason: WithheldReason, t: Translate): PartFigure {
  return { value: undefined, sentence: withheldText(reason, t), withheld: true };
}

/** The reader may see the counts, but a share of few people says nothing. */
function small(t: Translate): PartFigure {
  return { value: undefined, sentence: t('small', { minimum: minimumForAverages }), withheld: true };
}

function nothing(sentence: string): PartFigure {
  return { value: undefined, sentence, withheld: false };
}

function known(value: string, sentence: string): PartFigure {
  return { value, sentence, withheld: false };
}
