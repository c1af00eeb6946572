import type { Localised } from '@learn/contracts';
import {
  formatDate,
  formatFrancs,
  formatPrice,
  fullName,
  invoiceAddressLines,
  invoicePaymentDays,
  type Language,
  labelled,
} from '@learn/domain';
import type { Data } from 'swissqrbill/types';
import type { InvoiceAddress } from '../tables.ts';
import type { Creditor } from './creditor.ts';
import { invoiceTexts } from './invoiceTexts.ts';
import { qrBillOf } from './qrBill.ts';

/** Everything that is printed, in the order in which it is read. */
export interface InvoiceContent {
  readonly language: Language;
  readonly brand: string;
  /** title of the file and heading */
  readonly title: string;
  /** lines of whom it comes from; empty where nobody is configured */
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly facts: readonly string[];
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly total: string;
  readonly terms: string;
  /** the payment part and what it says, or why there is none */
  readonly payment: { readonly bill: Data; readonly spoken: string } | { readonly missing: string };
}

/** An order as its invoice needs it. */
export interface InvoicedOrder {
  readonly invoiceNumber: number;
  /** Rappen */
  readonly price: number;
  readonly createdAt: Date;
  readonly invoiceAddress: InvoiceAddress;
  readonly titles: Localised;
  readonly firstName: string;
  readonly lastName: string;
}

interface Printed {
  readonly order: InvoicedOrder;
  readonly creditor: Creditor | undefined;
  readonly brand: string;
  readonly support: string;
}

const dayMillis = 24 * 60 * 60 * 1000;

/** Writes the invoice of an order in a language. */
export function invoiceContent(
  { order, creditor, brand, support }: Printed,
  language: Language,
): InvoiceContent {
  const texts = invoiceTexts[language];
  const title = texts.title(order.invoiceNumber);
  const due = new Date(order.createdAt.getTime() + invoicePaymentDays * dayMillis);
  const product = order.titles[language];
  const price = formatFrancs(order.price);
  return {
    language,
    brand,
    title,
    sender: creditor === undefined ? [] : senderLines(creditor),
    recipient: invoiceAddressLines(order.invoiceAddress, language),
    facts: [
      labelled(texts.date, formatDate(order.createdAt, language), language),
      labelled(texts.due, formatDate(due, language), language),
      labelled(texts.participant, fullName(order.firstName, order.lastName), language),
    ],
    table: { columns: texts.columns, rows: [[product, price]] },
    total: `${texts.total} ${formatPrice(order.price)}`,
    terms: texts.terms(invoicePaymentDays),
    payment: paymentOf(),
  };

  function paymentOf(): InvoiceContent['payment'] {
    if (creditor === undefined) return { missing: texts.withoutAccount(support) };
    const bill = qrBillOf(creditor, {
      invoiceNumber: order.invoiceNumber,
      price: order.price,
      payer: order.invoiceAddress,
      message: `${title}, ${product}`,
    });
    return { bill, spoken: texts.paymentPart(price, creditor.account, bill.reference ?? '') };
  }
}

function senderLines({ name, street, streetNumber, postalCode, city }: Creditor): string[] {
  return [name, `${street} ${streetNumber}`.trim(), `${postalCode} ${city}`];
}
