import { color, Figure, media, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { countAssessments } from '../assessment/assessment.ts';
import { useTexts } from '../texts.ts';
import type { UnitComparison } from './compareUnit.ts';
import type { FeedbackRound } from './unitFeedback.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[32]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[16]};
  border-block: 1px solid ${color.line};
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]};
  ${media.sm} {
    display: flex;
    gap: ${space[32]};
    & > li + li {
      padding-left: ${space[32]};
      border-left: 1px solid ${color.line};
    }
  }
  & strong {
    display: block;
  }
`;

interface ComparisonFiguresProps {
  readonly comparison: UnitComparison;
  readonly rounds: readonly FeedbackRound[];
  readonly action: ReactNode;
}

const groups = ['differ', 'agree', 'without'] as const;

/** How many criteria both see differently and alike; without feedback how many the person has assessed. */
export function ComparisonFigures({ comparison, rounds, action }: ComparisonFiguresProps) {
  const { t } = useTexts('feedback');
  const { t: own } = useTexts();
  const { differ, agree, without } = comparison;
  const { assessed, total } = countAssessments(
    [...differ, ...agree, ...without].map(({ criterion }) => criterion),
  );
  return (
    <Bar>
      {rounds.length === 0 ? (
        <Text $tone="secondary">{own('counts.line', { assessed, count: total })}</Text>
      ) : (
        <Figures>
          {groups.map((group) => (
            <li key={group}>
              <Figure value={comparison[group].length}>
                {t(`figure.${group}`, { count: comparison[group].length })}
              </Figure>
            </li>
          ))}
        </Figures>
      )}
      {action}
    </Bar>
  );
}
