import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cast, createCast, createPerson, createSession } from '../../test/factories.ts';
import { csvOf, sendList, titles, xlsxOf } from '../../test/importWorld.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { accountConfirmations } from '../accounts/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../mail/tables.ts';
import { users } from '../users/tables.ts';
import { forgetImports, runImports } from './runImports.ts';
import { personImports } from './tables.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const at = (endpoint: { readonly path: string }, id: string) => fillPath(endpoint.path, { id }) ?? '';
const address = () => `${randomUUID()}@example.org`;
const run = (signal = new AbortController().signal) => runImports(server.context, signal);
const inSession = () => ({ course_session_id: cast.session.id });
const rowsOf = async (id: string, query = '') =>
  (await admin.get(`${at(endpoints.personImportRows, id)}?${query}`)).json();
const read = async (id: string) => (await admin.get(at(endpoints.personImport, id))).json();
const personWith = async (email: string) =>
  (await server.db.select().from(users).where(eq(users.email, email)))[0];
const upload = async (
  rows: readonly (readonly string[])[],
  fields: Readonly<Record<string, string>> = inSession(),
) => (await sendList(admin, csvOf(rows), fields)).json();

describe('five hundred people, twenty of them faulty', () => {
  it('are checked, corrected and carried out; nobody comes before', async () => {
    const emails = Array.from({ length: 500 }, (_, index) => `teilnehmende${index}@import.example`);
    const rows = emails.map((email, index) => [
      index % 25 === 7 ? email.replace('.example', ',example') : email,
      'Tim',
      `Test${index}`,
      index % 2 === 0 ? 'de' : 'fr',
    ]);
    const uploaded = await upload([[...titles, 'Sprache'], ...rows], {
      ...inSession(),
      file_name: 'liste.csv',
    });
    expect(uploaded).toMatchObject({
      file_name: 'liste.csv',
      state: 'checked',
      rows: 500,
      new_people: 480,
      known_people: 0,
      faulty: 20,
      problem_fields: [{ field: 'email', count: 20 }],
    });
    const ofImport = () => server.db.$count(users, inArray(users.email, emails));
    expect(await ofImport()).toBe(0);
    const { id } = uploaded;
    expect((await admin.post(at(endpoints.startPersonImport, id))).json().fields).toMatchObject([
      { field: 'leave_out_faulty' },
    ]);
    await admin.post(at(endpoints.startPersonImport, id), { leave_out_faulty: true });
    expect((await admin.post(at(endpoints.startPersonImport, id), {})).json().code).toBe('import_running');
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', taken: 480, faulty: 20, new_people: 0 });
    expect(await ofImport()).toBe(480);
    expect(await server.db.$count(mails, inArray(mails.recipient, emails))).toBe(480);

    const faulty = await rowsOf(id, 'show=faulty');
    expect(faulty).toHaveLength(20);
    const [{ row, problems }] = faulty;
    expect(problems).toMatchObject([
      { field: 'email', problem: 'email', suggestion: 'teilnehmende7@import.example' },
    ]);
    const corrected = await admin.put(
      fillPath(endpoints.correctPersonImportRow.path, { id, row: String(row) }) ?? '',
      {
        values: { email: problems[0].suggestion },
      },
    );
    expect(corrected.json()).toMatchObject({ row: 9, problems: [] });

    const file = parseCsv((await admin.get(`${at(endpoints.faultyImportRows, id)}?format=csv`)).payload, {
      delimiter: ';',
    });
    expect(file).toHaveLength(20);
    expect(file[1]?.at(-1)).toBe('E-Mail: Keine E-Mail-Adresse');
    const repaired = file.map((cells) =>
      cells.map((cell) => String(cell ?? '').replace(',example', '.example')),
    );
    const again = await sendList(admin, csvOf(repaired), {}, at(endpoints.correctPersonImport, id));
    expect(again.json()).toMatchObject({ rows: 500, faulty: 0, new_people: 20, taken: 480 });
    await admin.post(at(endpoints.startPersonImport, id));
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', taken: 500 });
    expect(await ofImport()).toBe(500);
    const enrolled = await server.db
      .select({ role: courseSessionUsers.role })
      .from(courseSessionUsers)
      .innerJoin(users, eq(users.id, courseSessionUsers.userId))
      .where(and(inArray(users.email, emails), eq(courseSessionUsers.courseSessionId, cast.session.id)));
    expect(enrolled).toHaveLength(500);
    const records = await server.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(records.map(({ action }) => action)).toEqual([
      'import.checked',
      'import.started',
      'import.finished',
      'import.corrected',
      'import.corrected',
      'import.started',
      'import.finished',
    ]);
  });
});

