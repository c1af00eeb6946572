import { type DashboardCourseConfig, endpoints } from '@learn/contracts';
import { formatDay, zurichTime } from '@learn/domain';
import { $user, lazyPart, loadableOf, useNow, useRest, useStore } from '@learn/platform';
import { $unreadMessages } from '@learn/platform/shell';
import { Container, Loaded, PageHeader, Skeleton, Stack, WithAside } from '@learn/ui';
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

const WaitingList = lazyPart(
  'shell/WaitingList',
  'shell/waiting',
  async () => (await import('./WaitingList.tsx')).WaitingList,
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
                <Waiting guides={all.some(guides)} />
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

/** px, of the heading and of a row */
const waitingHeight = { head: 40, row: 73 };

/** First on the page where something waits, or may: nothing for participants without unread messages. */
function Waiting({ guides: asks }: { guides: boolean }) {
  const unread = useStore($unreadMessages) ?? 0;
  const works = useRest(endpoints.waitingWork, asks ? {} : undefined).data?.length ?? 0;
  if (!asks && unread === 0) return undefined;
  const rows = Math.max(1, Math.min(works, 6) + Math.min(unread, 1));
  return (
    <LatePart
      area="waiting"
      skeleton={<Skeleton $height={`${waitingHeight.head + rows * waitingHeight.row}px`} />}
    >
      <WaitingList guides={asks} />
    </LatePart>
  );
}

/** Whether the person accompanies others in the course. */
function guides({ role_keys }: DashboardCourseConfig): boolean {
  return role_keys.some((role) => role === 'Trainer' || role === 'MentorVV' || role === 'MentorUK');
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
