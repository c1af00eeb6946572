import type { adminProductEndpoints, EndpointAnswer, EndpointQuery } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { courseSessions } from '../course-sessions/tables.ts';
import { offeredChoices } from '../courses/offeredChoices.ts';
import { courseProfiles, courses } from '../courses/tables.ts';
import { containsWords } from '../database/containsWords.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { notFound } from '../errors.ts';
import { isOnSale } from './products.ts';
import { orders, products } from './tables.ts';

type Listed = EndpointAnswer<typeof adminProductEndpoints.list>[number];
type Query = EndpointQuery<typeof adminProductEndpoints.list>;

const orderCount = sql<number>`(select count(*)::int from ${orders}
  where ${orders.productId} = ${products.id} and ${ne(orders.state, 'cancelled')})`;

const searchedText = sql`concat_ws(' ', ${products.code}, ${products.titles} ->> 'de', ${products.titles} ->> 'fr',
  ${products.titles} ->> 'it', ${courseSessions.titles} ->> 'de', ${courseSessions.titles} ->> 'fr', ${courseSessions.titles} ->> 'it')`;

function readProducts(db: Database, condition: SQL | undefined) {
  return db
    .select({
      product: products,
      session: { id: courseSessions.id, titles: courseSessions.titles },
      course: { titles: courses.titles, courseType: courses.courseType },
      offered: offeredChoices,
      onSale: nested<boolean>(isOnSale()),
      orderCount: nested(orderCount),
    })
    .from(products)
    .innerJoin(courseSessions, eq(courseSessions.id, products.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(condition)
    .$dynamic();
}

/** The products that pass search and filters, a page of them. */
export async function listAdminProducts(
  db: Database,
  query: Query,
  language: Language,
): Promise<Page<Listed>> {
  const condition = and(
    containsWords(searchedText, query.search),
    query.course_session_id === undefined ? undefined : eq(products.courseSessionId, query.course_session_id),
    query.active === undefined ? undefined : eq(products.active, query.active === 'true'),
  );
  const [rows, [counted], profileNames] = await Promise.all([
    readProducts(db, condition)
      .orderBy(...orderOf(query.sort, language))
      .limit(query.limit)
      .offset(query.offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(products)
      .innerJoin(courseSessions, eq(courseSessions.id, products.courseSessionId))
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .where(condition),
    readProfileNames(db, language),
  ]);
  return { rows: rows.map((row) => present(row, { language, profileNames })), total: counted?.total ?? 0 };
}

/** @throws not_found */
export async function readAdminProduct(db: Database, id: string, language: Language): Promise<Listed> {
  const [[found], profileNames] = await Promise.all([
    readProducts(db, eq(products.id, id)),
    readProfileNames(db, language),
  ]);
  if (found === undefined) throw notFound();
  return present(found, { language, profileNames });
}

type ProductRow = Awaited<ReturnType<typeof readProducts>>[number];

function present(
  { product, session, course, offered, onSale, orderCount: ordered }: ProductRow,
  {
    language,
    profileNames,
  }: { readonly language: Language; readonly profileNames: ReadonlyMap<string, string> },
): Listed {
  return {
    id: product.id,
    code: product.code,
    title: product.titles[language],
    titles: product.titles,
    descriptions: product.descriptions,
    price: product.price,
    active: product.active,
    on_sale: onSale,
    position: product.position,
    order_count: ordered,
    course_session: {
      id: session.id,
      title: session.titles[language],
      course_title: course.titles[language],
      course_type: course.courseType,
    },
    profiles: offered.profileIds.flatMap((id) => profileNames.get(id) ?? []),
    course_options: offered.courseOptions,
  };
}

async function readProfileNames(db: Database, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: courseProfiles.id, names: courseProfiles.names }).from(courseProfiles);
  return new Map(rows.map(({ id, names }) => [id, names[language]]));
}

function orderOf(sort: Query['sort'], language: Language): SQL[] {
  const title = sql`name_key(${products.titles} ->> ${language})`;
  const column = { price: sql`${products.price}`, orders: orderCount }[sort.replace(/^-/, '')] ?? title;
  return [sort.startsWith('-') ? desc(column) : asc(column), asc(title), asc(products.id)];
}
