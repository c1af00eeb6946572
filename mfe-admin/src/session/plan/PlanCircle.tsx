import { Card, Heading, Stack, Text } from '@learn/ui';
import { useId } from 'react';
import { useTexts } from '../../texts.ts';
import type { AdminSession, CirclePlan, SessionPlan } from '../sessionData.ts';
import { AssignmentLine } from './AssignmentLine.tsx';
import { DayLine } from './DayLine.tsx';
import { ExamLines } from './ExamLines.tsx';
import { Lines } from './Line.tsx';

interface PlanCircleProps {
  readonly circle: CirclePlan;
  readonly session: AdminSession;
  readonly plan: SessionPlan;
}

/** A circle of the session with what takes place and what is due in it. */
export function PlanCircle({ circle, session, plan }: PlanCircleProps) {
  const { t } = useTexts('session');
  const headingId = useId();
  const empty = circle.days.length + circle.assignments.length === 0 && circle.exam === null;
  const experts = session.experts.filter(({ circle_keys }) => circle_keys.includes(circle.key)).length;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={4}>
        <Heading level={2} size={18} id={headingId}>
          {circle.title}
        </Heading>
        <Text $tone="hint" $size={14}>
          {t('plan.experts', { count: experts })}
        </Text>
      </Stack>
      {empty ? (
        <Text $tone="secondary">{t('plan.nothing')}</Text>
      ) : (
        <Lines>
          {circle.days.map((day) => (
            <DayLine key={day.content_key} planned={day} session={session} />
          ))}
          {circle.assignments.map((assignment) => (
            <AssignmentLine key={assignment.assignment_id} assignment={assignment} session={session} />
          ))}
          {circle.exam && <ExamLines circle={circle} exam={circle.exam} session={session} plan={plan} />}
        </Lines>
      )}
    </Card>
  );
}
