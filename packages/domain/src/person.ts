/** First and last name joined and trimmed (specification §3); missing names are left out. */
export function fullName(firstName: string | null | undefined, lastName: string | null | undefined): string {
  return [firstName, lastName]
    .map((name) => name?.trim() ?? '')
    .join(' ')
    .trim();
}

/** The first letters of first and last name in capitals, at most two; empty without a name. */
export function initials(firstName: string | null | undefined, lastName: string | null | undefined): string {
  return [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0]?.toUpperCase() ?? '').join('');
}

/**
 * A vbv_id as three groups of three digits separated by dashes (specification §3), filled up with leading zeros.
 * Undefined without a number; what is no number of at most nine digits is given back as it is.
 */
export function formatVbvId(vbvId: number | string | null | undefined): string | undefined {
  if (vbvId == null || vbvId === '') return undefined;
  const text = String(vbvId);
  if (!/^\d{1,9}$/.test(text)) return text;
  return text.padStart(9, '0').replace(/(\d{3})(\d{3})(\d{3})/, '$1-$2-$3');
}
