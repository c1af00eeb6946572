import type { Language } from '@learn/domain';
import { Button, color, Figure, Heading, Icon, Stack, VisuallyHidden } from '@learn/ui';
import { IconLine } from '@learn/ui/content';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts.ts';
import { type Answer, isRight, type Question, rightAnswers } from './assessment.ts';
import { SheetCard } from './Sheet.ts';

interface AssessmentResultProps {
  readonly language: Language;
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
  readonly onRestart: () => void;
}

/** How many questions were answered rightly, and which. */
export function AssessmentResult({ language, questions, answers, onRestart }: AssessmentResultProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SheetCard>
      <Stack $gap={24} $align="start">
        <Heading level={2} tabIndex={-1} ref={heading}>
          {t('assessment.result')}
        </Heading>
        <Figure value={rightAnswers(questions, answers)}>
          {t('assessment.ofRight', { count: questions.length })}
        </Figure>
        <Stack as="ol" $gap={12}>
          {questions.map((question, index) => {
            const right = isRight(question, answers[index] ?? []);
            return (
              <IconLine key={question.question}>
                <Icon name={right ? 'check' : 'close'} color={right ? color.finished : color.failed} />
                <span>
                  <VisuallyHidden>{t(right ? 'assessment.right' : 'assessment.wrong')} </VisuallyHidden>
                  <span lang={language}>{question.question}</span>
                </span>
              </IconLine>
            );
          })}
        </Stack>
        <Button variant="secondary" stretch="phone" icon="retry" onClick={onRestart}>
          {t('assessment.restart')}
        </Button>
      </Stack>
    </SheetCard>
  );
}
