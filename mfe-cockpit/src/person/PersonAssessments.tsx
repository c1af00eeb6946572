import { color, Heading, Icon, Inline, Stack, StatusPill, space, Text } from '@learn/ui';
import { IconLine } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { PersonSection } from './PersonSection.tsx';
import type { Assessment } from './personData.ts';

const looks = {
  SUCCESS: { word: 'can', icon: 'check', color: color.finished, tone: 'finished' },
  FAIL: { word: 'again', icon: 'retry', color: color.waiting, tone: 'waiting' },
  UNKNOWN: { word: 'open', icon: 'minus', color: color.ink500, tone: 'none' },
} as const;

const Word = styled.span`
  color: ${color.ink500};
`;

const Criterion = styled.li`
  padding-block: ${space[4]};
`;

/** How the person assesses themselves in the criteria of the circle, by learning unit. */
export function PersonAssessments({ assessments }: { assessments: readonly Assessment[] }) {
  const { t } = useTexts('person');
  const units = Map.groupBy(assessments, ({ learning_unit_title }) => learning_unit_title);
  const countOf = (status: keyof typeof looks) =>
    assessments.filter((one) => lookOf(one) === looks[status]).length;
  return (
    <PersonSection title={t('assessment')} empty={assessments.length === 0 ? t('noCriteria') : undefined}>
      <Inline $gap={8}>
        {(['SUCCESS', 'FAIL', 'UNKNOWN'] as const).map((status) => (
          <StatusPill
            key={status}
            status={looks[status].tone}
            icon={looks[status].icon}
            label={t(`assessed.${looks[status].word}`, { count: countOf(status) })}
          />
        ))}
      </Inline>
      <Stack $gap={16}>
        {[...units].map(([unit, criteria]) => (
          <div key={unit}>
            <Heading level={3} size={16}>
              {unit}
            </Heading>
            <ul>
              {criteria.map((criterion) => {
                const look = lookOf(criterion);
                return (
                  <Criterion key={criterion.performance_criterion_id}>
                    <IconLine as="span">
                      <Icon name={look.icon} color={look.color} />
                      <span>
                        {criterion.title} <Word>({t(`word.${look.word}`)})</Word>
                      </span>
                    </IconLine>
                  </Criterion>
                );
              })}
            </ul>
          </div>
        ))}
      </Stack>
      <Text $size={14} $tone="hint">
        {t('assessmentHint')}
      </Text>
    </PersonSection>
  );
}

function lookOf({ completion_status }: Assessment) {
  return completion_status === 'SUCCESS' || completion_status === 'FAIL'
    ? looks[completion_status]
    : looks.UNKNOWN;
}
