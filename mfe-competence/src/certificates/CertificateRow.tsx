import { formatDay, formatGrade } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { color, coveringLink, GradeRing, Icon, media, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { EvaluatedBar } from './EvaluatedBar.tsx';
import { GradePill } from './GradePill.tsx';
import type { Certificate } from './readCertificates.ts';
import { WorkStatePill } from './WorkStatePill.tsx';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 20px;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  & a {
    ${coveringLink()}
  }
  & > :nth-child(n + 4) {
    grid-column: 2;
  }
  ${media.md} {
    grid-template-columns: 56px minmax(0, 1fr) minmax(0, 240px) 176px 20px;
    column-gap: ${space[24]};
    & > :nth-child(n) {
      grid-row: 1;
    }
    & > :nth-child(3) {
      grid-column: 5;
    }
    & > :nth-child(4) {
      grid-column: 3;
    }
    & > :nth-child(n + 4):last-child {
      grid-column: 4;
    }
  }
`;

const Title = styled.h3`
  font-weight: 600;
`;

interface CertificateRowProps {
  readonly certificate: Certificate;
  readonly participates: boolean;
  /** undefined: the row leads nowhere */
  readonly to: string | undefined;
}

/** A certificate with its grade and how much of it is evaluated; the whole row leads to it. */
export function CertificateRow({ certificate, participates, to }: CertificateRowProps) {
  const { t, language } = useTexts('certificates');
  const { title, grade, lastEvaluatedAt, assignments, seenCount } = certificate;
  const state = lastEvaluatedAt
    ? t('lastEvaluated', { day: formatDay(lastEvaluatedAt, language) })
    : t('assignmentCount', { count: assignments.length });
  return (
    <Row>
      <GradeRing
        size={56}
        grade={grade?.official}
        label={
          grade
            ? t('gradeIs', { grade: formatGrade(grade.official, 1) })
            : t(seenCount > 0 ? 'noGrade' : 'hiddenGrade')
        }
      />
      <div>
        <Title>{to === undefined ? title : <Link to={to}>{title}</Link>}</Title>
        <Text $tone="hint" $size={14}>
          {state}
        </Text>
      </div>
      {to === undefined ? <span /> : <Icon name="right" color={color.ink500} />}
      {participates && seenCount > 0 && <EvaluatedBar certificate={certificate} />}
      {participates && (
        <div>{seenCount > 0 ? <GradePill grade={grade?.official} /> : <WorkStatePill state="hidden" />}</div>
      )}
    </Row>
  );
}
