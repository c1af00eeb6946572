import { createPublicKey } from 'node:crypto';
import type { CohortCertificates } from '@learn/contracts';
import { liesBetweenGrades } from '@learn/domain/testing';
import { runs } from '@learn/vitest/runs';
import { createVerifier } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Combination, createGradeWorld, type GradeWorld } from '../../test/gradeWorld.ts';
import { openBadgeCredential } from '../../test/openBadgeCredential.ts';
import { printedGrades } from '../../test/pdf/printedGrades.ts';
import { readCsvAnswer, readXlsxAnswer, type Spreadsheet } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { readCredential } from './credential/readCredential.ts';
import { readSigningKeys } from './credential/signingKeys.ts';
import { documentContent } from './document/documentContent.ts';
import { issueCertificate } from './issueCertificate.ts';
import { type IssuedCertificateRow, issuedCertificates } from './tables.ts';

let server: TestServer;
let world: GradeWorld;
/** by `keyOf` */
let issued: ReadonlyMap<string, IssuedCertificateRow>;

/** Of the 25 people with 40 certificates each. */
const peopleCount = runs({ usual: 2, thorough: 25 });
const combinations = peopleCount * 40;

const keyOf = (userId: string, certificateId: string) => `${userId}:${certificateId}`;

beforeAll(async () => {
  server = await startTestServer();
  world = await createGradeWorld(server.db, peopleCount);
  for (const { person, certificate } of world.combinations) {
    await issueCertificate(server.db, { userId: person.id, certificateId: certificate.id });
  }
  const rows = await server.db.select().from(issuedCertificates);
  issued = new Map(rows.map((row) => [keyOf(row.userId, row.competenceCertificateId), row]));
}, 300_000);
afterAll(() => server[Symbol.asyncDispose]());

/** What each combination has in a shape, in their order. */
function shown<Found>(find: (combination: Combination) => Found): Found[] {
  return world.combinations.map(find);
}

function issuedTo({ person, certificate }: Combination): IssuedCertificateRow {
  const found = issued.get(keyOf(person.id, certificate.id));
  if (found === undefined) throw new Error(`${certificate.title} was not issued to ${person.firstName}`);
  return found;
}

const expected = () => shown((one) => one.expected);
const expectedOfficial = () => shown((one) => one.expected.official);

/** Of each person once. */
const people = () => [...new Map(world.combinations.map(({ person }) => [person.id, person])).values()];

const query = `query ($slug: String!) { competence_certificate_list(course_slug: $slug) { competence_certificates { id
  grades { grade { official exact percent } }
  assignments { completions { grade { points points_deducted max_points weight } } } } } }`;

interface Grade {
  readonly official: number;
  readonly exact: number;
  readonly percent: number;
}

interface Part {
  readonly points: number;
  readonly points_deducted: number;
  readonly max_points: number;
  readonly weight: number;
}

/** An evaluation without points has no part in the grade. */
function partsOf(scores: Combination['scores']): Part[] {
  return scores.flatMap(({ points, deducted, max_points, weight }) =>
    points === null ? [] : [{ points, points_deducted: deducted, max_points, weight }],
  );
}

interface Answered {
  readonly competence_certificate_list: {
    readonly competence_certificates: readonly {
      readonly id: string;
      readonly grades: readonly { readonly grade: Grade | null }[];
      readonly assignments: readonly { readonly completions: readonly { readonly grade: Part | null }[] }[];
    }[];
  };
}

/** What the page of each person asks for, by `keyOf`. */
async function askPages() {
  const answers = new Map<string, { readonly grade: Grade | undefined; readonly parts: readonly Part[] }>();
  for (const { id, username } of people()) {
    const { data } = await askGraphql<Answered>(await server.login(username), query, {
      slug: world.cast.course.slug,
    });
    for (const one of data?.competence_certificate_list.competence_certificates ?? []) {
      answers.set(keyOf(id, one.id), {
        grade: one.grades[0]?.grade ?? undefined,
        parts: one.assignments.flatMap(({ completions }) => completions.flatMap(({ grade }) => grade ?? [])),
      });
    }
  }
  return answers;
}

