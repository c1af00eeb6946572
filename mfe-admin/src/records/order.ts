import type { endpoints, RowOf } from '@learn/contracts';

/** An order as administrators see it. */
export type Order = RowOf<typeof endpoints.adminOrders>;
