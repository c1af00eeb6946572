import { type AnswerOf, endpoints } from '@learn/contracts';
import { isGuessablePassword, passwordMinimum } from '@learn/domain';
import { problemOf, rest } from '@learn/platform';
import { fieldErrorsOf, useForm } from '@learn/platform/form';
import { Button, Field, Notice, Stack } from '@learn/ui';
import { Checkbox } from '@learn/ui/content';
import { PasswordInput } from '@learn/ui/password';
import { useState } from 'react';
import { useTexts } from './texts.ts';

interface PasswordFormProps {
  readonly token: string;
  readonly invited: AnswerOf<typeof endpoints.invitedAccount>;
  /** the invitation counts no more */
  readonly onInvalid: (error: unknown) => void;
}

/** The first password, and the consent of the person. */
export function PasswordForm({ token, invited, onInvalid }: PasswordFormProps) {
  const { t } = useTexts();
  const [values, setValues] = useState({ password: '', consent: false });
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const owner = { email: invited.email, firstName: invited.first_name, lastName: invited.last_name };
  const { formProps, errors } = useForm({
    values,
    check: ({ password, consent }) => ({
      password: problemIn(password),
      consent: consent ? undefined : t('invitation.consentMissing'),
    }),
    async submit({ password }) {
      if (state === 'busy') return;
      setState('busy');
      try {
        await rest.send(endpoints.acceptAccount, { params: { token }, body: { password, consent: true } });
        // a full load, so that the server writes the person's data into the page
        window.location.assign('/');
      } catch (error) {
        if (problemOf(error).code === 'confirmation_invalid') onInvalid(error);
        setState({ error });
      }
    },
  });
  function problemIn(password: string): string | undefined {
    if (password.length < passwordMinimum) return t('invitation.tooShort', { count: passwordMinimum });
    return isGuessablePassword(password, owner) ? t('invitation.tooEasy') : undefined;
  }
  const error = typeof state === 'object' ? state.error : undefined;
  const refused = fieldErrorsOf(error);
  return (
    <Stack as="form" $gap={24} {...formProps}>
      {error !== undefined && refused.password === undefined && (
        <Notice tone="failed" icon="warning" role="alert">
          {problemOf(error).explanation || t('unreachable')}
        </Notice>
      )}
      <input type="text" name="username" autoComplete="username" value={invited.email} readOnly hidden />
      <Field
        label={t('password')}
        hint={t('invitation.hint', { count: passwordMinimum })}
        error={errors.password ?? refused.password?.[0]}
        required
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          showLabel={t('showPassword')}
          value={values.password}
          onChange={({ currentTarget }) => setValues({ ...values, password: currentTarget.value })}
        />
      </Field>
      <Checkbox
        label={t('invitation.consent')}
        error={errors.consent}
        checked={values.consent}
        onChange={({ currentTarget }) => setValues({ ...values, consent: currentTarget.checked })}
      />
      <Button type="submit" stretch="phone" loading={state === 'busy'}>
        {t('invitation.submit')}
      </Button>
    </Stack>
  );
}
