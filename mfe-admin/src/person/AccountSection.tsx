import { endpoints } from '@learn/contracts';
import { isConfirmable } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button, Inline, Notice, Stack } from '@learn/ui';
import { FormActions } from '../form/FormActions.tsx';
import { onlyChanged } from '../form/onlyChanged.ts';
import { useSavedForm } from '../form/useSavedForm.ts';
import { AccountFields, type AccountValues, checkAccount } from '../people/accountFields.tsx';
import { useTexts } from '../texts.ts';
import type { AdminUser } from './adminUser.ts';
import { Section } from './Section.tsx';
import { useAction } from './useAction.ts';

/** Name, address, language and employer of a person, and an employer that they have named themselves. */
export function AccountSection({ user }: { user: AdminUser }) {
  const { t } = useTexts('people');
  const { t: own } = useTexts();
  const saved = {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    language: user.language,
    organisation: user.organisation_confirmed ? user.organisation : null,
  };
  const needsEmail = user.email !== '';
  const form = useSavedForm<AccountValues>({
    draftKey: `admin-person-${user.id}`,
    saved,
    stored: saved,
    check: (values) => checkAccount(values, own('form.required'), needsEmail),
    // an employer that was not touched stays what it is, a claim for example
    send: (_, body, seen) =>
      onlyChanged(body, () => rest.send(endpoints.changeUser, { params: { id: user.id }, body }, { seen })),
  });
  return (
    <Section title={t('account')}>
      <ClaimNotice user={user} />
      <Stack as="form" $gap={24} {...form.formProps}>
        <AccountFields form={form} needsEmail={needsEmail} />
        <FormActions form={form} />
      </Stack>
    </Section>
  );
}

function ClaimNotice({ user }: { user: AdminUser }) {
  const { t } = useTexts('people');
  const { busy, failure, act } = useAction();
  const organisation = user.claimed_organisation;
  if (organisation === null) return undefined;
  if (!isConfirmable(organisation))
    return <Notice icon="info">{t('claim.unlisted', { organisation: user.organisation_name })}</Notice>;
  const decide = (decision: 'confirm' | 'reject') =>
    act(() =>
      rest.send(endpoints.decideEmployerClaim, {
        params: { userId: user.id },
        body: { organisation, decision },
      }),
    );
  return (
    <Notice
      tone="waiting"
      icon="clock"
      action={
        <Inline $gap={12}>
          <Button size="small" loading={busy} onClick={() => void decide('confirm')}>
            {t('claim.confirm')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void decide('reject')}>
            {t('claim.reject')}
          </Button>
        </Inline>
      }
    >
      {t('claim.waits', { organisation: user.claimed_organisation_name })}
      {failure !== undefined && <span role="alert"> {failure}</span>}
    </Notice>
  );
}
