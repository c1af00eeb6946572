import { endpoints } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCast, createPerson, createSession, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('GET /api/core/me/', () => {
  it('answers every field of the profile', async () => {
    await server.db.insert(organisations).values({ id: '17', name: 'Muster AG' });
    const person = await createPerson(server.db, {
      firstName: 'Lena',
      organisationId: '17',
      birthDate: '2001-02-03',
      vbvId: '123456789',
      passwordHash: 'secret',
    });
    const answer = await (await server.login(person.username)).get(endpoints.me.path);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      id: person.id,
      email: `${person.username}@example.org`,
      first_name: 'Lena',
      last_name: 'Muster',
      username: person.username,
      vbv_id: '123456789',
      avatar_url: '',
      is_superuser: false,
      has_vbv_admin_access: false,
      organisation: '17',
      organisation_confirmed: true,
      course_session_experts: [],
      loggedIn: true,
      language: 'de',
      invoice_address: 'prv',
      street: '',
      street_number: '',
      postal_code: '',
      city: '',
      country: null,
      birth_date: '2001-02-03',
      phone_number: '',
      organisation_detail_name: '',
      organisation_street: '',
      organisation_street_number: '',
      organisation_postal_code: '',
      organisation_city: '',
      organisation_country: null,
      chosen_profile: null,
      course_option: null,
      show_member_product_tour: true,
    });
  });

  it('names the sessions in which the person is an expert, and no others', async () => {
    const { people, session, course } = await createCast(server.db);
    const own = await createSession(server.db, course.id);
    await enrol(server.db, { userId: people.expert.id, courseSessionId: own.id });
    const answer = await (await server.login(people.expert.username)).get(endpoints.me.path);
    expect(answer.json().course_session_experts).toEqual([session.id]);
  });
});

describe('PUT /api/core/me/', () => {
  it('changes the language and the product tour, each alone, and answers the new profile', async () => {
    const { username, id } = await createPerson(server.db, { firstName: 'Lena' });
    const client = await server.login(username);
    const first = await client.put(endpoints.me.path, { language: 'it' });
    expect(first.json()).toMatchObject({ id, language: 'it', show_member_product_tour: true });
    const second = await client.put(endpoints.me.path, { show_member_product_tour: false });
    expect(second.json()).toMatchObject({ language: 'it', show_member_product_tour: false });
    expect((await client.get(endpoints.me.path)).json()).toEqual(second.json());
    expect((await client.get('/api/unknown/')).json().message).toBe('Questo elemento non esiste.');
  });

  it('writes only what was sent', async () => {
    await using guarded = await startTestServer();
    const { username } = await createPerson(guarded.db, { firstName: 'Lena', language: 'it' });
    const client = await guarded.login(username);
    await guarded.db.execute(sql`create function refuse() returns trigger language plpgsql
      as 'begin raise exception ''written''; end'`);
    await guarded.db.execute(
      sql`create trigger refuse before update of language on users for each row execute function refuse()`,
    );
    const nothing = await client.put(endpoints.me.path, {});
    expect([nothing.statusCode, nothing.json().language]).toEqual([200, 'it']);
    const tour = await client.put(endpoints.me.path, { show_member_product_tour: false });
    expect(tour.statusCode).toBe(200);
    expect(tour.json()).toMatchObject({ language: 'it', show_member_product_tour: false });
    expect((await client.put(endpoints.me.path, { language: 'fr' })).statusCode).toBe(500);
  });

  it('changes nobody else', async () => {
    const [one, another] = await Promise.all([
      createPerson(server.db, { firstName: 'Lena' }),
      createPerson(server.db, { firstName: 'Marc' }),
    ]);
    await (await server.login(one.username)).put(endpoints.me.path, { language: 'fr' });
    const [row] = await server.db.select().from(users).where(eq(users.id, another.id));
    expect(row?.language).toBe('de');
  });

  it.each([
    [{ language: 'en' }, 'language', 'Ungültiger Wert.'],
    [{ language: null }, 'language', 'Ungültiger Wert.'],
    [{ show_member_product_tour: 'no' }, 'show_member_product_tour', 'Ungültiger Wert.'],
    [{ is_superuser: true }, 'is_superuser', 'Unbekanntes Feld.'],
    [{ has_vbv_admin_access: true }, 'has_vbv_admin_access', 'Unbekanntes Feld.'],
    [{ language: 'fr', email: 'a@b.ch' }, 'email', 'Unbekanntes Feld.'],
  ])('refuses %j and changes nothing', async (body, field, message) => {
    const { username, id } = await createPerson(server.db, { firstName: 'Lena' });
    const answer = await (await server.login(username)).put(endpoints.me.path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ field, messages: [message] }],
    });
    const [row] = await server.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ language: 'de', isSuperuser: false, hasVbvAdminAccess: false });
  });
});

describe('GET /api/core/settings/', () => {
  it('tells whether the exams list of vv is shown', async () => {
    const { username } = await createPerson(server.db, { firstName: 'Lena' });
    const client = await server.login(username);
    expect((await client.get(endpoints.settings.path)).json()).toEqual({ show_vv_competence_exams: true });
    await using other = await startTestServer({ config: { SHOW_VV_COMPETENCE_EXAMS: false } });
    const person = await createPerson(other.db, { firstName: 'Lena' });
    const answer = await (await other.login(person.username)).get(endpoints.settings.path);
    expect(answer.json()).toEqual({ show_vv_competence_exams: false });
  });
});
