import { exportKinds } from '@learn/contracts/endpoints';
import { zurichDay } from '@learn/domain';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { createExportWorld, type ExportWorld } from '../../test/exportWorld.ts';
import { type CastMember, createPerson, enrol } from '../../test/factories.ts';
import { readCsvAnswer, readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let world: ExportWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await createExportWorld(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(kind: string, query = '', more: { name?: CastMember; language?: string } = {}) {
  const { name = 'admin', language } = more;
  const client = await server.login(world.people[name].username);
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
  return client.get(`/api/dashboard/export/${kind}/?course_id=${world.course.id}${query}`, headers);
}

const utc = (text: string) => new Date(`${text}Z`);

it.each(['region=Bern', 'role=MEMBER', 'search=a', 'grade=below'])(
  'filters of persons are refused by other exports: %s',
  async (filter) => {
    const answer = await ask('attendance', `&${filter}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ field: filter.split('=')[0] }],
    });
    expect((await ask('persons', `&${filter}`)).statusCode).toBe(200);
  },
);

describe('xlsx', () => {
  it('has real dates and numbers', async () => {
    const answer = await ask('competence_elements');
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const { headers, rows } = await readXlsxAnswer(answer);
    const row = rows.find((cells) => cells.includes('Mia') && cells.includes('casework (de)')) ?? [];
    const cell = (header: string) => row[headers.indexOf(header)];
    expect(cell('Abgegeben am')).toEqual(utc('2026-01-11T00:30'));
    expect(cell('Bewertet am')).toEqual(utc('2026-07-01T12:15'));
    expect(cell('Punkte')).toBe(17.5);
    expect(cell('Abzug')).toBe(1);
    expect(cell('Punkte nach Abzug')).toBe(16.5);
    expect(cell('Prozent')).toBe(82.5);
    expect(cell('Ergebnis')).toBe('Bestanden');
    expect(cell('Kompetenznachweis')).toBe('Nachweis (de)');
    expect(cell('Circle')).toBe('work (de)');
    expect(cell('Durchführung')).toBe('Durchführung');
  });

  it('says nothing of evaluations that are not released', async () => {
    const { rows } = await readXlsxAnswer(await ask('competence_elements'));
    const row = rows.find((cells) => cells.includes('Finn') && cells.includes('casework (de)')) ?? [];
    expect(row).toContain('In Bewertung');
    expect(row).not.toContain(3);
    expect(row).not.toContain('Nicht bestanden');
  });

  it('has money in francs and days', async () => {
    const costs = await readXlsxAnswer(await ask('training_responsible_costs'));
    expect(costs.column('Betrag (CHF)').sort()).toEqual([123.45, 200]);
    expect(costs.column('Datum')).toEqual([utc('2026-03-01T00:00'), utc('2026-03-01T00:00')]);
    const exams = await readXlsxAnswer(await ask('training_responsible_exam_taken'));
    expect(exams.column('Datum')[0]).toEqual(utc('2026-03-04T00:00'));
    expect(exams.column('Ergebnis').sort()).toEqual(['Bestanden', 'Nicht bestanden']);
  });

  it('has only titles where there is nothing', async () => {
    const { headers, rows } = await readXlsxAnswer(await ask('attendance', '&from=1999-01-01&to=1999-01-02'));
    expect(headers).toContain('Präsenztag');
    expect(rows).toEqual([]);
  });
});

describe('csv', () => {
  it('has a byte order mark, semicolons, CRLF and plain dates and numbers', async () => {
    const answer = await ask('training_responsible_costs', '&format=csv', { name: 'trainingResponsible' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.payload.replace('\ufeff', '').split('\r\n')).toEqual([
      'Lehrgang;Durchführung;Region;Generation;Datum;Produkt;Name;Vorname;E-Mail;Organisation;Betrag (CHF)',
      `Kurs;Durchführung;Zürich;2026;2026-03-01;Platz;Muster;Mia;${world.people.member.email};Arbeitgeberin AG;123.45`,
    ]);
  });

  it('quotes what RFC 4180 says', async () => {
    const { db } = server;
    const strange = 'Müller; "Toni"\r\nder Zweite';
    const person = await createPerson(db, { firstName: 'Toni', lastName: strange });
    await enrol(db, { userId: person.id, courseSessionId: world.elsewhere.id });
    const answer = await ask('persons', `&format=csv&course_session_ids[]=${world.elsewhere.id}`);
    expect(answer.payload).toContain('"Müller; ""Toni""\r\nder Zweite";Toni;');
    expect(readCsvAnswer(answer).column('Name')).toContain(strange);
    await db.delete(users).where(eq(users.id, person.id));
  });
});

describe('formulas', () => {
  it.each(['xlsx', 'csv'])('are harmless in %s', async (format) => {
    const { db } = server;
    const names = ['=HYPERLINK("http://x")', '+1', '-1', '@a', '\t=1', '\r=1'];
    const people = [];
    for (const lastName of names) {
      const { id } = await createPerson(db, { firstName: 'Eva', lastName });
      await enrol(db, { userId: id, courseSessionId: world.elsewhere.id });
      people.push(id);
    }
    const answer = await ask('persons', `&format=${format}&course_session_ids[]=${world.elsewhere.id}`);
    const { column } = format === 'csv' ? readCsvAnswer(answer) : await readXlsxAnswer(answer);
    const written = column('Name').filter((name) => String(name).startsWith("'"));
    expect(written.sort()).toEqual(names.map((name) => `'${name}`).sort());
    for (const id of people) await db.delete(users).where(eq(users.id, id));
  });
});

describe('language', () => {
  it.each([
    ['fr-CH, de;q=0.5', 'Prénom', 'Réussi'],
    ['it', 'Nome', 'Superato'],
    ['de', 'Vorname', 'Bestanden'],
    ['en', 'Vorname', 'Bestanden'],
  ])('%s', async (language, header, result) => {
    const answer = await ask('competence_elements', '', { language });
    const { headers, rows } = await readXlsxAnswer(answer);
    expect(headers).toContain(header);
    expect(rows.flat()).toContain(result);
  });

  it('is that of the person where the browser says nothing', async () => {
    const { db } = server;
    await db.update(users).set({ language: 'it' }).where(eq(users.id, world.people.supervisor.id));
    const { headers } = await readXlsxAnswer(await ask('attendance', '', { name: 'supervisor' }));
    expect(headers).toContain('Giornata di corso');
  });

  it.each(exportKinds)('translates all titles of %s', async (kind) => {
    const [german, french, italian] = await Promise.all(
      ['de', 'fr', 'it'].map(
        async (language) => (await readXlsxAnswer(await ask(kind, '', { language }))).headers,
      ),
    );
    expect(german?.every((title) => title.length > 0)).toBe(true);
    expect(new Set(german).size).toBe(german?.length);
    expect(french).toHaveLength(german?.length ?? 0);
    expect(french).not.toEqual(german);
    expect(italian).not.toEqual(german);
  });
});

describe('file name', () => {
  const nameOf = (answer: Awaited<ReturnType<typeof ask>>) => String(answer.headers['content-disposition']);
  const today = zurichDay(new Date());

  it('names kind, scope in the language, and day', async () => {
    const { course, session } = world;
    expect(nameOf(await ask('attendance'))).toBe(
      `attachment; filename="attendance_${course.slug}_${today}.xlsx"`,
    );
    const french = await ask('attendance', `&format=csv&course_session_ids=${session.id}`, {
      language: 'fr',
    });
    expect(nameOf(french)).toBe(`attachment; filename="attendance_${course.slug}-session_${today}.csv"`);
  });

  it('says so when all courses are in it', async () => {
    await createExportWorld(server.db);
    const client = await server.login(world.people.admin.username);
    const answer = await client.get('/api/dashboard/export/exam_costs/');
    expect(nameOf(answer)).toBe(`attachment; filename="exam_costs_alle-lehrgange_${today}.xlsx"`);
  });
});

describe('filters', () => {
  const rowsOf = async (kind: string, query: string) =>
    (await readXlsxAnswer(await ask(kind, query))).rows.length;

  it('takes sessions, circles of any language, and days', async () => {
    const { session, elsewhere, work, fr } = world;
    expect(await rowsOf('competence_elements', '')).toBe(6);
    expect(await rowsOf('competence_elements', `&course_session_ids[]=${session.id}`)).toBe(6);
    expect(await rowsOf('competence_elements', `&course_session_ids[]=${elsewhere.id}`)).toBe(0);
    expect(await rowsOf('competence_elements', `&circle_ids[]=${work.ids.it.work}`)).toBe(6);
    expect(await rowsOf('competence_elements', `&circle_ids[]=${fr.basics}`)).toBe(0);
    expect(await rowsOf('competence_elements', '&from=2199-01-01')).toBe(0);
    expect(await rowsOf('training_responsible_costs', '&from=2026-03-01&to=2026-03-01')).toBe(2);
    expect(await rowsOf('training_responsible_costs', '&to=2026-02-28')).toBe(0);
    expect(await rowsOf('exam_costs', '&from=2026-03-05')).toBe(0);
    expect(await rowsOf('exam_costs', `&circle_ids[]=${work.ids.de.work}`)).toBe(0);
    expect(await rowsOf('certification_profiles', '&from=2026-05-06&to=2026-05-06')).toBe(2);
  });

  it.each(['&from=yesterday', '&to=0000-01-01', '&course_session_ids[]=x', '&format=pdf', '&kind=x'])(
    'refuses %s',
    async (query) => {
      const answer = await ask('attendance', query);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  it('knows no other kinds', async () => {
    expect((await ask('passwords')).statusCode).toBe(404);
  });
});

describe('record', () => {
  it('says who exported what, and how many rows', async () => {
    await ask('exam_costs', `&course_session_ids[]=${world.session.id}&from=2026-01-01`);
    const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'export.made',
      actorId: world.people.admin.id,
      courseSessionId: world.session.id,
      subjectId: 'exam_costs',
      details: {
        format: 'xlsx',
        course_id: world.course.id,
        course_session_ids: [world.session.id],
        from: '2026-01-01',
        rows: 2,
        complete: true,
      },
    });
  });
});

describe('statements', () => {
  it.each(['persons', 'attendance', 'competence_elements', 'feedback', 'exam_costs'])(
    'are as many for many rows of %s as for few',
    async (kind) => {
      const { db } = server;
      const small = await createExportWorld(db);
      const client = await server.login(small.people.admin.username);
      const count = () =>
        countStatements(db, () => client.get(`/api/dashboard/export/${kind}/?course_id=${small.course.id}`));
      // the first one also reads what the server then keeps of the course
      await count();
      const before = await count();
      for (let index = 0; index < 10; index += 1) {
        const { id } = await createPerson(db, { firstName: `Neu${index}` });
        await enrol(db, { userId: id, courseSessionId: small.session.id });
      }
      expect(await count()).toBe(before);
    },
  );
});
