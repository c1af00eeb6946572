import type { Slots } from '@learn/contracts';
import type { CompletionIndex } from '@learn/domain';
import { joinLoadables, loadableOf, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { Heading, Loaded, Skeleton, Stack, Text, TextLink } from '@learn/ui';
import { CompetenceWidgetDocument, type CompetenceWidgetQuery } from '../__generated__/graphql.ts';
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
  const query = useQuery(CompetenceWidgetDocument, { course_slug: courseSlug });
  const course = loadableOf(query, ({ course }) => course);
  const { reload } = course;
  return (
    <Loaded
      of={joinLoadables({
        // a course that is not there could not be had, as the widget stands among those of the course
        course: course.state === 'missing' ? { state: 'failed', error: query.error, reload } : course,
        assessments: useAssessments(courseSessionId),
      })}
      level={3}
      skeleton={
        <div aria-busy="true">
          <Skeleton $height="200px" />
        </div>
      }
      failed={{ title: t('widget.failed'), description: undefined }}
    >
      {({ course, assessments: { index } }) => (
        <Summary course={course} index={index} courseSlug={courseSlug} courseSessionId={courseSessionId} />
      )}
    </Loaded>
  );
}

interface SummaryProps {
  readonly course: NonNullable<CompetenceWidgetQuery['course']>;
  readonly index: CompletionIndex;
  readonly courseSlug: string;
  readonly courseSessionId: string;
}

function Summary({ course, index, courseSlug, courseSessionId }: SummaryProps) {
  const { t } = useTexts();
  const overview = useLinks().competence({ courseSlug });
  const ids = criterionIdsOf(course, courseSessionId);
  if (ids.length === 0) return <Text $tone="secondary">{t('empty.title')}</Text>;
  return (
    <>
      <AssessmentSummary
        counts={countAssessments(ids.map((id) => ({ assessment: assessmentOf(index, id) })))}
      />
      <TextLink as={Link} to={overview}>
        {t('widget.link')}
      </TextLink>
    </>
  );
}
