import { formatDateTime, isPast } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Heading, Notice, Stack, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { AnswerList } from './AnswerList.tsx';
import { AnswerView } from './AnswerView.tsx';
import { Brief } from './Brief.tsx';
import { Evaluation } from './Evaluation.tsx';
import { Solution } from './Solution.tsx';
import type { AssignmentContentData, AssignmentData, OwnWork, Work } from './useWork.ts';
import { Withdrawal } from './Withdrawal.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  scroll-margin-top: 96px;
  &:focus {
    outline: none;
  }
`;

interface SubmittedWorkProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
  readonly own: OwnWork;
  readonly work: Work;
  /** it was handed in just now, on this page */
  readonly arrived: boolean;
  readonly onWithdrawn: () => void;
}

/** Work that was handed in: its evaluation once that is released, else what it waits for; the own answers to read. */
export function SubmittedWork({ content, assignment, own, work, arrived, onWithdrawn }: SubmittedWorkProps) {
  const { t } = useTexts('assignment');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that had the focus is gone
    if (arrived) root.current?.focus();
  }, [arrived]);
  const released = work.completion_status === 'EVALUATION_SUBMITTED';
  return (
    <Root ref={root} tabIndex={-1}>
      {released ? (
        <Evaluation assignment={assignment} language={content.language} work={work} />
      ) : (
        <Awaiting content={content} assignment={assignment} work={work} />
      )}
      {work.withdrawable_until && (
        <Withdrawal
          content={content}
          assignment={assignment}
          own={own}
          until={work.withdrawable_until}
          onWithdrawn={onWithdrawn}
        />
      )}
      <Unsent assignment={assignment} language={content.language} own={own} />
      {assignment.solution_sample && (
        <Solution sample={assignment.solution_sample} language={content.language} />
      )}
      <Brief content={content} assignment={assignment} deadline="none" />
      <Stack as="section" $gap={24} aria-labelledby="answers-title">
        <Heading level={2} id="answers-title">
          {t('work.answers')}
        </Heading>
        <AnswerList assignment={assignment} language={content.language} work={work} answers={own.confirmed} />
      </Stack>
    </Root>
  );
}

function Awaiting({
  content,
  assignment,
  work,
}: Pick<SubmittedWorkProps, 'content' | 'assignment' | 'work'>) {
  const { t, language } = useTexts('assignment');
  const now = useNow();
  const until = content.course_session_assignment?.evaluation_deadline?.start;
  const date = work.submitted_at ? formatDateTime(work.submitted_at, language) : '';
  const conditions = content.assignment_type === 'CONDITION_ACCEPTANCE';
  const sentence = !assignment.needs_expert_evaluation
    ? t('work.noEvaluation')
    : until && !isPast(until, now)
      ? t('work.awaitsUntil', { date: formatDateTime(until, language) })
      : t('work.awaits');
  return (
    <Notice tone="finished" icon="check" role="status">
      <Text $weight="strong">{t(conditions ? 'work.accepted' : 'work.submittedAt', { date })}</Text>
      {!conditions && sentence}
    </Notice>
  );
}

/** What was typed here after the work had been handed in elsewhere: it is shown, so that nothing typed is lost. */
function Unsent({
  assignment,
  language,
  own,
}: Pick<SubmittedWorkProps, 'assignment' | 'own'> & { language: string }) {
  const { t } = useTexts('assignment');
  const left = assignment.tasks.flatMap((task) =>
    task.blocks.flatMap((block) => {
      const typed = own.drafts.get(task.key)?.[block.key];
      return typed ? [{ task, block, typed }] : [];
    }),
  );
  if (left.length === 0) return undefined;
  return (
    <Notice
      tone="waiting"
      icon="warning"
      action={
        <TextLink
          as="button"
          direction="none"
          onClick={() => {
            for (const { task } of left) own.discard(task.key);
          }}
        >
          {t('work.discard')}
        </TextLink>
      }
    >
      <Text $weight="strong">{t('work.unsent')}</Text>
      <Text>{t('work.unsentText')}</Text>
      {left.map(({ task, block, typed }) => (
        <div key={`${task.key} ${block.key}`} lang={language}>
          <AnswerView block={block} answer={typed.value} file={typed.file} />
        </div>
      ))}
    </Notice>
  );
}