describe('a row', () => {
  const problemsOf = async (row: readonly string[], more: readonly string[] = []) => {
    const { id } = await upload([[...titles, ...more], [...row]]);
    const [{ problems }] = await rowsOf(id);
    return problems.map(({ field, problem }: { field: string; problem: string }) => `${field}: ${problem}`);
  };

  it.each([
    ['an address that belongs to another name', ['E-Mail'], 'email: other_person'],
    ['an unknown session', ['Durchführung', 'Nirgends'], 'course_session: unknown_session'],
    ['an unknown employer', ['Arbeitgeber', 'Nirgends AG'], 'organisation: unknown_organisation'],
    ['an employer that is none of the list', ['Arbeitgeber', 'Andere'], 'organisation: unknown_organisation'],
    ['a number that is none', ['Telefon', '079 000 00'], 'phone_number: phone_number'],
    ['a day that is none', ['Geburtsdatum', '31.02.2001'], 'birth_date: birth_date'],
    ['a formula', ['Ort', '=HYPERLINK("x")'], 'city: formula'],
  ])('with %s is faulty', async (_, [column = '', value = ''], problem) => {
    if (column === 'E-Mail') {
      expect(await problemsOf([cast.people.nobody.email, 'Ganz', 'Anders'])).toEqual([problem]);
      return;
    }
    expect(await problemsOf([address(), 'Ina', 'Import', value], [column])).toEqual([problem]);
  });

  it('whose address comes twice, belongs to several or to a blocked account is faulty', async () => {
    const twice = address();
    const shared = address();
    const blocked = address();
    for (const firstName of ['Eva', 'Ueli']) await createPerson(server.db, { firstName, email: shared });
    await createPerson(server.db, { firstName: 'Bo', email: blocked, blockedAt: new Date() });
    const { id } = await upload([
      [...titles],
      [twice, 'Ina', 'Import'],
      [twice.toUpperCase(), 'Ida', 'Import'],
      [shared, 'Eva', 'Muster'],
      [blocked, 'Bo', 'Muster'],
    ]);
    expect((await rowsOf(id)).map(({ problems }: { problems: unknown[] }) => problems)).toMatchObject([
      [],
      [{ problem: 'duplicate', other_row: 2 }],
      [{ problem: 'ambiguous' }],
      [{ problem: 'blocked' }],
    ]);
  });

  it('names its session by title, and an expert of it does not become a participant', async () => {
    const session = await createSession(server.db, cast.course.id, {
      titles: { de: 'ÜK Tessin', fr: 'CI Tessin', it: 'CI Ticino' },
    });
    const email = address();
    const { id } = await upload([
      [...titles, 'Session'],
      [email, 'Ina', 'Import', 'ci ticino'],
      [cast.people.expert.email, 'Emil', 'Muster', ''],
    ]);
    expect((await rowsOf(id))[1].problems).toMatchObject([{ problem: 'other_role' }]);
    await admin.post(at(endpoints.startPersonImport, id), { leave_out_faulty: true });
    await run();
    const person = await personWith(email);
    const enrolled = await server.db
      .select()
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.userId, person?.id ?? ''));
    expect(enrolled).toMatchObject([{ courseSessionId: session.id, role: 'MEMBER' }]);
  });

  it('of an archived session is faulty, whether it is named or meant for all', async () => {
    const title = randomUUID();
    const titles3 = { de: title, fr: title, it: title };
    const archived = await createSession(server.db, cast.course.id, { titles: titles3 });
    const { id } = await upload(
      [
        [...titles, 'Session'],
        [address(), 'Ina', 'Import', ''],
        [address(), 'Ida', 'Import', title],
      ],
      { course_session_id: archived.id },
    );
    const archivedAt = new Date();
    await server.db.update(courseSessions).set({ archivedAt }).where(eq(courseSessions.id, archived.id));
    await admin.post(at(endpoints.startPersonImport, id));
    const problems = async () => (await rowsOf(id)).map((row: { problems: unknown[] }) => row.problems);
    const wrong = { field: 'course_session', problem: 'archived_session' };
    expect(await problems()).toMatchObject([[wrong], [wrong]]);
    const again = await upload([[...titles]], { course_session_id: archived.id });
    expect(again.fields).toMatchObject([{ field: 'course_session_id' }]);
    await createSession(server.db, cast.course.id, { titles: titles3 });
    await admin.post(at(endpoints.startPersonImport, id));
    expect(await problems()).toMatchObject([[wrong], []]);
  });

  it('of a known person enrols them and overwrites nothing', async () => {
    const known = await createPerson(server.db, { firstName: 'Zoé', lastName: 'Muster', city: 'Genf' });
    const { id, known_people: count } = await upload([
      [...titles, 'Ort'],
      [known.email, 'zoe', 'MUSTER', 'Bern'],
      [cast.people.member.email, 'Mia', 'Muster', ''],
    ]);
    expect(count).toBe(2);
    await admin.post(at(endpoints.startPersonImport, id));
    await run();
    expect((await rowsOf(id)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'enrolled',
      'unchanged',
    ]);
    expect(await personWith(known.email)).toMatchObject({ firstName: 'Zoé', city: 'Genf' });
    expect(await server.db.$count(mails, eq(mails.recipient, known.email))).toBe(0);
  });

  it('of somebody with whose address an account only waits for its confirmation prepares that account', async () => {
    const email = address();
    const waiting = await createPerson(server.db, {
      ...{ username: email, email, firstName: 'Fremd', lastName: 'Person' },
      ...{ passwordHash: null, confirmedAt: null },
    });
    await server.db.insert(accountConfirmations).values({
      ...{ tokenHash: randomUUID(), userId: waiting.id, passwordHash: 'x', language: 'de' },
      ...{ firstName: 'Fremd', lastName: 'Person', expiresAt: new Date(Date.now() + 60_000) },
    });
    const { id, new_people: count } = await upload([[...titles], [email, 'Nina', 'Neu']]);
    expect(count).toBe(1);
    await admin.post(at(endpoints.startPersonImport, id));
    await run();
    expect((await rowsOf(id))[0]).toMatchObject({ outcome: 'created', user_id: waiting.id });
    expect(await personWith(email)).toMatchObject({
      ...{ id: waiting.id, firstName: 'Nina', lastName: 'Neu', confirmedAt: expect.any(Date) },
    });
    const ofPerson = eq(accountConfirmations.userId, waiting.id);
    expect(await server.db.$count(accountConfirmations, ofPerson)).toBe(0);
    expect(await server.db.$count(mails, eq(mails.recipient, email))).toBe(1);
  });
});

