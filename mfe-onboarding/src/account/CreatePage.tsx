import { $user, useStore } from '@learn/platform';
import { useDraft, usePageFrame } from '@learn/platform/form';
import { Navigate } from '@learn/platform/router';
import { UnknownOnboarding } from '../frame/UnknownOnboarding.tsx';
import { type Onboarding, useOnboarding } from '../frame/useOnboarding.ts';
import { accountDraftKey, isAccountDraft } from './accountDraft.ts';
import { CreateAccount } from './CreateAccount.tsx';
import { MailSent } from './MailSent.tsx';
import { ToSignUp } from './ToSignUp.tsx';

/** account/create: a local account, or the way to the single sign-on (domain decisions §16). */
export function CreatePage() {
  const onboarding = useOnboarding();
  const user = useStore($user);
  const { mode } = usePageFrame();
  if (onboarding === undefined) return <UnknownOnboarding />;
  if (user !== undefined) return <Navigate to={onboarding.to('confirm')} replace />;
  return mode === 'local' ? <LocalAccount onboarding={onboarding} /> : <ToSignUp onboarding={onboarding} />;
}

function LocalAccount({ onboarding }: { onboarding: Onboarding }) {
  const { draft } = useDraft(accountDraftKey, isAccountDraft);
  return draft?.sent ? <MailSent onboarding={onboarding} /> : <CreateAccount onboarding={onboarding} />;
}
