import { passwordMinimum } from '@learn/domain';
import { $user, useStore } from '@learn/platform';
import { Button, Field, Notice, Stack } from '@learn/ui';
import { PasswordInput } from '@learn/ui/password';
import { useTexts } from './texts.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** The current password and another one; they are sent together. */
export function PasswordForm() {
  const { t } = useTexts();
  const username = useStore($user)?.username ?? '';
  const { values, change, formProps, busy, done, errors, failure } = usePasswordChange();
  return (
    <Stack as="form" $gap={24} style={{ maxWidth: 440 }} {...formProps}>
      {/* tells password managers whose password it is */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={t('password.current')} error={errors.current} required>
        <PasswordInput
          name="current_password"
          autoComplete="current-password"
          showLabel={t('password.showCurrent')}
          value={values.current}
          onChange={({ currentTarget }) => change({ current: currentTarget.value })}
        />
      </Field>
      <Field
        label={t('password.next')}
        hint={t('password.hint', { count: passwordMinimum })}
        error={errors.next}
        required
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          showLabel={t('password.showNext')}
          value={values.next}
          onChange={({ currentTarget }) => change({ next: currentTarget.value })}
        />
      </Field>
      {failure !== undefined && (
        <Notice tone="failed" icon="warning" role="alert">
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="secondary" stretch="phone" loading={busy}>
          {t('password.submit')}
        </Button>
      </div>
      <div role="status">
        {done && (
          <Notice tone="finished" icon="check">
            {t('password.done')}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
