import type { CellValue, ColumnDef } from 'hucre';
import { type ZipEntry, zip } from './zip.ts';

interface Workbook {
  /** of the sheet, at most 31 characters */
  readonly name: string;
  readonly columns: readonly ColumnDef[];
  /** with the titles; what is more goes on in another sheet */
  readonly rowsOfSheet?: number;
}

/** Spreadsheet programs read no more. */
const mostRows = 1_048_576;

/** Characters of a piece of text; larger ones would hold up other requests. */
const pieceLength = 64 * 1024;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * An xlsx file as bytes, made while it is read: one row of titles that stays when one scrolls, and the rows below. An empty
 * cell takes no room. Dates are written as their UTC side says.
 */
export function writeXlsx(
  rows: AsyncIterable<readonly CellValue[]>,
  workbook: Workbook,
): AsyncGenerator<Uint8Array, void, undefined> {
  return zip(entriesOf(rows, workbook));
}

async function* entriesOf(
  rows: AsyncIterable<readonly CellValue[]>,
  { name, columns, rowsOfSheet = mostRows }: Workbook,
): AsyncGenerator<ZipEntry, void, undefined> {
  const formats = [...new Set(columns.flatMap(({ numFmt }) => numFmt ?? []))];
  const writeRow = rowWriter(columns, formats);
  const source = rows[Symbol.asyncIterator]();
  let sheets = 0;
  try {
    for (let next = await source.next(); sheets === 0 || !next.done; ) {
      sheets += 1;
      yield { path: `xl/worksheets/sheet${sheets}.xml`, content: sheet() };

      async function* sheet() {
        let piece = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns
          .map(
            ({ width = 12 }, index) =>
              `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
          )
          .join('')}</cols><sheetData>`;
        piece += writeRow(
          1,
          columns.map(({ header }) => header ?? null),
        );
        for (let row = 2; row <= rowsOfSheet && !next.done; row += 1) {
          piece += writeRow(row, next.value);
          if (piece.length > pieceLength) {
            yield piece;
            piece = '';
          }
          next = await source.next();
        }
        yield `${piece}</sheetData></worksheet>`;
      }
    }
  } finally {
    await source.return?.();
  }
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const titles = numbers.map((number) =>
    number === 1 ? name.slice(0, 31) : `${name.slice(0, 27)}_${number}`,
  );
  yield {
    path: 'xl/workbook.xml',
    content: [
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>`,
      ...numbers.map(
        (n, index) => `<sheet name="${escaped(titles[index] ?? '')}" sheetId="${n}" r:id="rId${n}"/>`,
      ),
      '</sheets></workbook>',
    ],
  };
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (...all: readonly string[]) =>
    `${xml}<Relationships xmlns="${parts}/relationships">${all.join('')}</Relationships>`;
  yield {
    path: 'xl/_rels/workbook.xml.rels',
    content: [
      relations(
        ...numbers.map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)),
        relation(sheets + 1, 'styles', 'styles.xml'),
      ),
    ],
  };
  yield { path: 'xl/styles.xml', content: [styles(formats)] };
  yield { path: '_rels/.rels', content: [relations(relation(1, 'officeDocument', 'xl/workbook.xml'))] };
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${sheetMl}.${type}+xml"/>`;
  yield {
    path: '[Content_Types].xml',
    content: [
      `${xml}<Types xmlns="${parts}/content-types">`,
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
      `<Default Extension="xml" ContentType="application/xml"/>`,
      override('workbook', 'sheet.main'),
      override('styles', 'styles'),
      ...numbers.map((n) => override(`worksheets/sheet${n}`, 'worksheet')),
      '</Types>',
    ],
  };
}

/** Writes rows; the letters and the format of each column are looked up once. */
function rowWriter(columns: readonly ColumnDef[], formats: readonly string[]) {
  const cells = columns.map(({ numFmt }, index) => ({
    letters: lettersOf(index),
    style: numFmt === undefined ? '' : ` s="${formats.indexOf(numFmt) + 1}"`,
  }));
  return (row: number, values: readonly CellValue[]): string => {
    let text = `<row r="${row}">`;
    for (const [index, { letters, style }] of cells.entries()) {
      const value = values[index];
      if (value === null || value === undefined) continue;
      text += `<c r="${letters}${row}"`;
      if (typeof value === 'string') {
        text += ` t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
      } else if (typeof value === 'boolean') text += ` t="b"><v>${value ? 1 : 0}</v></c>`;
      else text += `${style}><v>${value instanceof Date ? serialOf(value) : value}</v></c>`;
    }
    return `${text}</row>`;
  };
}

/** A, B, …, Z, AA, … */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** Days since the last day of 1899, as spreadsheets count from March 1900 on. */
function serialOf(date: Date): number {
  return date.getTime() / 86_400_000 + 25_569;
}

const markup = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(markup, (character) => entities[character] ?? character);
}

function styles(formats: readonly string[]): string {
  const first = 164;
  const described = formats.map(
    (format, index) => `<numFmt numFmtId="${first + index}" formatCode="${escaped(format)}"/>`,
  );
  const base = 'fontId="0" fillId="0" borderId="0"';
  const used = formats.map(
    (_, index) => `<xf numFmtId="${first + index}" ${base} xfId="0" applyNumberFormat="1"/>`,
  );
  return [
    `${xml}<styleSheet xmlns="${main}">`,
    described.length > 0 ? `<numFmts count="${described.length}">${described.join('')}</numFmts>` : '',
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1"><xf numFmtId="0" ${base}/></cellStyleXfs>`,
    `<cellXfs count="${used.length + 1}"><xf numFmtId="0" ${base} xfId="0"/>${used.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}
