import { buffer } from 'node:stream/consumers';
import type { CellValue } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readAhead } from './readAhead.ts';
import { writeXlsx } from './writeXlsx.ts';

const columns = [
  { header: 'Text & <mehr>', width: 24 },
  { header: 'Zahl', numFmt: '0.00' },
  { header: 'Tag', numFmt: 'dd.mm.yyyy' },
  { header: 'Ja' },
];

async function* some(rows: readonly CellValue[][]) {
  yield* rows;
}

const read = async (rows: readonly CellValue[][], rowsOfSheet?: number) => {
  const file = writeXlsx(some(rows), { name: 'Personen', columns, ...(rowsOfSheet && { rowsOfSheet }) });
  return (await readXlsx(new Uint8Array(await buffer(file)))).sheets;
};

const titles = columns.map(({ header }) => header);

it('every kind of cell is read as it was written', async () => {
  const day = new Date('2026-03-01T00:00:00Z');
  const rows = [
    ['Ä «quoted» "&" <b>', 12.5, day, true],
    [' kept \n spaces ', -3, null, false],
    ['é'.repeat(40_000), 0, day, null],
  ];
  const [sheet] = await read(rows);
  expect(sheet?.name).toBe('Personen');
  expect(sheet?.rows[0]).toEqual(titles);
  expect(sheet?.rows.slice(1).map((row) => row.slice(0, 2))).toEqual(rows.map((row) => row.slice(0, 2)));
  expect(sheet?.rows[1]?.slice(2)).toEqual([day, true]);
  expect(sheet?.rows[2]?.slice(2)).toEqual([null, false]);
});

it('a file without rows has its titles', async () => {
  expect((await read([])).map(({ rows }) => rows)).toEqual([[titles]]);
});

it('rows that a sheet does not hold go on in another one with the titles', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => [`row ${index}`]);
  const sheets = await read(rows, 4);
  expect(sheets.map(({ name }) => name)).toEqual(['Personen', 'Personen_2', 'Personen_3']);
  expect(sheets.map((sheet) => sheet.rows.length)).toEqual([4, 4, 2]);
  expect(sheets.flatMap((sheet) => sheet.rows.slice(1).map(([cell]) => [cell]))).toEqual(rows);
});

it('an error of the rows breaks the file off', async () => {
  async function* broken(): AsyncGenerator<CellValue[]> {
    yield ['one'];
    throw new Error('the database is gone');
  }
  await expect(buffer(writeXlsx(broken(), { name: 'x', columns }))).rejects.toThrow('the database is gone');
});

it('the rows end with their reader', async () => {
  let ended = false;
  async function* endless(): AsyncGenerator<CellValue[]> {
    try {
      for (;;) yield [crypto.randomUUID()];
    } finally {
      ended = true;
    }
  }
  let bytes = 0;
  for await (const chunk of writeXlsx(endless(), { name: 'x', columns })) {
    bytes += chunk.length;
    if (bytes > 100_000) break;
  }
  await expect.poll(() => ended).toBe(true);
});

it('one value is asked for ahead, and a failure comes in its place', async () => {
  const asked: number[] = [];
  async function* counted() {
    for (let value = 1; value <= 3; value += 1) {
      asked.push(value);
      yield value;
    }
    throw new Error('no fourth');
  }
  const values = readAhead(counted());
  expect((await values.next()).value).toBe(1);
  expect(asked).toEqual([1, 2]);
  expect([(await values.next()).value, (await values.next()).value]).toEqual([2, 3]);
  await expect(values.next()).rejects.toThrow('no fourth');
});
