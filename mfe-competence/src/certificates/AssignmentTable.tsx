import { formatGrade, formatPoints } from '@learn/domain';
import { Text, VisuallyHidden } from '@learn/ui';
import { GradeText } from '@learn/ui/content';
import { useTexts } from '../texts.ts';
import { AssignmentRow } from './AssignmentRow.tsx';
import {
  Body,
  Cell,
  ColumnHeader,
  Foot,
  Head,
  Labelled,
  Line,
  RowHeader,
  Table,
} from './assignmentTableStyles.tsx';
import { isOfSeveralSessions } from './isOfSeveralSessions.ts';
import type { Certificate, CertificateAssignment } from './readCertificates.ts';

interface AssignmentTableProps {
  readonly certificate: Certificate;
  readonly addressOf: (assignment: CertificateAssignment) => string | undefined;
}

/** Points, deduction, percent, weight, exact value and official grade of each assignment, and of the certificate. */
export function AssignmentTable({ certificate, addressOf }: AssignmentTableProps) {
  const { t } = useTexts('certificates');
  const { title, assignments, grade, explanation } = certificate;
  const namesSession = isOfSeveralSessions(assignments);
  return (
    <Table>
      <VisuallyHidden as="caption">{t('table', { certificate: title })}</VisuallyHidden>
      <Head>
        <Line>
          <ColumnHeader>{t('column.assignment')}</ColumnHeader>
          <ColumnHeader>{t('column.points')}</ColumnHeader>
          <ColumnHeader>{t('column.deduction')}</ColumnHeader>
          <ColumnHeader>{t('column.percent')}</ColumnHeader>
          <ColumnHeader>{t('column.weight')}</ColumnHeader>
          <ColumnHeader>{t('column.exact')}</ColumnHeader>
          <ColumnHeader>{t('column.official')}</ColumnHeader>
        </Line>
      </Head>
      <Body>
        {assignments.map((assignment) => (
          <AssignmentRow
            key={assignment.key}
            assignment={assignment}
            namesSession={namesSession}
            to={addressOf(assignment)}
          />
        ))}
      </Body>
      {grade && explanation && (
        <Foot>
          <Line>
            <RowHeader>
              {t('total')}
              <Text $size={14} $tone="hint" $weight="regular">
                {t('totalHint')}
              </Text>
            </RowHeader>
            <Cell />
            <Cell />
            <Labelled label={t('column.percent')}>
              {t('percent', { percent: grade.percent.toFixed(1) })}
            </Labelled>
            <Labelled label={t('column.weight')}>{formatPoints(explanation.totalWeight)}</Labelled>
            <Labelled label={t('column.exact')}>{formatGrade(grade.exact, 2)}</Labelled>
            <Labelled label={t('column.official')}>
              <GradeText grade={grade.official} />
            </Labelled>
          </Line>
        </Foot>
      )}
    </Table>
  );
}
