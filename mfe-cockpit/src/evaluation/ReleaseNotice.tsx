import { problemOf, useNow } from '@learn/platform';
import { Button, FieldError, Inline, Notice, Stack, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import type { Evaluation } from './useEvaluation.ts';

/** Below the header and the bar of the queue when it takes the focus. */
const Focused = styled.div`
  scroll-margin-top: 160px;
  &:focus {
    outline: none;
  }
`;

interface ReleaseNoticeProps {
  /** ISO 8601: until then it can be taken back */
  readonly until: string;
  readonly own: Evaluation;
  /** first name of the participant */
  readonly name: string;
  /** the way to the next work */
  readonly next: ReactNode;
}

const second = 1000;
/** Milliseconds until the server is asked once more whether the time is over: the clock of the device may be wrong. */
const patience = 5 * second;

/** A release that can still be taken back, with the seconds that are left; the server is asked when they are over. */
export function ReleaseNotice({ until, own, name, next }: ReleaseNoticeProps) {
  const { t } = useTexts('evaluation');
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'tooLate'>('idle');
  const root = useRef<HTMLDivElement>(null);
  const left = useSecondsLeft(until, own.reload);
  useEffect(() => {
    // the button that had the focus is gone
    root.current?.focus();
  }, []);
  const withdraw = async () => {
    setState('busy');
    try {
      await own.withdraw();
    } catch (error) {
      const isLate = problemOf(error).code === 'evaluation_final';
      setState(isLate ? 'tooLate' : 'failed');
      if (isLate) own.reload();
    }
  };
  return (
    <Focused ref={root} tabIndex={-1}>
      <Notice tone="finished" icon="check" role="status">
        <Stack $gap={8}>
          <Text>{t('released', { name })}</Text>
          <Inline $gap={16}>
            <Button
              variant="secondary"
              size="small"
              icon="undo"
              loading={state === 'busy'}
              onClick={() => void withdraw()}
            >
              {left > 0 ? t('withdrawIn', { count: left }) : t('withdraw')}
            </Button>
            {next}
          </Inline>
          {(state === 'failed' || state === 'tooLate') && (
            <FieldError id="withdrawal-error">{t(`withdrawal.${state}`)}</FieldError>
          )}
        </Stack>
      </Notice>
    </Focused>
  );
}

/** Seconds until a moment, counted down on the screen. @param onOver called when it has passed, and again until another answer is here */
function useSecondsLeft(until: string, onOver: () => void): number {
  const start = useNow();
  const [now, setNow] = useState(start);
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), second);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const ask = () => {
      latest.current();
      timer = setTimeout(ask, patience);
    };
    let timer = setTimeout(ask, Math.max(Date.parse(until) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [until]);
  return Math.max(Math.ceil((Date.parse(until) - now.getTime()) / second), 0);
}
