import { type DashboardCourseConfig, endpoints } from '@learn/contracts';
import { formatDay, zurichTime } from '@learn/domain';
import { $user, lazyPart, loadableOf, useLinks, useNow, useRest, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { $unreadMessages } from '@learn/platform/shell';
import { Container, Loaded, media, PageHeader, Skeleton, Stack, TextLink, WithAside } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { capitalised } from '../capitalised.ts';
import { CoursePanel, CoursePanelSkeleton } from './CoursePanel.tsx';
import { HomeAside } from './HomeAside.tsx';
import { LatePart } from './LatePart.tsx';
import { useTexts } from './texts.ts';
import { WhenNear } from './WhenNear.tsx';

const EmployerClaims = lazyPart(
  'shell/EmployerClaims',
  'shell/employers',
  async () => (await import('./EmployerClaims.tsx')).EmployerClaims,
);

/** For few people. */
const WelcomeBox = lazyPart(
  'shell/WelcomeBox',
  'shell/welcome',
  async () => (await import('./WelcomeBox.tsx')).WelcomeBox,
);

const WaitingList = lazyPart(
  'shell/WaitingList',
  'shell/waiting',
  async () => (await import('./WaitingList.tsx')).WaitingList,
);

const WeekOverview = lazyPart(
  'shell/WeekOverview',
  'shell/week',
  async () => (await import('./WeekOverview.tsx')).WeekOverview,
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
                {all.some(guides) && <Waiting />}
                {all.length === 0 && (
                  <LatePart area="welcome" skeleton={<Skeleton $height="240px" />}>
                    <WelcomeBox />
                  </LatePart>
                )}
                {all.map((course) => (
                  <CoursePanel key={`${course.course_id}/${course.role_key}`} course={course} />
                ))}
                {all.some(takesPart) && <Week />}
                {!all.some(guides) && <UnreadMessages />}
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

/** The shape of the list while its code is on its way; on a phone its words take more lines. */
const Rows = styled.div<{ $count: number }>`
  height: ${({ $count }) => 40 + $count * 112}px;
  ${media.md} {
    height: ${({ $count }) => 40 + $count * 73}px;
  }
`;

/** First on the page for those who accompany others: what waits for them. */
function Waiting() {
  const unread = useStore($unreadMessages) ?? 0;
  // the build keeps the whole table of calls where an entry stands within an optional chain
  const works = useRest(endpoints.waitingWork, {});
  const waiting = Math.min(works.data?.length ?? 0, 6);
  return (
    <LatePart
      area="waiting"
      skeleton={
        <Rows $count={Math.max(1, waiting + Math.min(unread, 1))}>
          <Skeleton $height="100%" />
        </Rows>
      }
    >
      <WaitingList />
    </LatePart>
  );
}

/** The week comes with its code and its data when the person gets that far. */
function Week() {
  const skeleton = <Skeleton $height="340px" />;
  return (
    <WhenNear skeleton={skeleton}>
      <LatePart area="week" skeleton={skeleton}>
        <WeekOverview />
      </LatePart>
    </WhenNear>
  );
}

/** How many messages are unread, below the courses of people who have no list of waiting work; nothing where all are read. */
function UnreadMessages() {
  const { t } = useTexts();
  const messages = useLinks().messages();
  const count = useStore($unreadMessages) ?? 0;
  if (count === 0 || !messages) return undefined;
  return (
    <TextLink as={Link} to={messages} icon="mail">
      {t('unreadMessages', { count })}
    </TextLink>
  );
}

/** Whether the person learns in the course. */
function takesPart({ role_keys }: DashboardCourseConfig): boolean {
  return role_keys.includes('Member');
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
