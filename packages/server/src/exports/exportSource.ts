import type { Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { CellValue, ColumnDef } from 'hucre';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { type CellContext, type Column, columnDefinitions } from './columns.ts';
import type { ExportRequest, ExportScope } from './exportScope.ts';
import { readAhead } from './readAhead.ts';

/** Pieces that are found by one statement and read by another one, some at a time: persons, attendance days. */
export interface ExportPart<Row> {
  /** select of their `id`, without commas, and of the `rows` that each will have, about; in the order of the file */
  readonly units: SQL;
  readonly read: (ids: readonly string[]) => Promise<readonly Row[]>;
}

export interface ExportContext {
  readonly db: Database;
  readonly language: Language;
}

/** An export whose kind of rows nobody outside has to know. */
export interface ExportSource {
  readonly columns: (request: ExportRequest, context: ExportContext) => Promise<ColumnDef[]>;
  /** Batches of rows; nothing is read before it is asked for. */
  readonly batches: (
    request: ExportRequest,
    context: ExportContext & CellContext,
  ) => AsyncGenerator<CellValue[][], void, undefined>;
}

/**
 * Rows in a batch: enough that the statement itself does not count, few enough that they are gone before the memory
 * counts as long-lived.
 */
const rowsAtOnce = 500;

type Columns<Row> =
  | readonly Column<Row>[]
  | ((request: ExportRequest, context: ExportContext) => Promise<readonly Column<Row>[]>);

/**
 * An export of these columns, which may depend on the courses.
 * @param partsOf the pieces of which it consists
 */
export function defineExport<Row>(
  columns: Columns<Row>,
  partsOf: (request: ExportRequest, context: ExportContext) => Promise<readonly ExportPart<Row>[]>,
): ExportSource {
  return {
    columns: async (request, context) =>
      columnDefinitions(await columnsFor(request, context), context.language),
    batches: (request, context) => readAhead(batchesOf(request, context)),
  };

  async function columnsFor(request: ExportRequest, context: ExportContext) {
    return typeof columns === 'function' ? columns(request, context) : columns;
  }

  async function* batchesOf(
    request: ExportRequest,
    context: ExportContext & CellContext,
  ): AsyncGenerator<CellValue[][], void, undefined> {
    const shown = await columnsFor(request, context);
    for (const part of await partsOf(request, context)) {
      for (const ids of await findBatches(context.db, part.units)) {
        const rows = await part.read(ids.split(','));
        yield rows.map((row) => shown.map(({ cell }) => cell(row, context)));
      }
    }
  }
}

/** One part per course, all made alike. */
export function perCourse<Row>(
  partOf: (scope: ExportScope, context: ExportContext) => Promise<ExportPart<Row>>,
): (request: ExportRequest, context: ExportContext) => Promise<ExportPart<Row>[]> {
  return ({ scopes }, context) => Promise.all(scopes.map((scope) => partOf(scope, context)));
}

/** Ids batch by batch, each as one text: a tenth of the memory of as many ids. */
async function findBatches(db: Database, units: SQL): Promise<string[]> {
  const batches = await rowsOf<{ readonly ids: string }>(
    db,
    sql`select string_agg(id::text, ',' order by place) as ids
      from (
        select id, place, (sum(rows) over (order by place) - rows) / ${rowsAtOnce}::int as batch
        from (select unit.id, unit.rows, row_number() over () as place from (${units}) unit) numbered
      ) placed
      group by batch order by batch`,
  );
  return batches.map(({ ids }) => ids);
}
