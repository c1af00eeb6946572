import { isAssignmentSubmitted } from '@learn/domain';
import { useSearchParams } from '@learn/platform/router';
import { Card, Heading, Notice, Stack, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect, useRef, useState } from 'react';
import { useTakesPart } from '../../../progress/useTakesPart.ts';
import { useTexts } from '../../../texts.ts';
import { AnswerList } from './AnswerList.tsx';
import { Brief } from './Brief.tsx';
import { ConditionForm } from './ConditionForm.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Solution } from './Solution.tsx';
import { SubmittedWork } from './SubmittedWork.tsx';
import { type FormPlace, loadSubmitDialog, Summary } from './Summary.tsx';
import { goTo, TaskForm } from './TaskForm.tsx';
import { TaskPreview } from './TaskPreview.tsx';
import { type AssignmentContentData, type AssignmentData, useWork } from './useWork.ts';

/** Takes the focus from the button that has gone. */
const Pressed = styled(Stack)`
  scroll-margin-top: 96px;
  &:focus {
    outline: none;
  }
`;

/** An assignment: to answer, to hand in and to read its evaluation; in a preview to look at. */
export function AssignmentContent({ content }: { content: AssignmentContentData }) {
  const { t } = useTexts('assignment');
  // what is answered does not wait for the progress, and does not go with it when that cannot be had
  const takesPart = useTakesPart();
  const assignment = content.content_assignment;
  if (!assignment) return <Notice icon="clock">{t('notPrepared')}</Notice>;
  if (takesPart) return <OwnAssignment content={content} assignment={assignment} />;
  return (
    <Stack $gap={48}>
      <Brief content={content} assignment={assignment} deadline="shown" />
      <Notice icon="eye">{t('answer.preview')}</Notice>
      <TaskPreview assignment={assignment} language={content.language} />
      {assignment.solution_sample && (
        <Solution sample={assignment.solution_sample} language={content.language} />
      )}
    </Stack>
  );
}

interface OwnAssignmentProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
}

function OwnAssignment({ content, assignment }: OwnAssignmentProps) {
  const own = useWork(content, assignment);
  const [search, setSearch] = useSearchParams();
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<FormPlace>(undefined);
  const atSummary = search.get('step') === 'summary';
  const show = (step: 'summary' | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (step) next.set('step', step);
      else next.delete('step');
      return next;
    });
  useEffect(() => {
    if (atSummary || wanted.current === undefined) return;
    goTo(root.current, wanted.current.task, wanted.current.question);
    wanted.current = undefined;
  }, [atSummary]);
  useEffect(() => {
    // the question must be there without network, too
    loadSubmitDialog().catch(() => undefined);
  }, []);
  const [putOff, setPutOff] = useState<string>();
  const pressed = useRef(false);
  const handedIn = useRef(false);
  useEffect(() => {
    if (own.submits) handedIn.current = true;
  }, [own.submits]);
  const { work } = own;
  const language = content.language;
  if (work && isAssignmentSubmitted(work.completion_status))
    return (
      <SubmittedWork
        content={content}
        assignment={assignment}
        own={own}
        work={work}
        arrived={handedIn.current}
        onWithdrawn={() => show('summary')}
      />
    );
  const conflicts = (
    <Conflicts assignment={assignment} language={language} own={own} putOff={putOff} onPutOff={setPutOff} />
  );
  const handIn = () => {
    pressed.current = true;
    // what was put off has to be decided now
    setPutOff(undefined);
    void own.autosave.submit();
  };
  if (own.submits)
    return <Submission assignment={assignment} language={language} own={own} pressed={pressed.current} />;
  if (content.assignment_type === 'CONDITION_ACCEPTANCE')
    return (
      <>
        {conflicts}
        <ConditionForm content={content} assignment={assignment} own={own} onSubmit={handIn} />
      </>
    );
  return (
    <div ref={root}>
      {conflicts}
      {atSummary ? (
        <Summary
          content={content}
          assignment={assignment}
          own={own}
          onSubmit={handIn}
          onBack={(place) => {
            wanted.current = place;
            show(undefined);
          }}
        />
      ) : (
        <TaskForm content={content} assignment={assignment} own={own} onDone={() => show('summary')} />
      )}
    </div>
  );
}

interface SubmissionProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly own: ReturnType<typeof useWork>;
  /** just now, on this page */
  readonly pressed: boolean;
}

/** Handed in, and on its way or waiting for the network: it shows as handed in, and cannot be changed meanwhile. */
function Submission({ assignment, language, own, pressed }: SubmissionProps) {
  const { t } = useTexts('assignment');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed) root.current?.focus();
  }, [pressed]);
  const waits = own.phase === 'waiting';
  return (
    <Pressed $gap={24} ref={root} tabIndex={-1}>
      <Notice tone={waits ? 'waiting' : 'progress'} icon={waits ? 'offline' : 'clock'} role="status">
        <Text $weight="strong">{t(waits ? 'work.waitingTitle' : 'work.sending')}</Text>
        {waits && t('work.waiting')}
      </Notice>
      <Card as="section" aria-labelledby="answers-title">
        <Stack $gap={24}>
          <Heading level={2} id="answers-title">
            {t('work.answers')}
          </Heading>
          <AnswerList
            assignment={assignment}
            language={language}
            work={own.work}
            answers={own.answers}
            drafts={own.drafts}
          />
        </Stack>
      </Card>
    </Pressed>
  );
}
