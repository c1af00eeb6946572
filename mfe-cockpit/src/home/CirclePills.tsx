import { useCourseSession, useNow } from '@learn/platform';
import { FilterPills } from '@learn/ui';
import { type AttendanceDay, waitingDays } from '../attendance/attendanceDay.ts';
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
  const { my_role } = useCourseSession();
  const now = useNow();
  return (
    <FilterPills
      label={t('circles')}
      value={value}
      onChange={onChange}
      options={circles.map(({ circle, to_evaluate_count }) => {
        const lists = waitingDays(days, { circleId: circle.id, myRole: my_role, now });
        return {
          value: circle.slug,
          label: circle.title,
          count: to_evaluate_count + lists.length || undefined,
        };
      })}
    />
  );
}
