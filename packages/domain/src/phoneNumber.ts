/**
 * A kept telephone number (E.164) in the groups in which people read it: «+41 79 123 45 67». Others than Swiss ones are given back as
 * they are, as is everything that is no such number.
 */
export function formatPhoneNumber(value: string): string {
  const swiss = /^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(value);
  return swiss === null ? value : `+41 ${swiss.slice(1).join(' ')}`;
}
