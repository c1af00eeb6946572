import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/recordAudit.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import type { Database } from '../database/database.ts';
import { notFound, notLoggedIn } from '../errors.ts';
import type { ReleaseAuthor } from './means.ts';
import { releaseTokens } from './tables.ts';

interface Creation {
  readonly name: string;
  readonly label: string;
  readonly actorId: string;
}

/** @returns the token, which is kept nowhere */
export async function createToken(
  db: Database,
  { name, label, actorId }: Creation,
): Promise<{ readonly id: string; readonly token: string }> {
  const token = randomBytes(32).toString('base64url');
  return db.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(releaseTokens)
      .values({ name, label, hash: tokenHash(token) })
      .returning({ id: releaseTokens.id });
    if (created === undefined) throw new Error('The token was not created');
    await recordAudit(transaction, {
      action: 'release.token_created',
      actorId,
      subjectId: name,
      details: { label },
    });
    return { id: created.id, token };
  });
}

/** @throws not_found */
export async function revokeToken(
  db: Database,
  { name, tokenId, actorId }: { readonly name: string; readonly tokenId: string; readonly actorId: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [revoked] = await transaction
      .delete(releaseTokens)
      .where(and(eq(releaseTokens.id, tokenId), eq(releaseTokens.name, name)))
      .returning({ label: releaseTokens.label });
    if (revoked === undefined) throw notFound();
    await recordAudit(transaction, {
      action: 'release.token_revoked',
      actorId,
      subjectId: name,
      details: { label: revoked.label },
    });
  });
}

/**
 * The team whose token a call carries as `Authorization: Bearer …`.
 * @throws not_logged_in without a valid token, not_found where it is made for another release
 */
export async function requireTeam(
  db: Database,
  request: FastifyRequest,
  name: string,
): Promise<ReleaseAuthor> {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw notLoggedIn();
  const [found] = await db
    .update(releaseTokens)
    .set({ lastUsedAt: new Date() })
    .where(eq(releaseTokens.hash, tokenHash(token)))
    .returning({ name: releaseTokens.name, label: releaseTokens.label });
  if (found === undefined) throw notLoggedIn();
  if (found.name !== name) throw notFound();
  return { label: found.label };
}
