import { certificateStandings, issuedCertificateStates } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { address, day, id, requiredText, slug } from './fields.ts';

const grade = z.strictObject({
  exact: z.number().meta({ description: '1 to 6, two decimals' }),
  official: z.number().meta({ description: '1 to 6 in half steps' }),
});

const code = z.string().meta({ description: 'eight capital letters and digits' });

/** An issued certificate as the person that it was issued to sees it. */
export const issuedCertificate = z.strictObject({
  id,
  code,
  state: z.enum(issuedCertificateStates),
  issued_on: day,
  person_name: z.string().meta({ description: 'as it was on that day' }),
  grade,
  verification_url: address,
  document_url: address.nullable().meta({ description: 'the PDF; null for one that is not valid any more' }),
  credential_url: address
    .nullable()
    .meta({ description: 'null also where the platform has no key to sign with' }),
  revocation_reason: z.string(),
});

const standing = z.strictObject({
  standing: z.enum(certificateStandings),
  grade: grade.nullable().meta({ description: 'that counts now; null: no grade yet' }),
  missing: z
    .array(z.strictObject({ assignment_id: id, title: z.string(), url: address, submitted: z.boolean() }))
    .meta({ description: 'assignments whose evaluation is not released yet' }),
  issued: issuedCertificate.nullable().meta({ description: 'the last one; null: none was issued' }),
});

/** A public key (RFC 7517). */
const publicKey = z.strictObject({
  kty: z.string(),
  n: z.string(),
  e: z.string(),
  alg: z.string(),
  use: z.string(),
  kid: z.string(),
});

const ofCertificate = z.object({ courseSlug: slug, certificateSlug: slug });
const byId = z.object({ id });
const byCode = z.object({ code: z.string().max(40) });

export const certificateEndpoints = {
  standing: defineEndpoint({
    ...table.certificateStanding,
    summary:
      'Where the caller stands with a competence certificate of a course in which they participate: what is missing, what was issued.',
    params: ofCertificate,
    answer: json(standing),
  }),
  issue: defineEndpoint({
    ...table.issueCertificate,
    summary:
      'Issues the own certificate on the results that count now. A repeat answers the same; after other results there is a new one.',
    params: ofCertificate,
    answer: json(standing),
    errors: ['certificate_not_ready'],
  }),
  document: defineEndpoint({
    ...table.certificateDocument,
    summary: 'A valid certificate as PDF (tagged, PDF/UA-1) in the language of the caller.',
    params: byId,
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  }),
  credential: defineEndpoint({
    ...table.certificateCredential,
    summary: 'A valid certificate as a signed Open Badges 3.0 credential (VC-JWT).',
    params: byId,
    answer: { kind: 'file', mediaTypes: ['application/vc+jwt'] },
  }),
  verify: defineEndpoint({
    ...table.verifyCertificate,
    summary:
      'Whether a certificate is valid, by the code that is printed on it. Unknown codes answer not_found.',
    params: byCode,
    answer: json(
      z.strictObject({
        code,
        state: z.enum(issuedCertificateStates),
        person_name: z.string(),
        title: z.string(),
        course_title: z.string(),
        issued_on: day,
        grade_official: z.number(),
      }),
    ),
    errors: ['too_many_requests'],
  }),
  revocations: defineEndpoint({
    ...table.certificateRevocations,
    summary: 'The status of a credential as a list of revocations (1EdTech), which is empty for a valid one.',
    params: byCode,
    answer: json(
      z.strictObject({
        id: address,
        issuer: address,
        revokedCredential: z
          .array(z.strictObject({ id: address, revoked: z.literal(true), revocationReason: z.string() }))
          .max(1),
      }),
    ),
    errors: ['too_many_requests'],
  }),
  key: defineEndpoint({
    ...table.credentialKey,
    summary: 'A public key of the issuer, at the address that credentials name as `kid`.',
    params: z.object({ keyId: z.string().max(100) }),
    answer: json(publicKey),
  }),
  keys: defineEndpoint({
    ...table.credentialKeys,
    summary: 'All public keys of the issuer (JWK Set).',
    answer: json(z.strictObject({ keys: z.array(publicKey) })),
  }),
  revoke: defineEndpoint({
    ...table.revokeCertificate,
    summary:
      'Takes an issued certificate back. Recorded with its reason, which the person is told; a repeat changes nothing.',
    params: byCode,
    body: z.strictObject({ reason: requiredText(500) }),
    answer: empty,
  }),
};
