import { type DashboardCourseConfig, endpoints } from '@learn/contracts';
import { formatDay, zurichTime } from '@learn/domain';
import { $user, lazyPart, loadableOf, useNow, useRest, useStore } from '@learn/platform';
import { Container, Loaded, PageHeader, Stack, WithAside } from '@learn/ui';
import { capitalised } from '../capitalised.ts';
import { CoursePanel, CoursePanelSkeleton } from './CoursePanel.tsx';
import { HomeAside } from './HomeAside.tsx';
import { LatePart } from './LatePart.tsx';
import { useTexts } from './texts.ts';
import { WelcomeBox } from './WelcomeBox.tsx';

const EmployerClaims = lazyPart(
  'shell/EmployerClaims',
  'shell/employers',
  async () => (await import('./EmployerClaims.tsx')).EmployerClaims,
);

/** The home dashboard: a panel for each course that the person is in, beside them persons and dates (specification §2). */
export function HomePage() {
  const { t, language } = useTexts();
  const user = useStore($user);
  const courses = loadableOf(useRest(endpoints.dashboardConfig, {}), (all) => all);
  const now = useNow();
  return (
    <Container>
      <PageHeader
        where={capitalised(formatDay(now.toISOString(), language), language)}
        title={t(greeting(now), { name: user?.first_name ?? '' })}
      />
      <WithAside>
        <Stack $gap={32}>
          <Loaded
            of={courses}
            skeleton={<CoursePanelSkeleton />}
            failed={{ title: t('failed'), description: t('failedHint') }}
          >
            {(all) => (
              <>
                {all.length === 0 && <WelcomeBox />}
                {all.map((course) => (
                  <CoursePanel key={`${course.course_id}/${course.role_key}`} course={course} />
                ))}
                {(user?.has_vbv_admin_access || all.some(isTrainingResponsible)) && (
                  <LatePart area="employers">
                    <EmployerClaims />
                  </LatePart>
                )}
              </>
            )}
          </Loaded>
        </Stack>
        <HomeAside />
      </WithAside>
    </Container>
  );
}

/** Also beside another role in the course, which the panel is then named after. */
function isTrainingResponsible({ role_keys }: DashboardCourseConfig): boolean {
  return role_keys.includes('Ausbildungsverantwortlicher');
}

function greeting(now: Date): 'morning' | 'day' | 'evening' {
  const hour = Number(zurichTime(now).slice(0, 2));
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
