import { sql } from 'drizzle-orm';
import { confirmedOrders } from '../../statistics/metrics/costs.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import { column } from '../columns.ts';
import { allOf, anyOf, inPeriod, ofProfile, zurichDayOf } from '../conditions.ts';
import { defineExport, perCourse } from '../exportSource.ts';
import {
  personColumns,
  readCourseNames,
  sessionColumns,
  type WithPerson,
  type WithSession,
} from '../names.ts';

interface Entry extends WithPerson {
  readonly course_session_id: string;
  readonly confirmed_on: string;
  readonly product: string;
  readonly price: number;
}

type Row = Entry & WithSession;

/** A row per confirmed order: the prices add up to the metrics of `costsPerYear`. */
export const costsExport = defineExport<Row>(
  [
    ...sessionColumns,
    column('date', 'day', (row) => row.confirmed_on),
    column('product', 'text', (row) => row.product),
    ...personColumns,
    column('price', 'chf', (row) => row.price),
  ],
  perCourse(async (scope, context) => {
    const { db, language } = context;
    const names = await readCourseNames(context, scope);
    return {
      units: sql`select confirmed.order_id as id, 1 as rows from ${confirmedOrders(scope)} confirmed
        where ${allOf(
          inPeriod(zurichDayOf(sql`confirmed.confirmed_at`), scope.period),
          ofProfile(
            { userId: sql`confirmed.user_id`, courseSessionId: sql`confirmed.course_session_id` },
            scope,
          ),
        )}
        order by confirmed.confirmed_at, confirmed.order_id`,
      read: async (ids) => {
        const entries = await rowsOf<Entry>(
          db,
          sql`select confirmed.course_session_id, confirmed.price, product.titles ->> ${language} as product,
              to_char(${zurichDayOf(sql`confirmed.confirmed_at`)}, 'YYYY-MM-DD') as confirmed_on,
              person.last_name, person.first_name, person.email, organisation.name as organisation
            from ${confirmedOrders(scope)} confirmed
            join orders purchase on purchase.id = confirmed.order_id
            join products product on product.id = purchase.product_id
            join users person on person.id = confirmed.user_id
            left join organisations organisation on organisation.id = confirmed.organisation_id
            where confirmed.order_id = ${anyOf(ids)}
            order by confirmed.confirmed_at, confirmed.order_id`,
        );
        return entries.map((entry) => ({ ...entry, session: names.session(entry.course_session_id) }));
      },
    };
  }),
);
