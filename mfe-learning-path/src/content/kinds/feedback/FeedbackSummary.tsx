import {
  Button,
  color,
  Heading,
  Icon,
  Inline,
  Notice,
  Stack,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type TranslateText, useTexts } from '../../../texts.ts';
import { StepActions } from './FeedbackStep.tsx';
import type { Answer, Question, Step } from './questionnaire.ts';
import type { Feedback } from './useFeedback.ts';

const Answers = styled.dl`
  display: grid;
  gap: ${space[16]};
  & > div {
    padding-bottom: ${space[16]};
    border-bottom: 1px solid ${color.line};
  }
  & dt {
    color: ${color.ink700};
  }
  & dd {
    font-weight: 600;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface FeedbackSummaryProps {
  readonly steps: readonly Step[];
  readonly feedback: Feedback;
  readonly onChange: (step: number) => void;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

/** All answers at a glance, with a way back to each step, and the submission. */
export function FeedbackSummary({ steps, feedback, onChange, onBack, onSubmit }: FeedbackSummaryProps) {
  const { t } = useTexts('feedback');
  const { answers, submission } = feedback;
  return (
    <Stack $gap={24}>
      <Heading level={2} tabIndex={-1}>
        {t('summary')}
      </Heading>
      {steps.map(({ questions, from }, at) => (
        <Stack key={from} $gap={12}>
          <Answers>
            {questions.map((question) => (
              <div key={question.key}>
                <dt>{question.label}</dt>
                <dd>
                  <AnswerInWords question={question} answer={answers[question.key]} />
                </dd>
              </div>
            ))}
          </Answers>
          <TextLink as="button" direction="none" onClick={() => onChange(at)}>
            {t('change')}
            <VisuallyHidden> {t('changeWhich', { from, to: from + questions.length - 1 })}</VisuallyHidden>
          </TextLink>
        </Stack>
      ))}
      <Text $tone="secondary">{t('final')}</Text>
      {submission === 'failed' && (
        <Notice tone="failed" icon="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      {submission === 'waiting' && (
        <Notice tone="waiting" icon="clock" role="status">
          {t('waiting')}
        </Notice>
      )}
      <StepActions>
        {submission !== 'waiting' && (
          <Button stretch="phone" loading={submission === 'sending'} onClick={onSubmit}>
            {t('submit')}
          </Button>
        )}
        <Button variant="secondary" stretch="phone" icon="left" onClick={onBack}>
          {t('back')}
        </Button>
      </StepActions>
    </Stack>
  );
}

function AnswerInWords({ question, answer }: { question: Question; answer: Answer | undefined }) {
  const { t } = useTexts('feedback');
  if (answer !== undefined) return wordsOf(question, answer, t);
  return question.required ? (
    <Inline>
      <Icon name="warning" color={color.waiting} />
      {t('open')}
    </Inline>
  ) : (
    <Text as="span" $tone="hint">
      {t('nothing')}
    </Text>
  );
}

function wordsOf({ type }: Question, answer: Answer, t: TranslateText<'feedback'>): string {
  if (type === 'yes_no') return t(answer === true ? 'yesNo.true' : 'yesNo.false');
  if (type === 'scale' && (answer === 1 || answer === 2 || answer === 3 || answer === 4))
    return `${answer} · ${t(`scale.${answer}`)}`;
  return String(answer);
}
