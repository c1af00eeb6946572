import { type ExamOverview, endpoints, fillPath } from '@learn/contracts';
import { formatPlannedPeriod } from '@learn/domain';
import { loadableOf, useRest } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Card, EmptyState, Heading, Stack, Text, TextLink } from '@learn/ui';
import { AdminPage } from '../../area/AdminPage.tsx';
import { paths } from '../../area/addresses.ts';
import { LoadedPart } from '../../area/LoadedPart.tsx';
import { useTexts } from '../../texts.ts';
import { ResultRow, Rows } from './ResultRow.tsx';

/** Who has booked the exam of a circle, date by date, and what came of it. */
export function ExamResultsPage() {
  const { t } = useTexts('session');
  const { courseSessionId = '', circleId = '' } = useParams();
  const asked = useRest(endpoints.examDates, { params: { courseSessionId, circleId } });
  const back = (
    <TextLink as={Link} to={fillPath(paths.session, { courseSessionId })} direction="back">
      {t('title')}
    </TextLink>
  );
  return (
    <AdminPage
      entry="sessions"
      title={asked.data ? t('results.title', { circle: asked.data.circle.title }) : t('exam.results')}
      lead={t('results.lead')}
      back={back}
    >
      <LoadedPart
        of={loadableOf(asked, (answer) => answer)}
        shape={[320]}
        failed={t('failed')}
        otherwise={back}
      >
        {(exam) => <Dates exam={exam} courseSessionId={courseSessionId} />}
      </LoadedPart>
    </AdminPage>
  );
}

function Dates({ exam, courseSessionId }: { exam: ExamOverview; courseSessionId: string }) {
  const { t, language } = useTexts('session');
  const booked = exam.dates.filter(({ bookings }) => bookings.length > 0);
  if (booked.length === 0) return <EmptyState icon="award" title={t('results.none')} />;
  return (
    <Stack $gap={24}>
      {booked.map((date) => (
        <Card key={date.id} as="section" aria-labelledby={date.id}>
          <Heading level={2} size={18} id={date.id}>
            {formatPlannedPeriod(date, language)}
          </Heading>
          <Text $tone="secondary">{date.place}</Text>
          <Rows>
            {date.bookings.map((booking) => (
              <ResultRow
                key={booking.user_id}
                booking={booking}
                address={{ courseSessionId, circleId: exam.circle.id }}
              />
            ))}
          </Rows>
        </Card>
      ))}
    </Stack>
  );
}
