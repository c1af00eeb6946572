import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { releasePointers, releaseTokens, releaseVersions } from '../../../src/registry/tables.ts';
import { fakeRemote } from '../../fakeReleases.ts';
import { done, type MatrixRow } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

const name = 'mfe-rights';
const callOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

/** A release that is live, as far as the registry knows. */
async function releaseLive({ db }: RightsWorld): Promise<void> {
  await db.insert(releasePointers).values({ name, live: 'v1', movedAt: new Date() }).onConflictDoNothing();
}

const row = (act: string, endpoint: { readonly method: string; readonly path: string }) => ({
  resource: 'releases',
  act,
  calls: callOf(endpoint),
  allowed: ['admin'] as const,
});

export const releaseRows: readonly MatrixRow[] = [
  {
    ...row('list', endpoints.adminReleases),
    ask: async (client) => done(await client.get(endpoints.adminReleases.path)),
  },
  {
    ...row('move', endpoints.moveRelease),
    ask: async (client, world) => {
      await releaseLive(world);
      const address = fillPath(endpoints.moveRelease.path, { name }) ?? '';
      return done(await client.post(address, { kind: 'pin', reason: 'exam week' }));
    },
  },
  {
    ...row('make a preview link', endpoints.previewRelease),
    ask: async (client, { db }) => {
      const descriptor = fakeRemote(name, 'v2');
      await db
        .insert(releaseVersions)
        .values({ name, version: 'v2', descriptor, files: [], publishedBy: 'pipeline' })
        .onConflictDoNothing();
      const address = fillPath(endpoints.previewRelease.path, { name }) ?? '';
      return done(await client.post(address, { version: 'v2' }));
    },
  },
  {
    ...row('make a token', endpoints.createReleaseToken),
    ask: async (client) => {
      const address = fillPath(endpoints.createReleaseToken.path, { name }) ?? '';
      return done(await client.post(address, { label: 'pipeline' }));
    },
  },
  {
    ...row('end a token', endpoints.revokeReleaseToken),
    ask: async (client, { db }) => {
      const token = { name, label: 'old', hash: randomUUID() };
      const [created] = await db.insert(releaseTokens).values(token).returning({ id: releaseTokens.id });
      const address = fillPath(endpoints.revokeReleaseToken.path, { name, tokenId: created?.id }) ?? '';
      return done(await client.delete(address));
    },
  },
];
