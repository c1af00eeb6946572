import type { Readable } from 'node:stream';
import {
  importFields,
  importLineTitle,
  importProblemTexts,
  importProblemTitle,
  importTitles,
  isFormula,
  type Language,
  labelled,
  signAfter,
} from '@learn/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { CellValue, ColumnDef } from 'hucre';
import type { Database } from '../database/database.ts';
import { neutralise } from '../exports/neutralise.ts';
import { type SpreadsheetFormat, writeSpreadsheet } from '../exports/writeSpreadsheet.ts';
import { isFaulty } from './readImports.ts';
import { type ImportRow, personImportRows } from './tables.ts';

interface Wanted {
  readonly format: SpreadsheetFormat;
  readonly language: Language;
}

const sheetName: Readonly<Record<Language, string>> = { de: 'Personen', fr: 'Personnes', it: 'Persone' };

const columnsIn = (language: Language): ColumnDef[] =>
  importFields.map((field) => ({ header: importTitles[field][language], width: 22 }));

/** An empty list with its titles. */
export function writeTemplate({ format, language }: Wanted): Readable {
  return writeSpreadsheet(noRows(), { format, name: sheetName[language], columns: columnsIn(language) });
}

async function* noRows(): AsyncGenerator<CellValue[]> {}

/** The faulty rows of an import, with their lines in front and their problems at the end. */
export function writeFaulty(db: Database, importId: string, { format, language }: Wanted): Readable {
  const columns = [
    { header: importLineTitle[language], width: 8 },
    ...columnsIn(language),
    { header: importProblemTitle[language], width: 60 },
  ];
  return writeSpreadsheet(faultyRows(db, importId, language), { format, name: sheetName[language], columns });
}

const rowsAtOnce = 500;

async function* faultyRows(db: Database, importId: string, language: Language): AsyncGenerator<CellValue[]> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(personImportRows)
      .where(and(eq(personImportRows.importId, importId), isFaulty, gt(personImportRows.row, last)))
      .orderBy(asc(personImportRows.row))
      .limit(rowsAtOnce);
    for (const row of rows) yield cellsOf(row, language);
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.row ?? last;
  }
}

function cellsOf({ row, values, problems }: ImportRow, language: Language): CellValue[] {
  const cells = importFields.map((field) => {
    const value = values[field] ?? '';
    if (value === '') return null;
    // A number with its + is a text that nobody takes for a formula.
    return field === 'phone_number' && !isFormula(field, value) ? value : neutralise(value);
  });
  const sentences = problems.map(({ field, problem, other_row: other }) =>
    labelled(
      importTitles[field][language],
      importProblemTexts[problem][language].replace('{row}', String(other)),
      language,
    ),
  );
  return [row, ...cells, sentences.join(`${signAfter(';', language)} `)];
}
