import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { adminWidgets } from '../../../src/admin/tables.ts';
import { attendanceCourses } from '../../../src/attendance/tables.ts';
import { products } from '../../../src/shop/tables.ts';
import { createSession, dayFromToday } from '../../factories.ts';
import type { TestClient } from '../../testClient.ts';
import { done, type MatrixRow } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

interface AdminCall {
  readonly endpoint: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string };
  readonly act: string;
  /** parameters of the address; what they name is made for the call where it changes */
  readonly params?: (world: RightsWorld) => Promise<Readonly<Record<string, string>>>;
  readonly query?: string;
  readonly body?: (world: RightsWorld) => unknown;
}

const titles = { de: 'Herbst', fr: 'Automne', it: 'Autunno' };
const sessionFields = {
  titles,
  region: 'Bern',
  generation: '2027',
  start_date: dayFromToday(10),
  end_date: dayFromToday(100),
};
const widgetFields = { titles, position: 9, links: [{ link_type: 'internal', titles, url: '/messages' }] };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

const ofCourse = async ({ cast }: RightsWorld) => ({ courseId: cast.course.id });
const ofSession = async ({ cast }: RightsWorld) => ({ courseSessionId: cast.session.id });
const ofDay = async ({ cast, work }: RightsWorld) => ({
  courseSessionId: cast.session.id,
  contentKey: work.keys.attendance,
});

/** A session of its own, in which the call changes nothing for anybody. */
const ofOwnSession = async ({ db, cast }: RightsWorld) => ({
  courseSessionId: (await createSession(db, cast.course.id, { region: 'Uri' })).id,
});

const area: readonly AdminCall[] = [
  { endpoint: endpoints.adminOverview, act: 'read the overview' },
  { endpoint: endpoints.adminSearch, act: 'search it', query: 'search=kurs' },
  { endpoint: endpoints.adminWidgets, act: 'read its widgets in all languages' },
  { endpoint: endpoints.createAdminWidget, act: 'add a widget', body: () => widgetFields },
  {
    endpoint: endpoints.changeAdminWidget,
    act: 'change a widget',
    params: ofWidget,
    body: () => widgetFields,
  },
  { endpoint: endpoints.deleteAdminWidget, act: 'delete a widget', params: ofWidget },
];

const courses: readonly AdminCall[] = [
  { endpoint: endpoints.adminCourses, act: 'list for administration' },
  { endpoint: endpoints.adminCourse, act: 'read the configuration', params: ofCourse },
  {
    endpoint: endpoints.changeCourse,
    act: 'change the configuration',
    params: ofCourse,
    body: () => ({ category_names: titles }),
  },
];

const sessions: readonly AdminCall[] = [
  { endpoint: endpoints.adminSessions, act: 'list for administration' },
  { endpoint: endpoints.adminSessionFilters, act: 'read what they are filtered by' },
  {
    endpoint: endpoints.createSession,
    act: 'create',
    body: ({ cast }) => ({ course_id: cast.course.id, ...sessionFields }),
  },
  { endpoint: endpoints.adminSession, act: 'read for administration', params: ofSession },
  {
    endpoint: endpoints.changeSession,
    act: 'change',
    params: ofOwnSession,
    body: () => ({ region: 'Genf' }),
  },
  {
    endpoint: endpoints.copySession,
    act: 'copy',
    params: ofSession,
    body: () => ({ ...sessionFields, with_experts: true }),
  },
  {
    endpoint: endpoints.archiveSession,
    act: 'archive',
    params: ofOwnSession,
    body: () => ({ archived: true }),
  },
  { endpoint: endpoints.deleteSession, act: 'delete', params: ofOwnSession },
  { endpoint: endpoints.sessionPlan, act: 'read the plan', params: ofSession },
  {
    endpoint: endpoints.writeAttendanceDay,
    act: 'plan an attendance day',
    params: ofDay,
    body: () => ({ start: inDays(3), end: inDays(4), location: 'Bern', trainer: 'Emil' }),
  },
  { endpoint: endpoints.deleteAttendanceDay, act: 'cancel an attendance day', params: ofEmptyDay },
  {
    endpoint: endpoints.writeDeadlines,
    act: 'set deadlines',
    params: async ({ cast, work }) => ({
      courseSessionId: cast.session.id,
      assignmentId: work.assignmentIds.casework,
    }),
    body: () => ({ submission_deadline: inDays(5), evaluation_deadline: inDays(9) }),
  },
];

const organisations: readonly AdminCall[] = [
  { endpoint: endpoints.adminOrganisations, act: 'list for administration' },
  { endpoint: endpoints.createOrganisation, act: 'add', body: () => ({ name: `Firma ${randomUUID()}` }) },
  {
    endpoint: endpoints.renameOrganisation,
    act: 'rename',
    params: async ({ cast }) => ({ organisationId: cast.competitor }),
    body: () => ({ name: `Konkurrenz ${randomUUID()}` }),
  },
];

const productFields = { titles, descriptions: titles, price: 90_000, active: true, position: 1 };

const productCalls: readonly AdminCall[] = [
  { endpoint: endpoints.adminProducts, act: 'list for administration' },
  {
    endpoint: endpoints.createProduct,
    act: 'add',
    body: ({ cast }) => ({ code: randomUUID(), course_session_id: cast.session.id, ...productFields }),
  },
  {
    endpoint: endpoints.changeProduct,
    act: 'change',
    params: async ({ db }) => {
      const [product] = await db.select({ id: products.id }).from(products).limit(1);
      return { productId: product?.id ?? '' };
    },
    body: () => ({ position: 2 }),
  },
];

/** The area of the administrators, in which nobody else finds anything. */
export const adminAreaRows: readonly MatrixRow[] = [
  ...rowsOf('admin area', area),
  ...rowsOf('courses', courses),
  ...rowsOf('course sessions', sessions),
  ...rowsOf('organisations', organisations),
  ...rowsOf('products', productCalls),
];

function rowsOf(resource: string, calls: readonly AdminCall[]): MatrixRow[] {
  return calls.map(({ endpoint, act, params, query, body }) => ({
    resource,
    act,
    calls: `${endpoint.method} ${endpoint.path}`,
    ask: async (client, world) => {
      const path = fillPath(endpoint.path, (await params?.(world)) ?? {}) ?? '';
      return done(await send(client, endpoint.method, query ? `${path}?${query}` : path, body?.(world)));
    },
    allowed: ['admin'],
  }));
}

function send(client: TestClient, method: AdminCall['endpoint']['method'], url: string, body: unknown) {
  switch (method) {
    case 'GET':
      return client.get(url);
    case 'POST':
      return client.post(url, body);
    case 'PUT':
      return client.put(url, body);
    case 'DELETE':
      return client.delete(url);
  }
}

async function ofWidget({ db }: RightsWorld) {
  const [created] = await db.insert(adminWidgets).values({ widgetType: 'links', titles }).returning();
  return { widgetId: created?.id ?? '' };
}

/** The day of the session's attendance content in a session of its own, so that nothing is recorded. */
async function ofEmptyDay(world: RightsWorld) {
  const { courseSessionId } = await ofOwnSession(world);
  const { contentKey } = await ofDay(world);
  await world.db.insert(attendanceCourses).values({
    courseSessionId,
    contentKey,
    circleKey: world.work.keys.work,
    startsAt: new Date(inDays(3)),
    endsAt: new Date(inDays(4)),
  });
  return { courseSessionId, contentKey };
}
