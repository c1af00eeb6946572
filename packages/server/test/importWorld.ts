import { endpoints } from '@learn/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import type { TestClient } from './testClient.ts';
import { sendFiles } from './uploads.ts';

export const titles = ['E-Mail', 'Vorname', 'Nachname'] as const;

/** A list as Excel writes csv. */
export function csvOf(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return Buffer.from(`\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`);
}

/** @param cells single ones that a plain value does not say, by «row,column» */
export async function xlsxOf(
  rows: readonly (readonly (string | number | Date | null)[])[],
  cells: ReadonlyMap<
    string,
    { readonly formula: string; readonly formulaResult: string | number }
  > = new Map(),
): Promise<Buffer> {
  const sheet = {
    name: 'Personen',
    rows: rows.map((row) => [...row]),
    cells: new Map([...cells].map(([place, cell]) => [place, { value: null, ...cell }])),
  };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}

/** Sends a list as the page does. */
export function sendList(
  client: TestClient,
  bytes: Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  url: string = endpoints.uploadPersonImport.path,
): Promise<LightMyRequestResponse> {
  return sendFiles(client, url, [{ fileName: 'liste', bytes }], fields);
}
