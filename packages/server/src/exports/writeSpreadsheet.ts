import { Readable } from 'node:stream';
import type { CellValue, ColumnDef } from 'hucre';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsx } from './writeXlsx.ts';

export type SpreadsheetFormat = 'xlsx' | 'csv';

interface Sheet {
  readonly format: SpreadsheetFormat;
  readonly name: string;
  readonly columns: readonly ColumnDef[];
}

/**
 * A spreadsheet as bytes, made while it is read: rows are asked for only as fast as the reader takes them, and a
 * reader who stops reading ends them. csv: UTF-8 with byte order mark, semicolons, CRLF, quoted as RFC 4180 says.
 */
export function writeSpreadsheet(
  rows: AsyncIterable<CellValue[]>,
  { format, name, columns }: Sheet,
): Readable {
  if (format === 'xlsx') {
    return Readable.from(writeXlsx(rows, { name, columns }), { objectMode: false });
  }
  const csv = writeCsvStream(rows, {
    delimiter: ';',
    lineSeparator: '\r\n',
    bom: true,
    headers: columns.map(({ header }) => header ?? ''),
  });
  return Readable.from(csv, { objectMode: false });
}
