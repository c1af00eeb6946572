import { languages } from '@learn/domain';
import { describe, expect, test } from 'vitest';
import { pdfUaProblems } from '../../../test/pdf/pdfUaProblems.ts';
import { readAloud } from '../../../test/pdf/readAloud.ts';
import type { IssuedResult } from '../tables.ts';
import { documentContent } from './documentContent.ts';
import { writeDocument } from './writeDocument.ts';

const everywhere = (text: string) => ({ de: text, fr: text, it: text });

const result = (change: Partial<IssuedResult> = {}): IssuedResult => ({
  assignment_id: 'a',
  course_session_id: 'session',
  titles: everywhere('Fahrzeug beraten'),
  points: 14.5,
  points_deducted: 0,
  points_final: 14.5,
  max_points: 20,
  weight: 1,
  exact: 4.63,
  official: 4.5,
  ...change,
});

const address = 'https://lernkreis.example/pruefen/K7MQ-4XTB';

function contentOf({
  language = 'de',
  results = [
    result(),
    result({ titles: everywhere('Haushalt'), points_deducted: 1, points_final: 13.5, weight: 2 }),
  ],
  name = 'Lena Keller',
  title = 'Beratung & Verkauf',
}: {
  readonly language?: 'de' | 'fr' | 'it';
  readonly results?: readonly IssuedResult[];
  readonly name?: string;
  readonly title?: string;
}) {
  return documentContent(
    {
      issued: {
        personName: name,
        titles: everywhere(title),
        courseTitles: everywhere('Versicherungsvermittler/-in'),
        sessionTitles: [everywhere('Zürich 2026'), everywhere('Bern 2027')],
        results,
        gradeExact: 4.46,
        gradeOfficial: 4.5,
        issuedAt: new Date('2026-11-25T12:00:00Z'),
        code: 'K7MQ4XTB',
      },
      brand: 'Lernkreis',
      address,
    },
    language,
  );
}

describe('a certificate', () => {
  test('is read out in order', async () => {
    expect(await readAloud(await writeDocument(contentOf({})))).toEqual([
      ['P', 'Lernkreis'],
      ['P', 'Kompetenznachweis'],
      ['H1', 'Beratung & Verkauf'],
      ['P', 'Lena Keller'],
      [
        'P',
        'hat alle Aufträge dieses Kompetenznachweises im Lehrgang «Versicherungsvermittler/-in» (Zürich 2026 und Bern 2027) abgeschlossen. Sie sind bewertet.',
      ],
      ['P', 'Note 4.5'],
      ['P', 'Exakter Wert 4.46, auf halbe Noten gerundet. Die beste Note ist 6, genügend ist 4.'],
      ['P', 'Ausgestellt am 25. November 2026'],
      ['H2', 'So kommt die Note zustande'],
      ['TH', 'Auftrag'],
      ['TH', 'Gewicht'],
      ['TH', 'Punkte'],
      ['TH', 'Exakter Wert'],
      ['TH', 'Note'],
      ['TH', 'Fahrzeug beraten'],
      ['TD', '1'],
      ['TD', '14.5 von 20'],
      ['TD', '4.63'],
      ['TD', '4.5'],
      ['TH', 'Haushalt'],
      ['TD', '2'],
      ['TD', '13.5 von 20 Abzug 1'],
      ['TD', '4.63'],
      ['TD', '4.5'],
      ['H2', 'Echtheit prüfen'],
      ['P', 'Ob dieser Kompetenznachweis gültig ist, zeigt diese Seite:'],
      ['P', address],
      ['P', 'Code K7MQ-4XTB'],
      ['Figure', `QR-Code, der die Seite zum Prüfen öffnet: ${address}`],
    ]);
  });

  test.each(languages)('keeps the rules of PDF/UA in %s', async (language) => {
    expect(await pdfUaProblems(await writeDocument(contentOf({ language })))).toEqual([]);
  });

  test('of forty assignments goes on over pages, each read once', async () => {
    const results = Array.from({ length: 40 }, (_, index) =>
      result({ assignment_id: String(index), titles: everywhere(`Auftrag Nummer ${index + 1}`) }),
    );
    const file = await writeDocument(contentOf({ results }));
    expect(await pdfUaProblems(file)).toEqual([]);
    const headers = (await readAloud(file)).filter(([role]) => role === 'TH').map(([, text]) => text);
    expect(headers).toEqual([
      ...['Auftrag', 'Gewicht', 'Punkte', 'Exakter Wert', 'Note'],
      ...results.map(({ titles }) => titles.de),
    ]);
  });

  test('says of an assignment without points that it has none', async () => {
    const results = [result({ points: null, points_final: null, exact: null, official: null })];
    const cells = (await readAloud(await writeDocument(contentOf({ results })))).filter(
      ([role]) => role === 'TD',
    );
    expect(cells.map(([, text]) => text)).toEqual(['1', 'ohne Punkte', '–', '–']);
  });

  test('writes names of all of Europe, and a box for what it cannot draw', async () => {
    const file = await writeDocument(contentOf({ name: 'Šimić Łukasz Ğül Nguyễn 王', title: '«A» & <B>' }));
    expect(await pdfUaProblems(file)).toEqual([]);
    const spoken = await readAloud(file);
    expect(spoken).toContainEqual(['P', 'Šimić Łukasz Ğül Nguyễn □']);
    expect(spoken).toContainEqual(['H1', '«A» & <B>']);
  });
});
