import { endpoints } from '@learn/contracts';
import { formatShortDate } from '@learn/domain';
import { rest } from '@learn/platform';
import { Field, Notice, TextInput } from '@learn/ui';
import { FormDialog } from '../../form/FormDialog.tsx';
import { onlyChanged } from '../../form/onlyChanged.ts';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { useTexts } from '../../texts.ts';
import type { AdminSession, CirclePlan } from '../sessionData.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { periodErrors } from './periodErrors.ts';
import { momentAt, type TypedPeriod, typedPeriod } from './times.ts';

interface DayValues extends TypedPeriod {
  readonly location: string;
  readonly trainer: string;
}

interface DayDialogProps {
  readonly planned: CirclePlan['days'][number];
  readonly session: AdminSession;
  readonly onClose: () => void;
}

/** When and where an attendance day takes place, and who holds it; it says who is told when it moves. */
export function DayDialog({ planned, session, onClose }: DayDialogProps) {
  const { t } = useTexts('session');
  const { t: own } = useTexts();
  const { day, content_key } = planned;
  const stored = day && {
    ...typedPeriod(day.start, day.end),
    location: day.location,
    trainer: day.trainer,
  };
  const form = useSavedForm<DayValues>({
    draftKey: `admin/day/${session.id}/${content_key}`,
    saved: stored ?? { day: '', from: '08:30', until: '16:30', location: '', trainer: '' },
    // of two who plan it at the same time the second is asked, too
    stored: stored ?? { day: null, from: null, until: null, location: null, trainer: null },
    check: (values) => periodErrors(values, own),
    fieldOf: (field) => ({ end: 'until', start: 'from' })[field] ?? field,
    send: async ({ day: on, from, until, location, trainer }, changes, seen) => {
      const call = {
        params: { courseSessionId: session.id, contentKey: content_key },
        body: { start: momentAt(on, from), end: momentAt(on, until), location, trainer },
      };
      if (day) {
        await onlyChanged(changes, (only) =>
          rest.send(endpoints.writeAttendanceDay, { ...call, query: { only } }, { seen }),
        );
      } else await rest.send(endpoints.writeAttendanceDay, call, { seen });
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog title={planned.title} onClose={onClose} form={form}>
      <PeriodFields
        values={values}
        errors={errors}
        hint={
          values.day !== '' && (values.day < session.start_date || values.day > session.end_date)
            ? t('day.outside', {
                start: formatShortDate(session.start_date),
                end: formatShortDate(session.end_date),
              })
            : undefined
        }
        onChange={change}
      />
      <Field label={t('field.location')} error={errors.location}>
        <TextInput
          maxLength={200}
          value={values.location}
          onChange={({ currentTarget }) => change({ location: currentTarget.value })}
        />
      </Field>
      <Field label={t('field.trainer')} error={errors.trainer}>
        <TextInput
          maxLength={200}
          value={values.trainer}
          onChange={({ currentTarget }) => change({ trainer: currentTarget.value })}
        />
      </Field>
      {day && session.member_count > 0 && (
        <Notice icon="bell">{t('plan.told', { count: session.member_count })}</Notice>
      )}
    </FormDialog>
  );
}
