import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, isQRIBAN } from 'swissqrbill/utils';

const qrReferenceDigits = 26;

/**
 * The reference by which a payment is recognised: of a QR-IBAN a QR reference of 27 digits, of an IBAN a creditor reference
 * (ISO 11649). Both end or begin with what finds a wrong digit.
 */
export function paymentReference(account: string, invoiceNumber: number): string {
  if (isQRIBAN(account)) {
    const digits = String(invoiceNumber).padStart(qrReferenceDigits, '0');
    return digits + calculateQRReferenceChecksum(digits);
  }
  const text = String(invoiceNumber);
  return `RF${calculateSCORReferenceChecksum(text)}${text}`;
}
