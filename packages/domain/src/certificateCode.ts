/** Signs of a code: capital letters and digits without those that are taken for another (0 and O, 1, I and L). */
export const certificateCodeSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Number of signs of a code. */
export const certificateCodeLength = 8;

/**
 * A code as it is stored, read from what a person typed: in any case, with spaces and dashes between the signs.
 * @returns undefined for what cannot be a code
 */
export function parseCertificateCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const known = [...code].every((sign) => certificateCodeSigns.includes(sign));
  return known && code.length === certificateCodeLength ? code : undefined;
}

/** A code as people read it, in two groups: «K7MQ-4XTB». */
export function formatCertificateCode(code: string): string {
  return `${code.slice(0, certificateCodeLength / 2)}-${code.slice(certificateCodeLength / 2)}`;
}
