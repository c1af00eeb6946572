import { endpoints, fillPath } from '@learn/contracts';
import type { Config } from '../../config.ts';
import { verificationAddress } from '../presentIssued.ts';
import type { VerifiedCertificate } from '../verifyCertificate.ts';

/** Where verifiers of a credential ask for its status. */
export function statusAddress({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, code: string): string {
  return `${PUBLIC_URL}${fillPath(endpoints.certificateRevocations.path, { code })}`;
}

/**
 * The status of one credential as a revocation list of 1EdTech. A list of all would name certificates to people who hold none of
 * their codes. The reason of an admin is the person's matter.
 */
export function readRevocations({ issued, state }: VerifiedCertificate, config: Pick<Config, 'PUBLIC_URL'>) {
  const revoked = {
    id: verificationAddress(config, issued.code),
    revoked: true as const,
    revocationReason: state,
  };
  return {
    id: statusAddress(config, issued.code),
    issuer: config.PUBLIC_URL,
    revokedCredential: state === 'valid' ? [] : [revoked],
  };
}
