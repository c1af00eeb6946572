import { endpoints, fillPath, linkPatterns } from '@learn/contracts';
import { formatCertificateCode, type IssuedCertificateState, zurichDay } from '@learn/domain';
import type { Config } from '../config.ts';
import type { IssuedCertificateRow } from './tables.ts';

/** Where everybody verifies a certificate; printed on it and part of its credential. */
export function verificationAddress({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, code: string): string {
  return `${PUBLIC_URL}${fillPath(linkPatterns.certificateVerification, { code: formatCertificateCode(code) })}`;
}

/**
 * An issued certificate as its person sees it.
 * @param signs whether credentials can be signed
 * @param state what it is worth now
 */
export function presentIssued(
  issued: IssuedCertificateRow,
  state: IssuedCertificateState,
  { config, signs }: { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly signs: boolean },
) {
  const { id, code, personName, issuedAt, gradeExact, gradeOfficial, revocationReason } = issued;
  const isValid = state === 'valid';
  return {
    id,
    code,
    state,
    issued_on: zurichDay(issuedAt),
    person_name: personName,
    grade: { exact: gradeExact, official: gradeOfficial },
    verification_url: verificationAddress(config, code),
    document_url: isValid ? (fillPath(endpoints.certificateDocument.path, { id }) ?? null) : null,
    credential_url:
      isValid && signs ? (fillPath(endpoints.certificateCredential.path, { id }) ?? null) : null,
    revocation_reason: revocationReason,
  };
}
