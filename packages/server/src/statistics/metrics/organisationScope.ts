import { type SQL, sql } from 'drizzle-orm';

/** What an organisation's training responsible sees: costs and results that belong to the organisation. */
export interface OrganisationScope {
  /** a select of course session ids */
  readonly sessions: SQL;
  /** undefined: of all organisations, for admins */
  readonly organisationIds?: readonly string[] | undefined;
}

/** Condition: the column names one of the scope's organisations. */
export function ofOrganisations(
  column: SQL,
  { organisationIds }: Pick<OrganisationScope, 'organisationIds'>,
): SQL {
  return organisationIds === undefined
    ? sql`true`
    : sql`${column} = any(${sql.param([...organisationIds])}::text[])`;
}

/** Calendar year of a moment in Zurich, as an integer. */
export function yearOf(moment: SQL): SQL {
  return sql`extract(year from ${moment} at time zone 'Europe/Zurich')::int`;
}
