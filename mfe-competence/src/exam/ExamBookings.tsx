import { type ExamOverview, endpoints } from '@learn/contracts';
import { formatPeriod, fullName } from '@learn/domain';
import { loadableOf, useLinks, useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Avatar, color, Disclosure, Heading, Notice, SkeletonText, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { useExamWords } from './useExamWords.ts';

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
  readonly courseSlug: string;
  readonly courseSessionId: string;
  readonly circleId: string;
}

/** For experts and supervisors: the dates of the exam, and who has booked them; nothing can be changed here. */
export function ExamBookings({ courseSlug, courseSessionId, circleId }: ExamBookingsProps) {
  const { t } = useTexts('exam');
  const answer = useRest(endpoints.examDates, { params: { courseSessionId, circleId } });
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
        {dates.state === 'ready' &&
          dates.data.map((date) => <BookedDate key={date.id} courseSlug={courseSlug} date={date} />)}
      </div>
    </Stack>
  );
}

interface BookedDateProps {
  readonly courseSlug: string;
  readonly date: ExamOverview['dates'][number];
}

function BookedDate({ courseSlug, date }: BookedDateProps) {
  const { t, language } = useTexts('exam');
  const words = useExamWords();
  const links = useLinks();
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
                  {state === 'unknown' ? words.textOf(state) : t(`history.to.${state}`)}
                </Text>
              </li>
            );
          })}
        </People>
      )}
    </Disclosure>
  );
}
