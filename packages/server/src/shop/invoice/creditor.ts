import type { Config } from '../../config.ts';

/** To whom invoices are paid. */
export interface Creditor {
  /** QR-IBAN or IBAN, without blanks */
  readonly account: string;
  readonly name: string;
  readonly street: string;
  /** empty where there is none */
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

type CreditorConfig = Pick<Config, `INVOICE_${string}` & keyof Config>;

/** The account that the operator has configured; undefined without one. */
export function creditorOf(config: CreditorConfig): Creditor | undefined {
  const { INVOICE_IBAN: account, INVOICE_NAME: name, INVOICE_STREET: street } = config;
  const { INVOICE_POSTAL_CODE: postalCode, INVOICE_CITY: city, INVOICE_COUNTRY: country } = config;
  if (account === undefined || name === undefined || street === undefined) return undefined;
  if (postalCode === undefined || city === undefined) return undefined;
  return {
    account,
    name,
    street,
    streetNumber: config.INVOICE_STREET_NUMBER ?? '',
    postalCode,
    city,
    country,
  };
}
