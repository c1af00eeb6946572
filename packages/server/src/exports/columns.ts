import type { Localised } from '@learn/contracts';
import type { Language } from '@learn/domain';
import type { CellValue, ColumnDef } from 'hucre';
import { neutralise } from './neutralise.ts';
import { type HeaderKey, headers } from './texts.ts';
import type { SpreadsheetFormat } from './writeSpreadsheet.ts';

/** Values as the database gives them, by the kind of their column. */
interface ValueOf {
  readonly text: string;
  readonly integer: number;
  /** with up to two decimals */
  readonly decimal: number;
  /** 0 to 100 */
  readonly percent: number;
  /** Rappen */
  readonly chf: number;
  /** YYYY-MM-DD */
  readonly day: string;
  /** YYYY-MM-DDTHH:mm in Zurich */
  readonly moment: string;
}

export type ColumnKind = keyof ValueOf;

export interface Column<Row> {
  /** what is no key is the title itself, of something that editors named */
  readonly header: HeaderKey | Localised;
  readonly width: number;
  readonly numberFormat?: string;
  readonly cell: (row: Row, context: CellContext) => CellValue;
}

export interface CellContext {
  readonly language: Language;
  readonly format: SpreadsheetFormat;
}

/**
 * A column: its title and how its value is read from a row.
 * @param read null or undefined leaves the cell empty
 */
export function column<Row, Kind extends ColumnKind>(
  header: Column<Row>['header'],
  kind: Kind,
  read: (row: Row, language: Language) => ValueOf[Kind] | null | undefined,
): Column<Row> {
  const { width, numberFormat, write } = formats[kind];
  return {
    header,
    width,
    numberFormat,
    cell: (row, { language, format }) => {
      const value = read(row, language);
      return value === null || value === undefined ? null : write[format](value);
    },
  };
}

interface ColumnFormat<Value> {
  readonly width: number;
  readonly numberFormat?: string;
  readonly write: Readonly<Record<SpreadsheetFormat, (value: Value) => CellValue>>;
}

// A spreadsheet counts days, without any time zone; its library writes the UTC side of a Date.
const asDate = (value: string) => new Date(`${value}Z`);
const both = <Value>(write: (value: Value) => CellValue) => ({ xlsx: write, csv: write });
/** characters; spreadsheet programs refuse a file with longer cells */
const longestCell = 32_767;
const itself = both((value: number) => value);

const formats: { readonly [Kind in ColumnKind]: ColumnFormat<ValueOf[Kind]> } = {
  text: { width: 24, write: { xlsx: (value) => neutralise(value).slice(0, longestCell), csv: neutralise } },
  integer: { width: 12, numberFormat: '0', write: itself },
  decimal: { width: 12, numberFormat: '0.00', write: itself },
  percent: { width: 12, numberFormat: '0.0', write: itself },
  chf: {
    width: 14,
    numberFormat: '#,##0.00',
    write: { xlsx: (value) => value / 100, csv: (value) => (value / 100).toFixed(2) },
  },
  day: {
    width: 12,
    numberFormat: 'dd.mm.yyyy',
    write: { xlsx: (value) => asDate(`${value}T00:00`), csv: (value) => value },
  },
  moment: {
    width: 17,
    numberFormat: 'dd.mm.yyyy hh:mm',
    write: { xlsx: asDate, csv: (value) => value.replace('T', ' ') },
  },
};

/** The columns as the spreadsheet library takes them, with titles in that language. */
export function columnDefinitions<Row>(columns: readonly Column<Row>[], language: Language): ColumnDef[] {
  return columns.map(({ header, width, numberFormat }) => ({
    header: typeof header === 'string' ? headers[header][language] : neutralise(header[language]),
    width,
    numFmt: numberFormat,
  }));
}
