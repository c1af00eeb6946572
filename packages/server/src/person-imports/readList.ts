import {
  type ImportField,
  type ImportValues,
  importColumn,
  importedValue,
  importFields,
  importLimits,
  importTitles,
  isFormula,
  type Language,
  requiredImportFields,
} from '@learn/domain';
import type { CellValue } from 'hucre';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { importTooLarge, importUnreadable } from '../errors.ts';
import { unpackedSize } from './unpackedSize.ts';

export interface ListRow {
  /** line in the file, from 1; titles count */
  readonly line: number;
  /** what the column of lines says, of a list that was corrected */
  readonly corrects: number | undefined;
  readonly values: ImportValues;
  /** cells that hold a formula */
  readonly formulas: readonly ImportField[];
}

/** The cells of a file, and whether one of them is a formula. */
interface Table {
  readonly rows: readonly (readonly CellValue[])[];
  readonly hasFormula: (row: number, column: number) => boolean;
}

const mostUnpackedBytes = 20 * 1024 * 1024;

/** The titles, the rows, and one more than may be, to be seen; what is behind it is not read. */
const linesRead = importLimits.rows + 2;

/**
 * Reads a list of people out of an xlsx or csv file: titles in the first line that is not empty, in any of the languages. Columns that
 * mean nothing are left out, as are empty lines.
 * @param language in which columns that are missing are named
 * @throws import_unreadable, import_too_large
 */
export async function readList(bytes: Buffer, language: Language): Promise<ListRow[]> {
  const { rows, hasFormula } =
    bytes.subarray(0, 2).toString('latin1') === 'PK' ? await readWorkbook(bytes) : readCsv(bytes);
  // Empty lines count: a list that is cut off behind them would lose people without a word.
  if (rows.length === linesRead) throw importTooLarge();
  const head = rows.findIndex((row) => row.some((cell) => textOf(cell) !== ''));
  const titles = (rows[head] ?? []).map((title) => importColumn(textOf(title)));
  const missing = requiredImportFields.filter((field) => !titles.includes(field));
  if (missing.length > 0) {
    throw importUnreadable({ missing_columns: missing.map((field) => importTitles[field][language]) });
  }
  const filled = rows.flatMap((row, index) =>
    index > head && row.some((cell) => textOf(cell) !== '') ? [{ row, index }] : [],
  );
  return filled.map(({ row, index }) => {
    const cell = (name: ImportField | 'line') => row[titles.indexOf(name)] ?? null;
    const present = importFields.filter((field) => titles.includes(field));
    return {
      line: index + 1,
      corrects: lineOf(textOf(cell('line'))),
      values: Object.fromEntries(
        present.map((field) => [
          field,
          importedValue(field, textOf(cell(field))).slice(0, importLimits.cell),
        ]),
      ),
      formulas: present.filter(
        (field) => hasFormula(index, titles.indexOf(field)) || isFormula(field, textOf(cell(field))),
      ),
    };
  });
}

async function readWorkbook(bytes: Buffer): Promise<Table> {
  const unpacked = unpackedSize(bytes);
  if (unpacked === undefined) throw importUnreadable();
  if (unpacked > mostUnpackedBytes) throw importTooLarge();
  const workbook = await readXlsx(new Uint8Array(bytes), { sheets: [0], range: `A1:AE${linesRead}` }).catch(
    () => undefined,
  );
  const sheet = workbook?.sheets[0];
  if (sheet === undefined) throw importUnreadable();
  if (sheet.rows.some((row) => row.length > importLimits.columns)) throw importTooLarge();
  return {
    rows: sheet.rows,
    hasFormula: (row, column) => sheet.cells?.get(`${row},${column}`)?.formula !== undefined,
  };
}

function readCsv(bytes: Buffer): Table {
  const text = decode(bytes);
  if (text.includes('\0')) throw importUnreadable();
  const rows = parseCsv(text, { maxRows: linesRead });
  if (rows.some((row) => row.length > importLimits.columns)) throw importTooLarge();
  return { rows, hasFormula: () => false };
}

/** UTF-8, or what Excel writes where it is not asked for that. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function textOf(cell: CellValue): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell);
}

/** What a column of lines can hold. */
const highestLine = 2 ** 31 - 1;

function lineOf(text: string): number | undefined {
  const line = Number(text);
  return text !== '' && Number.isInteger(line) && line > 0 && line <= highestLine ? line : undefined;
}
