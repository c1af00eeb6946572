import { calculateQRReferenceChecksum, isQRIBAN } from 'swissqrbill/utils';

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
  return creditorReference(String(invoiceNumber));
}

/** `RF`, two check digits by modulo 97, and the text; letters count from A = 10. */
function creditorReference(text: string): string {
  const [r, f] = [27, 15];
  const rest = Number(BigInt(`${text}${r}${f}00`) % 97n);
  return `RF${String(98 - rest).padStart(2, '0')}${text}`;
}
