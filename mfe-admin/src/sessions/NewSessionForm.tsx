import { endpoints, fillPath } from '@learn/contracts';
import { addDays, daysBetween, formatDay } from '@learn/domain';
import { rest } from '@learn/platform';
import { useNavigate, useSearchParams } from '@learn/platform/router';
import { Card, Field, Notice, Select, Stack } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { paths } from '../area/addresses.ts';
import { FormActions } from '../form/FormActions.tsx';
import { editedTexts } from '../form/LocalisedLines.tsx';
import { useSavedForm } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';
import type { CopiedSession, CourseChoice } from './newSession.ts';
import { SessionFields } from './SessionFields.tsx';
import { emptySession, type SessionValues, sessionErrors } from './sessionFields.ts';

interface NewValues extends SessionValues {
  readonly course_id: string;
  readonly with_experts: boolean;
}

/** Days in 52 weeks: a year later the weekdays are the same. */
const yearOfWeeks = 364;

interface NewSessionFormProps {
  readonly courses: readonly CourseChoice[];
  /** session that is copied */
  readonly source: CopiedSession | undefined;
}

/** Course, title, region and period of a new session; a copy begins a year of weeks later, so that weekdays stay. */
export function NewSessionForm({ courses, source }: NewSessionFormProps) {
  const { t, language } = useTexts('sessions');
  const { t: own } = useTexts();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const form = useSavedForm<NewValues>({
    draftKey: `admin/session/${source ? `copy/${source.id}` : 'new'}`,
    saved: startValues(source, parameters.get('course') ?? ''),
    check: (values) => ({
      ...sessionErrors(values, own),
      course_id: values.course_id === '' ? own('form.required') : undefined,
    }),
    send: async ({ course_id, with_experts, ...fields }) => {
      const { id } = source
        ? await rest.send(endpoints.copySession, {
            params: { courseSessionId: source.id },
            body: { ...fields, with_experts },
          })
        : await rest.send(endpoints.createSession, { body: { course_id, ...fields } });
      void navigate(fillPath(paths.session, { courseSessionId: id }) ?? paths.sessions, { replace: true });
    },
  });
  const { values, errors, change } = form;
  const moved = source && values.start_date ? daysBetween(source.start_date, values.start_date) : undefined;
  return (
    <Card>
      <Stack as="form" $gap={24} {...form.formProps} aria-label={t(source ? 'copyTitle' : 'create')}>
        <Field
          label={t('column.course')}
          error={errors.course_id}
          required
          hint={source && t('field.courseOfCopy')}
        >
          <Select
            options={courses.map(({ id, title }) => ({ value: id, label: title }))}
            value={values.course_id || undefined}
            placeholder={t('field.chooseCourse')}
            disabled={source !== undefined}
            onChange={(course_id) => change({ course_id })}
          />
        </Field>
        <SessionFields values={values} errors={errors} onChange={change} />
        {source && (
          <Checkbox
            label={t('field.withExperts', { count: source.expert_count })}
            checked={values.with_experts}
            onChange={({ currentTarget }) => change({ with_experts: currentTarget.checked })}
          />
        )}
        {moved !== undefined && (
          <Notice role="status" icon="calendar">
            {t(moved % 7 === 0 ? 'movedSameWeekday' : 'moved', {
              count: moved,
              day: formatDay(values.start_date, language),
            })}
          </Notice>
        )}
        <FormActions form={form} label={t(source ? 'copyAction' : 'create')} />
      </Stack>
    </Card>
  );
}

function startValues(source: CopiedSession | undefined, courseId: string): NewValues {
  if (source === undefined) return { ...emptySession, course_id: courseId, with_experts: false };
  return {
    titles: editedTexts(source.titles),
    region: source.region,
    generation: source.generation,
    start_date: addDays(source.start_date, yearOfWeeks),
    end_date: addDays(source.end_date, yearOfWeeks),
    course_id: source.course.id,
    with_experts: true,
  };
}
