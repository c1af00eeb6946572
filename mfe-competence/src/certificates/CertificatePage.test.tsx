import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { certificatesOf } from '../testing/certificateData.ts';
import { certificatesAddress, renderCertificates } from '../testing/renderCertificates.tsx';
import { courseSlug } from '../testing/renderCompetence.tsx';

const slug = 'sachversicherung';
const elsewhere = { id: 'c0000000-0000-4000-8000-000000000009', title: 'Bern 2025' };

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));

test('the grade stands beside the exact value, the weighted result and what is evaluated', async () => {
  await renderCertificates({ slug });
  expect(await screen.findByRole('heading', { level: 2, name: 'Offizielle Note 5.0' })).toBeVisible();
  expect(screen.getByText('Exakter Wert').parentElement).toHaveTextContent('4.95');
  expect(screen.getByText('Ergebnis, gewichtet').parentElement).toHaveTextContent('79.0 %');
  expect(screen.getByText('Aufträge bewertet').parentElement).toHaveTextContent('3 von 4');
});

test('each assignment shows points, deduction, percent, weight, exact value and official grade', async () => {
  await renderCertificates({ slug });
  const table = await screen.findByRole('table', {
    name: 'Aufträge im Kompetenznachweis «Sachversicherung»',
  });
  const [, praxis, casework, , open, total] = within(table).getAllByRole('row');
  if (!praxis || !casework || !open || !total) throw new Error('rows are missing');
  expect(cellsOf(praxis)).toEqual([
    ...['Punkte20 / 24', 'Abzug−2', 'Prozent75.0 %', 'Gewicht1', 'Exakt4.75', 'Note5.0'],
  ]);
  expect(praxis).toHaveTextContent('Abzug 2 Punkte: zwei Tage zu spät');
  expect(cellsOf(casework)).toEqual([
    ...['Punkte26 / 30', 'Abzug0', 'Prozent86.7 %', 'Gewicht2', 'Exakt5.33', 'Note5.5'],
  ]);
  expect(cellsOf(open)).toEqual(['In Bewertung', 'Gewicht1', 'noch keine Note']);
  expect(cellsOf(total)).toEqual(['', '', 'Prozent79.0 %', 'Gewicht4', 'Exakt4.95', 'Note5.0']);
});

test('the explanation goes on with unrounded values down to the last step', async () => {
  await renderCertificates({ slug });
  const how = await screen.findByRole('region', { name: 'So kommt die Note zustande' });
  expect(
    within(how)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([
    'Punkte nach Abzug18 / 24 · 26 / 30 · 13.5 / 20',
    'Anteil mal Gewicht0.75 × 1 + 0.866… × 2 + 0.675 × 1 = 3.158…',
    'geteilt durch Gewicht 40.789…',
    'exakt: × 5 + 14.947… ≈ 4.95',
    'Schritte: × 107.895… → 8',
    'Note: ÷ 2 + 15.0',
  ]);
  expect(how).toHaveTextContent(
    '78.95… % davon sind 7.895…, also näher bei 8 als bei 7. Darum wird aufgerundet: 8 ÷ 2 + 1 = 5.0.',
  );
  expect(how).toHaveTextContent('«Hausrat» zählt, sobald die Bewertung freigegeben ist.');
});

test.each([
  [6, '60 % davon sind genau 6. Da gibt es nichts zu runden: 6 ÷ 2 + 1 = 4.0.'],
  [5.4, '54 % davon sind 5.4, also näher bei 5 als bei 6. Darum wird abgerundet: 5 ÷ 2 + 1 = 3.5.'],
  [5.6, '56 % davon sind 5.6, also näher bei 6 als bei 5. Darum wird aufgerundet: 6 ÷ 2 + 1 = 4.0.'],
  [5.5, 'genau die Mitte zwischen 5 und 6. In der Mitte wird immer aufgerundet: 6 ÷ 2 + 1 = 4.0.'],
])('of %d of 10 points the last sentence is «%s»', async (points, sentence) => {
  await renderCertificates({ slug: 'a', list: certificatesOf({ A: { Einer: { points } } }, 4) });
  expect(await screen.findByRole('region', { name: 'So kommt die Note zustande' })).toHaveTextContent(
    sentence,
  );
});

test('an assignment leads to its page, in the session in which it was done', async () => {
  const works = { Hier: { points: 5 }, Dort: { points: 8, session: elsewhere } };
  await renderCertificates({ slug: 'a', list: certificatesOf({ A: works }, 4) });
  const path = `/course/${courseSlug}/learn/haushalt`;
  expect(await screen.findByRole('link', { name: 'Hier' })).toHaveAttribute('href', `${path}/hier`);
  expect(screen.getByRole('link', { name: 'Dort' })).toHaveAttribute(
    'href',
    `${path}/dort?courseSessionId=${elsewhere.id}`,
  );
  expect(screen.getByText('Fallarbeit · Haushalt · Bern 2025')).toBeVisible();
});

test('without a grade nothing is explained', async () => {
  await renderCertificates({ slug: 'vorsorge' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Noch keine Note' })).toBeVisible();
  expect(screen.getByText('Noch offen')).toBeVisible();
  expect(screen.getByText('Abgegeben')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'So kommt die Note zustande' })).not.toBeInTheDocument();
});

test('a certificate that does not exist is named as missing, with the way back', async () => {
  await renderCertificates({ slug: 'unbekannt' });
  expect(await screen.findByText('Diesen Kompetenznachweis gibt es nicht.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Kompetenznachweisen' })).toHaveAttribute(
    'href',
    certificatesAddress,
  );
});

test.each([
  ['fr', 'Calcul de la note', /On arrondit vers le haut : 8 ÷ 2 \+ 1 = 5\.0/],
  ['it', 'Calcolo della nota', /Si arrotonda per eccesso: 8 ÷ 2 \+ 1 = 5\.0/],
] as const)('the explanation speaks %s', async (language, name, sentence) => {
  await renderCertificates({ slug, language });
  expect(await screen.findByRole('region', { name })).toHaveTextContent(sentence);
});
