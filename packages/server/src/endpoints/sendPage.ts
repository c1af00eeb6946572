import type { FastifyReply } from 'fastify';

/** Some rows of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** how many there are on all pages */
  readonly total: number;
}

/** Tells how many rows a list has on all pages. @returns those of this page, as the answer */
export function sendPage<Row>(reply: FastifyReply, { rows, total }: Page<Row>): readonly Row[] {
  reply.header('x-total-count', total);
  return rows;
}
