import { isAnswered, withdrawalMinutes } from '@learn/domain';
import { valueIn } from '@learn/platform/form';
import { Button, Heading, Icon, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { AnswerField } from './AnswerField.tsx';
import { questionsOf } from './answers.ts';
import { Brief } from './Brief.tsx';
import { SavingNotice } from './SavingNotice.tsx';
import { SubmitBar } from './SubmitBar.ts';
import type { AssignmentContentData, AssignmentData, OwnWork } from './useWork.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: 760px;
  & > section {
    display: grid;
    gap: ${space[8]};
  }
`;

interface ConditionFormProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
  readonly own: OwnWork;
  readonly onSubmit: () => void;
}

/** Conditions to accept: read, tick, confirm. Nothing is handed in while one is not confirmed. */
export function ConditionForm({ content, assignment, own, onSubmit }: ConditionFormProps) {
  const { t } = useTexts('assignment');
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const isOpen = (task: string, block: string) => !isAnswered(valueIn(own.answers, task, block));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const missing = assignment.tasks.some((task) =>
      questionsOf(task).some(({ key }) => isOpen(task.key, key)),
    );
    if (!missing) return onSubmit();
    const open = [...(form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    open.find((field) => (field.type === 'checkbox' ? !field.checked : field.value === ''))?.focus();
  };
  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <Brief content={content} assignment={assignment} deadline="own" />
      {assignment.tasks.map((task) => (
        <section key={task.key} aria-labelledby={`${task.key}-title`}>
          <Heading level={2} id={`${task.key}-title`}>
            <span lang={content.language}>{task.title}</span>
          </Heading>
          {task.blocks.map((block) => (
            <AnswerField
              key={block.key}
              task={task.key}
              block={block}
              language={content.language}
              own={own}
              error={
                tried && block.__typename !== 'AssignmentExplanation' && isOpen(task.key, block.key)
                  ? t('submit.acceptMissing')
                  : undefined
              }
            />
          ))}
        </section>
      ))}
      <SavingNotice own={own} />
      <SubmitBar>
        <Text $size={14} $tone="secondary">
          <Icon name="info" size={16} /> {t('submit.finalAccept', { minutes: withdrawalMinutes })}
        </Text>
        <Button type="submit">{t('submit.accept')}</Button>
      </SubmitBar>
    </Form>
  );
}
