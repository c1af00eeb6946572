import type { CourseSession } from '@learn/contracts';
import { formatTime, normaliseRole } from '@learn/domain';
import { $courseSessions, useStore } from '@learn/platform';
import { ErrorPanel, Field, Heading, Panel, Select, Skeleton, Stack, Text } from '@learn/ui';
import { FormRow, FormSection, SavedMark } from '@learn/ui/form';
import { useTexts } from './texts.ts';
import { type CourseChoices, useCourseChoices } from './useCourseChoices.ts';

/** Profile and option of each course of the person that has some; nothing without such a course. */
export function CourseProfileSection() {
  const { t } = useTexts();
  const sessions = useStore($courseSessions).filter(
    ({ course, my_role }) =>
      course.configuration.enable_course_profiles && normaliseRole(my_role) === 'MEMBER',
  );
  if (sessions.length === 0) return undefined;
  return (
    <FormSection id="course-profile" title={t('courseProfile.title')} lead={t('courseProfile.lead')}>
      {sessions.map((session) => (
        <SessionChoices key={session.id} session={session} />
      ))}
    </FormSection>
  );
}

function SessionChoices({ session }: { session: CourseSession }) {
  const { t } = useTexts();
  const choices = useCourseChoices(session.course.slug, session.id);
  return (
    <Panel $accent={session.course.course_type}>
      <Stack>
        <div>
          <Heading level={3}>{session.course.title}</Heading>
          <Text $size={14} $tone="secondary">
            {session.title}
          </Text>
        </div>
        {choices.failed && (
          <ErrorPanel level={3} title={t('courseProfile.failed')} retry={{ onRetry: choices.reload }} />
        )}
        {choices.loading && <Skeleton $height="73px" aria-busy="true" />}
        {choices.enrolled && <ChoiceFields choices={choices} />}
      </Stack>
    </Panel>
  );
}

function ChoiceFields({ choices }: { choices: CourseChoices }) {
  const { t } = useTexts();
  const { profiles, options, profileId, option } = choices;
  const mark = (part: 'profile' | 'option') => {
    const { state, at } = choices.savingOf(part);
    return (
      <SavedMark state={state}>{state && t(`saving.${state}`, { time: at ? formatTime(at) : '' })}</SavedMark>
    );
  };
  return (
    <FormRow>
      <Field
        label={t('courseProfile.profile')}
        hint={t('courseProfile.profileHint')}
        aside={mark('profile')}
        error={choices.refused === 'profile' ? t('courseProfile.notSaved') : undefined}
      >
        <Select
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          value={profileId}
          onChange={choices.chooseProfile}
          placeholder={t('courseProfile.choose')}
        />
      </Field>
      {options.length > 0 && (
        <Field
          label={t('courseProfile.option')}
          hint={profileId === undefined ? t('courseProfile.profileFirst') : t('courseProfile.optionHint')}
          aside={mark('option')}
          error={choices.refused === 'option' ? t('courseProfile.notSaved') : undefined}
        >
          <Select
            options={options.map((name) => ({ value: name, label: name }))}
            value={option}
            onChange={choices.chooseOption}
            disabled={profileId === undefined}
            placeholder={t('courseProfile.choose')}
          />
        </Field>
      )}
    </FormRow>
  );
}
