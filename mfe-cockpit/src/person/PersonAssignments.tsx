import { formatDay, formatGrade, formatPoints } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { color, Inline, Stack, space, Text, TextLink } from '@learn/ui';
import { GradeText } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { WorkPill } from '../home/WorkPill.tsx';
import { useTexts } from '../texts.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonAssignment } from './personData.ts';

const Item = styled.li`
  display: grid;
  gap: ${space[8]};
  & + & {
    padding-top: ${space[12]};
    border-top: 1px solid ${color.line};
  }
`;

interface PersonAssignmentsProps {
  readonly userId: string;
  readonly assignments: readonly PersonAssignment[];
}

/** The assignments of the circle: how far the person is, points and grade, and the way to the evaluation. */
export function PersonAssignments({ userId, assignments }: PersonAssignmentsProps) {
  const { t } = useTexts('person');
  return (
    <PersonSection title={t('assignments')} empty={assignments.length === 0 ? t('noAssignments') : undefined}>
      <Stack as="ul" $gap={12}>
        {assignments.map((one) => (
          <AssignmentItem key={one.assignment.assignment_id} userId={userId} {...one} />
        ))}
      </Stack>
    </PersonSection>
  );
}

function AssignmentItem({ userId, assignment, state, work }: PersonAssignment & { readonly userId: string }) {
  const { t, language } = useTexts('person');
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const { assignment_id: assignmentId, needs_expert_evaluation, submission_deadline: due } = assignment;
  const title = assignment.learning_content.title;
  const canOpen = needs_expert_evaluation && (state === 'toEvaluate' || state === 'evaluated');
  const to = canOpen ? links.assignmentEvaluation({ courseSlug, assignmentId, userId }) : undefined;
  return (
    <Item>
      <Inline $gap={12} style={{ justifyContent: 'space-between' }}>
        <strong id={assignmentId}>{title}</strong>
        <WorkPill state={state} />
      </Inline>
      <Inline $gap={16}>
        {work?.points != null && work.max_points !== null && (
          <span>
            {t('points', { points: formatPoints(work.points), max: formatPoints(work.max_points) })}
          </span>
        )}
        {work?.grade != null && (
          <GradeText grade={work.grade}>{t('grade', { grade: formatGrade(work.grade, 1) })}</GradeText>
        )}
        {work?.passed != null && <span>{t(work.passed ? 'passed' : 'notPassed')}</span>}
        {due !== null && !work?.grade && (
          <Text as="span" $tone="secondary">
            {t('due', { day: formatDay(due, language) })}
          </Text>
        )}
        {to && (
          <TextLink as={Link} to={to} aria-describedby={assignmentId}>
            {t(state === 'evaluated' ? 'openEvaluation' : 'evaluate')}
          </TextLink>
        )}
      </Inline>
    </Item>
  );
}
