import {
  calendarYear,
  costsByMonth,
  costsByProfile,
  formatChf,
  formatMonth,
  type Language,
  zurichDay,
} from '@learn/domain';
import { color } from '@learn/ui';
import type { ChartContent } from '../chart/content.ts';
import type { TranslateText } from '../texts.ts';
import { type Organisation, profileName } from './organisationView.ts';
import { sliceColour } from './sliceColour.ts';

/** What was paid, for whom and when. */
export interface DatedCost {
  readonly price_chf: number;
  readonly chosen_profile: string | null;
  /** YYYY-MM-DD */
  readonly day: string;
}

interface ChartInput {
  readonly costs: readonly DatedCost[];
  readonly year: number;
  readonly organisation: Pick<Organisation, 'profiles'>;
  /** which of the two costs it is */
  readonly of: 'cost' | 'examCost';
  readonly now: Date;
  readonly language: Language;
  readonly t: TranslateText<'responsible'>;
}

/** Costs by month; months that have not begun have none yet. */
export function costsByMonthChart({ costs, year, of, now, language, t }: ChartInput): ChartContent {
  const current = Number(zurichDay(now).slice(5, 7));
  const months = costsByMonth(costs, ({ day }) => day);
  const [greatest] = months.toSorted((left, right) => right.total_chf - left.total_chf);
  const isOpen = (month: number) => year === calendarYear(now) && month > current;
  return {
    kind: 'bars',
    title: t(`${of}.byMonth`, { year }),
    unit: 'CHF',
    sentence:
      greatest === undefined || greatest.total_chf === 0
        ? t('nothingInYear', { year })
        : t('greatestMonth', {
            month: formatMonth(greatest.key, language),
            sum: formatChf(greatest.total_chf),
          }),
    rowHead: t('month'),
    series: [{ id: 'cost', label: t(`${of}.title`), colour: color.progress }],
    rows:
      greatest === undefined || greatest.total_chf === 0
        ? []
        : months.map(({ key, count, total_chf }) => ({
            id: String(key),
            label: formatMonth(key, language),
            values: [isOpen(key) && count === 0 ? null : total_chf],
            ...(count > 0 && { detail: t(`${of}.count`, { count }) }),
            ...(isOpen(key) && count === 0 && { withheld: t('notYet') }),
          })),
    format: formatChf,
  };
}

/** Costs by profile, the greatest first. */
export function costsByProfileChart({ costs, year, organisation, of, t }: ChartInput): ChartContent {
  const parts = costsByProfile(costs);
  const total = parts.reduce((sum, { total_chf }) => sum + total_chf, 0);
  const nameOf = (code: string | null) => (code === null ? t('noProfile') : profileName(organisation, code));
  const [greatest] = parts;
  return {
    kind: 'pie',
    title: t('byProfile'),
    unit: 'CHF',
    sentence:
      greatest === undefined || total === 0
        ? t('nothingInYear', { year })
        : t('greatestProfile', {
            profile: nameOf(greatest.key),
            percent: Math.round((greatest.total_chf * 100) / total),
          }),
    rowHead: t('profile'),
    series: [{ id: 'cost', label: t(`${of}.title`), colour: color.progress }],
    rows: parts.map(({ key, count, total_chf }, index) => ({
      id: key ?? 'none',
      label: nameOf(key),
      values: [total_chf],
      detail: t(`${of}.count`, { count }),
      colour: sliceColour(index),
    })),
    format: formatChf,
  };
}
