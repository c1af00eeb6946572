import type { Loadable } from '@learn/contracts';
import { EmptyState } from '@learn/ui';
import type { ReactNode } from 'react';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { useTexts } from '../texts.ts';
import type { AttendanceDay } from './attendanceDay.ts';

interface LoadedDaysProps {
  readonly of: Loadable<readonly AttendanceDay[]>;
  /** draws the days of a session that has some */
  readonly children: (days: readonly AttendanceDay[]) => ReactNode;
}

/** The attendance days, or what stands in their place. */
export function LoadedDays({ of, children }: LoadedDaysProps) {
  const { t } = useTexts('attendance');
  return (
    <LoadedInSession of={of} shape={[240]} failed={t('failed')}>
      {(days) =>
        days.length > 0 ? (
          children(days)
        ) : (
          <EmptyState icon="calendar" title={t('none')} description={t('noneHint')} />
        )
      }
    </LoadedInSession>
  );
}
