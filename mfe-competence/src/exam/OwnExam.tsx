import type { ExamPlace } from '@learn/contracts';
import {
  canBookExam,
  firstExamState,
  formatPeriod,
  isExamBookingOver,
  upcomingExamDates,
} from '@learn/domain';
import { useNow } from '@learn/platform';
import { useNavigate } from '@learn/platform/router';
import { Button, Inline, Notice, Stack } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type TextKey, useTexts } from '../texts.ts';
import type { AskedStep } from './ConfirmStep.tsx';
import { ExamDates } from './ExamDates.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { ExamHistory } from './ExamHistory.tsx';
import { ExamProblemText } from './ExamProblemText.tsx';
import { examActions } from './examActions.ts';
import type { ExamOfParticipant } from './examOfParticipant.ts';
import { FirstStepButton } from './FirstStepButton.tsx';
import { useDatesOpen } from './useDatesOpen.ts';
import type { ExamData, OwnExamData } from './useExamData.ts';
import { useExamSteps } from './useExamSteps.ts';
import { useExamWords } from './useExamWords.ts';

const ConfirmStep = lazy(async () => ({ default: (await import('./ConfirmStep.tsx')).ConfirmStep }));

/** Takes no room while there is nothing to say. */
const Done = styled.p`
  font-weight: 600;
  &:empty {
    position: absolute;
  }
`;

interface OwnExamProps {
  readonly exam: ExamOfParticipant;
  readonly data: OwnExamData;
  readonly refresh: ExamData['refresh'];
}

/** A participant's exam: what it asks for now, and how it came to where it is (domain decisions §6). */
export function OwnExam({ exam, data, refresh }: OwnExamProps) {
  const { t, language } = useTexts('exam');
  const now = useNow();
  const words = useExamWords();
  const { overview, person } = data;
  const state = overview.own?.state ?? exam.state;
  const steps = useExamSteps(exam, refresh);
  const dates = useDatesOpen();
  const [asked, setAsked] = useState<AskedStep>();
  const [done, setDone] = useState('');
  const [early, setEarly] = useState<'notYet' | 'notBooked'>();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // what was pressed may be gone
    if (done !== '') message.current?.focus();
  }, [done]);
  const buttons = useRef<HTMLDivElement>(null);
  const closed = useRef(false);
  const navigate = useNavigate();
  const booked = overview.dates.find(({ id }) => id === overview.own?.exam_date_id);
  const bookingOver = state === 'booked' && booked !== undefined && isExamBookingOver(booked, now);
  const actions = examActions(state, { attemptsLeft: overview.own?.attempts_left ?? null, bookingOver });
  const bookedDate = booked ? formatPeriod(booked, language) : '';
  const open = dates.open && canBookExam(state) && !bookingOver;
  useEffect(() => {
    if (open || !closed.current) return;
    closed.current = false;
    buttons.current?.querySelector('button')?.focus();
  }, [open]);
  const begin = () => {
    setDone('');
    setEarly(undefined);
    steps.clear();
  };
  const finish = (key: TextKey<'exam'>, date = '') => setDone(t(key, { date }));
  const take = async (place: ExamPlace | undefined) => {
    begin();
    if ((await steps.move('inProgress')) && place && !place.external) await navigate(place.address);
  };
  const again = async () => {
    begin();
    if (!(await steps.move(firstExamState({ exam_requires_booking: exam.requiresBooking })))) return;
    if (exam.requiresBooking) dates.show();
    else finish('done.again');
  };
  const confirm = async () => {
    begin();
    const cancels = asked === 'cancelDialog';
    const ok = await (cancels ? steps.cancel() : steps.move('inEvaluation'));
    setAsked(undefined);
    if (ok) finish(cancels ? 'done.cancelled' : 'done.handedIn');
  };
  const startLater = () => {
    begin();
    setEarly(state === 'cancelled' ? 'notBooked' : 'notYet');
  };
  return (
    <Stack $gap={16}>
      <ExamFacts state={state} overview={overview} person={person} />
      <Done role="status" tabIndex={-1} ref={message}>
        {done}
      </Done>
      {early && (
        <Notice tone="waiting" icon="clock" role="alert">
          {t(`problem.${early}`, { date: bookedDate })}
        </Notice>
      )}
      {steps.problem && (
        <Notice tone="failed" icon="error" role="alert">
          <ExamProblemText problem={steps.problem} overview={overview} />
        </Notice>
      )}
      {open ? (
        <ExamDates
          dates={upcomingExamDates(overview.dates, now)}
          changing={state === 'booked'}
          busy={steps.busy}
          focused={dates.pressed}
          onClose={() => {
            closed.current = true;
            dates.hide();
          }}
          onBook={async (date) => {
            begin();
            const changing = state === 'booked';
            if (!(await steps.book(date.id))) return;
            dates.hide();
            finish(changing ? 'done.changed' : 'done.booked', formatPeriod(date, language));
          }}
        />
      ) : (
        <Inline $gap={12} ref={buttons}>
          <FirstStepButton
            step={actions.first}
            state={state}
            place={exam.place}
            busy={steps.busy && asked === undefined}
            onShowDates={() => {
              begin();
              dates.show();
            }}
            onStart={() => void take(exam.place)}
            onAgain={() => void again()}
          />
          {actions.change && (
            <Button
              variant="secondary"
              onClick={() => {
                begin();
                dates.show();
              }}
            >
              {t('changeDate')}
            </Button>
          )}
          {actions.startLater && (
            <Button variant="secondary" onClick={startLater}>
              {words.linkOf(state)}
            </Button>
          )}
          {actions.handIn && (
            <Button variant="secondary" onClick={() => setAsked('handInDialog')}>
              {t('handIn')}
            </Button>
          )}
          {actions.cancel && (
            <Button variant="quiet" onClick={() => setAsked('cancelDialog')}>
              {t('cancelBooking')}
            </Button>
          )}
        </Inline>
      )}
      <ExamHistory person={person} open={exam.historyOpen} />
      {asked && (
        <Suspense>
          <ConfirmStep
            step={asked}
            date={bookedDate}
            busy={steps.busy}
            onConfirm={() => void confirm()}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
