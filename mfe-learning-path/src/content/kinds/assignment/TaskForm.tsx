import { Button, color, Heading, Icon, Inline, media, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type FormEvent, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { AnswerField } from './AnswerField.tsx';
import { isTaskAnswered } from './answers.ts';
import { Brief } from './Brief.tsx';
import { SavingNotice } from './SavingNotice.tsx';
import { SubmitBar } from './SubmitBar.ts';
import { TaskSteps } from './TaskSteps.tsx';
import type { AssignmentContentData, AssignmentData, OwnWork } from './useWork.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  ${media.lg} {
    grid-template-columns: 224px minmax(0, 1fr);
    gap: ${space[32]} ${space[64]};
    & > * {
      grid-column: 2;
    }
    & > div:first-child {
      grid-column: 1;
      grid-row: 1 / span 3;
    }
  }
`;

/** On a phone its child sticks to the page, not to this box. */
const Side = styled.div`
  ${media.belowLg} {
    display: contents;
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 760px;
  & > section {
    display: grid;
    gap: ${space[16]};
    padding-bottom: ${space[32]};
    margin-bottom: ${space[32]};
    border-bottom: 1px solid ${color.line};
    scroll-margin-top: 120px;
  }
  & > section:last-of-type {
    margin-bottom: 0;
  }
  & > section:focus {
    outline: none;
  }
`;

interface TaskFormProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
  readonly own: OwnWork;
  /** goes on to the summary, from which it is handed in */
  readonly onDone: () => void;
}

/** All tasks on one page, with the steps beside them; every answer saves itself. */
export function TaskForm({ content, assignment, own, onDone }: TaskFormProps) {
  const { t } = useTexts('assignment');
  const form = useRef<HTMLFormElement>(null);
  const { tasks } = assignment;
  const steps = tasks.map((task) => ({ key: task.key, done: isTaskAnswered(task, own.answers) }));
  const open = steps.flatMap(({ done }, index) => (done ? [] : [index]));
  const go = (task: string | undefined) => goTo(form.current, task);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void own.autosave.saveNow();
    onDone();
  };
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <Side>
        <TaskSteps steps={steps} onGo={go} />
      </Side>
      <Sections>
        <Brief content={content} assignment={assignment} deadline="own" />
        {tasks.map((task, index) => (
          <section key={task.key} data-task={task.key} tabIndex={-1} aria-labelledby={`${task.key}-title`}>
            <div>
              <Text $size={14} $tone="hint">
                {t('steps.task', { number: index + 1 })}
              </Text>
              <Heading level={2} id={`${task.key}-title`}>
                <span lang={content.language}>{task.title}</span>
              </Heading>
            </div>
            {task.blocks.map((block) => (
              <AnswerField
                key={block.key}
                task={task.key}
                block={block}
                language={content.language}
                own={own}
              />
            ))}
          </section>
        ))}
        <SavingNotice own={own} />
      </Sections>
      <SubmitBar data-task="submission">
        <Inline $nowrap>
          {open[0] === undefined ? (
            <>
              <Icon name="check" size={16} color={color.finished} />
              <Text as="span" $size={14}>
                {t('submit.allAnswered')}
              </Text>
            </>
          ) : (
            <>
              <Icon name="info" size={16} color={color.waiting} />
              <MissingLink open={open} onGo={(index) => go(tasks[index]?.key)} />
            </>
          )}
        </Inline>
        <Button type="submit" iconEnd="right">
          {t('submit.toSummary')}
        </Button>
      </SubmitBar>
    </Form>
  );
}

function MissingLink({ open, onGo }: { open: readonly number[]; onGo: (index: number) => void }) {
  const { t } = useTexts('assignment');
  const [first = 0] = open;
  const task = t('steps.task', { number: first + 1 });
  return (
    <TextLink as="button" direction="none" onClick={() => onGo(first)}>
      {open.length > 1
        ? t('submit.missingMore', { task, count: open.length - 1 })
        : t('submit.missing', { task })}
    </TextLink>
  );
}

/** Brings a task into view, and the focus to one of its questions or to the first. */
export function goTo(form: HTMLElement | null, task = 'submission', question?: string): void {
  const whole = form?.querySelector<HTMLElement>(`[data-task="${task}"]`);
  const section = whole?.querySelector<HTMLElement>(`[data-question="${question}"]`) ?? whole;
  section?.scrollIntoView({ block: 'start' });
  const field = section?.querySelector<HTMLElement>('textarea, input:not([type="file"]), button');
  (field ?? section)?.focus({ preventScroll: true });
}
