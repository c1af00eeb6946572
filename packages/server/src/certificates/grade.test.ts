import { certificateResult } from '@learn/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { achievementCredential } from './credential/achievementCredential.ts';
import { documentContent } from './document/documentContent.ts';
import type { IssuedCertificateRow } from './tables.ts';

/** Points, deduction, maximum and weight in hundredths. */
const score = fc
  .record({
    max: fc.integer({ min: 100, max: 10_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    deducted: fc.integer({ min: 0, max: 500 }),
    weight: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ share, ...rest }) => ({ ...rest, points: Math.floor((rest.max * share) / 100) }));

type Score = typeof score extends fc.Arbitrary<infer Value> ? Value : never;

/** The grade by exact fractions, written down anew: all on one denominator, the product of the maxima. */
function expectedGrade(scores: readonly Score[]) {
  const denominator = scores.reduce((product, { max }) => product * BigInt(max), 1n);
  const part = ({ points, deducted, max, weight }: Score) =>
    (BigInt(Math.max(points - deducted, 0)) * BigInt(weight) * denominator) / BigInt(max);
  const sum = scores.reduce((total, one) => total + part(one), 0n);
  const whole = denominator * scores.reduce((total, { weight }) => total + BigInt(weight), 0n);
  const rounded = (factor: bigint) => (2n * sum * factor + whole) / (2n * whole);
  const written = (hundredths: bigint, decimals: 1 | 2) => (Number(hundredths) / 100).toFixed(decimals);
  return { official: written(rounded(10n) * 50n + 100n, 1), exact: written(rounded(500n) + 100n, 2) };
}

const everywhere = (text: string) => ({ de: text, fr: text, it: text });

function issuedOn({
  official,
  exact,
}: {
  readonly official: number;
  readonly exact: number;
}): IssuedCertificateRow {
  return {
    id: '4bb1ac90-0000-4000-8000-000000000001',
    code: 'K7MQ4XTB',
    userId: 'user',
    competenceCertificateId: '4bb1ac90-0000-4000-8000-000000000002',
    courseSessionId: 'session',
    personName: 'Lena Keller',
    titles: everywhere('Beratung'),
    courseTitles: everywhere('Lehrgang'),
    results: [],
    gradeExact: exact,
    gradeOfficial: official,
    issuedAt: new Date('2026-11-25T12:00:00Z'),
    state: 'valid',
    supersededAt: null,
    revokedAt: null,
    revokedBy: null,
    revocationReason: '',
  };
}

const address = 'https://lernkreis.example/pruefen/K7MQ-4XTB';

test('document and credential carry the same grade, that of exact fractions', () => {
  fc.assert(
    fc.property(fc.array(score, { minLength: 1, maxLength: 6 }), (scores) => {
      const { grade } = certificateResult(
        scores.length,
        scores.map(({ points, max, deducted, weight }) => ({
          points: points / 100,
          max_points: max / 100,
          deducted: deducted / 100,
          weight: weight / 100,
        })),
      );
      const expected = expectedGrade(scores);
      const issued = issuedOn(grade ?? { official: 0, exact: 0 });
      const printed = documentContent({ issued, sessions: [], brand: 'Lernkreis', address }, 'de').grade;
      const issuer = { id: 'https://lernkreis.example', name: 'Lernkreis', email: 'a@lernkreis.example' };
      const credential = achievementCredential({ issued, address, status: address, issuer }, 'de');
      expect(printed.official).toBe(expected.official);
      expect(printed.exact).toContain(`Exakter Wert ${expected.exact},`);
      expect(credential.credentialSubject.result[0]?.value).toBe(expected.official);
    }),
    { numRuns: 1000 },
  );
});
