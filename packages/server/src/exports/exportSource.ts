import type { Language } from '@learn/domain';
import type { CellValue, ColumnDef } from 'hucre';
import type { Database } from '../database/database.ts';
import { type CellContext, type Column, columnDefinitions } from './columns.ts';
import type { ExportRequest, ExportScope } from './exportScope.ts';

/** A piece of an export that is read at once: a person, an attendance day with its participants. */
export interface ExportUnit {
  readonly id: string;
  /** rows that it will have, about */
  readonly rows: number;
}

/** Pieces that are found by one statement, in the order of the file, and read by another one, some at a time. */
export interface ExportPart<Row> {
  readonly find: () => Promise<readonly ExportUnit[]>;
  readonly read: (ids: readonly string[]) => Promise<readonly Row[]>;
}

export interface ExportContext {
  readonly db: Database;
  readonly language: Language;
}

/** An export whose kind of rows nobody outside has to know. */
export interface ExportSource {
  readonly columns: (language: Language) => ColumnDef[];
  /** Batches of rows; nothing is read before it is asked for. */
  readonly batches: (
    request: ExportRequest,
    context: ExportContext & CellContext,
  ) => AsyncGenerator<CellValue[][], void, undefined>;
}

/** Rows in a batch: enough that the statement itself does not count, few enough to be held in memory. */
const rowsAtOnce = 2500;

/**
 * An export of these columns.
 * @param partsOf the pieces of which it consists
 */
export function defineExport<Row>(
  columns: readonly Column<Row>[],
  partsOf: (request: ExportRequest, context: ExportContext) => Promise<readonly ExportPart<Row>[]>,
): ExportSource {
  return {
    columns: (language) => columnDefinitions(columns, language),
    async *batches(request, context) {
      for (const part of await partsOf(request, context)) {
        for (const ids of inBatches(await part.find())) {
          const rows = await part.read(ids);
          yield rows.map((row) => columns.map(({ cell }) => cell(row, context)));
        }
      }
    },
  };
}

/** One part per course, all made alike. */
export function perCourse<Row>(
  partOf: (scope: ExportScope, context: ExportContext) => Promise<ExportPart<Row>>,
): (request: ExportRequest, context: ExportContext) => Promise<ExportPart<Row>[]> {
  return ({ scopes }, context) => Promise.all(scopes.map((scope) => partOf(scope, context)));
}

function* inBatches(units: readonly ExportUnit[]): Generator<string[]> {
  let batch: string[] = [];
  let rows = 0;
  for (const unit of units) {
    batch.push(unit.id);
    rows += unit.rows;
    if (rows < rowsAtOnce) continue;
    yield batch;
    batch = [];
    rows = 0;
  }
  if (batch.length > 0) yield batch;
}
