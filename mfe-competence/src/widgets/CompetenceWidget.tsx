import type { Slots } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { ErrorPanel, Heading, Skeleton, Stack, Text, TextLink } from '@learn/ui';
import { CompetenceWidgetDocument } from '../__generated__/graphql.ts';
import { AssessmentSummary } from '../assessment/AssessmentSummary.tsx';
import { assessmentOf, countAssessments } from '../assessment/assessment.ts';
import { useAssessments } from '../assessment/useAssessments.ts';
import { criterionIdsOf } from '../profile/criterionIdsOf.ts';
import { useTexts } from '../texts.ts';

/** On the home dashboard: how many criteria of a course are assessed, and how. */
export function CompetenceWidget({ course, courseSessionId }: Slots['home.course']) {
  const { t } = useTexts();
  if (courseSessionId === undefined) return null;
  return (
    <Stack $gap={8}>
      <Heading level={3} size={16}>
        {t('title')}
      </Heading>
      <Content courseSlug={course.course_slug} courseSessionId={courseSessionId} />
    </Stack>
  );
}

function Content({ courseSlug, courseSessionId }: { courseSlug: string; courseSessionId: string }) {
  const { t } = useTexts();
  const { data, error, reload } = useQuery(CompetenceWidgetDocument, { course_slug: courseSlug });
  const assessments = useAssessments(courseSessionId);
  const overview = useLinks().competence({ courseSlug });
  const failed = (error !== undefined && !data) || data?.course === null;
  if (failed || assessments.state === 'failed') {
    const retry = failed ? reload : assessments.retry;
    return (
      <ErrorPanel
        level={3}
        title={t('widget.failed')}
        retry={{ label: t('failure.retry'), onRetry: retry }}
      />
    );
  }
  if (!data?.course || assessments.state !== 'ready') {
    return (
      <div aria-busy="true">
        <Skeleton $height="200px" />
      </div>
    );
  }
  const { index } = assessments;
  const ids = criterionIdsOf(data.course, courseSessionId);
  if (ids.length === 0) return <Text $tone="secondary">{t('empty.title')}</Text>;
  return (
    <>
      <AssessmentSummary
        counts={countAssessments(ids.map((id) => ({ assessment: assessmentOf(index, id) })))}
      />
      {overview && (
        <TextLink as={Link} to={overview}>
          {t('widget.link')}
        </TextLink>
      )}
    </>
  );
}
