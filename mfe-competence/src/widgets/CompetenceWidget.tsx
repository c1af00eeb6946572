import type { Slots } from '@learn/contracts';
import type { CompletionIndex } from '@learn/domain';
import { joinLoadables, loadableOf, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link } from '@learn/platform/router';
import { Text, TextLink } from '@learn/ui';
import { CompetenceWidgetDocument, type CompetenceWidgetQuery } from '../__generated__/graphql.ts';
import { AssessmentSummary } from '../assessment/AssessmentSummary.tsx';
import { assessmentOf, countAssessments } from '../assessment/assessment.ts';
import { useAssessments } from '../assessment/useAssessments.ts';
import { criterionIdsOf } from '../profile/criterionIdsOf.ts';
import { useTexts } from '../texts.ts';
import { HomeWidget } from './HomeWidget.tsx';

/** On the home dashboard: how many criteria of a course are assessed, and how. */
export function CompetenceWidget({ course, courseSessionId }: Slots['home.course']) {
  if (courseSessionId === undefined) return null;
  return <Content courseSlug={course.course_slug} courseSessionId={courseSessionId} />;
}

function Content({ courseSlug, courseSessionId }: { courseSlug: string; courseSessionId: string }) {
  const { t } = useTexts();
  const query = useQuery(CompetenceWidgetDocument, { course_slug: courseSlug });
  const assessments = useAssessments(courseSessionId);
  return (
    <HomeWidget
      title={t('title')}
      of={joinLoadables({ course: loadableOf(query, ({ course }) => course), assessments })}
      height={200}
      failed={t('widget.failed')}
    >
      {({ course, assessments: { index } }) => (
        <Summary course={course} index={index} courseSlug={courseSlug} courseSessionId={courseSessionId} />
      )}
    </HomeWidget>
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
