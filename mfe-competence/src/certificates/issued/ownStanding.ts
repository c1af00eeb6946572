import type { AnswerOf, endpoints } from '@learn/contracts';

/** Where the person stands with a certificate, as the server says it. */
export type OwnStanding = AnswerOf<typeof endpoints.certificateStanding>;

/** The certificate that was issued last. */
export type IssuedCertificate = NonNullable<OwnStanding['issued']>;

/** Of which certificate. */
export interface CertificateParams {
  readonly courseSlug: string;
  readonly certificateSlug: string;
}
