import { type SQL, sql } from 'drizzle-orm';
import { type OrganisationScope, ofOrganisations, yearOf } from './organisationScope.ts';

/**
 * Course costs: confirmed orders that an organisation paid (domain decisions §14), as a select in brackets: order_id,
 * user_id, course_session_id, organisation_id, price (Rappen), confirmed_at, year.
 */
export function confirmedOrders(scope: OrganisationScope): SQL {
  const confirmedAt = sql`coalesce(purchase.confirmed_at, purchase.created_at)`;
  return sql`(
    select purchase.id as order_id, purchase.user_id, purchase.course_session_id, purchase.organisation_id,
      purchase.price, ${confirmedAt} as confirmed_at, ${yearOf(confirmedAt)} as year
    from orders purchase
    where purchase.state = 'confirmed' and purchase.course_session_id in (${scope.sessions})
      and ${ofOrganisations(sql`purchase.organisation_id`, scope)}
  )`;
}

/** Course costs per calendar year as a select in brackets: year, total (Rappen), orders. */
export function costsPerYear(scope: OrganisationScope): SQL {
  return sql`(
    select year, sum(price)::bigint as total, count(*)::int as orders
    from ${confirmedOrders(scope)} confirmed
    group by year
  )`;
}
