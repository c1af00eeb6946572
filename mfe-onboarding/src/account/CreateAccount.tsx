import { endpoints, operatorAddress } from '@learn/contracts';
import {
  type NewAccountField,
  type NewAccountFields,
  newAccountLengths,
  newAccountProblems,
  passwordMinimum,
} from '@learn/domain';
import { rest, useLinks } from '@learn/platform';
import { useDraft, usePageFrame } from '@learn/platform/form';
import { Field, Text, TextInput, TextLink } from '@learn/ui';
import { Checkbox, PasswordInput } from '@learn/ui/content';
import { useState } from 'react';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import { StepForm } from '../frame/StepForm.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useStepForm } from '../frame/useStepForm.ts';
import { useTexts } from '../texts.ts';
import { accountDraftKey, emptyAccount, isAccountDraft } from './accountDraft.ts';

/** E-mail, name, password, consent: all that an account needs. */
export function CreateAccount({ onboarding }: { onboarding: Onboarding }) {
  const { t, language } = useTexts('account');
  const { t: own } = useTexts();
  const { draft, latest, keep } = useDraft(accountDraftKey, isAccountDraft);
  const [secret, setSecret] = useState({ password: '', consent: false });
  const { email, first_name, last_name } = draft ?? emptyAccount;
  const values: NewAccountFields = { email, first_name, last_name, ...secret };
  const { privacyUrl } = usePageFrame();
  const form = useStepForm({
    values,
    check: newAccountProblems,
    async save({ email, first_name, last_name, password }) {
      await rest.send(endpoints.createAccount, {
        body: {
          email: email.trim(),
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          password,
          language,
          consent: true,
          course_type: onboarding.type,
          ...(onboarding.next === '/' ? {} : { next: onboarding.next }),
        },
      });
      keep({ ...emptyAccount, ...latest(), sent: true });
    },
  });
  const errorOf = (field: NewAccountField) => {
    const problem = form.errors[field];
    if (problem === undefined) return form.refusedOf(field);
    if (problem === 'required') return t(`missing.${field}`);
    const isLong = problem === 'too_long' && field !== 'consent';
    return own(`problem.${problem}`, { count: isLong ? newAccountLengths[field] : passwordMinimum });
  };
  const line = (field: 'email' | 'first_name' | 'last_name') => ({
    name: field,
    value: values[field],
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
      keep({ ...emptyAccount, ...latest(), [field]: currentTarget.value }),
  });
  const privacy = operatorAddress(privacyUrl, language);
  return (
    <OnboardingFrame onboarding={onboarding} step="create" title={t('create.title')} lead={t('create.lead')}>
      <StepForm form={form} submit={t('create.submit')}>
        <Field label={t('email')} hint={t('emailHint')} error={errorOf('email')} required>
          <TextInput {...line('email')} type="email" autoComplete="email" autoCapitalize="none" />
        </Field>
        <Field label={t('firstName')} error={errorOf('first_name')} required>
          <TextInput {...line('first_name')} autoComplete="given-name" />
        </Field>
        <Field label={t('lastName')} error={errorOf('last_name')} required>
          <TextInput {...line('last_name')} autoComplete="family-name" />
        </Field>
        <Field
          label={t('password')}
          hint={t('passwordHint', { count: passwordMinimum })}
          error={errorOf('password')}
          required
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            showLabel={t('showPassword')}
            value={values.password}
            onChange={({ currentTarget }) => setSecret({ ...secret, password: currentTarget.value })}
          />
        </Field>
        <div>
          <Checkbox
            name="consent"
            label={t('consent')}
            error={errorOf('consent')}
            checked={values.consent}
            onChange={({ currentTarget }) => setSecret({ ...secret, consent: currentTarget.checked })}
          />
          {privacy !== undefined && (
            <TextLink href={privacy} target="_blank" rel="noreferrer" direction="none" icon="external">
              {t('privacy')}
            </TextLink>
          )}
        </div>
      </StepForm>
      <ToLogin onboarding={onboarding} />
    </OnboardingFrame>
  );
}

/** Who has an account already goes on with it. */
export function ToLogin({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts('account');
  const login = useLinks().loginLocal();
  if (login === undefined) return undefined;
  return (
    <Text $tone="secondary">
      {t('known')}{' '}
      <TextLink href={`${login}?${new URLSearchParams({ next: onboarding.to('confirm') })}`}>
        {t('toLogin')}
      </TextLink>
    </Text>
  );
}
