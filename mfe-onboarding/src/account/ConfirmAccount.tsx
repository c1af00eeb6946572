import { endpoints, type UserProfile } from '@learn/contracts';
import { problemOf, rest, useLinks } from '@learn/platform';
import { useDraft } from '@learn/platform/form';
import { Button, EmptyState, Notice, TextLink } from '@learn/ui';
import { useState } from 'react';
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx';
import type { Onboarding } from '../frame/useOnboarding.ts';
import { useTexts } from '../texts.ts';
import { accountDraftKey, isAccountDraft } from './accountDraft.ts';

interface ConfirmAccountProps {
  readonly onboarding: Onboarding;
  readonly token: string;
  /** who is logged in in this browser */
  readonly user: UserProfile | undefined;
}

/** The page of the mailed link. It asks for a press, as programs open links in mails, too, and nobody should confirm by that. */
export function ConfirmAccount({ onboarding, token, user }: ConfirmAccountProps) {
  const { t } = useTexts('account');
  const { discard } = useDraft(accountDraftKey, isAccountDraft);
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const confirm = async () => {
    setState('busy');
    try {
      await rest.send(endpoints.confirmAccount, { body: { token } });
      discard();
      // a whole load: the server writes the person into the page
      window.location.assign(onboarding.to('resume'));
    } catch (error) {
      setState({ error });
    }
  };
  const problem = typeof state === 'object' ? problemOf(state.error) : undefined;
  if (problem?.code === 'confirmation_invalid') return <UsedLink onboarding={onboarding} user={user} />;
  return (
    <OnboardingFrame
      onboarding={onboarding}
      step="confirm"
      title={t('confirm.title')}
      lead={t('confirm.lead')}
    >
      {problem && (
        <Notice tone="failed" icon="warning" role="alert">
          {problem.explanation || t('confirm.failed')}
        </Notice>
      )}
      <div>
        <Button icon="check" stretch="phone" loading={state === 'busy'} onClick={() => void confirm()}>
          {t('confirm.submit')}
        </Button>
      </div>
    </OnboardingFrame>
  );
}

/** A link that was used, perhaps by the person themselves, or has expired. */
function UsedLink({ onboarding, user }: Omit<ConfirmAccountProps, 'token'>) {
  const { t } = useTexts('account');
  const login = useLinks().loginLocal();
  const query = new URLSearchParams({ next: onboarding.to('resume') });
  return (
    <OnboardingFrame onboarding={onboarding} title={t('used.title')}>
      <EmptyState
        icon="clock"
        title={t('used.what')}
        description={t('used.hint')}
        action={
          user === undefined ? (
            login !== undefined && <Button href={`${login}?${query}`}>{t('toLogin')}</Button>
          ) : (
            <Button href={onboarding.to('resume')}>{t('goOn')}</Button>
          )
        }
      />
      {user === undefined && (
        <TextLink href={onboarding.to('create')} direction="none">
          {t('used.create')}
        </TextLink>
      )}
    </OnboardingFrame>
  );
}
