import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pages } from '../src/course-pages/tables.ts';
import { courseCourseProfiles, courseProfiles } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { type InvoiceAddress, products } from '../src/shop/tables.ts';
import { type Cast, createPerson, createSession } from './factories.ts';
import type { TestServer } from './testServer.ts';

/** A product for 1450 francs, of a session of its own unless another one is given. */
export async function createProduct(
  db: Database,
  cast: Cast,
  change: Partial<typeof products.$inferInsert> = {},
) {
  const session = await createSession(db, cast.course.id);
  const [product] = await db
    .insert(products)
    .values({
      code: `place-${randomUUID()}`,
      courseSessionId: session.id,
      titles: { de: 'Platz', fr: 'Place', it: 'Posto' },
      descriptions: { de: 'Ein Platz', fr: 'Une place', it: 'Un posto' },
      price: 145_000,
      ...change,
    })
    .returning();
  if (product === undefined) throw new Error('No product was created');
  return product;
}

export const invoiceAddress: InvoiceAddress = {
  name: 'Noe Muster',
  street: 'Lindenweg',
  street_number: '3a',
  postal_code: '8400',
  city: 'Winterthur',
  country: 'CH',
};

/** A person without any course, logged in. */
export async function createNewcomer(server: TestServer) {
  const person = await createPerson(server.db, { firstName: 'Nina' });
  return { person, client: await server.login(person.username) };
}

/** Gives a circle its options, in every language. */
export async function offerOptions(db: Database, circleKey: string, options: readonly string[]) {
  const data = JSON.stringify({ course_options: options });
  await db
    .update(pages)
    .set({ data: sql`${pages.data} || ${data}::jsonb` })
    .where(eq(pages.translationKey, circleKey));
}

/** A new profile of a course. @returns its id */
export async function offerProfile(db: Database, courseId: string): Promise<string> {
  const code = randomUUID();
  const [profile] = await db
    .insert(courseProfiles)
    .values({ code, names: { de: code, fr: code, it: code } })
    .returning({ id: courseProfiles.id });
  if (profile === undefined) throw new Error('No profile was created');
  await db.insert(courseCourseProfiles).values({ courseId, courseProfileId: profile.id });
  return profile.id;
}
