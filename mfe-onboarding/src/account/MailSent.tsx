import { endpoints } from '@learn/contracts';
import { problemOf, rest } from '@learn/platform';
import { useDraft } from '@learn/platform/form';
import { Button, Inline, Notice, space, Text, TextLink } from '@learn/ui';
import { useState } from 'react';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useTexts } from '../texts.ts';
import { accountDraftKey, emptyAccount, isAccountDraft } from './accountDraft.ts';
import { ToLogin } from './CreateAccount.tsx';

type State = 'idle' | 'busy' | 'sent' | { readonly error: unknown };

/** The mail is on its way: what to do with it, and what if it does not come. Its link works on any device. */
export function MailSent({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts('account');
  const { draft = emptyAccount, keep } = useDraft(accountDraftKey, isAccountDraft);
  const [state, setState] = useState<State>('idle');
  const resend = async () => {
    setState('busy');
    try {
      const { next, type } = onboarding;
      await rest.send(endpoints.resendConfirmation, {
        body: { email: draft.email.trim(), course_type: type, ...(next === '/' ? {} : { next }) },
      });
      setState('sent');
    } catch (error) {
      setState({ error });
    }
  };
  const problem = typeof state === 'object' ? problemOf(state.error) : undefined;
  return (
    <OnboardingFrame
      onboarding={onboarding}
      step="confirm"
      title={t('mail.title')}
      lead={t('mail.lead', { email: draft.email.trim() })}
    >
      <Text $measure>{t('mail.what')}</Text>
      {problem && (
        <Notice tone="failed" icon="warning" role="alert">
          {problem.code === 'confirmation_invalid'
            ? t('mail.otherBrowser')
            : problem.explanation || t('mail.failed')}
        </Notice>
      )}
      <div>
        <div role="status">
          {state === 'sent' && (
            <Notice tone="finished" icon="check">
              {t('mail.again')}
            </Notice>
          )}
        </div>
        <Inline $gap={12} style={{ marginTop: space[12] }}>
          <Button
            variant="secondary"
            icon="mail"
            stretch="phone"
            loading={state === 'busy'}
            onClick={() => void resend()}
          >
            {t('mail.resend')}
          </Button>
          <TextLink as="button" direction="none" onClick={() => keep({ ...draft, sent: false })}>
            {t('mail.change')}
          </TextLink>
        </Inline>
      </div>
      <ToLogin onboarding={onboarding} />
    </OnboardingFrame>
  );
}
