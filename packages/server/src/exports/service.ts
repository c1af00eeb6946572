import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type ExportKind, personExportFilters } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import type { CellValue } from 'hucre';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import type { ExportRequest } from './exportScope.ts';
import { exportSources } from './exportSources.ts';
import { kindTexts } from './texts.ts';
import { writeSpreadsheet } from './writeSpreadsheet.ts';

interface ExportOrder {
  readonly kind: ExportKind;
  readonly language: Language;
}

/**
 * Begins an export: what can go wrong at once (rights, database) is thrown before anything is sent, for the first rows
 * are read here. The rest is read while it is sent. The record of it is written before the end of the file: nobody gets
 * a whole one without; a download that is broken off is recorded with the rows that were read until then.
 */
export async function startExport(
  db: Database,
  request: ExportRequest,
  { kind, language }: ExportOrder,
): Promise<Readable> {
  const source = exportSources[kind];
  const { format } = request.query;
  const batches = source.batches(request, { db, language, format });
  const first = await batches.next();
  const record = (rows: number, complete: boolean) => recordExport(db, request, { kind, rows, complete });
  return writeSpreadsheet(rowsOf({ first, batches, record }), {
    format,
    name: kindTexts[kind][language],
    columns: await source.columns(request, { db, language }),
  });
}

interface Begun {
  readonly first: IteratorResult<CellValue[][], void>;
  readonly batches: AsyncGenerator<CellValue[][], void, undefined>;
  readonly record: (rows: number, complete: boolean) => Promise<void>;
}

/** Other requests, and the news that nobody is listening any more, come in after so many rows. */
const rowsBetweenPauses = 250;

async function* rowsOf({ first, batches, record }: Begun): AsyncGenerator<CellValue[], void, undefined> {
  let rows = 0;
  let complete = false;
  try {
    for (let batch = first; !batch.done; batch = await batches.next()) {
      for (const row of batch.value) {
        rows += 1;
        yield row;
        if (rows % rowsBetweenPauses === 0) await setImmediate();
      }
      // A database inside this process answers without letting anything else happen.
      await setImmediate();
    }
    await record(rows, true);
    complete = true;
  } finally {
    if (!complete) await record(rows, false);
  }
}

function recordExport(
  db: Database,
  { viewer, query, circleKeys }: ExportRequest,
  { kind, rows, complete }: { readonly kind: ExportKind; readonly rows: number; readonly complete: boolean },
): Promise<void> {
  const sessionIds = query.course_session_ids;
  return recordAudit(db, {
    action: 'export.made',
    actorId: viewer.userId,
    courseSessionId: sessionIds?.length === 1 ? sessionIds[0] : undefined,
    subjectId: kind,
    details: {
      format: query.format,
      course_id: query.course_id,
      course_session_ids: sessionIds,
      circle_keys: circleKeys,
      from: query.from,
      to: query.to,
      ...Object.fromEntries(personExportFilters.map((name) => [name, query[name]])),
      rows,
      complete,
    },
  });
}
