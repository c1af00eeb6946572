import { fullName, labelled, mayHaveResult } from '@learn/domain';
import { Avatar, Button, color, media, StatusPill, space, Text, type Tone } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import type { Booking, ExamAddress } from '../sessionData.ts';
import { ResultDialog } from './ResultDialog.tsx';

export const Rows = styled.ul`
  padding-top: ${space[12]};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]} ${space[12]};
    align-items: center;
    padding-block: ${space[12]};
    border-top: 1px solid ${color.line};
  }
  & > li > :nth-child(n + 3) {
    grid-column: 2;
    justify-self: start;
  }
  ${media.sm} {
    & > li {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
    & > li > :nth-child(n + 3) {
      grid-column: auto;
    }
  }
`;

const tones: Readonly<Partial<Record<Booking['state'], Tone>>> = {
  passed: 'finished',
  passedImport: 'finished',
  failed: 'failed',
  inProgress: 'progress',
  inEvaluation: 'waiting',
};

/** A person who has booked the exam, with the state of their exam and a way to its result. */
export function ResultRow({ booking, address }: { booking: Booking; address: ExamAddress }) {
  const { t, language } = useTexts('session');
  const [open, setOpen] = useState(false);
  const { first_name, last_name, state, is_current } = booking;
  const name = fullName(first_name, last_name);
  const decided = state === 'passed' || state === 'failed' || state === 'passedImport';
  const words = t(decided ? 'results.correct' : 'results.enter');
  return (
    <li>
      <Avatar firstName={first_name} lastName={last_name} />
      <b>{name}</b>
      <StatusPill status={tones[state] ?? 'none'} label={t(`results.state.${state}`)} />
      {is_current === false ? (
        <Text $size={14} $tone="hint">
          {t('results.elsewhere')}
        </Text>
      ) : mayHaveResult(state) ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={labelled(words, name, language)}
          onClick={() => setOpen(true)}
        >
          {words}
        </Button>
      ) : (
        <Text $size={14} $tone="hint">
          {t('results.later')}
        </Text>
      )}
      {open && <ResultDialog booking={booking} address={address} onClose={() => setOpen(false)} />}
    </li>
  );
}
