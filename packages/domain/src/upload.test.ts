import { expect, it } from 'vitest';
import { maximumFileBytes } from './fileType.ts';
import { documentProblems, fileProblem, nameOfFile } from './upload.ts';

const file = (name: string, size = 3, type = '') => ({ name, size, type });

it.each([
  [undefined, 'noFile'],
  [file('programm.pdf'), undefined],
  [file('programm.PDF', 3, 'application/pdf'), undefined],
  [file('programm.exe'), 'type'],
  [file('programm.pdf', 3, 'image/png'), 'type'],
  [file('film.mp4', maximumFileBytes), undefined],
  [file('film.mp4', maximumFileBytes + 1), 'size'],
  [file('leer.pdf', 0), 'empty'],
])('finds in %o: %s', (chosen, expected) => {
  expect(fileProblem(chosen)).toBe(expected);
});

it('finds everything that is missing at once', () => {
  expect(documentProblems({ file: undefined, name: '  ', sequence: undefined })).toEqual({
    file: 'noFile',
    name: true,
    sequence: true,
  });
  expect(documentProblems({ file: file('a.pdf'), name: 'A', sequence: 's' })).toEqual({});
});

it.each([
  ['Programm Kurstag.pdf', 'Programm Kurstag'],
  ['v1.2.docx', 'v1.2'],
  ['ohne', 'ohne'],
])('calls %s «%s»', (given, expected) => {
  expect(nameOfFile(file(given))).toBe(expected);
});
