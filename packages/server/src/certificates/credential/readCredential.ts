import type { Language } from '@learn/domain';
import type { Config } from '../../config.ts';
import { brandName } from '../../page-composition/composePage.ts';
import { verificationAddress } from '../presentIssued.ts';
import type { IssuedCertificateRow } from '../tables.ts';
import { achievementCredential } from './achievementCredential.ts';
import { statusAddress } from './readRevocations.ts';
import { signCredential } from './signCredential.ts';
import type { SigningKeys } from './signingKeys.ts';

interface Wanted {
  readonly issued: IssuedCertificateRow;
  readonly config: Config;
  readonly language: Language;
}

/** An issued certificate as a signed credential (compact JWS). */
export function readCredential(
  { issued, config, language }: Wanted,
  key: NonNullable<SigningKeys['current']>,
): Promise<string> {
  const described = {
    issued,
    address: verificationAddress(config, issued.code),
    status: statusAddress(config, issued.code),
    issuer: { id: config.PUBLIC_URL, name: brandName(config, language), email: config.SUPPORT_EMAIL },
  };
  return signCredential(achievementCredential(described, language), key);
}
