import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { desc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../src/authentication/password.ts';
import { mails } from '../src/mail/tables.ts';
import { notify } from '../src/notifications/notify.ts';
import { users } from '../src/users/tables.ts';
import { createCast, createPerson } from './factories.ts';
import { fakeRemote } from './fakeReleases.ts';
import { fixtureFiles } from './fixtureFiles.ts';
import { createTeam } from './releaseCalls.ts';
import type { RightsWorld } from './rights/rightsWorld.ts';
import { createNewcomer, createProduct, invoiceAddress } from './shopWorld.ts';
import type { TestClient } from './testClient.ts';
import { sendFiles, upload } from './uploads.ts';

type Ask = (world: RightsWorld) => Promise<LightMyRequestResponse>;

const callOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

/** A call without parameters, asked by the member. */
function simple(endpoint: { readonly method: string; readonly path: string }): [string, Ask] {
  return [callOf(endpoint), ({ clients }) => clients.member.get(endpoint.path)];
}

function graphql(query: string): Ask {
  return async ({ clients }) => {
    const answer = await clients.member.post('/server/graphql/', { query });
    if (answer.json().errors) throw new Error(answer.body);
    return answer;
  };
}

const password = 'blaue Elefanten';

function account(email: string) {
  const onboarding = { course_type: 'vv-de' };
  return {
    create: {
      email,
      password,
      first_name: 'Nora',
      last_name: 'Neu',
      language: 'de',
      consent: true,
      ...onboarding,
    },
    resend: { email, ...onboarding },
  };
}

/** A visitor who has asked for an account. */
async function register({ server }: RightsWorld) {
  const visitor = server.visit();
  const email = `${randomUUID()}@example.org`;
  const answer = await visitor.post(endpoints.createAccount.path, account(email).create);
  return { visitor, email, answer };
}

/** The last part of the link that was mailed to somebody, or what its query calls token. */
async function mailedToken({ db }: RightsWorld, recipient: string): Promise<string> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt));
  const link = new URL(mail?.link ?? '', 'http://platform.example');
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? '';
}

/** The token of an invitation to an account that an admin has created. */
async function accountToken(world: RightsWorld): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await world.clients.admin.post(endpoints.createUser.path, {
    email,
    first_name: 'Nora',
    last_name: 'Neu',
    language: 'de',
  });
  return mailedToken(world, email);
}

async function invitedToken(world: RightsWorld): Promise<string> {
  const { clients, cast } = world;
  const { email } = cast.people.nobody;
  await clients.member.post(
    fillPath(endpoints.inviteMentor.path, { courseSessionId: cast.session.id }) ?? '',
    {
      email,
    },
  );
  return mailedToken(world, email);
}

const pdf = { fileName: 'a.pdf', fileType: 'application/pdf', bytes: fixtureFiles.pdf };

const promiseUpload = async (client: TestClient) =>
  (
    await client.post(endpoints.presignFile.path, { file_name: pdf.fileName, file_type: pdf.fileType })
  ).json();

const photo = { fileName: 'me.png', fileType: 'image/png', bytes: fixtureFiles.png };

function enrolment(courseType: 'ag' | 'et', path: string): Ask {
  return async ({ server, db }) => {
    const cast = await createCast(db, { courseType, openForOnboarding: true });
    const { client } = await createNewcomer(server);
    return client.post(path, { product: (await createProduct(db, cast)).code });
  };
}

