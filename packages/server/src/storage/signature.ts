import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { readInstallationSecret } from './installationSecret.ts';

/** @param purpose name of the secret: what is signed for one is nothing for another */
export async function sign(db: Database, purpose: string, text: string): Promise<string> {
  const secret = await readInstallationSecret(db, purpose);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether `sign` made the signature of this text, on any server of the installation. */
export async function isSignature(
  db: Database,
  purpose: string,
  { text, signature }: { readonly text: string; readonly signature: string },
): Promise<boolean> {
  const [given, right] = [Buffer.from(signature), Buffer.from(await sign(db, purpose, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}
