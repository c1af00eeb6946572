import type { Language } from '@learn/domain';
import { color, Icon, Notice, Stack, Text } from '@learn/ui';
import { IconLine } from '@learn/ui/content';
import { useEffect, useRef } from 'react';
import { type TextKey, useTexts } from '../../texts.ts';
import { type Answer, isRight, type Question } from './assessment.ts';

interface AnsweredOptionsProps {
  readonly language: Language;
  readonly question: Question;
  readonly answer: Answer;
}

/** A question after the answer: each option with what was right and what was chosen, then the explanation. */
export function AnsweredOptions({ language, question, answer }: AnsweredOptionsProps) {
  const { t } = useTexts();
  const right = isRight(question, answer);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <Stack>
      <Stack as="ul" $gap={12}>
        {question.options.map(({ text, correct }, option) => {
          const note = noteOf(correct, answer.includes(option));
          return (
            <IconLine key={text}>
              <Icon
                name={correct ? 'check' : answer.includes(option) ? 'close' : 'minus'}
                color={correct ? color.finished : answer.includes(option) ? color.failed : color.ink500}
              />
              <div>
                <span lang={language}>{text}</span>
                {note && (
                  <Text $size={14} $tone="hint">
                    {t(note)}
                  </Text>
                )}
              </div>
            </IconLine>
          );
        })}
      </Stack>
      <div ref={result} tabIndex={-1}>
        <Notice tone={right ? 'finished' : 'failed'} icon={right ? 'check' : 'close'}>
          <strong>{t(right ? 'assessment.right' : 'assessment.wrong')}</strong>{' '}
          <span lang={language}>{question.explanation}</span>
        </Notice>
      </div>
    </Stack>
  );
}

function noteOf(correct: boolean, chosen: boolean): TextKey | undefined {
  if (correct) return chosen ? 'assessment.chosenRight' : 'assessment.missedRight';
  return chosen ? 'assessment.chosenWrong' : undefined;
}
