import { randomUUID } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAccounts } from './accounts/rest.ts';
import { registerAdmin } from './admin/rest/index.ts';
import { registerAdminUsers } from './admin-users/rest.ts';
import { registerAssignments } from './assignments/rest.ts';
import { registerAuthentication } from './authentication/authenticate.ts';
import { registerCsrf } from './authentication/csrf.ts';
import { registerReadOnly } from './authentication/readOnly.ts';
import { registerLogin } from './authentication/rest.ts';
import { trustProxyOption } from './authentication/trustedProxies.ts';
import { registerCertificates } from './certificates/rest.ts';
import { registerCohorts } from './cohorts/rest.ts';
import { registerCompletions } from './completions/rest.ts';
import { registerCompression } from './compression/registerCompression.ts';
import { fitAddress, longestPart } from './connections/fitAddress.ts';
import { createHttpServers } from './connections/httpServers.ts';
import { registerBodyLimits } from './connections/registerBodyLimits.ts';
import { registerDraining } from './connections/registerDraining.ts';
import { registerContentUploads } from './content-uploads/rest.ts';
import type { ServerContext } from './context.ts';
import { registerMedia } from './course-pages/rest.ts';
import { registerCourseSessions } from './course-sessions/rest/index.ts';
import { registerCourses } from './courses/rest.ts';
import { registerDashboard } from './dashboard/rest.ts';
import { registerDocuments } from './documents/rest.ts';
import { registerDueDates } from './due-dates/rest.ts';
import { registerPolicyGuard } from './endpoints/registerEndpoint.ts';
import { registerEnrolments } from './enrolments/rest.ts';
import { registerExams } from './exams/rest.ts';
import { registerExports } from './exports/rest.ts';
import { registerGraphql } from './graphql/registerGraphql.ts';
import { registerHealth } from './health/rest.ts';
import { registerLegal } from './legal/rest.ts';
import { logOptions } from './logOptions.ts';
import { registerMentors } from './mentors/rest.ts';
import { registerMessages } from './messages/rest.ts';
import { registerNotifications } from './notifications/rest.ts';
import { measureReleases } from './observation/releaseMetrics.ts';
import { registerObservation, registerRemoteReports } from './observation/rest.ts';
import { registerOpenApi } from './openapi/rest.ts';
import { registerOrganisations } from './organisations/rest.ts';
import { registerInstallation } from './page-composition/registerInstallation.ts';
import { registerPages } from './page-composition/registerPages.ts';
import { registerPersonImports } from './person-imports/rest.ts';
import { registerPersons } from './persons/rest.ts';
import { registerErrors } from './registerErrors.ts';
import { registerRegistry } from './registry/rest/index.ts';
import { createReleaseFollower } from './releases/followRegistry.ts';
import { registerReleases } from './releases/registerReleases.ts';
import { createReleaseStore } from './releases/releaseStore.ts';
import { registerSearch } from './search/rest.ts';
import { registerSettings } from './settings/rest.ts';
import { registerShop } from './shop/rest.ts';
import { registerSignOn } from './sign-on/rest/index.ts';
import { registerStatistics } from './statistics/rest.ts';
import { createFileStore } from './storage/createFileStore.ts';
import { registerMe } from './users/rest/index.ts';

/** The whole server, not yet listening. A request passes the registrations from top to bottom. */
export async function createApp(context: ServerContext): Promise<FastifyInstance> {
  const { config } = context;
  const servers = createHttpServers(config);
  const app = fastify({
    logger: {
      ...logOptions(config.LOG_LEVEL),
      ...(context.logLines && { stream: { write: context.logLines } }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: trustProxyOption(config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestPart },
    rewriteUrl: ({ url = '/' }) => fitAddress(url),
    serverFactory: servers.create,
    // Broken requests are answered by the servers; `close` is called when all connections have ended.
    clientErrorHandler: () => undefined,
    return503OnClosing: false,
  });
  registerErrors(app);
  const metrics = registerObservation(app, context);
  registerDraining(app, servers, config);
  registerBodyLimits(app, config);
  registerCompression(app);
  registerPolicyGuard(app, context.checksAnswers ?? false);
  registerOpenApi(app, context);
  await app.register(helmet, {
    // Answers that are data run nothing; pages set a policy of their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: config.APP_MODE !== 'local',
  });
  await app.register(cookie);
  registerAuthentication(app, context);
  registerCsrf(app);
  registerReadOnly(app);
  registerHealth(app, context);
  const folder = path.resolve(config.RELEASES_DIR);
  const store = createFileStore(config);
  const follower = createReleaseFollower({ db: context.db, folder, store, log: app.log });
  measureReleases(metrics, follower);
  registerReleases(app, context, follower);
  const registry = { db: context.db, folder, store, follower };
  registerRegistry(app, registry, config);
  registerLogin(app, context);
  registerSignOn(app, context);
  registerAccounts(app, context);
  registerShop(app, context);
  registerAdmin(app, context);
  registerAdminUsers(app, context);
  registerEnrolments(app, context);
  registerPersonImports(app, context);
  registerContentUploads(app, context);
  registerMe(app, context);
  registerSettings(app, context);
  registerCourses(app, context);
  registerCourseSessions(app, context);
  registerSearch(app, context);
  registerDashboard(app, context);
  registerCompletions(app, context);
  registerMentors(app, context);
  registerMessages(app, context);
  registerNotifications(app, context);
  registerPersons(app, context);
  registerCohorts(app, context);
  registerOrganisations(app, context);
  registerExports(app, context);
  registerDocuments(app, context);
  registerDueDates(app, context);
  registerExams(app, context);
  registerStatistics(app, context);
  registerAssignments(app, context);
  registerCertificates(app, context);
  registerGraphql(app, context);
  registerMedia(app, context);
  registerLegal(app, context);
  // one for all: what a page was made of is known when it reports, also where its files have gone meanwhile
  const releases = createReleaseStore(folder, app.log, follower.fill);
  registerInstallation(app, context, releases);
  registerRemoteReports(app, registry, { releases, metrics });
  registerPages(app, context, { releases, metrics });
  app.addHook('onListen', () => servers.listenAlso(config.HOST));
  await app.ready();
  return app;
}
