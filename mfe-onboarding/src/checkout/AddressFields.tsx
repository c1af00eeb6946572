import { countryOptions, type InvoiceAddressField } from '@learn/domain';
import { Field, Meta, Text, TextInput } from '@learn/ui';
import { Combobox, FormRow } from '@learn/ui/form';
import { useTexts } from '../texts.ts';
import type { useCheckout } from './useCheckout.ts';

type LineField = Exclude<InvoiceAddressField, 'country'>;

/** Where the invoice goes, in the order of an envelope. A private invoice goes to the person, whose name is known. */
export function AddressFields({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { t, language } = useTexts('checkout');
  const { to, address, change, errorOf } = checkout;
  const isPrivate = to === 'prv';
  const line = (field: LineField, label: string, autoComplete: string) => (
    <Field label={label} error={errorOf(field)} required={field !== 'street_number'}>
      <TextInput
        key={to}
        name={field}
        // the browser knows the person's own address only
        autoComplete={isPrivate ? autoComplete : 'off'}
        value={address[field]}
        onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      />
    </Field>
  );
  return (
    <>
      {isPrivate ? (
        <div>
          <Meta>{t('address.recipient')}</Meta>
          <Text $weight="strong">{address.name}</Text>
        </div>
      ) : (
        line('name', t('address.organisation'), 'organization')
      )}
      <FormRow $columns="minmax(0, 3fr) minmax(0, 1fr)" $always>
        {line('street', t('address.street'), 'address-line1')}
        {line('street_number', t('address.number'), 'off')}
      </FormRow>
      <FormRow $columns="minmax(0, 1fr) minmax(0, 2fr)" $always>
        {line('postal_code', t('address.postalCode'), 'postal-code')}
        {line('city', t('address.city'), 'address-level2')}
      </FormRow>
      <Field label={t('address.country')} error={errorOf('country')} required>
        <Combobox
          options={countryOptions(language)}
          value={address.country || undefined}
          onChange={(country) => change({ country: country ?? '' })}
          placeholder={t('address.countryPlaceholder')}
          labels={{ open: t('address.countryOpen'), none: t('address.countryNone') }}
        />
      </Field>
    </>
  );
}
