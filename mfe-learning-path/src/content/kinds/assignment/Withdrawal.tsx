import { formatTime } from '@learn/domain';
import { problemOf } from '@learn/platform';
import { Button, FieldError, Notice, Stack, Text } from '@learn/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { AssignmentContentData, AssignmentData, OwnWork } from './useWork.ts';

/** Milliseconds until the server is asked once more whether the time is over: the clock of the device may be wrong. */
const patience = 15_000;

interface WithdrawalProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
  readonly own: OwnWork;
  /** ISO 8601 */
  readonly until: string;
  readonly onWithdrawn: () => void;
}

/** Until when a submission can be taken back, and the way to do it. Once the time is over, the server is asked again. */
export function Withdrawal({ content, assignment, own, until, onWithdrawn }: WithdrawalProps) {
  const { t } = useTexts('assignment');
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'tooLate'>('idle');
  const reload = useRef(own.reload);
  reload.current = own.reload;
  useEffect(() => {
    const ask = () => {
      reload.current();
      timer = setTimeout(ask, patience);
    };
    let timer = setTimeout(ask, Math.max(Date.parse(until) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [until]);
  const conditions = content.assignment_type === 'CONDITION_ACCEPTANCE';
  const withdraw = async () => {
    setState('busy');
    try {
      await own.withdraw();
      onWithdrawn();
    } catch (error) {
      const isLate = problemOf(error).code === 'submission_final';
      setState(isLate ? 'tooLate' : 'failed');
      if (isLate) own.reload();
    }
  };
  const sentence = conditions
    ? 'withdraw.untilAccept'
    : assignment.needs_expert_evaluation
      ? 'withdraw.until'
      : 'withdraw.untilNoExpert';
  return (
    <Notice icon="clock">
      <Stack $gap={12} $align="start">
        <Text>{t(sentence, { time: formatTime(until) })}</Text>
        <Button variant="secondary" loading={state === 'busy'} onClick={() => void withdraw()}>
          {t(conditions ? 'withdraw.buttonAccept' : 'withdraw.button')}
        </Button>
        {(state === 'failed' || state === 'tooLate') && (
          <FieldError id="withdrawal-error">{t(`withdraw.${state}`)}</FieldError>
        )}
      </Stack>
    </Notice>
  );
}
