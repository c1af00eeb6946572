import { fillPath, linkPatterns } from '@learn/contracts';
import { loadableOf, useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { Card, EmptyState, Grid, Stack, Text, TextLink } from '@learn/ui';
import { CircleFeedbackDocument } from '../__generated__/graphql.ts';
import { CockpitPage } from '../page/CockpitPage.tsx';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { useTexts } from '../texts.ts';
import { type FeedbackResult, QuestionResult } from './QuestionResult.tsx';
import { SatisfactionFigure } from './SatisfactionFigure.tsx';

/** What participants say of a circle, above the threshold only (specification §2, cockpit › feedback; domain decisions §10). */
export function FeedbackPage() {
  const { t } = useTexts('feedback');
  const { t: own } = useTexts();
  const links = useLinks();
  const { courseSlug = '', circleId = '' } = useParams();
  const session = useCourseSession();
  const query = useQuery(CircleFeedbackDocument, { course_session_id: session.id, circle_id: circleId });
  const loaded = loadableOf(query, ({ cockpit, feedback_statistics: result }) => {
    const circle = cockpit?.circles.find((one) => one.circle.id === circleId)?.circle;
    return circle ? { circle, result } : null;
  });
  const circle = loaded.state === 'ready' ? loaded.data.circle : undefined;
  return (
    <CockpitPage
      title={circle ? t('titleOf', { circle: circle.title }) : t('title')}
      lead={t('lead')}
      back={
        <TextLink
          as={Link}
          to={`${fillPath(linkPatterns.cockpit, { courseSlug })}${circle ? `?circle=${circle.slug}` : ''}`}
          direction="back"
        >
          {own('title')}
        </TextLink>
      }
    >
      <LoadedInSession
        of={loaded}
        shape={[120, 240]}
        failed={t('failed')}
        missing={{
          title: t('missing'),
          action: (
            <TextLink as={Link} to={links.cockpit({ courseSlug })}>
              {t('toCockpit')}
            </TextLink>
          ),
        }}
      >
        {({ result }) => <Results result={result} />}
      </LoadedInSession>
    </CockpitPage>
  );
}

function Results({ result }: { result: FeedbackResult }) {
  const { t } = useTexts('feedback');
  const { participant_count, response_count, shown_response_count, minimum_responses } = result;
  const answered = t('answered', { count: response_count, participants: participant_count });
  if (shown_response_count === 0)
    return (
      <EmptyState
        icon="chat"
        title={t('tooFew', { minimum: minimum_responses })}
        description={`${answered}. ${t('tooFewHint')}`}
      />
    );
  return (
    <Stack $gap={24}>
      <Card as="section" aria-label={t('satisfaction')}>
        <Stack $gap={8}>
          <SatisfactionFigure value={result.satisfaction_average} max={result.satisfaction_max} />
          <Text $tone="secondary">{answered}</Text>
          {shown_response_count < response_count && (
            <Text $tone="hint" $size={14}>
              {t('shownOnly', { shown: shown_response_count, count: response_count })}
            </Text>
          )}
        </Stack>
      </Card>
      <Grid $columns={2}>
        {result.questions.map((question) => (
          <QuestionResult key={`${question.kind} ${question.key}`} question={question} />
        ))}
      </Grid>
    </Stack>
  );
}
