import type { LightMyRequestResponse } from 'fastify';
import type { CellValue } from 'hucre';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';

export interface Spreadsheet {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
  /** the values of a column, by its title */
  column(header: string): CellValue[];
}

/** What is in an exported xlsx file. */
export async function readXlsxAnswer(answer: LightMyRequestResponse): Promise<Spreadsheet> {
  const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
  return asTable(sheets[0]?.rows ?? []);
}

/** What is in an exported csv file; all of it texts. */
export function readCsvAnswer(answer: LightMyRequestResponse): Spreadsheet {
  return asTable(parseCsv(answer.payload, { delimiter: ';' }));
}

function asTable([first = [], ...rows]: readonly (readonly CellValue[])[]): Spreadsheet {
  const headers = first.map(String);
  return {
    headers,
    rows,
    column(header) {
      const index = headers.indexOf(header);
      if (index < 0) throw new Error(`No column ${header} among ${headers.join(', ')}`);
      return rows.map((row) => row[index] ?? null);
    },
  };
}
