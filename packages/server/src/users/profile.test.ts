import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, createTinyCourse, dayFromToday } from '../../test/factories.ts';
import { offerOptions } from '../../test/shopWorld.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseProfiles } from '../courses/tables.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from './tables.ts';

let server: TestServer;
let person: Awaited<ReturnType<typeof createPerson>>;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await server.db
    .insert(organisations)
    .values([
      { id: '17', name: 'Muster AG' },
      { id: '18', name: 'Alpha AG' },
      { id: '-1', name: 'Andere' },
    ])
    .onConflictDoNothing();
  person = await createPerson(server.db, { firstName: 'Lena' });
  client = await server.login(person.username);
});
afterAll(() => server[Symbol.asyncDispose]());

describe('PUT /api/core/me/ with the fields of a profile', () => {
  it('keeps all that a person may change', async () => {
    const change = {
      first_name: 'Helena',
      last_name: 'Kälin-Müller',
      organisation: '17',
      invoice_address: 'org',
      street: 'Bahnhofstrasse',
      street_number: '1a',
      postal_code: '8001',
      city: 'Zürich',
      country: 'CH',
      birth_date: '1999-12-31',
      organisation_detail_name: 'Filiale Süd',
      organisation_street: 'Rue du Lac',
      organisation_street_number: '5',
      organisation_postal_code: '74000',
      organisation_city: 'Annecy',
      organisation_country: 'FR',
      show_member_product_tour: false,
      language: 'fr',
    };
    const answer = await client.put(endpoints.me.path, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: person.id, ...change });
    expect((await client.get(endpoints.me.path)).json()).toEqual(answer.json());
    await client.put(endpoints.me.path, { language: 'de' });
  });

  it.each([
    ['079 123 45 67', '+41791234567'],
    ['+41 (0)79 123 45 67', '+41791234567'],
    ['+49 30 901820', '+4930901820'],
    ['0041 79 123 45 67', '+41791234567'],
    ['', ''],
  ])('keeps the telephone number %j as %j', async (typed, kept) => {
    const answer = await client.put(endpoints.me.path, { phone_number: typed });
    expect(answer.json().phone_number).toBe(kept);
  });

  it('empties what may be empty', async () => {
    await client.put(endpoints.me.path, { country: 'CH', postal_code: '8001', birth_date: '1999-12-31' });
    const nothing = { country: null, birth_date: null, organisation: null, postal_code: '', street: '' };
    expect((await client.put(endpoints.me.path, nothing)).json()).toMatchObject(nothing);
  });

  it('trims texts', async () => {
    expect((await client.put(endpoints.me.path, { first_name: '  Lena ' })).json().first_name).toBe('Lena');
  });

  it.each([
    [{ first_name: ' ' }, 'first_name', 'Pflichtfeld.'],
    [{ first_name: null }, 'first_name', 'Ungültiger Wert.'],
    [{ last_name: 'x'.repeat(101) }, 'last_name', 'Zu lang.'],
    [{ last_name: 'a\nb' }, 'last_name', 'Ungültiger Wert.'],
    [{ last_name: 'null\u0000' }, 'last_name', 'Ungültiger Wert.'],
    [{ country: 'XX' }, 'country', 'Ungültiger Wert.'],
    [{ country: 'CH', postal_code: '800' }, 'postal_code', 'Schweizer Postleitzahlen haben vier Ziffern.'],
    [{ country: 'DE', postal_code: '1234567890123' }, 'postal_code', 'Zu lang.'],
    [{ birth_date: '2001-02-29' }, 'birth_date', 'Ungültiger Wert.'],
    [{ birth_date: dayFromToday(-365) }, 'birth_date', 'Das Alter muss zwischen 14 und 100 Jahren liegen.'],
    [{ phone_number: '12' }, 'phone_number', 'Das ist keine gültige Telefonnummer.'],
    [{ phone_number: '079 000' }, 'phone_number', 'Das ist keine gültige Telefonnummer.'],
    [{ phone_number: '+999 123 456 789' }, 'phone_number', 'Das ist keine gültige Telefonnummer.'],
    [{ organisation: 'unknown' }, 'organisation', 'Ungültiger Wert.'],
    [{ organisation: '-1', organisation_detail_name: '' }, 'organisation_detail_name', 'Pflichtfeld.'],
    [{ invoice_address: 'both' }, 'invoice_address', 'Ungültiger Wert.'],
    [{ chosen_profile: randomUUID() }, 'chosen_profile', 'Ungültiger Wert.'],
    [{ chosen_profile: 'leben' }, 'chosen_profile', 'Ungültiger Wert.'],
    [{ course_option: 'unheard of' }, 'course_option', 'Ungültiger Wert.'],
    [{ course_option: '' }, 'course_option', 'Ungültiger Wert.'],
    [{ vbv_id: '123456789' }, 'vbv_id', 'Unbekanntes Feld.'],
    [{ username: 'admin' }, 'username', 'Unbekanntes Feld.'],
    [{ id: randomUUID() }, 'id', 'Unbekanntes Feld.'],
    [{ avatar_url: '/x.jpg' }, 'avatar_url', 'Unbekanntes Feld.'],
    [{ passwordHash: 'x' }, 'passwordHash', 'Unbekanntes Feld.'],
  ])('refuses %j, and all that was sent with it', async (change, field, message) => {
    const before = await server.db.select().from(users).where(eq(users.id, person.id));
    const answer = await client.put(endpoints.me.path, { city: 'Genf', ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ field, messages: [message] }],
    });
    expect(await server.db.select().from(users).where(eq(users.id, person.id))).toEqual(before);
  });

  it('names every faulty field, in the language of the person', async () => {
    const { username } = await createPerson(server.db, { firstName: 'Giulia', language: 'it' });
    const answer = await (await server.login(username)).put(endpoints.me.path, {
      first_name: '',
      birth_date: '1900-01-01',
      phone_number: 'chiamami',
      organisation: 'x',
    });
    expect(answer.json().fields).toEqual([
      { field: 'first_name', messages: ['Campo obbligatorio.'] },
      { field: 'birth_date', messages: ['L’età deve essere compresa tra 14 e 100 anni.'] },
      { field: 'phone_number', messages: ['Questo non è un numero di telefono valido.'] },
      { field: 'organisation', messages: ['Valore non valido.'] },
    ]);
  });

  it('sees a kept postal code beside a new country', async () => {
    await client.put(endpoints.me.path, { country: 'DE', postal_code: '80331' });
    const answer = await client.put(endpoints.me.path, { country: 'CH' });
    expect(answer.json().fields).toMatchObject([{ field: 'postal_code' }]);
    expect((await client.put(endpoints.me.path, { country: 'CH', postal_code: '8001' })).statusCode).toBe(
      200,
    );
  });
});

