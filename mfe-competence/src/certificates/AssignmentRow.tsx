import { formatGrade, formatPoints } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { color, Icon, Inline, Text } from '@learn/ui';
import { GradeText } from '@learn/ui/content';
import { useTexts } from '../texts.ts';
import { Cell, Labelled, Line, RowHeader } from './assignmentTableStyles.tsx';
import type { CertificateAssignment } from './readCertificates.ts';
import { WorkStatePill } from './WorkStatePill.tsx';

interface AssignmentRowProps {
  readonly assignment: CertificateAssignment;
  /** the results come from several sessions */
  readonly namesSession: boolean;
  readonly to: string | undefined;
}

/** An assignment of a certificate: what it brought, or how far it is. */
export function AssignmentRow({ assignment, namesSession, to }: AssignmentRowProps) {
  const { t } = useTexts('certificates');
  const { title, type, circle, grade, weight, deductionReason, courseSession, state } = assignment;
  const place = [t(`kind.${type}`), circle.title, namesSession ? courseSession?.title : undefined];
  return (
    <Line>
      <RowHeader>
        {to === undefined ? (
          title
        ) : (
          <Inline $gap={4} $nowrap>
            <Link to={to}>{title}</Link>
            <Icon name="right" size={16} color={color.ink500} />
          </Inline>
        )}
        <Text $size={14} $tone="hint" $weight="regular">
          {place.filter(Boolean).join(' · ')}
        </Text>
        {grade && grade.points_deducted > 0 && (
          <Text $size={14} $tone="secondary" $weight="regular">
            {t('deducted', { count: grade.points_deducted, points: formatPoints(grade.points_deducted) })}
            {deductionReason !== '' && t('deductedReason', { reason: deductionReason })}
          </Text>
        )}
      </RowHeader>
      {grade ? (
        <>
          <Labelled label={t('column.points')}>
            {formatPoints(grade.points)} / {formatPoints(grade.max_points)}
          </Labelled>
          <Labelled label={t('column.deduction')}>
            {grade.points_deducted > 0 ? formatPoints(-grade.points_deducted) : '0'}
          </Labelled>
          <Labelled label={t('column.percent')}>
            {t('percent', { percent: grade.percent.toFixed(1) })}
          </Labelled>
        </>
      ) : (
        <Cell colSpan={3} data-wide>
          <WorkStatePill state={state} />
        </Cell>
      )}
      <Labelled label={t('column.weight')}>{formatPoints(weight)}</Labelled>
      {grade ? (
        <>
          <Labelled label={t('column.exact')}>{formatGrade(grade.exact, 2)}</Labelled>
          <Labelled label={t('column.official')}>
            <GradeText grade={grade.official} />
          </Labelled>
        </>
      ) : (
        <Cell colSpan={2} data-plain>
          <Text as="span" $size={14} $tone="secondary">
            {t(state === 'hidden' ? 'hiddenGrade' : 'noGrade')}
          </Text>
        </Cell>
      )}
    </Line>
  );
}
