import { fillPath, type Localised, linkPatterns } from '@learn/contracts';
import { formatPrice, fullName, invoiceAddressLines, type Language } from '@learn/domain';
import type { Database } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { InvoiceAddress } from './tables.ts';

/** An order that is to be paid. */
export interface PaymentRequest {
  readonly orderId: string;
  readonly title: string;
  /** Rappen */
  readonly price: number;
  readonly invoiceAddress: InvoiceAddress;
  readonly courseSlug: string;
  readonly buyer: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly language: Language;
  };
}

/** The service by which orders are paid. */
export interface PaymentProvider {
  /**
   * Begins the payment, in the transaction of the order.
   * @returns `confirmed` when access begins at once, `pending` when the provider confirms the order later
   */
  request(transaction: Database, payment: PaymentRequest): Promise<'confirmed' | 'pending'>;
}

/** The built-in provider: an invoice is sent to the given address, and access begins at once. */
export const invoicePayment: PaymentProvider = {
  async request(transaction, payment) {
    const { buyer, invoiceAddress: to } = payment;
    const details = {
      name: fullName(buyer.firstName, buyer.lastName),
      title: payment.title,
      price: formatPrice(payment.price),
      address: invoiceAddressLines(to, buyer.language).join('\n'),
      order: payment.orderId,
    };
    const fill = (text: string) =>
      text.replace(/\{(name|title|price|address|order)\}/g, (_, word: keyof typeof details) => details[word]);
    if (buyer.email !== '') {
      await enqueueMail(transaction, {
        recipient: buyer.email,
        subject: fill(subject[buyer.language]),
        text: fill(text[buyer.language]),
        link: fillPath(linkPatterns.learningPath, { courseSlug: payment.courseSlug }) ?? '',
      });
    }
    return 'confirmed';
  },
};

const subject: Localised = {
  de: 'Deine Bestellung: {title}',
  fr: 'Ta commande\u202f: {title}',
  it: 'Il tuo ordine: {title}',
};

const text: Localised = {
  de: 'Guten Tag {name}\n\nDanke für deine Bestellung von «{title}» für {price}. Der Zugang ist offen. Die Rechnung geht an:\n\n{address}\n\nBestellnummer: {order}',
  fr: 'Bonjour {name}\n\nMerci pour ta commande de «\u202f{title}\u202f» au prix de {price}. L’accès est ouvert. La facture est envoyée à\u202f:\n\n{address}\n\nNuméro de commande\u202f: {order}',
  it: 'Buongiorno {name}\n\nGrazie per il tuo ordine di «{title}» al prezzo di {price}. L’accesso è aperto. La fattura viene inviata a:\n\n{address}\n\nNumero d’ordine: {order}',
};
