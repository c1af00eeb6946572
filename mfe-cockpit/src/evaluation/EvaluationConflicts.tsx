import { formatPoints } from '@learn/domain';
import type { FieldConflict, FieldValue } from '@learn/platform/form';
import { Button, Card, Inline, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { deductionSection, type EvaluatedAssignment, pointsSection } from './evaluationFields.ts';
import type { Evaluation } from './useEvaluation.ts';

const Root = styled(Stack)`
  margin-bottom: ${space[16]};
`;

interface EvaluationConflictsProps {
  readonly assignment: EvaluatedAssignment;
  readonly own: Evaluation;
}

/** Fields that another person has filled in differently meanwhile: both values, and which one counts (domain decisions §7). */
export function EvaluationConflicts({ assignment, own }: EvaluationConflictsProps) {
  const { t } = useTexts('evaluation');
  if (own.conflicts.length === 0) return undefined;
  const nameOf = ({ section }: FieldConflict) => {
    if (section === deductionSection) return t('deduction');
    if (section === pointsSection) return t('whole');
    return assignment.evaluation_tasks.find(({ key }) => key === section)?.value.title ?? section;
  };
  const words = (value: FieldValue) =>
    typeof value === 'number' ? formatPoints(value) : String(value ?? '') || t('nothing');
  return (
    <Root $gap={12}>
      {own.conflicts.map((conflict) => (
        <Card key={`${conflict.section} ${conflict.field}`} as="section" role="alert">
          <Stack $gap={12}>
            <Text $weight="strong">{t('conflict', { part: nameOf(conflict) })}</Text>
            <Text>{t('mine', { value: words(conflict.mine) })}</Text>
            <Text>{t('theirs', { value: words(conflict.theirs) })}</Text>
            <Inline $gap={12}>
              <Button size="small" onClick={() => own.autosave.resolve(conflict, 'mine')}>
                {t('keepMine')}
              </Button>
              <Button
                size="small"
                variant="secondary"
                onClick={() => own.autosave.resolve(conflict, 'theirs')}
              >
                {t('keepTheirs')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Root>
  );
}
