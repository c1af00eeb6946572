import { formatGrade, formatPoints } from '@learn/domain';
import { Card, color, GradeRing, Heading, media, Notice, Stack, StatusPill, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { DeductionFields } from './DeductionFields.tsx';
import type { Editing } from './editing.ts';
import type { EvaluationWork } from './evaluationFields.ts';
import type { Provisional } from './provisional.ts';
import { ReleaseButtons } from './ReleaseButtons.tsx';
import type { Correction } from './useCorrection.ts';
import { isReleased } from './useEvaluation.ts';
import type { Release } from './useRelease.ts';

const Rail = styled.aside`
  ${media.lg} {
    position: sticky;
    top: 144px;
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: ${space[4]};
  & > dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & > [data-total] {
    padding-top: ${space[8]};
    border-top: 1px solid ${color.line};
    font-weight: 600;
  }
`;

const Verdict = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
`;

interface ResultPanelProps {
  readonly provisional: Provisional;
  readonly work: EvaluationWork;
  readonly editing: Editing;
  readonly release: Release;
  readonly correction: Correction;
}

/** What the evaluation comes to as it stands on the screen, the deduction, and the release (domain decisions §8). */
export function ResultPanel({ provisional, work, editing, release, correction }: ResultPanelProps) {
  const { t } = useTexts('evaluation');
  const { points, deducted, final, max, grade, passed, open } = provisional;
  const { isOpen, participant } = editing;
  return (
    <Rail aria-labelledby="result">
      <Card as="section">
        <Stack $gap={16}>
          <Heading level={2} size={18} id="result">
            {t('result')}
          </Heading>
          {max > 0 && (
            <>
              <Verdict role="status">
                <GradeRing
                  grade={grade?.official}
                  label={grade ? t('gradeIs', { grade: formatGrade(grade.official, 1) }) : t('noGrade')}
                />
                <Stack $gap={4}>
                  <Text $size={14} $tone="hint">
                    {t(isReleased(work) && !isOpen ? 'grade' : 'gradeProvisional')}
                  </Text>
                  {passed !== undefined && (
                    <StatusPill
                      status={passed ? 'finished' : 'failed'}
                      label={t(passed ? 'passed' : 'failedGrade')}
                    />
                  )}
                  {grade && (
                    <Text $size={14} $tone="secondary">
                      {t('exact', { exact: formatGrade(grade.exact, 2) })}
                    </Text>
                  )}
                </Stack>
              </Verdict>
              <Sums>
                <dt>{t('sumPoints')}</dt>
                <dd>{formatPoints(points)}</dd>
                <dt>{t('deduction')}</dt>
                <dd>{deducted > 0 ? formatPoints(-deducted) : '0'}</dd>
                <dt data-total>{t('total')}</dt>
                <dd data-total>{t('totalOf', { points: formatPoints(final), max: formatPoints(max) })}</dd>
                {grade && (
                  <>
                    <dt>{t('percent')}</dt>
                    <dd>{t('percentValue', { percent: grade.percent.toFixed(1) })}</dd>
                  </>
                )}
              </Sums>
              <DeductionFields max={max} editing={editing} />
            </>
          )}
          {isOpen && open.length > 0 && (
            <Notice tone="waiting" icon="info">
              {t('open', { count: open.length })}
            </Notice>
          )}
          {isOpen && (
            <ReleaseButtons release={release} correction={correction} name={participant.first_name} />
          )}
        </Stack>
      </Card>
    </Rail>
  );
}
