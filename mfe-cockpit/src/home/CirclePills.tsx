import { useNow } from '@learn/platform';
import { FilterPills } from '@learn/ui';
import { type AttendanceDay, dayState } from '../attendance/attendanceDay.ts';
import { useTexts } from '../texts.ts';
import type { CockpitData } from './useCockpit.ts';

interface CirclePillsProps {
  readonly circles: CockpitData['circles'];
  readonly days: readonly AttendanceDay[];
  /** slug */
  readonly value: string;
  readonly onChange: (slug: string) => void;
}

/** The circles to choose from, each with how much waits in it. */
export function CirclePills({ circles, days, value, onChange }: CirclePillsProps) {
  const { t } = useTexts('home');
  const now = useNow();
  return (
    <FilterPills
      label={t('circles')}
      value={value}
      onChange={onChange}
      options={circles.map(({ circle, to_evaluate_count }) => {
        const open = days.filter((day) => day.circleId === circle.id && dayState(day, now) === 'open').length;
        return {
          value: circle.slug,
          label: circle.title,
          count: to_evaluate_count + open > 0 ? to_evaluate_count + open : undefined,
        };
      })}
    />
  );
}
