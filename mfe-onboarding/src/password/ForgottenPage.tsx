import { endpoints, safeNext } from '@learn/contracts';
import { emailProblem } from '@learn/domain';
import { rest, useLinks } from '@learn/platform';
import { usePageFrame } from '@learn/platform/form';
import { Navigate, useSearchParams } from '@learn/platform/router';
import { Field, Heading, Notice, PageBox, Stack, Text, TextInput, TextLink } from '@learn/ui';
import { useState } from 'react';
import { StepForm } from '../frame/StepForm.tsx';
import { useStepForm } from '../frame/useStepForm.ts';
import { useTexts } from '../texts.ts';

/** Asks for a link by mail; the answer is the same for every address. Behind single sign-on passwords are the provider's. */
export function ForgottenPage() {
  const login = useLinks().loginLocal() ?? '/';
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const toLogin = next === '/' ? login : `${login}?${new URLSearchParams({ next })}`;
  return usePageFrame().mode === 'local' ? (
    <Forgotten next={next} toLogin={toLogin} />
  ) : (
    <Navigate to={toLogin} replace />
  );
}

function Forgotten({ next, toLogin }: { next: string; toLogin: string }) {
  const { t } = useTexts('password');
  const { t: own } = useTexts();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const form = useStepForm({
    values: { email },
    check: (values) => ({ email: emailProblem(values.email) }),
    async save(values) {
      const address = values.email.trim();
      await rest.send(endpoints.requestPasswordReset, {
        body: { email: address, ...(next === '/' ? {} : { next }) },
      });
      setSentTo(address);
    },
  });
  const problem = form.errors.email;
  const wrong =
    problem === 'required' ? t('missing.email') : problem && own(`problem.${problem}`, { count: 254 });
  return (
    <PageBox>
      <Stack $gap={24} style={{ maxWidth: 560 }}>
        <Heading level={1}>{t('forgotten.title')}</Heading>
        <div role="status">
          {sentTo !== undefined && (
            <Notice tone="finished" icon="mail">
              {t('forgotten.sent', { email: sentTo })}
            </Notice>
          )}
        </div>
        {sentTo === undefined && (
          <>
            <Text $tone="secondary" $measure>
              {t('forgotten.lead')}
            </Text>
            <StepForm form={form} submit={t('forgotten.submit')}>
              <Field label={t('email')} error={wrong ?? form.refusedOf('email')} required>
                <TextInput
                  type="email"
                  name="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  value={email}
                  onChange={({ currentTarget }) => setEmail(currentTarget.value)}
                />
              </Field>
            </StepForm>
          </>
        )}
        <TextLink href={toLogin} direction="back">
          {t('toLogin')}
        </TextLink>
      </Stack>
    </PageBox>
  );
}
