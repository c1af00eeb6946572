import { fillPath } from '@learn/contracts';
import { useCourseSession } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { Card, Grid, Heading, Stack } from '@learn/ui';
import { documentsPath } from '../documents/addresses.ts';
import { feedbackPath } from '../feedback/addresses.ts';
import { useTexts } from '../texts.ts';
import type { CockpitData } from './useCockpit.ts';
import { WorkRow } from './WorkRow.tsx';

type HomeCircle = NonNullable<CockpitData['circle']>;

/** How much feedback a circle has, and whether enough to be shown (domain decisions §10); its documents, where the course has some. */
export function FeedbackAndDocuments({ work }: { work: HomeCircle }) {
  const { t } = useTexts('home');
  const { courseSlug = '' } = useParams();
  const { configuration } = useCourseSession().course;
  const { circle, feedback, document_count } = work;
  const withDocuments = configuration.enable_circle_documents;
  return (
    <section aria-labelledby="feedback-and-documents">
      <Stack $gap={12}>
        <Heading level={2} id="feedback-and-documents">
          {t(withDocuments ? 'feedbackAndDocuments' : 'feedback')}
        </Heading>
        <Grid $columns={withDocuments ? 2 : 1} $columnsMd={withDocuments ? 2 : 1} $gap={16}>
          <Card as="ul" $flush>
            <WorkRow
              figure={feedback.response_count}
              to={fillPath(feedbackPath, { courseSlug, circleId: circle.id })}
              title={t('feedbackCount', { count: feedback.response_count })}
              hint={t(feedbackHint(feedback), {
                shown: feedback.shown_response_count,
                minimum: feedback.minimum_responses,
              })}
            />
          </Card>
          {withDocuments && (
            <Card as="ul" $flush>
              <WorkRow
                figure={document_count}
                to={`${fillPath(documentsPath, { courseSlug })}?circle=${circle.slug}`}
                title={t('documentCount', { count: document_count })}
                hint={t('documentsHint')}
              />
            </Card>
          )}
        </Grid>
      </Stack>
    </section>
  );
}

function feedbackHint({ response_count, shown_response_count }: HomeCircle['feedback']) {
  if (shown_response_count === 0) return 'feedbackBelow';
  return shown_response_count < response_count ? 'feedbackSome' : 'feedbackAll';
}
