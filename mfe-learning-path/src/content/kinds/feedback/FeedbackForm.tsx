import { formatTime, minimumForAverages } from '@learn/domain';
import { Inline, Notice, Stack, Text, TextLink } from '@learn/ui';
import { SavedMark } from '@learn/ui/content';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../../../parts/useSessionState.ts';
import { useTexts } from '../../../texts.ts';
import { Sheet } from '../Sheet.ts';
import { StepBar } from '../StepBar.tsx';
import { FeedbackStep } from './FeedbackStep.tsx';
import { FeedbackSummary } from './FeedbackSummary.tsx';
import { type FeedbackContentData, missingOf, stepsOf } from './questionnaire.ts';
import type { Feedback, FeedbackErrors, ReturnedFeedback } from './useFeedback.ts';

interface FeedbackFormProps {
  readonly content: FeedbackContentData;
  readonly feedback: Feedback;
}

/** The questionnaire in steps, and at its end all answers together to be handed in. */
export function FeedbackForm({ content, feedback }: FeedbackFormProps) {
  const { t } = useTexts('feedback');
  const { questions } = content.questionnaire;
  const steps = stepsOf(questions);
  const [kept, setPosition] = useSessionState(`feedback/${content.translation_key}`, 0, (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined,
  );
  const position = Math.min(kept, steps.length);
  const sheet = useRef<HTMLElement>(null);
  /** where the focus goes once the step is drawn: its heading, or a question */
  const target = useRef<string>(undefined);
  useEffect(() => {
    const wanted = target.current;
    target.current = undefined;
    if (wanted !== undefined) sheet.current?.querySelector<HTMLElement>(wanted)?.focus();
  });
  const go = (next: number, selector = 'h2') => {
    target.current = selector;
    setPosition(next);
  };
  const goToFirst = (errors: FeedbackErrors) => {
    const first = questions.find(({ key }) => errors[key]);
    const at = steps.findIndex((step) => first && step.questions.includes(first));
    if (first && at >= 0) go(at, `[data-question="${CSS.escape(first.key)}"] :is(input, textarea)`);
  };
  const submit = async () => {
    const missing = missingOf(questions, feedback.answers);
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map(({ key }) => [key, [t('missing')]]));
      feedback.showErrors(errors);
      goToFirst(errors);
    } else goToFirst(await feedback.submit());
  };
  const step = steps[position];
  const { saving, returned } = feedback;
  return (
    <Sheet as="section" $gap={24} ref={sheet}>
      {position === 0 && (
        <Notice icon="lock">
          {t('anonymous', { count: minimumForAverages })} {t('once')}
        </Notice>
      )}
      {returned && <ReturnedNotice returned={returned} onShow={() => goToFirst(returned.errors)} />}
      <Stack $gap={8}>
        <Inline $justify="space-between">
          <Text $size={14} $tone="hint">
            {t('place', { number: position + 1, count: steps.length + 1 })}
          </Text>
          <SavedMark state={saving?.state}>
            {saving && t(`saving.${saving.state}`, { time: saving.at ? formatTime(saving.at) : '' })}
          </SavedMark>
        </Inline>
        <StepBar count={steps.length + 1} position={position} />
      </Stack>
      {step ? (
        <FeedbackStep
          key={position}
          step={step}
          feedback={feedback}
          onBack={position > 0 ? () => go(position - 1) : undefined}
          onNext={() => go(position + 1)}
        />
      ) : (
        <FeedbackSummary
          steps={steps}
          feedback={feedback}
          onChange={(at) => go(at)}
          onBack={() => go(position - 1)}
          onSubmit={() => void submit()}
        />
      )}
    </Sheet>
  );
}

/** Says that what waited for the network was not taken, and leads to the first question that is to be changed. */
function ReturnedNotice({ returned, onShow }: { returned: ReturnedFeedback; onShow: () => void }) {
  const { t } = useTexts('feedback');
  const isWrong = Object.keys(returned.errors).length > 0;
  return (
    <Notice
      tone="failed"
      icon="error"
      role="alert"
      action={
        isWrong && (
          <TextLink as="button" direction="none" onClick={onShow}>
            {t('toFirst')}
          </TextLink>
        )
      }
    >
      {isWrong ? t('refused') : returned.reason || t('failed')}
    </Notice>
  );
}
