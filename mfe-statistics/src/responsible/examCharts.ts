import {
  type ExamPart,
  examsByMonth,
  examsByProfile,
  formatMonth,
  formatNumber,
  type Language,
} from '@learn/domain';
import { color } from '@learn/ui';
import type { ChartContent } from '../chart/content.ts';
import type { TranslateText } from '../texts.ts';
import { type Organisation, type OrganisationExam, profileName } from './organisationView.ts';

interface ExamInput {
  readonly exams: readonly OrganisationExam[];
  readonly year: number;
  readonly organisation: Pick<Organisation, 'profiles'>;
  /** the page with that profile only */
  readonly addressOf: (profile: string) => string;
  readonly language: Language;
  readonly t: TranslateText<'responsible'>;
}

/** Exams by month, passed and failed on top of each other. */
export function examsByMonthChart({ exams, year, language, t }: ExamInput): ChartContent {
  const months = examsByMonth(exams, ({ taken_on }) => taken_on);
  const [most] = months.toSorted((left, right) => right.taken - left.taken);
  return {
    kind: 'stacked',
    title: t('examsTaken.byMonth', { year }),
    unit: t('examsTaken.unit'),
    sentence:
      most === undefined
        ? t('nothingInYear', { year })
        : t('examsTaken.mostMonth', { month: formatMonth(most.key, language), count: most.taken }),
    rowHead: t('month'),
    series: [
      { id: 'passed', label: t('examsTaken.passed'), colour: color.finished },
      { id: 'failed', label: t('examsTaken.failed'), colour: color.failed },
    ],
    rows: months.map((month) => ({
      id: String(month.key),
      label: formatMonth(month.key, language),
      values: [month.passed, month.taken - month.passed],
    })),
    format: formatNumber,
  };
}

/** The pass rate per profile in percent (specification §9). */
export function passRateChart({ exams, year, organisation, addressOf, t }: ExamInput): ChartContent {
  const parts = examsByProfile(exams);
  const nameOf = (code: string | null) => (code === null ? t('noProfile') : profileName(organisation, code));
  const [best] = parts;
  return {
    kind: 'bars',
    title: t('examsTaken.rateByProfile'),
    unit: t('percent'),
    sentence:
      best === undefined
        ? t('nothingInYear', { year })
        : t('examsTaken.bestProfile', { profile: nameOf(best.key), rate: best.rate ?? 0 }),
    rowHead: t('profile'),
    series: [{ id: 'rate', label: t('examsTaken.rate'), colour: color.finished }],
    rows: parts.map((part) => ({
      id: part.key ?? 'none',
      label: nameOf(part.key),
      values: [part.rate ?? null],
      detail: passedOfTaken(part, t),
      ...(part.key !== null && { href: addressOf(part.key) }),
    })),
    max: 100,
    format: (value) => `${formatNumber(value)} %`,
  };
}

function passedOfTaken({ passed, taken }: ExamPart<unknown>, t: ExamInput['t']): string {
  return t('examsTaken.ofTaken', { passed: formatNumber(passed), taken: formatNumber(taken) });
}
