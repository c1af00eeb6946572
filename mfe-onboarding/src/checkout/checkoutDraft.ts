import type { UserProfile } from '@learn/contracts';
import { fullName, type InvoiceAddressFields } from '@learn/domain';

/** To whom the invoice goes: the person, or their employer. */
export type InvoiceTo = UserProfile['invoice_address'];

/** What is typed for an order and not placed yet. */
export interface CheckoutDraft {
  readonly product?: string;
  readonly to?: InvoiceTo;
  readonly prv?: Partial<InvoiceAddressFields>;
  readonly org?: Partial<InvoiceAddressFields>;
  /** idempotency keys by product: the order of one is the same however often it is sent */
  readonly keys?: Readonly<Partial<Record<string, string>>>;
}

export const checkoutDraftKey = 'onboarding/checkout';

export function isCheckoutDraft(value: unknown): value is CheckoutDraft {
  if (typeof value !== 'object' || value === null) return false;
  const {
    product = '',
    to = 'prv',
    prv = {},
    org = {},
    keys = {},
  } = value as Readonly<Record<string, unknown>>;
  return (
    typeof product === 'string' &&
    (to === 'prv' || to === 'org') &&
    [prv, org, keys].every(
      (lines) =>
        typeof lines === 'object' &&
        lines !== null &&
        Object.values(lines).every((line) => typeof line === 'string'),
    )
  );
}

/** The address as far as it is known; Switzerland where no country is. */
export function addressOf(user: UserProfile, to: InvoiceTo): InvoiceAddressFields {
  return to === 'prv'
    ? {
        name: fullName(user.first_name, user.last_name),
        street: user.street,
        street_number: user.street_number,
        postal_code: user.postal_code,
        city: user.city,
        country: user.country ?? 'CH',
      }
    : {
        name: user.organisation_detail_name,
        street: user.organisation_street,
        street_number: user.organisation_street_number,
        postal_code: user.organisation_postal_code,
        city: user.organisation_city,
        country: user.organisation_country ?? 'CH',
      };
}

/** What the profile keeps of an address, so that it need not be typed again. */
export function profileChange(to: InvoiceTo, address: InvoiceAddressFields) {
  const { name, street, street_number, postal_code, city, country } = address;
  return to === 'prv'
    ? { invoice_address: to, street, street_number, postal_code, city, country }
    : {
        invoice_address: to,
        organisation_detail_name: name,
        organisation_street: street,
        organisation_street_number: street_number,
        organisation_postal_code: postal_code,
        organisation_city: city,
        organisation_country: country,
      };
}

/** Without blanks around its lines. */
export function trimmedAddress(address: InvoiceAddressFields): InvoiceAddressFields {
  const { name, street, street_number, postal_code, city, country } = address;
  return {
    name: name.trim(),
    street: street.trim(),
    street_number: street_number.trim(),
    postal_code: postal_code.trim(),
    city: city.trim(),
    country,
  };
}
