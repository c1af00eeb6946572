import { formatPoints, halfStep, readPoints, signAfter } from '@learn/domain';
import { Field, Inline, Text, VisuallyHidden } from '@learn/ui';
import { StepInput } from '@learn/ui/content';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import type { Editing } from './editing.ts';
import { pointsIn } from './evaluationFields.ts';
import { Saved } from './Saved.tsx';

type Problem = NonNullable<ReturnType<typeof readPoints>['problem']>;

interface PointsFieldProps {
  readonly section: string;
  /** of the task, for those who hear only the field */
  readonly title: string;
  readonly max: number;
  readonly editing: Editing;
}

/** Points of a part: typed with a comma or a point, or moved by halves; saved as they are given. */
export function PointsField({ section, title, max, editing }: PointsFieldProps) {
  const { t, language } = useTexts('evaluation');
  const { isOpen, holderOf, missing, own } = editing;
  const [problem, setProblem] = useState<Problem>();
  const points = pointsIn(editing.values, section);
  const error =
    problem !== undefined
      ? t(`problem.${problem}`, { max: formatPoints(max) })
      : missing && points === undefined
        ? t('problem.missing')
        : undefined;
  const read = (text: string) => {
    const written = readPoints(text, max);
    return written.problem === undefined ? (written.points ?? undefined) : ('invalid' as const);
  };
  if (!isOpen)
    return (
      <Text>
        {t('points')}
        {signAfter(':', language)} <strong>{points === undefined ? '–' : formatPoints(points)}</strong>{' '}
        {t('ofPoints', { max: formatPoints(max) })}
      </Text>
    );
  return (
    <Field
      label={
        <>
          {t('points')} <VisuallyHidden>{t('pointsOf', { title })}</VisuallyHidden>
        </>
      }
      {...(error && { error })}
      aside={<Saved own={own} section={section} field="points" />}
    >
      <Inline $gap={12}>
        <StepInput
          value={points}
          format={formatPoints}
          read={(text) => {
            setProblem(readPoints(text, max).problem);
            return read(text);
          }}
          step={(value, direction) => halfStep(value ?? null, direction, max)}
          onChange={(value) => {
            if (value !== 'invalid') editing.change(section, 'points', value ?? null);
          }}
          lessLabel={t('less', { title })}
          moreLabel={t('more', { title })}
          readOnly={holderOf(section) !== undefined}
        />
        <Text as="span" $tone="secondary">
          {t('ofPoints', { max: formatPoints(max) })}
        </Text>
      </Inline>
    </Field>
  );
}
