import type { Loadable, Slots } from '@learn/contracts';
import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, coveringLink, Icon, media, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type AssessmentCounts, assessmentOf, countAssessments } from '../assessment/assessment.ts';
import { type Assessments, useAssessments } from '../assessment/useAssessments.ts';
import { useTexts } from '../texts.ts';
import { UnitMark } from './UnitMark.tsx';

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 24px 20px minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  min-height: 60px;
  padding-block: ${space[8]};
  line-height: 1.4;
  &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 50%;
    left: 11px;
    width: 2px;
    background: ${color.line};
  }
  ${media.md} {
    gap: ${space[16]};
  }
  & > svg {
    color: ${color.ink700};
  }
  & a {
    ${coveringLink()}
  }
`;

/** On the circle page: a unit's self-assessment as a row like those of its contents. */
export function SelfEvaluationWidget({ criterionIds, ...address }: Slots['circle.unit']) {
  const { t } = useTexts();
  const assessments = useAssessments(useCourseSession().id);
  const to = useLinks().selfEvaluation(address);
  const counts = countsOf(assessments, criterionIds);
  const known = counts
    ? t('counts.line', { assessed: counts.assessed, count: counts.total })
    : t('counts.criteria', { count: criterionIds.length });
  return (
    <Row>
      <UnitMark known={assessments.state === 'ready'} counts={counts} />
      <Icon name="eye" />
      <div>
        {to === undefined ? t('evaluate.title') : <Link to={to}>{t('evaluate.title')}</Link>}
        <Text $tone="hint" $size={14}>
          {assessments.state === 'failed' ? t('widget.unknown') : known}
        </Text>
      </div>
    </Row>
  );
}

/** Undefined while nothing is known, and for those who do not assess themselves. */
function countsOf(
  assessments: Loadable<Assessments>,
  criterionIds: readonly string[],
): AssessmentCounts | undefined {
  if (assessments.state !== 'ready' || assessments.data.readOnly) return undefined;
  const { index } = assessments.data;
  return countAssessments(criterionIds.map((id) => ({ assessment: assessmentOf(index, id) })));
}
