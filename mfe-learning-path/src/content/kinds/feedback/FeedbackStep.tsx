import { Button, Field, Heading, Stack, space, TextArea } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { FormEvent } from 'react';
import { useTexts } from '../../../texts.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import type { Question, Step } from './questionnaire.ts';
import type { Feedback } from './useFeedback.ts';

/** Back at the left, on at the right; on a phone on first, as it is what one mostly wants. */
export const StepActions = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: ${space[12]};
  justify-content: space-between;
`;

interface FeedbackStepProps {
  readonly step: Step;
  readonly feedback: Feedback;
  /** undefined on the first step */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}

/** A few questions; going on and back keeps what is answered. */
export function FeedbackStep({ step, feedback, onBack, onNext }: FeedbackStepProps) {
  const { t } = useTexts('feedback');
  const { questions, from } = step;
  const to = from + questions.length - 1;
  const next = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form onSubmit={next} noValidate>
      <Stack $gap={32}>
        <Heading level={2} tabIndex={-1}>
          {from === to ? t('question', { from }) : t('questions', { from, to })}
        </Heading>
        {questions.map((question) => (
          <div key={question.key} data-question={question.key}>
            <QuestionField question={question} feedback={feedback} />
          </div>
        ))}
        <StepActions>
          <Button type="submit" stretch="phone" iconEnd="right">
            {t('next')}
          </Button>
          {onBack && (
            <Button variant="secondary" stretch="phone" icon="left" onClick={onBack}>
              {t('back')}
            </Button>
          )}
        </StepActions>
      </Stack>
    </form>
  );
}

const scale = ['1', '2', '3', '4'] as const;

function QuestionField({ question, feedback }: { question: Question; feedback: Feedback }) {
  const { t } = useTexts('feedback');
  const { key, type, label, required } = question;
  const given = feedback.answers[key];
  const error = feedback.errors[key]?.join(' ');
  const choice = { label, required, error, value: given === undefined ? undefined : String(given) };
  switch (type) {
    case 'scale':
      return (
        <ChoiceQuestion
          {...choice}
          options={scale.map((value) => ({ value, mark: value, label: t(`scale.${value}`) }))}
          onChange={(value) => feedback.answer(key, Number(value))}
        />
      );
    case 'yes_no':
      return (
        <ChoiceQuestion
          {...choice}
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`yesNo.${value}`) }))}
          onChange={(value) => feedback.answer(key, value === 'true')}
        />
      );
    case 'text':
      return (
        <Field label={label} aside={required ? undefined : t('optional')} error={error}>
          <TextArea
            value={typeof given === 'string' ? given : ''}
            onChange={(event) => feedback.answer(key, event.currentTarget.value)}
          />
        </Field>
      );
  }
}