/** What is open to everyone, or answers everybody with their own: the calls that the table of rights leaves out. */
export const ownCalls: Readonly<Record<string, Ask>> = {
  ...Object.fromEntries(
    [
      endpoints.products,
      endpoints.organisations,
      endpoints.profiles,
      endpoints.loginSessions,
      endpoints.dataDownload,
      endpoints.me,
      endpoints.settings,
      endpoints.ownPassword,
      endpoints.sessions,
      endpoints.dashboardConfig,
      endpoints.waitingWork,
      endpoints.week,
      endpoints.messageThreads,
      endpoints.messageRecipients,
      endpoints.notifications,
      endpoints.unreadCount,
      endpoints.notificationPreferences,
      endpoints.dueDates,
      endpoints.calendarFeed,
    ].map(simple),
  ),
  'GET /sso/login': ({ server }) => server.visit().get('/sso/login'),
  'GET /sso/signup': ({ server }) => server.visit().get('/sso/signup'),
  'GET /sso/logout': async ({ server, cast }) =>
    (await server.login(cast.people.nobody.username)).get('/sso/logout'),
  [callOf(endpoints.login)]: async ({ server, db, cast }) => {
    const { id, username } = cast.people.nobody;
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, id));
    return server.visit().post(endpoints.login.path, { username, password });
  },
  [callOf(endpoints.logout)]: async ({ server, cast }) =>
    (await server.login(cast.people.nobody.username)).post(endpoints.logout.path),
  [callOf(endpoints.createAccount)]: async (world) => (await register(world)).answer,
  [callOf(endpoints.resendConfirmation)]: async (world) => {
    const { visitor, email } = await register(world);
    return visitor.post(endpoints.resendConfirmation.path, account(email).resend);
  },
  [callOf(endpoints.confirmAccount)]: async (world) => {
    const { visitor, email } = await register(world);
    return visitor.post(endpoints.confirmAccount.path, { token: await mailedToken(world, email) });
  },
  [callOf(endpoints.requestPasswordReset)]: async ({ server, cast }) =>
    server.visit().post(endpoints.requestPasswordReset.path, { email: cast.people.nobody.email }),
  [callOf(endpoints.resetPassword)]: async (world) => {
    const { server, db } = world;
    // a new password ends the login sessions of its person
    const { email } = await createPerson(db, {
      firstName: 'Rita',
      passwordHash: await hashPassword(password),
    });
    await server.visit().post(endpoints.requestPasswordReset.path, { email });
    const token = await mailedToken(world, email);
    return server.visit().post(endpoints.resetPassword.path, { token, password });
  },
  [callOf(endpoints.changePassword)]: async ({ server, db }) => {
    const person = await createPerson(db, {
      firstName: 'Pia',
      passwordHash: await hashPassword('das alte Geheimwort'),
    });
    return (await server.login(person.username)).put(endpoints.changePassword.path, {
      current_password: 'das alte Geheimwort',
      password,
    });
  },
  [callOf(endpoints.invitedAccount)]: async (world) =>
    world.visitor.get(fillPath(endpoints.invitedAccount.path, { token: await accountToken(world) }) ?? ''),
  [callOf(endpoints.acceptAccount)]: async (world) =>
    world.server
      .visit()
      .post(fillPath(endpoints.acceptAccount.path, { token: await accountToken(world) }) ?? '', {
        password,
        consent: true,
      }),
  [callOf(endpoints.endViewing)]: ({ clients }) => clients.admin.delete(endpoints.endViewing.path),
  [callOf(endpoints.createOrder)]: async ({ server, db, cast }) => {
    const product = await createProduct(db, cast);
    const { client } = await createNewcomer(server);
    return client.post(endpoints.createOrder.path, {
      product_id: product.id,
      invoice_address: invoiceAddress,
      idempotency_key: randomUUID(),
    });
  },
  [callOf(endpoints.createAgCourseSessionUser)]: enrolment('ag', endpoints.createAgCourseSessionUser.path),
  [callOf(endpoints.createEtCourseSessionUser)]: enrolment('et', endpoints.createEtCourseSessionUser.path),
  [callOf(endpoints.changeMe)]: ({ clients }) =>
    clients.member.put(endpoints.changeMe.path, { language: 'fr' }),
  [callOf(endpoints.changeAvatar)]: ({ clients }) =>
    sendFiles(clients.member, endpoints.changeAvatar.path, [photo]),
  [callOf(endpoints.deleteAvatar)]: ({ clients }) => clients.member.delete(endpoints.deleteAvatar.path),
  [callOf(endpoints.endLoginSession)]: async ({ server, cast }) => {
    const client = await server.login(cast.people.nobody.username);
    const [{ id }] = (await client.get(endpoints.loginSessions.path)).json();
    return client.delete(fillPath(endpoints.endLoginSession.path, { id }) ?? '');
  },
  [callOf(endpoints.endLoginSessions)]: ({ clients }) =>
    clients.member.delete(endpoints.endLoginSessions.path),
  [callOf(endpoints.requestErasure)]: ({ clients }) => clients.member.post(endpoints.requestErasure.path),
  [callOf(endpoints.mentorInvitation)]: async (world) =>
    world.visitor.get(fillPath(endpoints.mentorInvitation.path, { token: await invitedToken(world) }) ?? ''),
  [callOf(endpoints.acceptInvitation)]: async (world) =>
    world.clients.nobody.post(
      fillPath(endpoints.acceptInvitation.path, { token: await invitedToken(world) }) ?? '',
    ),
  [callOf(endpoints.unreadNotifications)]: ({ clients }) =>
    clients.member.post(endpoints.unreadNotifications.path, { ids: [randomUUID()] }),
  [callOf(endpoints.readNotification)]: async ({ clients, db, cast }) => {
    await notify(db, {
      userId: cast.people.member.id,
      category: 'EXAM',
      verb: 'exam_booked',
      details: { title: 'Mündlich' },
      actorId: cast.people.admin.id,
      targetUrl: '/',
      courseId: cast.course.id,
    });
    const { all_list } = (await clients.member.get(endpoints.notifications.path)).json();
    return clients.member.post(fillPath(endpoints.readNotification.path, { id: all_list[0].id }) ?? '');
  },
  [callOf(endpoints.changeNotificationPreferences)]: ({ clients }) =>
    clients.member.put(endpoints.changeNotificationPreferences.path, [
      { category: 'EXAM', in_app: true, by_mail: false },
    ]),
  [callOf(endpoints.presignFile)]: ({ clients }) =>
    clients.member.post(endpoints.presignFile.path, { file_name: pdf.fileName, file_type: pdf.fileType }),
  [callOf(endpoints.uploadFile)]: async ({ clients }) =>
    sendFiles(clients.member, (await promiseUpload(clients.member)).url, [pdf]),
  [callOf(endpoints.finishFile)]: async ({ clients }) =>
    upload(clients.member, await promiseUpload(clients.member), pdf.bytes),
  [callOf(endpoints.file)]: async ({ clients }) => {
    const finished = await upload(clients.member, await promiseUpload(clients.member), pdf.bytes);
    return clients.member.get(finished.json().url);
  },
  [callOf(endpoints.renewCalendarFeed)]: ({ clients }) =>
    clients.member.post(endpoints.renewCalendarFeed.path),
  [callOf(endpoints.calendarFile)]: async ({ clients, visitor }) => {
    const { url } = (await clients.member.get(endpoints.calendarFeed.path)).json();
    return visitor.get(new URL(url).pathname);
  },
  [callOf(endpoints.verifyCertificate)]: async (world) =>
    world.visitor.get(
      fillPath(endpoints.verifyCertificate.path, { code: (await world.addCertificate()).code }) ?? '',
    ),
  [callOf(endpoints.certificateRevocations)]: async (world) =>
    world.visitor.get(
      fillPath(endpoints.certificateRevocations.path, { code: (await world.addCertificate()).code }) ?? '',
    ),
  [callOf(endpoints.credentialKeys)]: ({ visitor }) => visitor.get(endpoints.credentialKeys.path),
  [callOf(endpoints.credentialKey)]: async ({ visitor }) => {
    const { keys } = (await visitor.get(endpoints.credentialKeys.path)).json();
    return visitor.get(new URL(keys[0].kid).pathname);
  },
  [callOf(endpoints.teamRelease)]: async (world) => {
    const team = await createTeam(world.db, world.server.app, 'mfe-own');
    await team.publish(fakeRemote('mfe-own', 'v1'));
    return team.read();
  },
  [callOf(endpoints.publishVersion)]: async (world) =>
    (await createTeam(world.db, world.server.app, 'mfe-own')).publish(fakeRemote('mfe-own', 'v2')),
  [callOf(endpoints.uploadReleaseFile)]: async (world) =>
    (await createTeam(world.db, world.server.app, 'mfe-own')).upload('entry.js', 'run()'),
  [callOf(endpoints.moveTeamRelease)]: async (world) => {
    const team = await createTeam(world.db, world.server.app, 'mfe-own');
    await team.publish(fakeRemote('mfe-own', 'v3'));
    return team.move({ kind: 'promote', version: 'v3' });
  },
  [callOf(endpoints.previewTeamRelease)]: async (world) => {
    const team = await createTeam(world.db, world.server.app, 'mfe-own');
    await team.publish(fakeRemote('mfe-own', 'v4'));
    return team.preview({ version: 'v4' });
  },
  'query dashboard_config': graphql('{ dashboard_config { course_id } }'),
  'query has_vbv_admin_access': graphql('{ has_vbv_admin_access }'),
};

/** Calls that never ask the database for more than who is logged in. */
export const withoutDatabase: readonly string[] = [
  'GET /api/openapi.json',
  callOf(endpoints.createCourseSessionUser),
  callOf(endpoints.reportRemotes),
  callOf(endpoints.pageOperations),
  callOf(endpoints.linkTargets),
  // its fields are calls themselves
  'GET /server/graphql/',
  'POST /server/graphql/',
];
