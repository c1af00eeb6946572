import { endpoints, type Localised } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Card, Heading, Stack, Text } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import type { ReactNode } from 'react';
import { FormActions } from '../form/FormActions.tsx';
import { editedTexts, LocalisedLines } from '../form/LocalisedLines.tsx';
import { onlyChanged } from '../form/onlyChanged.ts';
import { useSavedForm } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';
import type { AdminCourse } from './adminCourse.ts';
import { HomeWidgetLists } from './HomeWidgetLists.tsx';

interface CourseValues {
  readonly titles: Localised;
  readonly category_names: Localised;
  readonly configuration: AdminCourse['configuration'];
  readonly open_for_onboarding: boolean;
  readonly profile_ids: readonly string[];
  readonly home_widgets: AdminCourse['home_widgets'];
}

const flags = [
  'enable_circle_documents',
  'enable_learning_mentor',
  'enable_competence_certificates',
  'enable_course_profiles',
] as const satisfies readonly (keyof AdminCourse['configuration'])[];

/** The configuration of a course as one form: everybody in the course notices what it changes. */
export function CourseForm({ course }: { course: AdminCourse }) {
  const { t } = useTexts('courses');
  const { t: own } = useTexts();
  const profileIds = course.profiles.filter(({ offered }) => offered).map(({ id }) => id);
  const form = useSavedForm<CourseValues>({
    draftKey: `admin/course/${course.id}`,
    saved: {
      titles: editedTexts(course.titles),
      category_names: editedTexts(course.category_names),
      configuration: course.configuration,
      open_for_onboarding: course.open_for_onboarding,
      profile_ids: profileIds,
      home_widgets: course.home_widgets,
    },
    stored: { ...course, profile_ids: profileIds },
    check: ({ titles, category_names }) => ({
      'titles.de': titles.de.trim() === '' ? own('form.required') : undefined,
      'category_names.de': category_names.de.trim() === '' ? own('form.required') : undefined,
    }),
    fieldOf: (field) => /^(profile_ids|home_widgets)\./.exec(field)?.[1] ?? field,
    send: ({ configuration }, body, seen) => {
      const only = flags.filter((flag) => configuration[flag] !== course.configuration[flag]);
      const call = { params: { courseId: course.id }, query: { only }, body };
      return onlyChanged(body, () => rest.send(endpoints.changeCourse, call, { seen }));
    },
  });
  const { values, errors, change } = form;
  const enrols = course.course_type === 'ag' || course.course_type === 'et';
  return (
    <Stack as="form" $gap={24} {...form.formProps} aria-label={course.title}>
      <Part title={t('names.title')}>
        <LocalisedLines
          label={t('names.course')}
          value={values.titles}
          name="titles"
          errors={errors}
          maxLength={200}
          onChange={(titles) => change({ titles })}
        />
        <LocalisedLines
          label={t('names.category')}
          value={values.category_names}
          name="category_names"
          errors={errors}
          maxLength={200}
          onChange={(category_names) => change({ category_names })}
        />
      </Part>
      <Part title={t('flags.title')} lead={t('flags.lead')}>
        <div>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`flags.${flag}`)}
              hint={t(`flagHints.${flag}`)}
              checked={values.configuration[flag]}
              error={errors[`configuration.${flag}`]}
              onChange={({ currentTarget }) =>
                change({ configuration: { ...values.configuration, [flag]: currentTarget.checked } })
              }
            />
          ))}
          {enrols && (
            <Checkbox
              label={t('flags.open_for_onboarding')}
              hint={t('flagHints.open_for_onboarding')}
              checked={values.open_for_onboarding}
              error={errors.open_for_onboarding}
              onChange={({ currentTarget }) => change({ open_for_onboarding: currentTarget.checked })}
            />
          )}
        </div>
      </Part>
      {course.profiles.length > 0 && (
        <Part title={t('profiles.title')} lead={t('profiles.lead')}>
          <div>
            {course.profiles.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={values.profile_ids.includes(id)}
                onChange={({ currentTarget }) =>
                  change({
                    profile_ids: currentTarget.checked
                      ? [...values.profile_ids, id]
                      : values.profile_ids.filter((one) => one !== id),
                  })
                }
              />
            ))}
            {errors.profile_ids && <Text role="alert">{errors.profile_ids}</Text>}
          </div>
        </Part>
      )}
      <Part title={t('home.title')} lead={t('home.lead')}>
        <HomeWidgetLists
          lists={values.home_widgets}
          usual={course.usual_home_widgets}
          isUk={course.course_type === 'uk'}
          onChange={(home_widgets) => change({ home_widgets })}
        />
        {errors.home_widgets && <Text role="alert">{errors.home_widgets}</Text>}
      </Part>
      <FormActions form={form} />
    </Stack>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card>
      <Stack $gap={16}>
        <div>
          <Heading level={2} size={18}>
            {title}
          </Heading>
          {lead !== undefined && <Text $tone="secondary">{lead}</Text>}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
