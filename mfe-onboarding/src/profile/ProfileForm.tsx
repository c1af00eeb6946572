import type { UserProfile } from '@learn/contracts';
import {
  maximumAge,
  minimumAge,
  type OnboardingProfileField,
  onboardingOrganisation,
  onboardingProfileProblems,
  otherOrganisation,
  profileFieldLengths,
  zurichDay,
} from '@learn/domain';
import { useNow } from '@learn/platform';
import { changeProfile, useDraft } from '@learn/platform/form';
import { useNavigate } from '@learn/platform/router';
import { Field, Text, TextInput } from '@learn/ui';
import { DateInput, PhoneInput } from '@learn/ui/form';
import { completionPage } from '../frame/completionPage.ts';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import { StepForm } from '../frame/StepForm.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useStepForm } from '../frame/useStepForm.ts';
import { useTexts } from '../texts.ts';
import { EmployerField } from './EmployerField.tsx';
import { isProfileDraft, type OnboardingProfile, profileDraftKey, profileValues } from './profileDraft.ts';

/** The employer, and what may be left out. Name, e-mail, language and country are known already. */
export function ProfileForm({ onboarding, user }: { onboarding: Onboarding; user: UserProfile }) {
  const { t } = useTexts('profile');
  const { t: own } = useTexts();
  const navigate = useNavigate();
  const { draft, latest, keep, discard } = useDraft(profileDraftKey, isProfileDraft);
  const { courseType } = onboarding;
  const values = profileValues(courseType, user, draft);
  const today = zurichDay(useNow());
  const form = useStepForm({
    values,
    check: (typed) => onboardingProfileProblems({ ...user, ...trimmed(typed) }, today),
    async save(typed) {
      await changeProfile(changed(user, trimmed(typed)));
      discard();
      await navigate(onboarding.to(completionPage[courseType]));
    },
  });
  const change = (typed: Partial<OnboardingProfile>) => keep({ ...latest(), ...typed });
  const errorOf = (field: OnboardingProfileField) => {
    const problem = form.errors[field];
    if (problem === undefined) return form.refusedOf(field);
    if (problem === 'required') return t('missing');
    return own(`problem.${problem}`, { count: profileFieldLengths.organisation_detail_name });
  };
  const isListed = onboardingOrganisation(courseType) === undefined;
  return (
    <OnboardingFrame onboarding={onboarding} step="profile" title={t('title')} lead={t('lead')}>
      <StepForm form={form} submit={own('next')} back={onboarding.to('confirm')}>
        {isListed && (
          <EmployerField
            value={values.organisation}
            error={errorOf('organisation')}
            onChange={(organisation) => change({ organisation })}
          />
        )}
        {values.organisation === otherOrganisation && (
          <Field
            label={t(isListed ? 'employerName' : 'employer')}
            hint={t('employerNameHint')}
            error={errorOf('organisation_detail_name')}
            required
          >
            <TextInput
              name="organisation_detail_name"
              autoComplete="organization"
              value={values.organisation_detail_name}
              onChange={({ currentTarget }) => change({ organisation_detail_name: currentTarget.value })}
            />
          </Field>
        )}
        <Field label={t('birthDate')} aside={<Optional />} error={errorOf('birth_date')}>
          <DateInput
            name="birth_date"
            autoComplete="bday"
            min={yearsBefore(today, maximumAge)}
            max={yearsBefore(today, minimumAge)}
            value={values.birth_date ?? ''}
            onChange={(day) => change({ birth_date: day === '' ? null : day })}
          />
        </Field>
        <Field label={t('phone')} hint={t('phoneHint')} aside={<Optional />} error={errorOf('phone_number')}>
          <PhoneInput
            name="phone_number"
            value={values.phone_number}
            onChange={(phone_number) => change({ phone_number })}
          />
        </Field>
      </StepForm>
    </OnboardingFrame>
  );
}

function Optional() {
  const { t } = useTexts();
  return (
    <Text as="span" $tone="hint" $size={14}>
      {t('optional')}
    </Text>
  );
}

function trimmed(values: OnboardingProfile): OnboardingProfile {
  return {
    ...values,
    organisation_detail_name:
      values.organisation === otherOrganisation ? values.organisation_detail_name.trim() : '',
    phone_number: values.phone_number.trim(),
  };
}

/** Only what is another than before: an employer that is confirmed stays so. */
function changed(user: UserProfile, values: OnboardingProfile): Partial<OnboardingProfile> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => user[field as OnboardingProfileField] !== value),
  );
}

function yearsBefore(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}
