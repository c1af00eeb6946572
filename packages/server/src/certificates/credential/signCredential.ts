import { SignJWT } from 'jose';
import type { AchievementCredential } from './achievementCredential.ts';
import { algorithm, type SigningKeys } from './signingKeys.ts';

/** Signs a credential as VC-JWT: its properties are the claims, and those of JWT repeat issuer, subject, id and date. */
export function signCredential(
  credential: AchievementCredential,
  { kid, key }: NonNullable<SigningKeys['current']>,
): Promise<string> {
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(credential.issuer.id)
    .setSubject(credential.credentialSubject.id)
    .setJti(credential.id)
    .setNotBefore(Date.parse(credential.validFrom) / 1000)
    .sign(key);
}
