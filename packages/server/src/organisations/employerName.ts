import { sql } from 'drizzle-orm';
import { users } from '../users/tables.ts';
import { organisations } from './tables.ts';

/** A person's employer, as they name it or as the organisation is called; empty where none is known. With users and organisations joined. */
export const employerName = sql<string>`coalesce(nullif(${users.organisationDetailName}, ''), ${organisations.name}, '')`;
