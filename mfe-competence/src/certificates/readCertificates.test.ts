import { typed } from '@learn/testing';
import { expect, test } from 'vitest';
import { certificatesOf } from '../testing/certificateData.ts';
import { readCertificates } from './readCertificates.ts';

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
