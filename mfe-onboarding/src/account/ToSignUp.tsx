import { Button, TextLink } from '@learn/ui';
import { useEffect } from 'react';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useTexts } from '../texts.ts';

/** Where the single sign-on keeps the accounts, it also makes them; the person comes back confirmed. */
export function ToSignUp({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts('account');
  const next = new URLSearchParams({ next: onboarding.to('confirm') });
  const signUp = `/sso/signup?${next}`;
  useEffect(() => window.location.replace(signUp), [signUp]);
  return (
    <OnboardingFrame onboarding={onboarding} step="create" title={t('signUp.title')} lead={t('signUp.lead')}>
      <div>
        <Button href={signUp} stretch="phone">
          {t('signUp.go')}
        </Button>
      </div>
      <TextLink href={`/sso/login?${next}`}>{t('toLogin')}</TextLink>
    </OnboardingFrame>
  );
}