describe(`${combinations} combinations of points, deductions and weights have the grade of exact fractions`, () => {
  test('they are different ones, with every grade and every kind of rounding among them', () => {
    const written = shown(({ scores }) => JSON.stringify(scores));
    expect(new Set(written).size).toBeGreaterThan(combinations * 0.99);
    expect(written).toHaveLength(combinations);
    expect(new Set(expectedOfficial()).size).toBe(11);
    const between = world.combinations.filter(({ scores }) => liesBetweenGrades(scores));
    expect(between.length).toBeGreaterThan(5);
  });

  // Of such answers CertificateDetail.test.tsx draws the page, for the same combinations.
  test('in GraphQL, with the parts from which the page explains it', async () => {
    const answers = await askPages();
    const answered = shown(({ person, certificate }) => answers.get(keyOf(person.id, certificate.id)));
    expect(answered).toEqual(shown(({ scores, expected: grade }) => ({ grade, parts: partsOf(scores) })));
  });

  test('in the issued certificate and its document, read from the written file', async () => {
    const contents = shown((one) =>
      documentContent({ issued: issuedTo(one), brand: 'Lernkreis', address: 'https://a.example/K7MQ' }, 'de'),
    );
    expect(await printedGrades(contents)).toEqual(
      expected().map(({ official, exact }) => ({ official: official.toFixed(1), exact: exact.toFixed(2) })),
    );
  }, 300_000);

  test('in the signed credential', async () => {
    const { config } = server.context;
    const { current, published } = await readSigningKeys(config);
    const [jwk] = published.values();
    if (current === undefined || jwk === undefined) throw new Error('There is no key');
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const verify = createVerifier({ key: key.toString(), algorithms: ['RS256'] });
    const values: (string | undefined)[] = [];
    for (const combination of world.combinations) {
      const token = await readCredential({ issued: issuedTo(combination), config, language: 'de' }, current);
      values.push(openBadgeCredential.parse(verify(token)).credentialSubject.result[0]?.value);
    }
    expect(values).toEqual(expectedOfficial().map((official) => official.toFixed(1)));
  });

  test('in the list of the cohort, and in its file as spreadsheet and as text', async () => {
    const admin = await server.login(world.cast.people.admin.username);
    const list = await admin.get(`/api/dashboard/certificates/${world.cast.course.slug}/?limit=100`);
    const rows = new Map(list.json<CohortCertificates[]>().map((row) => [row.user_id, row]));
    const listed = shown(({ person, certificate }) => {
      const found = rows.get(person.id)?.certificates.find(({ id }) => id === certificate.id);
      return { official: found?.grade, exact: found?.exact_grade };
    });
    expect(listed).toEqual(expected().map(({ official, exact }) => ({ official, exact })));

    const file = `/api/dashboard/export/certificate_grades/?course_id=${world.cast.course.id}`;
    expect(cells(await readXlsxAnswer(await admin.get(file)))).toEqual(expectedOfficial());
    expect(cells(readCsvAnswer(await admin.get(`${file}&format=csv`))).map(Number)).toEqual(
      expectedOfficial(),
    );
  });

  test('and in the statistics of those who train them', async () => {
    const { data } = await askGraphql<{
      agent_competence_grades: {
        persons: {
          user_id: string;
          certificates: {
            competence_certificate_id: string;
            grade: number;
            exact_grade: number;
            percent: number;
          }[];
        }[];
      };
    }>(
      await server.login(world.cast.people.apprenticeTrainer.username),
      `query ($id: ID!) { agent_competence_grades(course_id: $id, agent_role: berufsbildner) { persons(first: 100) {
        user_id certificates { competence_certificate_id grade exact_grade percent } } } }`,
      { id: world.cast.course.id },
    );
    const persons = new Map(data?.agent_competence_grades.persons.map((one) => [one.user_id, one]));
    const grades = shown(({ person, certificate }) => {
      const own = persons.get(person.id)?.certificates;
      const found = own?.find((one) => one.competence_certificate_id === certificate.id);
      return { official: found?.grade, exact: found?.exact_grade, percent: found?.percent };
    });
    expect(grades).toEqual(expected());
  });
});

/** The cell of each combination: the row of the person, the column of the certificate. */
function cells({ column }: Spreadsheet) {
  const names = column('Vorname');
  const columns = new Map<string, readonly unknown[]>();
  return shown(({ person, certificate: { title } }) => {
    const values = columns.get(title) ?? column(title);
    columns.set(title, values);
    return values[names.indexOf(person.firstName)];
  });
}
