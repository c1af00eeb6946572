import { costsByMonth, costsByProfile, formatChf, formatMonth, type Language } from '@learn/domain';
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
  /** the page with that profile only */
  readonly addressOf: (profile: string) => string;
  readonly language: Language;
  readonly t: TranslateText<'responsible'>;
}

/** Costs by month; a month without costs is left out. */
export function costsByMonthChart({ costs, year, of, language, t }: ChartInput): ChartContent {
  const months = costsByMonth(costs, ({ day }) => day).filter(({ count }) => count > 0);
  const [greatest] = months.toSorted((left, right) => right.total_chf - left.total_chf);
  return {
    kind: 'bars',
    title: t(`${of}.byMonth`, { year }),
    unit: 'CHF',
    sentence:
      greatest === undefined
        ? t('nothingInYear', { year })
        : t('greatestMonth', {
            month: formatMonth(greatest.key, language),
            sum: formatChf(greatest.total_chf),
          }),
    rowHead: t('month'),
    series: [{ id: 'cost', label: t(`${of}.title`), colour: color.progress }],
    rows: months.map(({ key, count, total_chf }) => ({
      id: String(key),
      label: formatMonth(key, language),
      values: [total_chf],
      detail: t(`${of}.count`, { count }),
    })),
    format: formatChf,
  };
}

/** Costs by profile, the greatest first. */
export function costsByProfileChart({
  costs,
  year,
  organisation,
  of,
  addressOf,
  t,
}: ChartInput): ChartContent {
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
      ...(key !== null && { href: addressOf(key) }),
    })),
    format: formatChf,
  };
}
