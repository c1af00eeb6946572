import { formatPlanned } from '@learn/domain';
import { Text } from '@learn/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import type { AdminSession, CirclePlan } from '../sessionData.ts';
import { DeadlineDialog } from './DeadlineDialog.tsx';
import { Line, LineButton } from './Line.tsx';

interface AssignmentLineProps {
  readonly assignment: CirclePlan['assignments'][number];
  readonly session: AdminSession;
}

/** An assignment or a test with its deadlines. */
export function AssignmentLine({ assignment, session }: AssignmentLineProps) {
  const { t, language } = useTexts('session');
  const [editing, setEditing] = useState(false);
  const { title, submission_deadline: submission, evaluation_deadline: evaluation } = assignment;
  const isTest = assignment.assignment_type === 'EDONIQ_TEST';
  return (
    <Line
      icon={isTest ? 'test' : 'task'}
      title={title}
      actions={
        <LineButton
          words={t(submission || evaluation ? 'plan.move' : 'plan.plan')}
          about={title}
          onClick={() => setEditing(true)}
        />
      }
    >
      {submission && (
        <div>
          {t(isTest ? 'deadline.testUntil' : 'deadline.submissionUntil', {
            date: formatPlanned(submission, language),
          })}
        </div>
      )}
      {evaluation && (
        <div>{t('deadline.evaluationUntil', { date: formatPlanned(evaluation, language) })}</div>
      )}
      {!submission && !evaluation && (
        <Text as="span" $tone="hint">
          {t('deadline.none')}
        </Text>
      )}
      {editing && (
        <DeadlineDialog assignment={assignment} session={session} onClose={() => setEditing(false)} />
      )}
    </Line>
  );
}
