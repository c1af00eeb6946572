import type { Language } from '@learn/domain';

/** What is printed on an invoice beside its data; dates and amounts come written. */
export interface InvoiceTexts {
  readonly title: (number: number) => string;
  readonly date: string;
  readonly due: string;
  readonly participant: string;
  readonly columns: readonly [position: string, price: string];
  readonly total: string;
  readonly terms: (days: number) => string;
  /** what the payment part says, for people who hear it */
  readonly paymentPart: (amount: string, account: string, reference: string) => string;
  readonly withoutAccount: (support: string) => string;
}

export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  de: {
    title: (number) => `Rechnung ${number}`,
    date: 'Datum',
    due: 'Zahlbar bis',
    participant: 'Für',
    columns: ['Leistung', 'Preis in CHF'],
    total: 'Total',
    terms: (days) => `Bitte bezahle diese Rechnung innert ${days} Tagen. Danke.`,
    paymentPart: (amount, account, reference) =>
      `Zahlteil mit QR-Code: CHF ${amount} auf das Konto ${account}, Referenz ${reference}`,
    withoutAccount: (support) =>
      `Diese Rechnung hat keinen QR-Zahlteil, weil kein Konto dafür hinterlegt ist. Wohin du bezahlst, sagt dir ${support}.`,
  },
  fr: {
    title: (number) => `Facture ${number}`,
    date: 'Date',
    due: 'Payable jusqu’au',
    participant: 'Pour',
    columns: ['Prestation', 'Prix en CHF'],
    total: 'Total',
    terms: (days) => `Merci de payer cette facture dans les ${days} jours.`,
    paymentPart: (amount, account, reference) =>
      `Section paiement avec code QR : CHF ${amount} sur le compte ${account}, référence ${reference}`,
    withoutAccount: (support) =>
      `Cette facture n’a pas de section paiement QR, car aucun compte n’est enregistré. Pour savoir où payer, écris à ${support}.`,
  },
  it: {
    title: (number) => `Fattura ${number}`,
    date: 'Data',
    due: 'Pagabile entro il',
    participant: 'Per',
    columns: ['Prestazione', 'Prezzo in CHF'],
    total: 'Totale',
    terms: (days) => `Paga questa fattura entro ${days} giorni. Grazie.`,
    paymentPart: (amount, account, reference) =>
      `Sezione pagamento con codice QR: CHF ${amount} sul conto ${account}, riferimento ${reference}`,
    withoutAccount: (support) =>
      `Questa fattura non ha una sezione pagamento QR perché non è registrato alcun conto. Per sapere dove pagare, scrivi a ${support}.`,
  },
};
