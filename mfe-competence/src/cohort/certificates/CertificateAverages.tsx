import type { CohortCertificateSummary } from '@learn/contracts';
import { formatNumber, gradeColour, minimumForAverages } from '@learn/domain';
import { Card, Figure, Grid, Heading, Meta, Stack, Text } from '@learn/ui';
import { GradeText } from '@learn/ui/table';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

/** The averages of a cohort: of all certificates, and of each. */
export function CertificateAverages({ summary }: { summary: CohortCertificateSummary }) {
  const { t } = useTexts('cohort');
  const { certificates, detail, evaluated_count, open_count, graded_count, average_grade } = summary;
  const ofGroups = detail === 'sums';
  const hasGroups = ofGroups || (summary.unlisted_count ?? 0) > 0;
  if (certificates.length === 0) return <Text $tone="secondary">{t('certificates.none')}</Text>;
  const evaluated = formatNumber(evaluated_count ?? 0);
  const total = formatNumber((evaluated_count ?? 0) + (open_count ?? 0));
  return (
    <Card as="section" aria-label={t('certificates.averages')}>
      <Grid $columns={Math.min(certificates.length + 1, 4)} $columnsMd={2} $gap={24}>
        <Average
          title={t('certificates.overall')}
          average={average_grade}
          graded={graded_count}
          size={36}
          ofGrades={ofGroups}
          hasGroups={hasGroups}
        >
          <Meta>{t('certificates.allEvaluated', { evaluated, total })}</Meta>
          {hasGroups && <Meta>{t('certificates.shownOnly', { count: minimumForAverages })}</Meta>}
        </Average>
        {certificates.length > 1 &&
          certificates.map(({ id, title, ...figures }) => (
            <Average
              key={id}
              title={title}
              average={figures.average_grade}
              graded={figures.graded_count}
              size={22}
              hasGroups={hasGroups}
            />
          ))}
      </Grid>
    </Card>
  );
}

interface AverageProps {
  readonly title: string;
  readonly average: number | null;
  /** null where groups are too small to be shown */
  readonly graded: number | null;
  readonly size: 22 | 36;
  /** what is counted: grades, in place of people */
  readonly ofGrades?: boolean;
  /** it is of whole groups too, of which those that are too small are hidden: that there is none says nothing about these */
  readonly hasGroups: boolean;
  readonly children?: ReactNode;
}

function Average({ title, average, graded, size, ofGrades = false, hasGroups, children }: AverageProps) {
  const { t } = useTexts('cohort');
  const count = graded ?? 0;
  const isHidden = hasGroups && count === 0;
  return (
    <Stack $gap={4}>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      {average === null ? (
        <Text $tone="hint" $size={14}>
          {t(isHidden ? 'certificates.hidden' : 'certificates.tooFew', { count: minimumForAverages })}
        </Text>
      ) : (
        <Figure size={size} value={<GradeText grade={average} decimals={2} />}>
          {gradeColour(average) === 'red' && t('insufficient')}
        </Figure>
      )}
      <span>
        {!isHidden && <Meta>{t(ofGrades ? 'certificates.grades' : 'certificates.graded', { count })}</Meta>}
        {children}
      </span>
    </Stack>
  );
}
