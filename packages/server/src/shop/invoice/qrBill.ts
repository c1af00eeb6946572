import type { Data } from 'swissqrbill/types';
import type { InvoiceAddress } from '../tables.ts';
import type { Creditor } from './creditor.ts';
import { qrText } from './qrText.ts';
import { paymentReference } from './reference.ts';

/** Characters of the fields of the payment part (Swiss Implementation Guidelines QR-bill 2.3, 4.2.2). */
const maximum = { name: 70, street: 70, streetNumber: 16, postalCode: 16, city: 35, message: 140 } as const;

interface Payment {
  readonly invoiceNumber: number;
  /** Rappen */
  readonly price: number;
  readonly payer: InvoiceAddress;
  /** what is paid for */
  readonly message: string;
}

/** The data of a Swiss QR bill. */
export function qrBillOf(creditor: Creditor, { invoiceNumber, price, payer, message }: Payment): Data {
  return {
    currency: 'CHF',
    amount: price / 100,
    creditor: {
      account: creditor.account,
      ...addressOf({
        name: creditor.name,
        street: creditor.street,
        street_number: creditor.streetNumber,
        postal_code: creditor.postalCode,
        city: creditor.city,
        country: creditor.country,
      }),
    },
    debtor: addressOf(payer),
    reference: paymentReference(creditor.account, invoiceNumber),
    message: qrText(message, maximum.message),
  };
}

function addressOf(address: InvoiceAddress) {
  const buildingNumber = qrText(address.street_number, maximum.streetNumber);
  return {
    name: qrText(address.name, maximum.name),
    address: qrText(address.street, maximum.street),
    ...(buildingNumber === '' ? {} : { buildingNumber }),
    zip: qrText(address.postal_code, maximum.postalCode),
    city: qrText(address.city, maximum.city),
    country: address.country,
  };
}
