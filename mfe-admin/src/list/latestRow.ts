import type { RowBlocks } from '@learn/ui/table';

/** A row that is edited, as the list has it now: another administrator may have changed it meanwhile. */
export function latestRow<Row extends { readonly id: string }>(rows: RowBlocks<Row>, edited: Row): Row {
  for (let index = 0; index < (rows.total ?? 0); index += 1) {
    const row = rows.rowAt(index);
    if (row?.id === edited.id) return row;
  }
  return edited;
}
