import { addressOf, endpoints } from '@learn/contracts';
import type { OwnStanding } from '../certificates/issued/ownStanding.ts';
import type { VerifiedCertificate } from '../certificates/verification/Verdict.tsx';

export const certificateParams = {
  courseSlug: 'versicherungsvermittler-in',
  certificateSlug: 'sachversicherung',
};

/** Where the person stands with the certificate, and where it is issued. */
export const standingAddress = addressOf(endpoints.certificateStanding, { params: certificateParams });

export const issuedCertificate: NonNullable<OwnStanding['issued']> = {
  id: '4bb1ac90-0000-4000-8000-000000000002',
  code: 'K7MQ4XTB',
  state: 'valid',
  issued_on: '2026-03-12',
  person_name: 'Lena Keller',
  grade: { exact: 4.75, official: 5 },
  verification_url: 'https://lernkreis.example/pruefen/K7MQ-4XTB',
  document_url: '/api/certificates/issued/4bb1ac90-0000-4000-8000-000000000002/document/',
  credential_url: '/api/certificates/issued/4bb1ac90-0000-4000-8000-000000000002/credential/',
  revocation_reason: '',
};

/** A participant who may issue, unless told otherwise. */
export function ownStanding(change: Partial<OwnStanding> = {}): OwnStanding {
  return { standing: 'ready', grade: { exact: 4.75, official: 5 }, missing: [], issued: null, ...change };
}

export function verifiedCertificate(change: Partial<VerifiedCertificate> = {}): VerifiedCertificate {
  return {
    code: 'K7MQ4XTB',
    state: 'valid',
    person_name: 'Lena Keller',
    title: 'Kompetenznachweis 1',
    course_title: 'Versicherungsvermittler/-in',
    issued_on: '2026-03-12',
    grade_official: 5,
    ...change,
  };
}

/** Where a code is looked up. */
export const verificationAddress = (code = 'K7MQ4XTB') =>
  addressOf(endpoints.verifyCertificate, { params: { code } });
