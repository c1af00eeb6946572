import { formatNumber, wholePercent } from '@learn/domain';
import { color } from '@learn/ui';
import type { ChartContent } from '../chart/content.ts';
import type { TranslateText } from '../texts.ts';

/** How many results passed, did not, and are still to come; null where they are withheld, which those of named people never are. */
interface Outcomes {
  readonly total_passed: number | null;
  readonly total_failed: number | null;
  readonly total_unranked: number | null;
}

/** How the work of the own people ended, as a pie (domain decisions §14: unranked is not evaluated). */
export function outcomeChart(
  { total_passed, total_failed, total_unranked }: Outcomes,
  t: TranslateText<'agent'>,
): ChartContent {
  const passed = total_passed ?? 0;
  const evaluated = passed + (total_failed ?? 0);
  const rate = wholePercent(passed, evaluated);
  const parts = [
    { id: 'passed', value: passed, colour: color.finished },
    { id: 'failed', value: total_failed ?? 0, colour: color.failed },
    { id: 'open', value: total_unranked ?? 0, colour: color.none },
  ] as const;
  const isEmpty = parts.every(({ value }) => value === 0);
  return {
    kind: 'pie',
    title: t('outcome.title'),
    unit: t('outcome.unit'),
    sentence: rate === undefined ? t('outcome.none') : t('outcome.sentence', { rate, count: evaluated }),
    rowHead: t('outcome.head'),
    series: [{ id: 'count', label: t('outcome.unit'), colour: color.progress }],
    rows: isEmpty
      ? []
      : parts.map(({ id, value, colour }) => ({
          id,
          label: t(`outcome.${id}`),
          values: [value],
          colour,
        })),
    format: formatNumber,
  };
}
