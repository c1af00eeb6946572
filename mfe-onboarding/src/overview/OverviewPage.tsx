import { useCourseSession } from '@learn/platform';
import { Card, Container, EmptyState, Heading, Loaded, PageHeader, SkeletonText, Stack } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { useTopics } from '../topics/useTopics.ts';

/** The topics of the course. */
export function OverviewPage() {
  const { t } = useTexts();
  const session = useCourseSession();
  return (
    <Container>
      <PageHeader courseSession={session} title={t('title')} lead={session.course.title} />
      <Loaded
        of={useTopics(session.course.slug)}
        skeleton={
          <div aria-busy="true">
            <SkeletonText lines={3} />
          </div>
        }
        failed={{ title: t('topics.failed') }}
        missing={{ title: t('topics.empty') }}
      >
        {(topics) =>
          topics.length === 0 ? (
            <EmptyState title={t('topics.empty')} />
          ) : (
            <Stack>
              {topics.map(({ id, title }) => (
                <Card key={id}>
                  <Heading level={2} size={18}>
                    {title}
                  </Heading>
                </Card>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Container>
  );
}
