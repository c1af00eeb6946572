import { isIBANValid } from 'swissqrbill/utils';

/** The payment part is for accounts in Switzerland and Liechtenstein only. */
export function isCreditorAccount(iban: string): boolean {
  return /^(CH|LI)\d{7}[0-9A-Z]{12}$/.test(iban) && isIBANValid(iban);
}