describe('the lists to choose from', () => {
  it('employers come by name, another one last, without the associations of ag and et', async () => {
    const answer = await client.get(endpoints.organisations.path);
    const names = answer.json().map(({ name }: { name: string }) => name);
    expect(names.at(-1)).toBe('Andere');
    expect(names.indexOf('Alpha AG')).toBeLessThan(names.indexOf('Muster AG'));
    expect(answer.json()).toContainEqual({ id: '17', name: 'Muster AG' });
    const ids = answer.json().map(({ id }: { id: string }) => id);
    expect(ids).not.toContain('ag');
    expect(ids).not.toContain('et');
    expect(await server.db.$count(organisations, eq(organisations.id, 'ag'))).toBe(1);
  });

  it('course profiles come in their order and in the own language, without those of the past', async () => {
    const names = (name: string) => ({ de: `${name} de`, fr: `${name} fr`, it: `${name} it` });
    await server.db.insert(courseProfiles).values([
      { code: 'leben', names: names('Leben'), position: 2 },
      { code: 'generell', names: names('Generell'), position: 1 },
      { code: 'nichtleben', names: names('Alt'), position: 0, active: false },
    ]);
    const { username } = await createPerson(server.db, { firstName: 'Marc', language: 'fr' });
    const answer = await (await server.login(username)).get(endpoints.profiles.path);
    expect(answer.json()).toMatchObject([
      { code: 'generell', name: 'Generell fr' },
      { code: 'leben', name: 'Leben fr' },
    ]);
  });

  it('are for people who are logged in', async () => {
    for (const path of [endpoints.organisations.path, endpoints.profiles.path]) {
      expect((await server.visit().get(path)).statusCode).toBe(401);
    }
  });
});

describe('the choice of a person without a course', () => {
  const newcomer = async () => server.login((await createPerson(server.db, { firstName: 'Nina' })).username);
  const createProfile = async (active: boolean) => {
    const names = { de: 'Profil', fr: 'Profil', it: 'Profilo' };
    const [row] = await server.db
      .insert(courseProfiles)
      .values({ code: randomUUID(), names, active })
      .returning();
    return row?.id ?? '';
  };

  it('is a profile, which can be taken back', async () => {
    const client = await newcomer();
    const chosen = await createProfile(true);
    const answer = await client.put(endpoints.me.path, { chosen_profile: chosen });
    expect(answer.json()).toMatchObject({ chosen_profile: chosen });
    expect((await client.get(endpoints.me.path)).json()).toMatchObject({ chosen_profile: chosen });
    const cleared = await client.put(endpoints.me.path, { chosen_profile: null });
    expect(cleared.json()).toMatchObject({ chosen_profile: null });
  });

  it('is no profile of the past', async () => {
    const answer = await (await newcomer()).put(endpoints.me.path, {
      chosen_profile: await createProfile(false),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'chosen_profile' }]);
  });

  it('is an option that a circle has', async () => {
    const option = randomUUID();
    const { keys } = await createTinyCourse(server.db);
    await offerOptions(server.db, keys.basics, [option]);
    const client = await newcomer();
    const answer = await client.put(endpoints.me.path, { course_option: option });
    expect(answer.json()).toMatchObject({ course_option: option });
    expect((await client.put(endpoints.me.path, { course_option: null })).json().course_option).toBeNull();
  });
});
