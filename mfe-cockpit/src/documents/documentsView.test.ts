import { expect, test } from 'vitest';
import { circleDocument } from '../testing/documents.ts';
import { type DocumentsView, readDocumentsView, shownDocuments, withDocumentsView } from './documentsView.ts';

const haushalt = { id: 'haushalt', slug: 'haushalt', title: 'Haushalt' };
const documents = [
  circleDocument('Programm'),
  circleDocument('Anreise', { circle: haushalt }),
  circleDocument('Übung', { learning_sequence: { id: 'b', slug: 'b', title: 'Anwenden' } }),
];
const newest: DocumentsView = { circle: undefined, search: '', sort: 'added', descending: true };

test.each<[Partial<DocumentsView>, string[]]>([
  [{}, ['Programm', 'Anreise', 'Übung']],
  [{ descending: false }, ['Übung', 'Anreise', 'Programm']],
  [{ circle: 'fahrzeug' }, ['Programm', 'Übung']],
  [{ search: 'ubung' }, ['Übung']],
  [{ search: 'haus' }, ['Anreise']],
  [{ search: 'anwenden' }, ['Übung']],
  [{ sort: 'name', descending: false }, ['Anreise', 'Programm', 'Übung']],
  [{ sort: 'name' }, ['Übung', 'Programm', 'Anreise']],
  [{ sort: 'place', descending: false }, ['Übung', 'Programm', 'Anreise']],
])('%j: %j', (change, expected) => {
  const view = { ...newest, ...change };
  const shown = shownDocuments(documents, ['fahrzeug', 'haushalt'], view);
  expect(shown.map(({ name }) => name)).toEqual(expected);
});

test.each([
  ['', newest],
  ['circle=haushalt&search=a', { ...newest, circle: 'haushalt', search: 'a' }],
  ['sort=name', { ...newest, sort: 'name', descending: false }],
  ['sort=-place', { ...newest, sort: 'place' }],
] as const)('«%s» stands for one view, and is what is written for it', (address, view) => {
  expect(readDocumentsView(new URLSearchParams(address))).toEqual(view);
  expect(withDocumentsView(new URLSearchParams(), view).toString()).toBe(address);
});

test('what is unknown goes without saying, and other parameters stay', () => {
  const parameters = new URLSearchParams('sort=size&day=1');
  expect(readDocumentsView(parameters)).toEqual(newest);
  expect(withDocumentsView(parameters, {}).toString()).toBe('day=1');
});
