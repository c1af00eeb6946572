import { isCountryCode } from './country.ts';
import type { Language } from './language.ts';
import { type ProfileFieldProblem, postalCodeProblem, profileFieldLengths } from './profileFields.ts';

/** Where an invoice goes; names as on the wire. */
export interface InvoiceAddressFields {
  readonly name: string;
  readonly street: string;
  readonly street_number: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

export type InvoiceAddressField = keyof InvoiceAddressFields;

/** Characters that a field may have at most. */
export const invoiceAddressLengths = {
  name: 200,
  street: profileFieldLengths.street,
  street_number: profileFieldLengths.street_number,
  postal_code: profileFieldLengths.postal_code,
  city: profileFieldLengths.city,
} as const satisfies Partial<Record<InvoiceAddressField, number>>;

/** Days within which an invoice is to be paid. */
export const invoicePaymentDays = 30;

/** The address as on an envelope sent from Switzerland: a line each, the country by its name and only where it is another one. */
export function invoiceAddressLines(address: InvoiceAddressFields, language: Language): string[] {
  const { name, street, street_number: number, postal_code: postalCode, city, country } = address;
  const lines = [name, `${street} ${number}`.trim(), `${postalCode} ${city}`];
  if (country === 'CH') return lines;
  return [...lines, new Intl.DisplayNames([`${language}-CH`], { type: 'region' }).of(country) ?? country];
}

/** Everything that is wrong with an invoice address (domain decisions §16), by field. */
export function invoiceAddressProblems(
  address: InvoiceAddressFields,
): Readonly<Record<InvoiceAddressField, ProfileFieldProblem | undefined>> {
  const { country } = address;
  const postalCode = address.postal_code.trim();
  return {
    name: lineProblem(address, 'name'),
    street: lineProblem(address, 'street'),
    // a place without house numbers has none
    street_number: tooLong(address, 'street_number'),
    postal_code: lineProblem(address, 'postal_code') ?? postalCodeProblem(postalCode, country),
    city: lineProblem(address, 'city'),
    country: country === '' ? 'required' : isCountryCode(country) ? undefined : 'invalid',
  };
}

type LineField = keyof typeof invoiceAddressLengths;

function lineProblem(address: InvoiceAddressFields, field: LineField): ProfileFieldProblem | undefined {
  return address[field].trim() === '' ? 'required' : tooLong(address, field);
}

function tooLong(address: InvoiceAddressFields, field: LineField): ProfileFieldProblem | undefined {
  return address[field].trim().length > invoiceAddressLengths[field] ? 'too_long' : undefined;
}
