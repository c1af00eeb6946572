import { pageEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { operationsPolicy } from '../graphql/policy.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import { visitorGroup } from '../releases/visitorGroup.ts';
import { linkTargets } from './pageFiles.ts';
import type { PreviewOf } from './previewOf.ts';
import { withoutAdminPages } from './withoutAdminPages.ts';

/** `GET /api/core/link-targets/`: what links load, of the releases that the person's page has. */
export function registerLinkTargets(
  app: FastifyInstance,
  {
    config,
    store,
    previewOf,
  }: { readonly config: Config; readonly store: ReleaseStore; readonly previewOf: PreviewOf },
): void {
  registerEndpoint(app, pageEndpoints.linkTargets, {
    policy: operationsPolicy,
    handle: async ({ request, reply, currentUser }) => {
      const group = () => visitorGroup(request, reply, config);
      const released = await store.readRegistry(group, await previewOf(request));
      const releases = currentUser.user.hasVbvAdminAccess ? released : withoutAdminPages(released);
      return linkTargets(releases, request.language);
    },
  });
}
