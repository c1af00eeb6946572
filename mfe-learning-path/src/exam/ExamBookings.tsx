import { type ExamOverview, endpoints } from '@learn/contracts';
import { examDisplay, formatPeriod, fullName } from '@learn/domain';
import { loadableOf, useCourseSession, useLinks, useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Avatar, color, Disclosure, Heading, Notice, SkeletonText, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { CircleData } from '../circle/circleData.ts';
import { type TextKey, useTexts } from '../texts.ts';

const People = styled.ul`
  & > li {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    min-height: 52px;
    border-top: 1px solid ${color.line};
  }
  & > li > :nth-child(2) {
    flex: 1;
    min-width: 0;
    padding-block: 10px;
  }
`;

interface ExamBookingsProps {
  readonly courseSessionId: string;
  readonly circle: CircleData;
}

/** For experts and supervisors: the dates of the exam, and who has booked them; nothing can be changed here. */
export function ExamBookings({ courseSessionId, circle }: ExamBookingsProps) {
  const { t } = useTexts('exam');
  const answer = useRest(endpoints.examDates, { params: { courseSessionId, circleId: circle.id } });
  const dates = loadableOf(answer, (overview) => overview.dates);
  return (
    <Stack $gap={8}>
      <Heading level={2} size={22}>
        {t('bookings.title')}
      </Heading>
      {dates.state === 'loading' && <SkeletonText lines={3} />}
      {dates.state === 'failed' && (
        <Notice tone="failed" icon="warning" role="alert" onRetry={dates.reload}>
          {t('failed')}
        </Notice>
      )}
      {dates.state === 'ready' && dates.data.length === 0 && (
        <Text $tone="secondary">{t('bookings.empty')}</Text>
      )}
      <div>
        {dates.state === 'ready' && dates.data.map((date) => <BookedDate key={date.id} date={date} />)}
      </div>
    </Stack>
  );
}

function BookedDate({ date }: { date: ExamOverview['dates'][number] }) {
  const { t, language } = useTexts('exam');
  const words = useTexts();
  const links = useLinks();
  const courseSlug = useCourseSession().course.slug;
  const seats = t('bookings.taken', { taken: date.seats - date.free_seats, count: date.seats });
  const expert =
    date.expert && t('bookings.heldBy', { name: fullName(date.expert.first_name, date.expert.last_name) });
  return (
    <Disclosure
      level={3}
      title={formatPeriod(date, language)}
      meta={[date.place, seats, ...(expert ? [expert] : [])].join(' · ')}
    >
      {date.bookings.length === 0 ? (
        <Text $tone="secondary">{t('bookings.nobody')}</Text>
      ) : (
        <People>
          {date.bookings.map(({ user_id, first_name, last_name, state }) => {
            const name = fullName(first_name, last_name);
            const address = links.personalProfile({ courseSlug, userId: user_id });
            return (
              <li key={user_id}>
                <Avatar firstName={first_name} lastName={last_name} />
                {address ? <Link to={address}>{name}</Link> : <span>{name}</span>}
                <Text as="span" $size={14} $tone="secondary">
                  {state === 'unknown'
                    ? words.t(examDisplay(state).textKey as TextKey)
                    : t(`history.to.${state}`)}
                </Text>
              </li>
            );
          })}
        </People>
      )}
    </Disclosure>
  );
}
