import { withdrawalMinutes } from '@learn/domain';
import { Button, color, fontSize, Heading, Icon, Notice, Stack, space, Text, TextLink } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { AnswerList } from './AnswerList.tsx';
import { isTaskAnswered } from './answers.ts';
import { SavingNotice } from './SavingNotice.tsx';
import { SubmitBar } from './SubmitBar.ts';
import type { AssignmentContentData, AssignmentData, OwnWork } from './useWork.ts';

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

/** A task of the form, or one of its questions. */
export interface FormPlace {
  readonly task: string;
  readonly question?: string;
}

/** Loads the question that comes before the submission. */
export const loadSubmitDialog = async () => ({
  default: (await import('./SubmitDialog.tsx')).SubmitDialog,
});

const SubmitDialog = lazy(loadSubmitDialog);

interface SummaryProps {
  readonly content: AssignmentContentData;
  readonly assignment: AssignmentData;
  readonly own: OwnWork;
  readonly onBack: (place?: FormPlace) => void;
  readonly onSubmit: () => void;
}

/** All answers once more, with the ways to what is empty; from here it is handed in (domain decisions §7). */
export function Summary({ content, assignment, own, onBack, onSubmit }: SummaryProps) {
  const { language } = content;
  const { t } = useTexts('assignment');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const declaration = useRef<HTMLInputElement>(null);
  const [declared, setDeclared] = useState(false);
  const [asks, setAsks] = useState<'declaration' | 'submission'>();
  const ask = () => {
    const isMissing = Boolean(assignment.declaration) && !declared;
    setAsks(isMissing ? 'declaration' : 'submission');
    if (isMissing) declaration.current?.focus();
  };
  const count = assignment.tasks.length;
  const done = assignment.tasks.filter((task) => isTaskAnswered(task, own.answers)).length;
  const stuck = own.phase === 'failed' || own.phase === 'refused';
  return (
    <Stack as="section" $gap={24} aria-labelledby="summary-title" style={{ maxWidth: 760 }}>
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
              <TextLink as="button" onClick={() => onBack({ task: task.key })}>
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
      {assignment.declaration && (
        <section aria-labelledby="declaration-title">
          <Heading level={3} id="declaration-title">
            {t('declaration.title')}
          </Heading>
          <Checkbox
            ref={declaration}
            required
            label={<span lang={language}>{assignment.declaration}</span>}
            checked={declared}
            onChange={({ currentTarget }) => setDeclared(currentTarget.checked)}
            error={asks === 'declaration' && !declared ? t('declaration.missing') : undefined}
          />
        </section>
      )}
      <SubmitBar>
        <Final>
          <Icon name="info" size={16} />
          {t('submit.final', { minutes: withdrawalMinutes })}
        </Final>
        <Button onClick={ask}>{t('submit.send')}</Button>
      </SubmitBar>
      {asks === 'submission' && (
        <Suspense>
          <SubmitDialog
            content={content}
            assignment={assignment}
            own={own}
            onGo={onBack}
            onSubmit={() => {
              setAsks(undefined);
              onSubmit();
            }}
            onClose={() => setAsks(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
