import { typed } from '@learn/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificatesOf } from '../testing/certificateData.ts';
import { readCertificates } from './readCertificates.ts';

const points = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);

const work = fc
  .record({
    max: points(1, 60),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    deducted: fc.oneof(fc.constant(0), points(0, 6)),
    weight: fc.constantFrom(0, 0.25, 0.5, 1, 1, 2, 3),
    released: fc.boolean(),
  })
  .map(({ share, released, ...one }) =>
    released
      ? { ...one, points: Math.floor(one.max * share * 100) / 100 }
      : { ...one, status: 'EVALUATION_IN_PROGRESS' as const },
  );

test('for 1,000 combinations the page explains the grade that the server answers', () => {
  let graded = 0;
  fc.assert(
    fc.property(fc.array(work, { minLength: 1, maxLength: 6 }), (works) => {
      const seeds = Object.fromEntries(works.map((one, index) => [`Auftrag ${index}`, one]));
      const [certificate] = readCertificates(certificatesOf({ A: seeds }, null)).certificates;
      const { grade, explanation } = certificate ?? {};
      expect(explanation === undefined).toBe(grade === undefined);
      if (grade === undefined) return;
      const { percent, exact, official } = grade;
      expect(explanation).toMatchObject({ percent, exact, official });
      graded += 1;
    }),
    { numRuns: 1000, seed: 16 },
  );
  expect(graded).toBeGreaterThan(600);
});

test('of several sessions the furthest completion counts, of equally far ones the later', () => {
  const data = certificatesOf({ A: { Auftrag: { points: 8 } } }, 5);
  const [certificate] = data.competence_certificates;
  const [assignment] = certificate?.assignments ?? [];
  const [done] = assignment?.completions ?? [];
  if (!certificate || !assignment || !done) throw new Error('nothing was done');
  const later = '2026-04-01T08:00:00.000Z';
  const readWith = (...completions: (typeof done)[]) =>
    readCertificates({
      ...data,
      competence_certificates: [{ ...certificate, assignments: [{ ...assignment, completions }] }],
    }).certificates[0]?.assignments[0];
  const begun = { ...done, completion_status: 'IN_PROGRESS' as const, updated_at: later, grade: null };
  expect(readWith(begun, done)).toMatchObject({ state: 'evaluated', grade: { official: 5 } });
  const elsewhere = typed('AssignmentSession', { id: 'other', title: 'Bern' });
  const again = { ...done, updated_at: later, course_session: elsewhere };
  expect(readWith(done, again)?.courseSession?.title).toBe('Bern');
});

test.each([
  [{ hidden: true }, 'hidden'],
  [{ status: null }, 'open'],
  [{ status: 'IN_PROGRESS' }, 'begun'],
  [{ status: 'SUBMITTED' }, 'submitted'],
  [{ status: 'EVALUATION_IN_PROGRESS' }, 'inEvaluation'],
  [{ points: 5 }, 'evaluated'],
] as const)('of %j the state is %s', (seed, state) => {
  const { certificates } = readCertificates(certificatesOf({ A: { Auftrag: seed } }, null));
  expect(certificates[0]?.assignments[0]?.state).toBe(state);
});
