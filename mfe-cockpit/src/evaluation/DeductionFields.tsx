import { formatPoints, fullName, halfStep, readPoints, signAfter } from '@learn/domain';
import { Field, Notice, Stack, Text, TextArea } from '@learn/ui';
import { StepInput } from '@learn/ui/content';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import type { Editing } from './editing.ts';
import { deductionSection, pointsIn, textIn } from './evaluationFields.ts';
import { Saved } from './Saved.tsx';

/** As many characters as the server takes for a reason. */
const maximumLength = 2000;

interface DeductionFieldsProps {
  readonly max: number;
  readonly editing: Editing;
}

/** A deduction and its reason. */
export function DeductionFields({ max, editing }: DeductionFieldsProps) {
  const { t, language } = useTexts('evaluation');
  const { own, values, isOpen, holderOf, missing, deduct } = editing;
  const [problem, setProblem] = useState<string>();
  const points = pointsIn(values, deductionSection) ?? 0;
  const reason = textIn(values, deductionSection, 'reason');
  const author = own.work.evaluation_points_deducted_user;
  const holder = holderOf(deductionSection);
  if (!isOpen)
    return points === 0 ? undefined : (
      <Stack $gap={4}>
        <Text>
          {t('deduction')}
          {signAfter(':', language)} <strong>{formatPoints(points)}</strong>
        </Text>
        <Text $tone="secondary">{reason}</Text>
        {author && (
          <Text $size={14} $tone="hint">
            {fullName(author.first_name, author.last_name)}
          </Text>
        )}
      </Stack>
    );
  const lacksReason = points > 0 && reason.trim() === '';
  return (
    <Stack $gap={16} data-section={deductionSection}>
      {holder && (
        <Notice icon="people" role="status">
          {t('held', { name: fullName(holder.first_name, holder.last_name) })}
        </Notice>
      )}
      <Field
        label={t('deductionPoints')}
        {...(problem && { error: problem })}
        aside={<Saved own={own} section={deductionSection} field="points" />}
      >
        <StepInput
          value={points === 0 ? undefined : points}
          format={formatPoints}
          read={(text) => {
            const written = readPoints(text, max);
            setProblem(written.problem && t(`problem.${written.problem}`, { max: formatPoints(max) }));
            return written.problem === undefined ? (written.points ?? undefined) : 'invalid';
          }}
          step={(value, direction) => halfStep(value ?? null, direction, max)}
          onChange={(value) => {
            if (value !== 'invalid') deduct(value ?? 0, reason);
          }}
          lessLabel={t('lessDeduction')}
          moreLabel={t('moreDeduction')}
          readOnly={holder !== undefined}
        />
      </Field>
      {points > 0 && (
        <Field
          label={t('reason')}
          hint={t('reasonHint')}
          {...(lacksReason && missing && { error: t('problem.reason') })}
          aside={<Saved own={own} section={deductionSection} field="reason" />}
        >
          <TextArea
            rows={2}
            maxLength={maximumLength}
            readOnly={holder !== undefined}
            value={reason}
            onChange={({ target }) => deduct(points, target.value)}
          />
        </Field>
      )}
      {author && !lacksReason && points > 0 && (
        <Text $size={14} $tone="hint">
          {t('deductedBy', { name: fullName(author.first_name, author.last_name) })}
        </Text>
      )}
    </Stack>
  );
}
