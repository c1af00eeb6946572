import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** E.164; a number without its country is Swiss. Undefined for what is no number of any country. */
export function normalPhoneNumber(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, 'CH');
  return parsed?.isValid() && parsed.ext === undefined ? parsed.number : undefined;
}
