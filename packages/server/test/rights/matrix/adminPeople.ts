import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { organisationRoles } from '../../../src/course-sessions/tables.ts';
import { personImportRows, personImports } from '../../../src/person-imports/tables.ts';
import { erasureRequests } from '../../../src/users/tables.ts';
import { createPerson, enrol } from '../../factories.ts';
import { csvOf, sendList, titles } from '../../importWorld.ts';
import type { TestClient } from '../../testClient.ts';
import { done, type MatrixRow } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

interface Call {
  readonly endpoint: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string };
  readonly resource: string;
  readonly act: string;
  /** parameters of the address, made for the call */
  readonly params?: (world: RightsWorld) => Promise<Readonly<Record<string, string>>>;
  readonly body?: (world: RightsWorld, params: Readonly<Record<string, string>>) => unknown;
  /** what the call sends is a list of people */
  readonly sendsList?: true;
}

const accounts = 'accounts';
const roles = 'enrolments and roles';
const imports = 'lists of people';
const reason = 'Auf Wunsch';

const someone = async ({ db }: RightsWorld) => ({ id: (await createPerson(db, { firstName: 'Rita' })).id });

const askingToGo = async (world: RightsWorld) => {
  const person = await someone(world);
  await world.db.insert(erasureRequests).values({ userId: person.id });
  return person;
};

const expertOf = async ({ db, cast }: RightsWorld) => {
  const { id: userId } = await createPerson(db, { firstName: 'Erna' });
  return { id: (await enrol(db, { userId, courseSessionId: cast.session.id, role: 'EXPERT' })).id };
};

const examExpertise = async ({ db, cast }: RightsWorld) => {
  const { id: userId } = await createPerson(db, { firstName: 'Petra' });
  const [role] = await db
    .insert(organisationRoles)
    .values({ userId, role: 'Prüfungsexperte', courseId: cast.course.id })
    .returning();
  return { id: role?.id ?? '' };
};

const importIn =
  (state: 'checked' | 'running') =>
  async ({ db, cast }: RightsWorld) => {
    const [created] = await db
      .insert(personImports)
      .values({ fileName: 'liste.csv', state, createdBy: cast.people.admin.id })
      .returning();
    const id = created?.id ?? '';
    await db.insert(personImportRows).values({
      importId: id,
      row: 2,
      values: { email: `${randomUUID()}@example.org`, first_name: 'Ina', last_name: 'Import' },
    });
    return { id };
  };

