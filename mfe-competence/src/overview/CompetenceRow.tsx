import { Link } from '@learn/platform/router';
import { color, coveringLink, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { AssessmentRing } from '../assessment/AssessmentRing.tsx';
import { countAssessments } from '../assessment/assessment.ts';
import type { ProfileCompetence } from '../profile/readProfile.ts';
import { useTexts } from '../texts.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  min-height: 72px;
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  & a {
    ${coveringLink()}
  }
`;

/** An action competence with its share; the whole row leads to its criteria. */
export function CompetenceRow({ competence, to }: { competence: ProfileCompetence; to: string | undefined }) {
  const { t } = useTexts();
  const counts = countAssessments(competence.criteria);
  return (
    <Row>
      <Text as="span" $size={18} $weight="bold" $tone="secondary">
        {competence.competence_id}
      </Text>
      <div>
        {to === undefined ? competence.title : <Link to={to}>{competence.title}</Link>}
        <Text $tone="hint" $size={14}>
          {t('counts.line', { assessed: counts.assessed, count: counts.total })}
        </Text>
      </div>
      <AssessmentRing counts={counts} size={44} />
    </Row>
  );
}