describe('an import', () => {
  const waiting = (db: Database) =>
    db.$count(sql`pg_stat_activity`, sql`wait_event_type = 'Lock' and datname = current_database()`);
  const two = async () =>
    upload([[...titles], ...Array.from({ length: 60 }, (_, index) => [address(), 'Ina', `Nr${index}`])]);

  it('is stopped between rows, keeps what is done, and goes on later', async () => {
    const { id } = await two();
    await admin.post(at(endpoints.startPersonImport, id));
    await admin.post(at(endpoints.stopPersonImport, id));
    await run();
    expect(await read(id)).toMatchObject({ state: 'stopped', taken: 0 });
    await admin.post(at(endpoints.startPersonImport, id));
    const ending = new AbortController();
    const after = runImports(
      {
        ...server.context,
        config: {
          ...server.context.config,
          get BRAND_DE() {
            ending.abort();
            return 'Lernkreis';
          },
        },
      },
      ending.signal,
    );
    await after;
    const { taken, state } = await read(id);
    expect([state, taken]).toEqual(['running', 25]);
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', taken: 60 });
  });

  it('checks again when it begins: what somebody else did meanwhile is seen', async () => {
    const email = address();
    const { id } = await upload([[...titles], [email, 'Ina', 'Import']]);
    await createPerson(server.db, { firstName: 'Anders', email });
    expect((await admin.post(at(endpoints.startPersonImport, id))).statusCode).toBe(400);
    expect(await read(id)).toMatchObject({ state: 'checked', faulty: 1 });
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'waits for an erasure, and enrols nobody who is erased',
    async () => {
      const person = await createPerson(server.db, {
        firstName: 'Ina',
        lastName: 'Import',
        email: address(),
      });
      const { id } = await upload([[...titles], [person.email, 'Ina', 'Import']]);
      await admin.post(at(endpoints.startPersonImport, id));
      const importing = await server.db.transaction(async (transaction) => {
        const gone = { erasedAt: new Date(), email: '', username: person.id };
        await transaction.update(users).set(gone).where(eq(users.id, person.id));
        const done = run();
        await vi.waitFor(async () => expect(await waiting(transaction)).toBeGreaterThan(0));
        return { done };
      });
      await importing.done;
      expect(await read(id)).toMatchObject({ state: 'done', taken: 1 });
      expect(await server.db.$count(courseSessionUsers, eq(courseSessionUsers.userId, person.id))).toBe(0);
      expect(await personWith(person.email)).toMatchObject({ firstName: 'Ina', erasedAt: null });
    },
  );

  it('is found again in the list, forgotten when told to, and by itself after a month', async () => {
    const { id } = await two();
    const { id: old } = await two();
    const listed = async () =>
      (await admin.get(endpoints.personImports.path)).json().map((one: { id: string }) => one.id);
    expect((await listed()).slice(0, 2)).toEqual([old, id]);
    expect((await admin.delete(at(endpoints.deletePersonImport, id))).statusCode).toBe(204);
    await server.db
      .update(personImports)
      .set({ createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
      .where(eq(personImports.id, old));
    await forgetImports(server.db);
    expect(await listed()).not.toContain(id);
    expect(await listed()).not.toContain(old);
  });
});

describe('a file', () => {
  const send = async (bytes: Uint8Array) => (await sendList(admin, bytes, inSession())).json();

  it('of Excel brings days as days, and its formulas are refused', async () => {
    const birthday = new Date('2004-05-06T00:00:00Z');
    const bytes = await xlsxOf(
      [
        [...titles, 'Geburtsdatum', 'PLZ', 'Bemerkung'],
        [address(), 'Ina', 'Import', birthday, 8004, 'fällt weg'],
        [null, null, null, null, null, null],
        [address(), 'Ida', 'Import', birthday, null, null],
      ],
      new Map([['3,2', { formula: 'A1&"x"', formulaResult: 'Harmlos' }]]),
    );
    const { id, rows } = await send(bytes);
    expect(rows).toBe(2);
    expect(await rowsOf(id)).toMatchObject([
      { row: 2, values: { birth_date: '2004-05-06', postal_code: '8004' }, problems: [] },
      { row: 4, problems: [{ field: 'last_name', problem: 'formula' }] },
    ]);
  });

  it('of somebody else may have a column of lines, which is not read', async () => {
    const lines = ['7', '7', '3000000000'];
    const rows = lines.map((line, index) => [address(), 'Ina', `Nr${index}`, line]);
    const { id } = await send(csvOf([[...titles, 'Zeile'], ...rows]));
    expect((await rowsOf(id)).map(({ row }: { row: number }) => row)).toEqual([2, 3, 4]);
    const [first = []] = rows;
    const corrected = [[...titles, 'Zeile'], first.with(3, '3000000000')];
    const answer = await sendList(admin, csvOf(corrected), {}, at(endpoints.correctPersonImport, id));
    expect(answer.json()).toMatchObject({ rows: 1, faulty: 0 });
  });

  it('of an older Excel keeps its letters', async () => {
    const { id } = await send(Buffer.from(`E-Mail;Prénom;Nom\r\n${address()};Zoé;Müller\r\n`, 'latin1'));
    expect(await rowsOf(id)).toMatchObject([{ values: { first_name: 'Zoé', last_name: 'Müller' } }]);
  });

  it.each([
    ['without its columns', csvOf([['Name'], ['Ina']]), 'import_unreadable'],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'import_unreadable'],
    ['that is no workbook', Buffer.from('PK\u0003\u0004 but nothing else'), 'import_unreadable'],
    [
      'with too many rows',
      csvOf([[...titles], ...Array.from({ length: 5001 }, () => ['a@example.org', 'A', 'B'])]),
      'import_too_large',
    ],
    [
      'with too many rows, some of them empty,',
      csvOf([
        [...titles],
        ...Array.from({ length: 6000 }, (_, index) =>
          index % 1000 === 7 ? ['', '', ''] : ['a@example.org', 'A', 'B'],
        ),
      ]),
      'import_too_large',
    ],
    [
      'with too many columns',
      csvOf([[...titles, ...Array.from({ length: 30 }, () => 'X')]]),
      'import_too_large',
    ],
    ['of more than two megabytes', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 'payload_too_large'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await send(bytes)).toMatchObject({ code });
  });

  it('that unpacks to more than it may is refused before it is unpacked', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      Array.from({ length: 25 }, (_, column) => `${'x'.repeat(290)}${column}-${index}`),
    );
    const bytes = await xlsxOf([[...titles], ...rows]);
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    expect(await send(bytes)).toMatchObject({ code: 'import_too_large' });
  });

  it('says in the language of the admin which columns it lacks', async () => {
    expect(await send(csvOf([['E-Mail'], ['a@example.org']]))).toMatchObject({
      details: { missing_columns: ['Vorname', 'Nachname'] },
    });
  });

  it('of the template has all titles and no row', async () => {
    const answer = await admin.get(endpoints.personImportTemplate.path);
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    expect(sheets[0]?.rows).toHaveLength(1);
    expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual([...titles]);
  });
});
