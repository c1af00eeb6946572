import type { Loadable } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { EmptyState, Loaded, Skeleton, Stack, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
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
  const { t: own } = useTexts();
  const links = useLinks();
  return (
    <Loaded
      of={of}
      skeleton={
        <div aria-busy="true">
          <Stack $gap={12}>
            <Skeleton $height="76px" />
            <Skeleton $height="76px" />
            <Skeleton $height="76px" />
          </Stack>
        </div>
      }
      failed={{ title: t('failed') }}
      missing={{
        icon: 'search',
        title: own('missing'),
        action: (
          <TextLink as={Link} to={links.home()}>
            {own('home')}
          </TextLink>
        ),
      }}
    >
      {(days) =>
        days.length > 0 ? (
          children(days)
        ) : (
          <EmptyState icon="calendar" title={t('none')} description={t('noneHint')} />
        )
      }
    </Loaded>
  );
}
