import type { Readable } from 'node:stream';
import type { Language } from '@learn/domain';
import type { CellValue, ColumnDef } from 'hucre';
import type { Database } from '../database/database.ts';
import { neutralise } from '../exports/neutralise.ts';
import { type SpreadsheetFormat, writeSpreadsheet } from '../exports/writeSpreadsheet.ts';
import { type AuditFilter, readAuditLog } from './readAuditLog.ts';
import { recordAudit } from './recordAudit.ts';

interface Wanted {
  readonly format: SpreadsheetFormat;
  readonly language: Language;
  readonly actorId: string;
}

const titles: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Nummer',
    'Zeit',
    'Aktion',
    'Wer',
    'Wer (Id)',
    'Wen',
    'Wen (Id)',
    'Durchführung (Id)',
    'Sache',
    'Einzelheiten',
  ],
  fr: [
    'Numéro',
    'Moment',
    'Action',
    'Qui',
    'Qui (id)',
    'Concerne',
    'Concerne (id)',
    'Session (id)',
    'Objet',
    'Détails',
  ],
  it: [
    'Numero',
    'Momento',
    'Azione',
    'Chi',
    'Chi (id)',
    'Riguarda',
    'Riguarda (id)',
    'Sessione (id)',
    'Oggetto',
    'Dettagli',
  ],
};

const sheetName: Readonly<Record<Language, string>> = { de: 'Protokoll', fr: 'Journal', it: 'Registro' };

const rowsAtOnce = 500;

/** The audit log as a spreadsheet, newest first; that it was taken is recorded before its first row is read. */
export async function exportAuditLog(
  db: Database,
  filter: Omit<AuditFilter, 'before'>,
  { format, language, actorId }: Wanted,
): Promise<Readable> {
  await recordAudit(db, {
    action: 'export.made',
    actorId,
    subjectId: 'audit',
    details: { format, ...filter },
  });
  const columns = titles[language].map(
    (header, index): ColumnDef => ({
      header,
      width: 20,
      ...(index === 1 && { numFmt: 'dd.mm.yyyy hh:mm:ss' }),
    }),
  );
  return writeSpreadsheet(rowsOf(db, filter, format), { format, name: sheetName[language], columns });
}

async function* rowsOf(
  db: Database,
  filter: Omit<AuditFilter, 'before'>,
  format: SpreadsheetFormat,
): AsyncGenerator<CellValue[]> {
  let before: number | undefined;
  for (;;) {
    const { entries, next } = await readAuditLog(db, { ...filter, before }, rowsAtOnce);
    for (const entry of entries) {
      yield [
        entry.id,
        format === 'csv' ? entry.at : new Date(entry.at),
        entry.action,
        neutralise(entry.actor_name),
        entry.actor_id,
        neutralise(entry.user_name),
        entry.user_id,
        entry.course_session_id,
        entry.subject_id === null ? null : neutralise(entry.subject_id),
        neutralise(JSON.stringify(entry.details)),
      ];
    }
    if (next === null) return;
    before = next;
  }
}
