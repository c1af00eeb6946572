import { endpoints } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { rest } from '@learn/platform';
import { Field, Notice, Select, TextInput } from '@learn/ui';
import { FormDialog } from '../../form/FormDialog.tsx';
import { onlyChanged } from '../../form/onlyChanged.ts';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { type TranslateText, useTexts } from '../../texts.ts';
import type { AdminSession, CirclePlan, ExamDate, SessionPlan } from '../sessionData.ts';
import { MomentFields } from './MomentFields.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { periodErrors, timeProblem } from './periodErrors.ts';
import { momentAt, momentOf, type TypedMoment, type TypedPeriod, typedMoment, typedPeriod } from './times.ts';

interface ExamValues extends TypedPeriod {
  readonly place: string;
  /** as typed */
  readonly seats: string;
  readonly booking_until: TypedMoment;
  /** empty for nobody */
  readonly expert_id: string;
}

interface ExamDateDialogProps {
  readonly circle: CirclePlan;
  /** undefined for another one */
  readonly date: ExamDate | undefined;
  readonly session: AdminSession;
  readonly experts: SessionPlan['exam_experts'];
  readonly onClose: () => void;
}

/** When and where an exam takes place, for how many, until when it is booked, and who holds it. */
export function ExamDateDialog({ circle, date, session, experts, onClose }: ExamDateDialogProps) {
  const { t } = useTexts('session');
  const { t: own } = useTexts();
  const taken = date ? date.seats - date.free_seats : 0;
  const form = useSavedForm<ExamValues>({
    draftKey: `admin/exam/${session.id}/${circle.key}/${date?.id ?? 'new'}`,
    saved: date
      ? {
          ...typedPeriod(date.start, date.end),
          place: date.place,
          seats: String(date.seats),
          booking_until: typedMoment(date.booking_until, '23:59'),
          expert_id: date.expert?.user_id ?? '',
        }
      : {
          day: '',
          from: '08:30',
          until: '12:00',
          place: '',
          seats: '12',
          booking_until: typedMoment(null, '23:59'),
          expert_id: '',
        },
    stored: date && {
      ...typedPeriod(date.start, date.end),
      place: date.place,
      seats: date.seats,
      booking_until: date.booking_until,
      expert_id: date.expert?.user_id ?? null,
    },
    check: (values) => ({
      ...periodErrors(values, own),
      seats: seatsProblem(values.seats, taken, t),
      booking_until:
        timeProblem(values.booking_until, own) ??
        (isBookedTooLate(values) ? t('exam.bookingProblem') : undefined),
    }),
    fieldOf: (field) => ({ end: 'until', start: 'from' })[field] ?? field,
    send: async ({ day, from, until, place, seats, booking_until, expert_id }, changes, seen) => {
      const params = { courseSessionId: session.id, circleId: circle.id };
      const body = {
        start: momentAt(day, from),
        end: momentAt(day, until),
        place,
        seats: Number(seats),
        booking_until: momentOf(booking_until),
        expert_id: expert_id || null,
      };
      if (date) {
        const call = { params: { ...params, dateId: date.id }, body };
        await onlyChanged(changes, (only) =>
          rest.send(endpoints.changeExamDate, { ...call, query: { only } }, { seen }),
        );
      } else await rest.send(endpoints.createExamDate, { params, body });
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog
      title={t(date ? 'exam.moveTitle' : 'exam.addTitle', { circle: circle.title })}
      onClose={onClose}
      form={form}
    >
      <PeriodFields values={values} errors={errors} onChange={change} />
      <Field label={t('field.location')} error={errors.place}>
        <TextInput
          maxLength={200}
          value={values.place}
          onChange={({ currentTarget }) => change({ place: currentTarget.value })}
        />
      </Field>
      <Field label={t('exam.seatsLabel')} error={errors.seats} required>
        <TextInput
          inputMode="numeric"
          maxLength={4}
          value={values.seats}
          onChange={({ currentTarget }) => change({ seats: currentTarget.value })}
        />
      </Field>
      <MomentFields
        label={t('exam.bookingLabel')}
        hint={t('exam.bookingHint')}
        error={errors.booking_until}
        value={values.booking_until}
        onChange={(booking_until) => change({ booking_until })}
      />
      <Field label={t('exam.expert')} error={errors.expert_id}>
        <Select
          options={[
            { value: '', label: t('exam.noExpert') },
            ...experts.map((one) => ({
              value: one.user_id,
              label: fullName(one.first_name, one.last_name),
            })),
          ]}
          value={values.expert_id}
          onChange={(expert_id) => change({ expert_id })}
        />
      </Field>
      {taken > 0 && <Notice icon="bell">{t('exam.told', { count: taken })}</Notice>}
    </FormDialog>
  );
}

function seatsProblem(typed: string, taken: number, t: TranslateText<'session'>): string | undefined {
  const seats = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (!(seats <= 1000)) return t('exam.seatsProblem');
  return seats < taken ? t('exam.seatsTaken', { count: taken }) : undefined;
}

function isBookedTooLate({ day, from, booking_until }: ExamValues): boolean {
  const until = momentOf(booking_until);
  return until !== null && day !== '' && from !== '' && until > momentAt(day, from);
}
