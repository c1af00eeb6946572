import { releaseEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../../access/definePolicy.ts';
import type { Config } from '../../config.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { acceptForms, receiveFile } from '../../storage/receiveFile.ts';
import { createPreview } from '../createPreview.ts';
import { listReleases, readRelease } from '../listReleases.ts';
import type { RegistryMeans } from '../means.ts';
import { moveRelease } from '../moveRelease.ts';
import { mayAdministerReleases, teamsRelease } from '../policy.ts';
import { publishVersion } from '../publishVersion.ts';
import { createToken, requireTeam, revokeToken } from '../releaseTokens.ts';
import { greatestFile, storeContent } from '../storeContent.ts';
import { registerPreviews } from './previews.ts';

/** `/api/admin/releases/…` for administrators, `/api/releases/…` for teams with a token, `/release-preview/…` for whoever has a link. */
export function registerRegistry(app: FastifyInstance, means: RegistryMeans, config: Config): void {
  const { db } = means;
  registerForAdmins(app, means);
  registerPreviews(app, means, config);

  registerEndpoint(app, releaseEndpoints.read, {
    policy: teamsRelease,
    handle: async ({ request, params: { name } }) => {
      await requireTeam(db, request, name);
      return readRelease(means, name);
    },
  });
  registerEndpoint(app, releaseEndpoints.publish, {
    policy: teamsRelease,
    handle: async ({ request, params: { name }, body }) => {
      const author = await requireTeam(db, request, name);
      return publishVersion(means, { name, author }, body);
    },
  });
  registerEndpoint(app, releaseEndpoints.moveByTeam, {
    policy: teamsRelease,
    handle: async ({ request, params: { name }, body }) => {
      const author = await requireTeam(db, request, name);
      await moveRelease(means, { name, author }, body);
      return readRelease(means, name);
    },
  });
  registerEndpoint(app, releaseEndpoints.previewByTeam, {
    policy: teamsRelease,
    handle: async ({ request, params: { name }, body }) => {
      const author = await requireTeam(db, request, name);
      return createPreview(means, { name, author }, body);
    },
  });
  app.register(async (scope) => {
    await acceptForms(scope);
    registerEndpoint(scope, releaseEndpoints.upload, {
      policy: teamsRelease,
      handle: async ({ request, reply, params: { name } }) => {
        await requireTeam(db, request, name);
        const { value } = await receiveFile({
          request,
          reply,
          maximumBytes: greatestFile,
          take: (file) => storeContent(means, file),
        });
        return { integrity: value.integrity };
      },
    });
  });
}

function registerForAdmins(app: FastifyInstance, means: RegistryMeans): void {
  const { db } = means;
  const policy = mayAdministerReleases;

  registerEndpoint(app, releaseEndpoints.list, {
    policy,
    handle: ({ currentUser }) => {
      assertMaySee(policy, currentUser);
      return listReleases(means);
    },
  });
  registerEndpoint(app, releaseEndpoints.move, {
    policy,
    handle: async ({ currentUser, params: { name }, body }) => {
      assertMaySee(policy, currentUser);
      await moveRelease(means, { name, author: { label: '', userId: currentUser.userId } }, body);
      return readRelease(means, name);
    },
  });
  registerEndpoint(app, releaseEndpoints.preview, {
    policy,
    handle: ({ currentUser, params: { name }, body }) => {
      assertMaySee(policy, currentUser);
      return createPreview(means, { name, author: { label: '', userId: currentUser.userId } }, body);
    },
  });
  registerEndpoint(app, releaseEndpoints.createToken, {
    policy,
    handle: ({ currentUser, params: { name }, body: { label } }) => {
      assertMaySee(policy, currentUser);
      return createToken(db, { name, label, actorId: currentUser.userId });
    },
  });
  registerEndpoint(app, releaseEndpoints.revokeToken, {
    policy,
    handle: async ({ currentUser, params: { name, tokenId } }) => {
      assertMaySee(policy, currentUser);
      await revokeToken(db, { name, tokenId, actorId: currentUser.userId });
      return undefined;
    },
  });
}
