import { endpoints, safeNext } from '@learn/contracts';
import { passwordMaximum, passwordMinimum, passwordProblem } from '@learn/domain';
import { problemOf, rest, useLinks } from '@learn/platform';
import { useSearchParams } from '@learn/platform/router';
import { Button, EmptyState, Field, Heading, PageBox, Stack, Text } from '@learn/ui';
import { PasswordInput } from '@learn/ui/content';
import { useState } from 'react';
import { StepForm } from '../frame/StepForm.tsx';
import { useStepForm } from '../frame/useStepForm.ts';
import { useTexts } from '../texts.ts';

/** Whose the password is, only the server knows. */
const nobody = { email: '', firstName: '', lastName: '' };

/** The page of a mailed link: another password, and the person is logged in. */
export function ResetPage() {
  const { t } = useTexts('password');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const next = safeNext(query.get('next'));
  const [isInvalid, setIsInvalid] = useState(token === '');
  return (
    <PageBox>
      <Stack $gap={24} style={{ maxWidth: 560 }}>
        <Heading level={1}>{t('reset.title')}</Heading>
        {isInvalid ? (
          <UsedLink next={next} />
        ) : (
          <ResetForm token={token} next={next} onInvalid={() => setIsInvalid(true)} />
        )}
      </Stack>
    </PageBox>
  );
}

interface ResetFormProps {
  readonly token: string;
  readonly next: string;
  readonly onInvalid: () => void;
}

function ResetForm({ token, next, onInvalid }: ResetFormProps) {
  const { t } = useTexts('password');
  const { t: own } = useTexts();
  const [password, setPassword] = useState('');
  const form = useStepForm({
    values: { password },
    check: (values) => ({ password: passwordProblem(values.password, nobody) }),
    async save(values) {
      try {
        await rest.send(endpoints.resetPassword, { body: { token, password: values.password } });
        // a whole load: the server writes the person into the page
        window.location.assign(next);
      } catch (error) {
        if (problemOf(error).code !== 'confirmation_invalid') throw error;
        onInvalid();
      }
    },
  });
  const problem = form.errors.password;
  const wrong =
    problem === 'required'
      ? t('missing.password')
      : problem &&
        own(`problem.${problem}`, { count: problem === 'too_long' ? passwordMaximum : passwordMinimum });
  return (
    <>
      <Text $tone="secondary" $measure>
        {t('reset.lead')}
      </Text>
      <StepForm form={form} submit={t('reset.submit')}>
        <Field
          label={t('reset.password')}
          hint={t('reset.hint', { count: passwordMinimum })}
          error={wrong ?? form.refusedOf('password')}
          required
        >
          <PasswordInput
            name="password"
            autoComplete="new-password"
            showLabel={t('showPassword')}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </Field>
      </StepForm>
    </>
  );
}

function UsedLink({ next }: { next: string }) {
  const { t } = useTexts('password');
  const forgotten = useLinks().passwordForgotten();
  return (
    <EmptyState
      icon="clock"
      title={t('used.title')}
      description={t('used.hint')}
      action={
        forgotten !== undefined && (
          <Button href={next === '/' ? forgotten : `${forgotten}?${new URLSearchParams({ next })}`}>
            {t('used.again')}
          </Button>
        )
      }
    />
  );
}
