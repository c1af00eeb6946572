import { endpoints } from '@learn/contracts';
import { isConfirmable, otherOrganisation } from '@learn/domain';
import { $user, useRest, useStore } from '@learn/platform';
import { Button, ErrorPanel, Notice, Skeleton } from '@learn/ui';
import { RadioGroup } from '@learn/ui/content';
import { Combobox, type ComboboxOption, FormSection } from '@learn/ui/form';
import { Dialog } from '@learn/ui/overlay';
import { useState } from 'react';
import { AddressFields } from './AddressFields.tsx';
import { ProfileField, ProfileLine, ProfileMark } from './ProfileField.tsx';
import { useTexts } from './texts.ts';
import type { ProfileForm } from './useProfileForm.ts';

/** Employer from the list, or another one with its name (specification §5), and its address. */
export function OrganisationSection({ form }: { form: ProfileForm }) {
  const { t } = useTexts();
  const { organisation } = form.values;
  return (
    <FormSection id="organisation" title={t('organisation.title')} lead={t('organisation.lead')}>
      <OrganisationChoiceField form={form} />
      <div role="status">
        <UnconfirmedNotice form={form} />
      </div>
      {organisation === otherOrganisation && (
        <ProfileLine
          form={form}
          field="organisation_detail_name"
          label={t('organisation.name')}
          hint={t('organisation.nameHint')}
          autoComplete="organization"
          required
        />
      )}
      {organisation !== null && <AddressFields form={form} of="organisation" />}
    </FormSection>
  );
}

/** The employer that is saved and that nobody has confirmed yet (domain decisions §4). */
function UnconfirmedNotice({ form }: { form: ProfileForm }) {
  const { t } = useTexts();
  const user = useStore($user);
  const employer = user?.organisation ?? null;
  if (employer === null || employer !== form.values.organisation) return undefined;
  if (user?.organisation_confirmed || !isConfirmable(employer)) return undefined;
  return (
    <Notice tone="waiting" icon="clock">
      {t('organisation.unconfirmed')}
    </Notice>
  );
}

/** A confirmation is lost with a change, and the choice is saved by itself, so it is asked about first. */
function OrganisationChoiceField({ form }: { form: ProfileForm }) {
  const { t } = useTexts();
  const { data, error, reload } = useRest(endpoints.organisations, {});
  const user = useStore($user);
  const [asked, setAsked] = useState<string | null>();
  if (error !== undefined) {
    return <ErrorPanel level={3} title={t('organisation.failed')} retry={{ onRetry: reload }} />;
  }
  if (!data) return <Skeleton $height="73px" aria-busy="true" />;
  const { organisation } = form.values;
  const isConfirmed = user?.organisation_confirmed === true && user.organisation === organisation;
  const choose = (id: string | null) => {
    form.change('organisation', id);
    form.leave('organisation');
    setAsked(undefined);
  };
  const options: readonly ComboboxOption<string>[] = [
    ...data.map(({ id, name }) => ({
      value: id,
      label: id === otherOrganisation ? t('organisation.other') : name,
    })),
    // entered by the onboarding of some courses, and not for a choice here
    ...(organisation !== null && !data.some(({ id }) => id === organisation)
      ? [{ value: organisation, label: t('organisation.association') }]
      : []),
  ];
  return (
    <>
      <ProfileField
        form={form}
        field="organisation"
        label={t('organisation.choice')}
        hint={t('organisation.hint')}
      >
        <Combobox
          options={options}
          value={organisation ?? undefined}
          onChange={(id) => (isConfirmed && id !== organisation ? setAsked(id ?? null) : choose(id ?? null))}
          placeholder={t('organisation.placeholder')}
          labels={{
            open: t('organisation.open'),
            clear: t('organisation.clear'),
            none: t('organisation.none'),
          }}
        />
      </ProfileField>
      <Dialog
        title={t('organisation.leave.title')}
        description={t('organisation.leave.text')}
        closeLabel={t('organisation.leave.close')}
        cancelLabel={t('organisation.leave.keep')}
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        actions={<Button onClick={() => choose(asked ?? null)}>{t('organisation.leave.do')}</Button>}
      />
    </>
  );
}

/** Where invoices go: home, or to the organisation. */
export function InvoiceSection({ form }: { form: ProfileForm }) {
  const { t } = useTexts();
  const { values } = form;
  const place = (parts: readonly string[]) => parts.filter(Boolean).join(' ');
  const line = (...parts: readonly string[]) => parts.filter(Boolean).join(', ') || t('invoice.missing');
  return (
    <FormSection id="invoice" title={t('invoice.title')} lead={t('invoice.lead')}>
      <div>
        <RadioGroup
          label={t('invoice.choice')}
          options={[
            {
              value: 'prv',
              label: t('invoice.private'),
              hint: line(
                place([values.street, values.street_number]),
                place([values.postal_code, values.city]),
              ),
            },
            {
              value: 'org',
              label: t('invoice.organisation'),
              hint: line(
                values.organisation_detail_name,
                place([values.organisation_street, values.organisation_street_number]),
                place([values.organisation_postal_code, values.organisation_city]),
              ),
            },
          ]}
          value={values.invoice_address}
          onChange={(address) => {
            form.change('invoice_address', address);
            form.leave('invoice_address');
          }}
        />
        <ProfileMark form={form} field="invoice_address" />
      </div>
    </FormSection>
  );
}
