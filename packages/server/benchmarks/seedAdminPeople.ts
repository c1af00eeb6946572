import { sql } from 'drizzle-orm';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import type { Database } from '../src/database/database.ts';
import { products } from '../src/shop/tables.ts';
import { createPerson } from '../test/factories.ts';

interface Size {
  readonly people: number;
  readonly courseSessionId: string;
}

const firstNames = ['Anna', 'Beat', 'Chiara', 'Étienne', 'Lena', 'Marc', 'Nina', 'Reto', 'Sandra', 'Urs'];
const lastNames = [
  'Müller',
  'Meier',
  'Favre',
  'Rossi',
  'Keller',
  'Weber',
  'Dubois',
  'Bianchi',
  'Huber',
  'Zbinden',
];

/** People with employers, enrolments, orders and a log of what was done. @returns an admin, logged in */
export async function seedAdminPeople(db: Database, { people, courseSessionId }: Size) {
  const nameOf = (names: readonly string[], place: ReturnType<typeof sql>) =>
    sql`(${sql.param([...names])}::text[])[1 + ${place}]`;
  await db.execute(sql`
    insert into organisations (id, name) select 'firm-' || n, 'Versicherung ' || n || ' AG' from generate_series(1, 2000) n`);
  await db.execute(sql`
    insert into users (username, email, first_name, last_name, organisation_id, created_at, blocked_at)
    select 'person' || n, 'person' || n || '@example.org', ${nameOf(firstNames, sql`n % 10`)},
      ${nameOf(lastNames, sql`(n / 10) % 10`)} || case when n % 3 = 0 then '' else '-' || substr(md5(n::text), 1, 5) end,
      'firm-' || (1 + n % 2000), now() - n * interval '1 minute', case when n % 500 = 0 then now() end
    from generate_series(1, ${people}::int) n`);
  await db.execute(sql`
    insert into course_session_users (user_id, course_session_id, role)
    select id, ${courseSessionId}, 'MEMBER' from users where username like 'person%'`);
  const titles = { de: 'Kurs', fr: 'Cours', it: 'Corso' };
  const [product] = await db
    .insert(products)
    .values({ code: 'benchmark', courseSessionId, titles, descriptions: titles, price: 90_000 })
    .returning();
  await db.execute(sql`
    insert into orders (user_id, product_id, course_session_id, price, state, idempotency_key, invoice_address, created_at)
    select id, ${product?.id}, ${courseSessionId}, 90000, 'pending', 'benchmark', '{"name": "Benchmark"}', created_at
    from users where username like 'person%' order by created_at limit ${Math.ceil(people / 2)}`);
  await db.execute(sql`
    insert into audit_entries (action, user_id, at)
    select 'role.granted', id, created_at from users where username like 'person%'`);
  const { id: userId } = await createPerson(db, { firstName: 'Ada', hasVbvAdminAccess: true });
  await db.execute(sql`analyze`);
  const { token } = await startLoginSession(db, { userId, userAgent: 'benchmark' });
  return { token, someOrganisation: 'versicherung 77' };
}
