import { countryOptions } from '@learn/domain';
import { Combobox, FormRow } from '@learn/ui/form';
import { ProfileField, ProfileLine } from './ProfileField.tsx';
import { useTexts } from './texts.ts';
import type { ProfileForm } from './useProfileForm.ts';

interface AddressFieldsProps {
  form: ProfileForm;
  /** the person's own address, or that of the organisation */
  of: 'person' | 'organisation';
}

const fieldsOf = {
  person: {
    street: 'street',
    number: 'street_number',
    postalCode: 'postal_code',
    city: 'city',
    country: 'country',
  },
  organisation: {
    street: 'organisation_street',
    number: 'organisation_street_number',
    postalCode: 'organisation_postal_code',
    city: 'organisation_city',
    country: 'organisation_country',
  },
} as const;

/** Street, place and country, in the order in which one writes them on an envelope. */
export function AddressFields({ form, of }: AddressFieldsProps) {
  const { t, language } = useTexts();
  const fields = fieldsOf[of];
  // the browser knows the person's own address only
  const complete = (token: string) => (of === 'person' ? token : 'off');
  return (
    <>
      <FormRow $columns="minmax(0, 3fr) minmax(0, 1fr)" $always>
        <ProfileLine
          form={form}
          field={fields.street}
          label={t('address.street')}
          autoComplete={complete('address-line1')}
        />
        <ProfileLine
          form={form}
          field={fields.number}
          label={t('address.number')}
          autoComplete="off"
          narrow
        />
      </FormRow>
      <FormRow $columns="minmax(0, 1fr) minmax(0, 2fr)" $always>
        <ProfileLine
          form={form}
          field={fields.postalCode}
          label={t('address.postalCode')}
          autoComplete={complete('postal-code')}
          narrow
        />
        <ProfileLine
          form={form}
          field={fields.city}
          label={t('address.city')}
          autoComplete={complete('address-level2')}
        />
      </FormRow>
      <ProfileField form={form} field={fields.country} label={t('address.country')}>
        <Combobox
          options={countryOptions(language)}
          value={form.values[fields.country] ?? undefined}
          onChange={(code) => {
            form.change(fields.country, code ?? null);
            form.leave(fields.country);
          }}
          placeholder={t('address.countryPlaceholder')}
          labels={{
            open: t('address.countryOpen'),
            clear: t('address.countryClear'),
            none: t('address.countryNone'),
          }}
        />
      </ProfileField>
    </>
  );
}