const calls: readonly Call[] = [
  { endpoint: endpoints.adminUsers, resource: accounts, act: 'list' },
  { endpoint: endpoints.adminUser, resource: accounts, act: 'read', params: someone },
  {
    endpoint: endpoints.createUser,
    resource: accounts,
    act: 'create',
    body: () => ({
      email: `${randomUUID()}@example.org`,
      first_name: 'Neu',
      last_name: 'Neumann',
      language: 'de',
    }),
  },
  {
    endpoint: endpoints.changeUser,
    resource: accounts,
    act: 'change',
    params: someone,
    body: () => ({ first_name: 'Anders' }),
  },
  { endpoint: endpoints.inviteUser, resource: accounts, act: 'invite', params: someone },
  {
    endpoint: endpoints.changeUserAccess,
    resource: accounts,
    act: 'block',
    params: someone,
    body: () => ({ blocked: true, reason }),
  },
  {
    endpoint: endpoints.blockUsers,
    resource: accounts,
    act: 'block several',
    params: someone,
    body: (_, { id }) => ({ ids: [id], blocked: true, reason }),
  },
  { endpoint: endpoints.endUserLogins, resource: accounts, act: 'log out everywhere', params: someone },
  { endpoint: endpoints.userDownload, resource: accounts, act: 'take all data of', params: someone },
  { endpoint: endpoints.erasurePreview, resource: accounts, act: 'preview an erasure', params: someone },
  {
    endpoint: endpoints.eraseUser,
    resource: accounts,
    act: 'erase',
    params: async ({ db }) => {
      const { id, username } = await createPerson(db, { firstName: 'Rita' });
      return { id, username };
    },
    body: (_, { username }) => ({ confirmation: username, reason }),
  },
  {
    endpoint: endpoints.declineErasure,
    resource: accounts,
    act: 'decline an erasure',
    params: askingToGo,
    body: () => ({ reason }),
  },
  {
    endpoint: endpoints.viewAsPerson,
    resource: accounts,
    act: 'see the platform as',
    params: someone,
    body: (_, { id }) => ({ user_id: id, reason }),
  },
  { endpoint: endpoints.erasureRequests, resource: accounts, act: 'list requests to be erased' },
  {
    endpoint: endpoints.enrol,
    resource: roles,
    act: 'enrol',
    params: someone,
    body: ({ cast }, { id }) => ({ user_id: id, course_session_id: cast.session.id, role: 'EXPERT' }),
  },
  {
    endpoint: endpoints.changeEnrolment,
    resource: roles,
    act: 'choose circles of an expert',
    params: expertOf,
    body: ({ cast }) => ({ circle_ids: [cast.keys.basics] }),
  },
  { endpoint: endpoints.endEnrolment, resource: roles, act: 'end an enrolment', params: expertOf },
  {
    endpoint: endpoints.enrolmentOptions,
    resource: roles,
    act: 'read what there is to choose in a session',
    params: async ({ cast }) => ({ courseSessionId: cast.session.id }),
  },
  { endpoint: endpoints.roleOptions, resource: roles, act: 'read what there is to choose' },
  {
    endpoint: endpoints.changeRegions,
    resource: roles,
    act: 'choose regions of a supervisor',
    params: someone,
    body: ({ cast }) => ({ course_id: cast.course.id, regions: ['Zürich'] }),
  },
  {
    endpoint: endpoints.addOrganisationRole,
    resource: roles,
    act: 'give a role beside the sessions',
    params: someone,
    body: ({ cast }) => ({ role: 'Berufsbildner', course_id: cast.course.id, organisation: cast.employer }),
  },
  { endpoint: endpoints.endOrganisationRole, resource: roles, act: 'take it away', params: examExpertise },
  { endpoint: endpoints.personImports, resource: imports, act: 'list' },
  { endpoint: endpoints.uploadPersonImport, resource: imports, act: 'read in', sendsList: true },
  { endpoint: endpoints.personImportTemplate, resource: imports, act: 'get the template' },
  { endpoint: endpoints.personImport, resource: imports, act: 'read', params: importIn('checked') },
  {
    endpoint: endpoints.personImportRows,
    resource: imports,
    act: 'read the rows',
    params: importIn('checked'),
  },
  {
    endpoint: endpoints.correctPersonImportRow,
    resource: imports,
    act: 'correct a row',
    params: async (world) => ({ ...(await importIn('checked')(world)), row: '2' }),
    body: () => ({ values: { city: 'Bern' } }),
  },
  {
    endpoint: endpoints.correctPersonImport,
    resource: imports,
    act: 'correct by a file',
    params: importIn('checked'),
    sendsList: true,
  },
  {
    endpoint: endpoints.faultyImportRows,
    resource: imports,
    act: 'get faulty rows',
    params: importIn('checked'),
  },
  {
    endpoint: endpoints.startPersonImport,
    resource: imports,
    act: 'carry out',
    params: importIn('checked'),
    body: () => ({}),
  },
  { endpoint: endpoints.stopPersonImport, resource: imports, act: 'stop', params: importIn('running') },
  { endpoint: endpoints.deletePersonImport, resource: imports, act: 'forget', params: importIn('checked') },
];

async function ask(call: Call, client: TestClient, world: RightsWorld): Promise<number> {
  const params = (await call.params?.(world)) ?? {};
  const url = fillPath(call.endpoint.path, params) ?? '';
  if (call.sendsList) {
    return done(
      await sendList(client, csvOf([titles, [`${randomUUID()}@example.org`, 'Ina', 'Import']]), {}, url),
    );
  }
  const body = call.body?.(world, params);
  switch (call.endpoint.method) {
    case 'GET':
      return done(await client.get(url));
    case 'DELETE':
      return done(await client.delete(url));
    case 'PUT':
      return done(await client.put(url, body));
    default:
      return done(await client.post(url, body));
  }
}

/** Everything about people that admins do, and nobody else finds. */
export const adminPeopleRows: readonly MatrixRow[] = calls.map((call) => ({
  resource: call.resource,
  act: call.act,
  calls: `${call.endpoint.method} ${call.endpoint.path}`,
  ask: async (client, world) => {
    const status = await ask(call, client, world);
    // the next call is the administrator's own again
    if (call.endpoint === endpoints.viewAsPerson) await client.delete(endpoints.endViewing.path);
    return status;
  },
  allowed: ['admin'],
}));
