import { Button, color, fontSize, Heading, Icon, Notice, Stack, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { AnswerList } from './AnswerList.tsx';
import { isTaskAnswered } from './answers.ts';
import { SavingNotice } from './SavingNotice.tsx';
import { SubmitBar } from './SubmitBar.ts';
import type { AssignmentData, OwnWork } from './useWork.ts';

const Final = styled.p`
  display: flex;
  gap: ${space[8]};
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

interface SummaryProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly own: OwnWork;
  /** back to the form, to one of its tasks */
  readonly onBack: (task?: string) => void;
  readonly onSubmit: () => void;
}

/** All answers once more, with the ways to what is empty; from here it is handed in (domain decisions §7). */
export function Summary({ assignment, language, own, onBack, onSubmit }: SummaryProps) {
  const { t } = useTexts('assignment');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = assignment.tasks.length;
  const done = assignment.tasks.filter((task) => isTaskAnswered(task, own.answers)).length;
  const stuck = own.phase === 'failed' || own.phase === 'refused';
  return (
    <Stack as="section" $gap={24} aria-labelledby="summary-title">
      <Stack $gap={8} $align="start">
        <TextLink as="button" direction="back" onClick={() => onBack()}>
          {t('submit.back')}
        </TextLink>
        <Heading level={2} id="summary-title" tabIndex={-1} ref={heading}>
          {t('submit.title')}
        </Heading>
        <Text $tone="secondary">{t('steps.sentence', { done, count })}</Text>
      </Stack>
      <AnswerList
        assignment={assignment}
        language={language}
        work={own.work}
        answers={own.answers}
        drafts={own.drafts}
        after={(task, number) =>
          !isTaskAnswered(task, own.answers) && (
            <div>
              <TextLink as="button" onClick={() => onBack(task.key)}>
                {t('submit.fill', { task: t('steps.task', { number }) })}
              </TextLink>
            </div>
          )
        }
      />
      {stuck ? (
        <SavingNotice own={own} />
      ) : (
        done < count && (
          <Notice tone="waiting" icon="warning">
            {t('submit.incomplete')}
          </Notice>
        )
      )}
      <SubmitBar>
        <Final>
          <Icon name="info" size={16} />
          {t('submit.final')}
        </Final>
        <Button onClick={onSubmit}>{t('submit.send')}</Button>
      </SubmitBar>
    </Stack>
  );
}
