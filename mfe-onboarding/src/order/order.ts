import type { endpoints, RowOf } from '@learn/contracts';

/** An own order. */
export type Order = RowOf<typeof endpoints.orders>;
