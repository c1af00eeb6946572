import { Link } from '@learn/platform/router';
import { coveringLink, Figure, Icon, Inline, Stack, space, Text, toneColor } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { AssessmentRing } from './AssessmentRing.tsx';
import { type Assessment, type AssessmentCounts, assessments } from './assessment.ts';
import { assessmentStyle } from './assessmentStyle.ts';

const Line = styled.li<{ $linked: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: ${({ $linked }) => ($linked ? '44px' : '28px')};
  & > a {
    ${coveringLink()}
  }
`;

/**
 * The figure, the ring with its three parts, and what they say in words.
 * @param linkTo address behind a line of the list; without it the lines are plain text
 */
export function AssessmentSummary({
  counts,
  ringSize = 88,
  linkTo = () => undefined,
}: {
  counts: AssessmentCounts;
  ringSize?: number;
  linkTo?: (assessment: Assessment) => string | undefined;
}) {
  const { t } = useTexts();
  return (
    <Stack>
      <Figure value={counts.assessed}>{t('counts.ofTotal', { count: counts.total })}</Figure>
      <Inline $gap={24} $nowrap>
        <AssessmentRing counts={counts} size={ringSize} />
        <ul>
          {assessments.map((assessment) => {
            const { icon, tone } = assessmentStyle[assessment];
            const href = linkTo(assessment);
            const words = (
              <>
                <strong>{counts[assessment]}</strong> {t(`counts.${assessment}`)}
              </>
            );
            return (
              <Line key={assessment} $linked={href !== undefined}>
                <Icon name={icon} size={16} color={toneColor[tone]} />
                {href === undefined ? (
                  <Text as="span" $size={14}>
                    {words}
                  </Text>
                ) : (
                  <Link to={href}>{words}</Link>
                )}
              </Line>
            );
          })}
        </ul>
      </Inline>
    </Stack>
  );
}
