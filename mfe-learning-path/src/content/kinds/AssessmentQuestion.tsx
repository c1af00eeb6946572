import type { Language } from '@learn/domain';
import { Button, Heading, Stack, Text, VisuallyHidden } from '@learn/ui';
import { Checkbox, RadioGroup } from '@learn/ui/content';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { AnsweredOptions } from './AnsweredOptions.tsx';
import { type Answer, hasSeveralCorrect, type Question } from './assessment.ts';
import { SheetCard } from './Sheet.ts';

interface AssessmentQuestionProps {
  readonly language: Language;
  readonly question: Question;
  /** from 1 */
  readonly number: number;
  readonly count: number;
  /** undefined until it is given */
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onNext: () => void;
}

/** One question: choose, answer, read why, go on. */
export function AssessmentQuestion(properties: AssessmentQuestionProps) {
  const { language, question, number, count, answer, onNext } = properties;
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the first question comes with the page, whose own heading takes the focus
    if (number > 1) heading.current?.focus();
  }, [number]);
  return (
    <Stack>
      <Text $size={14} $tone="hint">
        {t('assessment.place', { number, count })}
      </Text>
      <SheetCard>
        <Stack>
          <Heading level={2} size={18} tabIndex={-1} ref={heading}>
            <span lang={language}>{question.question}</span>
          </Heading>
          {answer ? (
            <AnsweredOptions language={language} question={question} answer={answer} />
          ) : (
            <QuestionForm {...properties} />
          )}
        </Stack>
      </SheetCard>
      {answer && (
        <div>
          <Button variant="secondary" stretch="phone" iconEnd="right" onClick={onNext}>
            {t(number < count ? 'assessment.next' : 'assessment.showResult')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function QuestionForm({ language, question, onAnswer }: AssessmentQuestionProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<Answer>([]);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) setMissing(true);
    else onAnswer(chosen);
  };
  const error = missing && chosen.length === 0 ? t('assessment.chooseFirst') : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {hasSeveralCorrect(question) ? (
          <fieldset>
            <VisuallyHidden as="legend">{question.question}</VisuallyHidden>
            <Text $size={14} $tone="secondary">
              {t('assessment.several')}
            </Text>
            {question.options.map(({ text }, option) => (
              <Checkbox
                key={text}
                label={<span lang={language}>{text}</span>}
                checked={chosen.includes(option)}
                error={option === question.options.length - 1 ? error : undefined}
                onChange={(event) =>
                  setChosen(
                    event.currentTarget.checked
                      ? [...chosen, option]
                      : chosen.filter((other) => other !== option),
                  )
                }
              />
            ))}
          </fieldset>
        ) : (
          <RadioGroup
            label={<VisuallyHidden>{question.question}</VisuallyHidden>}
            options={question.options.map(({ text }, option) => ({
              value: String(option),
              label: <span lang={language}>{text}</span>,
            }))}
            value={chosen[0] === undefined ? undefined : String(chosen[0])}
            onChange={(option) => setChosen([Number(option)])}
            error={error}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" stretch="phone">
            {t('assessment.answer')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
