import { Meta, Text } from '@learn/ui';
import { GradeText } from '@learn/ui/table';
import { useTexts } from '../../texts.ts';

interface GradeValueProps {
  readonly grade: number | null;
  /** 1 for an official grade, 2 for an average */
  readonly decimals: 1 | 2;
  /** it stands on a part of the assignments */
  readonly partial?: boolean;
}

/** A grade, red and with a word below 4 (specification §9), or that there is none yet. */
export function GradeValue({ grade, decimals, partial = false }: GradeValueProps) {
  const { t } = useTexts('cohort');
  if (grade === null) {
    return (
      <Text as="span" $tone="hint" $size={14}>
        {t('noGrade')}
      </Text>
    );
  }
  return (
    <span>
      <GradeText grade={grade} decimals={decimals} insufficient={t('insufficient')} />
      {partial && <Meta as="span"> {t('partial')}</Meta>}
    </span>
  );
}
