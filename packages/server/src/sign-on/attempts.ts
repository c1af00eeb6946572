import { randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { tokenHash } from '../authentication/tokenHash.ts';
import type { Database } from '../database/database.ts';
import { signOnAttempts } from './tables.ts';

/** How long the provider's answer is awaited. */
export const attemptMinutes = 10;

/** A sign-on that was begun; all three values are secrets of this server and the browser or the provider. */
export interface SignOnAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** path of this site that the sign-on leads to */
  readonly next: string;
}

/** Begins a sign-on and forgets those that nobody ended. */
export async function beginAttempt(db: Database, next: string): Promise<SignOnAttempt> {
  const attempt = { state: secret(), nonce: secret(), codeVerifier: secret(), next };
  const { state, ...kept } = attempt;
  await db.delete(signOnAttempts).where(lt(signOnAttempts.createdAt, expiry));
  await db.insert(signOnAttempts).values({ stateHash: tokenHash(state), ...kept });
  return attempt;
}

/** Takes the attempt that belongs to a state; undefined for a second time, and after ten minutes. */
export async function takeAttempt(db: Database, state: string): Promise<SignOnAttempt | undefined> {
  const [taken] = await db
    .delete(signOnAttempts)
    .where(and(eq(signOnAttempts.stateHash, tokenHash(state)), sql`${signOnAttempts.createdAt} >= ${expiry}`))
    .returning();
  return taken && { state, nonce: taken.nonce, codeVerifier: taken.codeVerifier, next: taken.next };
}

const expiry = sql`now() - ${`${attemptMinutes} minutes`}::interval`;

/** 256 random bits; as a code verifier the 43 characters that RFC 7636 asks for. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}
