import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { confirmedOrders } from './metrics/costs.ts';
import type { OrganisationScope } from './metrics/organisationScope.ts';
import { rowsOf } from './rowsOf.ts';

/** What the organisation paid for one person. */
export interface CourseCost {
  readonly order_id: string;
  readonly product_title: string;
  /** calendar year in Zurich */
  readonly year: number;
  /** YYYY-MM-DD, in Zurich */
  readonly confirmed_on: string;
  readonly price_chf: number;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly chosen_profile: string | null;
}

/** The confirmed orders of an organisation, the latest first: the rows behind `cost_per_year` (specification §3). */
export async function readCourseCosts(
  db: Database,
  scope: OrganisationScope,
  language: Language,
): Promise<CourseCost[]> {
  const rows = await rowsOf<Omit<CourseCost, 'price_chf'> & { price: number }>(
    db,
    sql`select confirmed.order_id, product.titles ->> ${language} as product_title, confirmed.year,
        to_char(confirmed.confirmed_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as confirmed_on, confirmed.price,
        confirmed.user_id, person.first_name, person.last_name, profile.code as chosen_profile
      from ${confirmedOrders(scope)} confirmed
      join orders purchase on purchase.id = confirmed.order_id
      join products product on product.id = purchase.product_id
      join users person on person.id = confirmed.user_id
      left join course_session_users enrolment on enrolment.user_id = confirmed.user_id
        and enrolment.course_session_id = confirmed.course_session_id
      left join course_profiles profile
        on profile.id = coalesce(enrolment.chosen_profile_id, person.chosen_profile_id)
      order by confirmed.confirmed_at desc, person.last_name, person.first_name, confirmed.order_id`,
  );
  return rows.map(({ price, ...row }) => ({ ...row, price_chf: price / 100 }));
}
