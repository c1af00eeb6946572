import { languages } from '@learn/domain';
import { describe, expect, test } from 'vitest';
import { pdfUaProblems } from '../../../test/pdf/pdfUaProblems.ts';
import { readAloud } from '../../../test/pdf/readAloud.ts';
import { readQrCode } from '../../../test/pdf/readQrCode.ts';
import type { Creditor } from './creditor.ts';
import { type InvoicedOrder, invoiceContent } from './invoiceContent.ts';
import { writeInvoice } from './writeInvoice.ts';

const creditor: Creditor = {
  account: 'CH4431999123000889012',
  name: 'Lernkreis Demo',
  street: 'Musterweg',
  streetNumber: '1',
  postalCode: '3000',
  city: 'Bern',
  country: 'CH',
};

const order: InvoicedOrder = {
  invoiceNumber: 1042,
  price: 145_000,
  createdAt: new Date('2026-11-25T12:00:00Z'),
  invoiceAddress: {
    name: 'Nora Neu',
    street: 'Lindenweg',
    street_number: '3a',
    postal_code: '8400',
    city: 'Winterthur',
    country: 'CH',
  },
  titles: { de: 'Platz in Zürich', fr: 'Place à Zurich', it: 'Posto a Zurigo' },
  firstName: 'Nora',
  lastName: 'Neu',
};

interface Change extends Partial<InvoicedOrder> {
  readonly creditor?: Creditor | undefined;
  readonly language?: (typeof languages)[number];
}

function invoice({ language = 'de', ...change }: Change = {}): Promise<Buffer> {
  const payee = 'creditor' in change ? change.creditor : creditor;
  const printed = {
    order: { ...order, ...change },
    creditor: payee,
    brand: 'Lernkreis',
    support: 'hilfe@example.org',
  };
  return writeInvoice(invoiceContent(printed, language));
}

/** The lines of the payment part, by the names of the standard. */
async function payloadOf(change: Change = {}) {
  const lines = (await readQrCode(await invoice(change))).split(/\r?\n/);
  return {
    lines,
    head: lines.slice(0, 3),
    iban: lines[3],
    creditor: lines.slice(4, 11),
    ultimate: lines.slice(11, 18),
    amount: lines[18],
    currency: lines[19],
    debtor: lines.slice(20, 27),
    type: lines[27],
    reference: lines[28] ?? '',
    message: lines[29],
    end: lines[30],
  };
}

