import { type DashboardCourseConfig, restPaths } from '@learn/contracts';
import { formatDay, zurichTime } from '@learn/domain';
import { $user, useRest, useStore } from '@learn/platform';
import { Container, ErrorPanel, PageHeader, Stack } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { CoursePanel, CoursePanelSkeleton } from './CoursePanel.tsx';
import { WelcomeBox } from './WelcomeBox.tsx';

/** The home dashboard: a panel for each course that the person is in (specification §2). */
export function HomePage() {
  const { t, language } = useTexts();
  const user = useStore($user);
  const { data, error, loading, reload } = useRest<readonly DashboardCourseConfig[]>(
    restPaths.dashboardConfig,
  );
  const now = new Date();
  return (
    <Container>
      <PageHeader
        session={formatDay(now.toISOString(), language)}
        title={t(greeting(now), { name: user?.first_name ?? '' })}
      />
      {error !== undefined && (
        <ErrorPanel
          title={t('home.failed')}
          description={t('home.failedHint')}
          retry={{ label: t('failure.retry'), onRetry: reload }}
        />
      )}
      {loading && <CoursePanelSkeleton />}
      {data?.length === 0 && <WelcomeBox />}
      <Stack $gap={32}>
        {data?.map((course) => (
          <CoursePanel key={`${course.course_id}/${course.role_key}`} course={course} />
        ))}
      </Stack>
    </Container>
  );
}

function greeting(now: Date): 'home.morning' | 'home.day' | 'home.evening' {
  const hour = Number(zurichTime(now).slice(0, 2));
  if (hour < 11) return 'home.morning';
  return hour < 18 ? 'home.day' : 'home.evening';
}
