import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { color, coveringLink, Icon, Inline, media, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { AssessmentTag } from '../assessment/AssessmentTag.tsx';
import type { Criterion } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${space[8]} ${space[16]};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[12]};
  border-top: 1px solid ${color.line};
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  & a {
    ${coveringLink()}
  }
`;

/** A criterion with its assessment; where `linked`, the whole row leads to the self-assessment of its unit. */
export function CriterionRow({ criterion, linked }: { criterion: Criterion; linked: boolean }) {
  const { t } = useTexts('profile');
  const { courseSlug = '' } = useParams();
  const { circle, slug, title } = criterion.unit;
  const links = useLinks();
  const to = linked
    ? links.selfEvaluation({ courseSlug, circleSlug: circle.slug, learningUnitSlug: slug })
    : undefined;
  return (
    <Row>
      <div>
        {to === undefined ? criterion.title : <Link to={to}>{criterion.title}</Link>}
        <Inline $gap={4}>
          {circle.lockedBy && <Icon name="lock" size={16} label={t('locked.mark')} color={color.ink500} />}
          <Text $tone="hint" $size={14}>
            {circle.title} · {title}
          </Text>
        </Inline>
      </div>
      <div>
        <AssessmentTag assessment={criterion.assessment} />
      </div>
    </Row>
  );
}
