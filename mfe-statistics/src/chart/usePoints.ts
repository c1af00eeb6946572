import type { Language } from '@learn/domain';
import { type KeyboardEvent, useState } from 'react';
import { type ChartContent, pointsOf } from './content.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Which value of a chart is read, by whatever means. */
export function usePoints(content: ChartContent, language: Language) {
  const points = pointsOf(content, language);
  const [chosen, setChosen] = useState<number>();
  const index = chosen === undefined ? undefined : Math.min(chosen, points.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = points.length - 1;
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step === undefined
            ? undefined
            : index === undefined
              ? 0
              : Math.min(Math.max(index + step, 0), last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return {
    points,
    index,
    active: index === undefined ? undefined : points[index],
    onKeyDown,
    onPoint: (row: number, series: number) => {
      const found = points.findIndex((point) => point.row === row && point.series === series);
      if (found >= 0) setChosen(found);
    },
    leave: () => setChosen(undefined),
  };
}
