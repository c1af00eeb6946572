import type { CellValue, ColumnDef } from 'hucre';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';

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
): ReadableStream<Uint8Array> {
  if (format === 'xlsx') {
    return writeXlsxStream(rows, { name, columns: [...columns], freezePane: { rows: 1 } });
  }
  return writeCsvStream(rows, {
    delimiter: ';',
    lineSeparator: '\r\n',
    bom: true,
    headers: columns.map(({ header }) => header ?? ''),
  });
}
