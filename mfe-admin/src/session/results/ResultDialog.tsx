import { endpoints } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { rest } from '@learn/platform';
import { Field, Notice, TextArea } from '@learn/ui';
import { RadioGroup } from '@learn/ui/content';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { useTexts } from '../../texts.ts';
import type { Booking, ExamAddress } from '../sessionData.ts';

interface ResultValues {
  readonly state: 'passed' | 'failed' | 'none' | undefined;
  readonly reason: string;
}

interface ResultDialogProps {
  readonly booking: Booking;
  readonly address: ExamAddress;
  readonly onClose: () => void;
}

/** Records whether a person has passed, or takes that back, with the reason that stays beside it (domain decisions §6). */
export function ResultDialog({ booking, address, onClose }: ResultDialogProps) {
  const { t } = useTexts('session');
  const { t: own } = useTexts();
  const { user_id: userId, state, state_before_result } = booking;
  // a server of an earlier release does not tell it
  const before = state_before_result ?? 'inEvaluation';
  const result = state === 'passed' || state === 'failed' ? state : undefined;
  const form = useSavedForm<ResultValues>({
    draftKey: `admin/result/${address.courseSessionId}/${address.circleId}/${userId}`,
    saved: { state: result, reason: '' },
    check: (values) => ({
      state: values.state === undefined ? own('form.required') : undefined,
      reason: values.reason.trim() === '' ? own('form.required') : undefined,
    }),
    send: async (values) => {
      if (values.state === undefined) return;
      await rest.send(endpoints.setExamState, {
        params: { ...address, userId },
        body: { state: values.state === 'none' ? before : values.state, reason: values.reason },
      });
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog title={fullName(booking.first_name, booking.last_name)} onClose={onClose} form={form}>
      <RadioGroup
        label={t('results.result')}
        options={[
          { value: 'passed', label: t('results.state.passed') },
          { value: 'failed', label: t('results.state.failed') },
          ...(result ? [{ value: 'none', label: t('results.noResult') } as const] : []),
        ]}
        value={values.state}
        onChange={(chosen) => change({ state: chosen })}
        error={errors.state}
      />
      <Field label={t('results.reason')} hint={t('results.reasonHint')} error={errors.reason} required>
        <TextArea
          maxLength={1000}
          value={values.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
      </Field>
      <Notice icon="bell">
        {values.state === 'none'
          ? t('results.takenBack', { state: t(`results.state.${before}`) })
          : t('results.told')}
      </Notice>
    </FormDialog>
  );
}
