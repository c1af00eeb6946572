import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@learn/domain';
import { SwissQRBill } from 'swissqrbill/pdf';
import { drawBrand, drawLine } from '../../pdf/drawLine.ts';
import { drawTable } from '../../pdf/drawTable.ts';
import { drawable } from '../../pdf/fonts.ts';
import { ink } from '../../pdf/ink.ts';
import { margin, TaggedDocument } from '../../pdf/TaggedDocument.ts';
import type { InvoiceContent } from './invoiceContent.ts';

const resolve = createRequire(import.meta.url).resolve;

/** The payment part is printed in one of four faces; Arimo (SIL Open Font License) is Liberation Sans under its first name. */
const paymentFont = 'Liberation Sans';
const paymentFonts = {
  [paymentFont]: resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  [`${paymentFont}-Bold`]: resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
};

const inCapitals = { de: 'DE', fr: 'FR', it: 'IT' } as const satisfies Readonly<Record<Language, string>>;

/** Where the address stands in the window of an envelope. */
const recipientX = 340;
const recipientTop = 132;

const priceWidth = 110;

/** Writes an invoice as PDF/UA-1: tagged in the order in which it is read. The payment part lies at the foot of its last page. */
export async function writeInvoice(content: InvoiceContent): Promise<Buffer> {
  const document = new TaggedDocument({
    title: content.title,
    author: content.brand,
    lang: `${content.language}-CH`,
  });
  const written = buffer(document);
  const root = document.struct('Document');
  document.addStructure(root);
  drawHead(document, root, content);
  drawPosition(document, root, content);
  drawPayment(document, root, content);
  root.end();
  document.end();
  return written;
}

type Element = PDFKit.PDFStructureElement;

function drawHead(document: TaggedDocument, root: Element, content: InvoiceContent): void {
  drawBrand(document, root, drawable(content.brand));
  document.y += 6;
  for (const text of content.sender) {
    drawLine(document, root, 'P', { text: drawable(text), size: 10, colour: ink.secondary });
  }
  document.y = Math.max(document.y, recipientTop);
  for (const text of content.recipient) {
    drawLine(document, root, 'P', { text: drawable(text), size: 11, x: recipientX });
  }
  drawLine(document, root, 'H1', { text: content.title, size: 24, bold: true, above: 28 });
  for (const text of content.facts) {
    drawLine(document, root, 'P', { text: drawable(text), size: 11, above: 2 });
  }
  document.y += 10;
}

function drawPosition(
  document: TaggedDocument,
  root: Element,
  { table, total, terms }: InvoiceContent,
): void {
  drawTable(document, root, {
    columns: table.columns,
    rows: table.rows.map((cells) => cells.map(drawable)),
    widths: [priceWidth],
  });
  drawLine(document, root, 'P', { text: total, size: 14, bold: true, above: 12 });
  drawLine(document, root, 'P', { text: terms, size: 11, colour: ink.secondary, above: 8 });
}

function drawPayment(document: TaggedDocument, root: Element, { payment, language }: InvoiceContent): void {
  if ('missing' in payment) {
    drawLine(document, root, 'P', { text: payment.missing, size: 11, bold: true, above: 8 });
    return;
  }
  for (const [name, file] of Object.entries(paymentFonts)) document.registerFont(name, file);
  if (document.y + SwissQRBill.height > document.page.height) document.addPage();
  const top = document.page.height - SwissQRBill.height;
  // its last lines lie in the margin, where a text would begin a page
  document.page.margins.bottom = 0;
  const bill = new SwissQRBill(payment.bill, { fontName: paymentFont, language: inCapitals[language] });
  document.leaf(
    root,
    'Figure',
    () => {
      // its letters are black, and it leaves that to the document
      document.fillColor('black');
      bill.attachTo(document, 0, top);
    },
    { alt: payment.spoken, bbox: [0, top, document.page.width, document.page.height] },
  );
  document.x = margin;
}