describe('the QR code', () => {
  test('says what the standard asks for, line by line', async () => {
    const payload = await payloadOf();
    expect(payload.lines).toHaveLength(31);
    expect(payload).toMatchObject({
      head: ['SPC', '0200', '1'],
      iban: 'CH4431999123000889012',
      creditor: ['S', 'Lernkreis Demo', 'Musterweg', '1', '3000', 'Bern', 'CH'],
      ultimate: ['', '', '', '', '', '', ''],
      amount: '1450.00',
      currency: 'CHF',
      debtor: ['S', 'Nora Neu', 'Lindenweg', '3a', '8400', 'Winterthur', 'CH'],
      type: 'QRR',
      message: 'Rechnung 1042, Platz in Zürich',
      end: 'EPD',
    });
  });

  test('has a QR reference whose last digit finds a wrong one', async () => {
    const { reference } = await payloadOf();
    expect(reference).toMatch(/^0*1042\d$/);
    expect(reference).toHaveLength(27);
    expect(recursiveModulo10(reference.slice(0, 26))).toBe(Number(reference.at(-1)));
  });

  test('has a creditor reference where the account is an ordinary IBAN', async () => {
    const { type, reference } = await payloadOf({
      creditor: { ...creditor, account: 'CH9300762011623852957' },
    });
    expect(type).toBe('SCOR');
    expect(reference).toMatch(/^RF\d\d1042$/);
    const moved = reference.slice(4) + reference.slice(0, 4);
    const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  test.each([
    [145_000, '1450.00'],
    [5, '0.05'],
    [99_990, '999.90'],
    [12_345_678, '123456.78'],
  ])('writes %d Rappen as %s', async (price, amount) => {
    expect((await payloadOf({ price })).amount).toBe(amount);
  });

  test('cuts what is too long, and writes only letters that are allowed', async () => {
    const { debtor, message = '' } = await payloadOf({
      invoiceAddress: {
        name: `王 ${'Švestka & <b>Söhne</b> '.repeat(8)}`,
        street: 'x'.repeat(200),
        street_number: '12345678901234567890',
        postal_code: 'SW1A 1AA',
        city: 'y'.repeat(100),
        country: 'GB',
      },
      titles: { de: 'z'.repeat(300), fr: '', it: '' },
    });
    const [, name = '', street, number, postalCode, city, country] = debtor;
    expect(name).toMatch(/^\? Švestka & <b>Söhne<\/b>/);
    expect(name.length).toBeLessThanOrEqual(70);
    expect(street).toHaveLength(70);
    expect(number).toHaveLength(16);
    expect([postalCode, country]).toEqual(['SW1A 1AA', 'GB']);
    expect(city).toHaveLength(35);
    expect(message.length).toBeLessThanOrEqual(140);
  });
});

describe('an invoice', () => {
  test('is read out in order, with the payment part', async () => {
    expect(await readAloud(await invoice())).toEqual([
      ['P', 'Lernkreis'],
      ['P', 'Lernkreis Demo'],
      ['P', 'Musterweg 1'],
      ['P', '3000 Bern'],
      ['P', 'Nora Neu'],
      ['P', 'Lindenweg 3a'],
      ['P', '8400 Winterthur'],
      ['H1', 'Rechnung 1042'],
      ['P', 'Datum: 25. November 2026'],
      ['P', 'Zahlbar bis: 25. Dezember 2026'],
      ['P', 'Für: Nora Neu'],
      ['TH', 'Leistung'],
      ['TH', 'Preis in CHF'],
      ['TH', 'Platz in Zürich'],
      ['TD', expect.stringMatching(/^1.450\.00$/)],
      ['P', expect.stringMatching(/^Total CHF\s1.450\.00$/)],
      ['P', 'Bitte bezahle diese Rechnung innert 30 Tagen. Danke.'],
      [
        'Figure',
        expect.stringMatching(
          /^Zahlteil mit QR-Code: CHF 1.450\.00 auf das Konto CH4431999123000889012, Referenz 0+1042\d$/,
        ),
      ],
    ]);
  });

  test.each(languages)('keeps the rules of PDF/UA in %s', async (language) => {
    expect(await pdfUaProblems(await invoice({ language }))).toEqual([]);
  });

  test('without an account says where to ask, and has no payment part', async () => {
    const file = await invoice({ creditor: undefined });
    const spoken = await readAloud(file);
    expect(spoken.at(-1)).toEqual(['P', expect.stringContaining('hilfe@example.org')]);
    expect(spoken.some(([role]) => role === 'Figure')).toBe(false);
    expect(await pdfUaProblems(file)).toEqual([]);
  });

  test('goes abroad with the name of the country', async () => {
    const invoiceAddress = { ...order.invoiceAddress, postal_code: '79111', city: 'Freiburg', country: 'DE' };
    const spoken = await readAloud(await invoice({ invoiceAddress, language: 'fr' }));
    expect(spoken).toContainEqual(['P', 'Allemagne']);
  });

  test('writes a French colon with its space', async () => {
    const spoken = await readAloud(await invoice({ language: 'fr' }));
    // the reader knows one kind of space
    expect(spoken).toContainEqual(['P', expect.stringMatching(/^Payable jusqu’au : \d/)]);
  });

  test('with many long lines keeps the payment part whole, on a page of its own where need be', async () => {
    const name = 'Seetal Versicherungen und Vorsorge Aktiengesellschaft '.repeat(9);
    const file = await invoice({ invoiceAddress: { ...order.invoiceAddress, name } });
    expect(await pdfUaProblems(file)).toEqual([]);
    expect((await readQrCode(file)).split(/\r?\n/)).toHaveLength(31);
  });
});

/** Swiss Implementation Guidelines QR-bill, annex B. */
function recursiveModulo10(digits: string): number {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  const carry = [...digits].reduce((before, digit) => table[(before + Number(digit)) % 10] ?? 0, 0);
  return (10 - carry) % 10;
}
