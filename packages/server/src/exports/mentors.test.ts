import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExportWorld, type ExportWorld } from '../../test/exportWorld.ts';
import type { CastMember } from '../../test/factories.ts';
import { readCsvAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';

// Who exports by another right finds their mentees in the files as on the pages; a mentor alone gets no file.

let server: TestServer;
let world: ExportWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await createExportWorld(server.db);
  const [olga] = await server.db
    .select()
    .from(courseSessionUsers)
    .where(eq(courseSessionUsers.userId, world.people.other.id));
  await server.db.insert(mentorRelations).values([
    { mentorId: world.people.supervisor.id, participantId: olga?.id ?? '' },
    { mentorId: world.people.trainingResponsible.id, participantId: world.enrolments.member },
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(name: CastMember, kind: string, query = '') {
  const client = await server.login(world.people[name].username);
  return client.get(`/api/dashboard/export/${kind}/?format=csv&course_id=${world.course.id}${query}`);
}

describe('persons', () => {
  it('of a supervisor have their mentee of another region, and who accompanies whom', async () => {
    const { column } = readCsvAnswer(await ask('supervisor', 'persons'));
    const mentorsOf = new Map(column('Vorname').map((name, index) => [name, column('Begleitung')[index]]));
    expect(mentorsOf.get('Olga')).toBe('Sina Muster');
    expect(mentorsOf.get('Finn')).toBe('Magda Muster');
    expect(mentorsOf.get('Emil')).toBe('');
  });

  it('name mentors only to who sees them', async () => {
    const { column } = readCsvAnswer(await ask('apprenticeTrainer', 'persons'));
    expect(column('Vorname')).toEqual(['Mia']);
    expect(column('Begleitung')).toEqual(['']);
  });

  it('are as many as on the page', async () => {
    const client = await server.login(world.people.supervisor.username);
    const page = await client.get(`/api/dashboard/persons/?course=${world.course.id}&limit=1000`);
    const { rows } = readCsvAnswer(await ask('supervisor', 'persons'));
    expect(String(rows.length)).toBe(page.headers['x-total-count']);
  });
});

describe('results', () => {
  it('by name of a supervisor have the mentee as the list does', async () => {
    const client = await server.login(world.people.supervisor.username);
    const page = await client.get(`/api/dashboard/certificates/${world.course.slug}/`);
    const listed = page.json<{ first_name: string }[]>().map(({ first_name }) => first_name);
    expect(listed).toContain('Olga');
    expect(readCsvAnswer(await ask('supervisor', 'certificate_grades')).column('Vorname')).toEqual(listed);
  });

  it('of praxis assignments are there for a training responsible who accompanies the person, and no others', async () => {
    const { headers, rows } = readCsvAnswer(await ask('trainingResponsible', 'competence_elements'));
    const types = rows
      .filter((row) => row[headers.indexOf('Vorname')] === 'Mia' && row[headers.indexOf('Status')] !== '')
      .map((row) => row[headers.indexOf('Art')]);
    expect(new Set(types)).toEqual(new Set(['Praxisauftrag']));
  });

  it.each(['persons', 'competence_elements', 'attendance', 'certificate_grades', 'self_assessments'])(
    'no %s for a mentor alone',
    async (kind) => {
      expect((await ask('mentor', kind)).statusCode).toBe(404);
    },
  );
});
