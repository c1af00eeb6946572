import { endpoints, fillPath } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Link, useNavigate } from '@learn/platform/router';
import { Card, Stack, TextLink } from '@learn/ui';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { FormActions } from '../form/FormActions.tsx';
import { useSavedForm } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';
import { AccountFields, type AccountValues, checkAccount } from './accountFields.tsx';

/** A new account, to which its person is invited by mail. */
export function NewPersonPage() {
  const { t } = useTexts('people');
  const { t: own } = useTexts();
  const navigate = useNavigate();
  const form = useSavedForm<AccountValues>({
    draftKey: 'admin-new-person',
    saved: { first_name: '', last_name: '', email: '', language: 'de', organisation: null },
    check: (values) => checkAccount(values, own('form.required')),
    async send(body) {
      const { id } = await rest.send(endpoints.createUser, { body });
      navigate(fillPath(paths.person, { userId: id }) ?? paths.people);
    },
  });
  return (
    <AdminPage
      entry="people"
      title={t('create')}
      lead={t('createLead')}
      back={
        <TextLink as={Link} to={paths.people} direction="back">
          {t('title')}
        </TextLink>
      }
    >
      <Card>
        <Stack as="form" $gap={24} {...form.formProps}>
          <AccountFields form={form} />
          <FormActions form={form} label={t('createAndInvite')} />
        </Stack>
      </Card>
    </AdminPage>
  );
}
