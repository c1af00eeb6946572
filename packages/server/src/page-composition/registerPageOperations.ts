import { pageEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { notFound } from '../errors.ts';
import { operationsPolicy } from '../graphql/policy.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import { visitorGroup } from '../releases/visitorGroup.ts';
import type { createPageSources } from './createPageSources.ts';
import { inlineData } from './inlineData.ts';
import { matchMount } from './matchMount.ts';
import { pageNeeds } from './pageNeeds.ts';
import type { PreviewOf } from './previewOf.ts';

/** `GET /api/core/page-operations/`: what the page of an address would carry, without the page. */
export function registerPageOperations(
  app: FastifyInstance,
  {
    config,
    store,
    previewOf,
    sourcesFor,
  }: {
    readonly config: Config;
    readonly store: ReleaseStore;
    readonly previewOf: PreviewOf;
    readonly sourcesFor: ReturnType<typeof createPageSources>;
  },
): void {
  registerEndpoint(app, pageEndpoints.operations, {
    policy: operationsPolicy,
    handle: async ({ request, reply, currentUser, query }) => {
      const sources = sourcesFor({ request, currentUser });
      const group = () => visitorGroup(request, reply, config);
      const releases = await store.readRegistry(group, await previewOf(request));
      const match = matchMount(releases, query.address);
      if (!match?.mount.operations?.length) return [];
      const courseSessions = await sources.courseSessions();
      const chosenSessionId = query.course_session_id;
      if (chosenSessionId && !courseSessions.some(({ id }) => id === chosenSessionId)) throw notFound();
      const { userId } = currentUser;
      const chosenSessionIds = chosenSessionId ? [chosenSessionId] : [];
      const needs = pageNeeds({
        releases,
        match,
        query: new URLSearchParams(),
        userId,
        courseSessions,
        chosenSessionIds,
        panels: [],
      });
      const known = { known: {}, log: request.log };
      return (await inlineData({ operations: needs.operations, rest: [] }, sources, known)).operations;
    },
  });
}
