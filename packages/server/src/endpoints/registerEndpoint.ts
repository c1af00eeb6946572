import { readSeen, type Seen, seenHeader } from '@learn/contracts';
import type {
  Endpoint,
  EndpointAnswer,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
} from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type CurrentUser, requireCurrentUser } from '../authentication/currentUser.ts';
import { notFound } from '../errors.ts';
import { parseBody } from '../parse.ts';

/** What a route says about who may use it; resource policies are asked by the handler with their subject. */
export interface RoutePolicy {
  readonly sentence: string;
  /** needs no login */
  readonly public?: true;
  /** everybody meets only what is their own */
  readonly own?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly policy?: RoutePolicy;
    readonly endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** tests let every answer be checked against its description */
    readonly checksAnswers: boolean;
    /** every route of the API, in the order in which they were registered */
    readonly apiRoutes: readonly ApiRoute[];
  }
}

export interface ApiRoute {
  readonly method: string;
  readonly url: string;
  readonly policy: RoutePolicy;
  /** undefined for routes that are no REST endpoint: GraphQL, sign-on, the API's description */
  readonly endpoint: Endpoint | undefined;
}

/** What the handler of an endpoint works with; everything in it is validated. */
export interface ReceivedRequest<E extends Endpoint, Policy extends RoutePolicy> {
  readonly currentUser: Policy extends { readonly public: true } ? CurrentUser | undefined : CurrentUser;
  readonly language: Language;
  readonly params: EndpointParams<E>;
  readonly query: EndpointQuery<E>;
  readonly body: EndpointBody<E>;
  /** what the sender saw of what they change; undefined where they do not say so */
  readonly seen: Seen | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface EndpointHandling<E extends Endpoint, Policy extends RoutePolicy> {
  /** the rule of the endpoint; the handler asks it as soon as it knows the subject */
  readonly policy: Policy;
  /** answers with data, or with the reply where it has written that itself */
  readonly handle: (received: ReceivedRequest<E, Policy>) => Promise<EndpointAnswer<E> | FastifyReply>;
}

/**
 * Serves an endpoint: login unless its policy is open to everyone, then validation at the border, then the handler.
 * Ids in the path that cannot be one answer not_found, all else that is wrong validation_failed. Answers are not
 * cached unless the handler says so.
 */
export function registerEndpoint<const E extends Endpoint, Policy extends RoutePolicy>(
  app: FastifyInstance,
  endpoint: E,
  { policy, handle }: EndpointHandling<E, Policy>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { policy, endpoint },
    handler: async (request, reply) => {
      const currentUser = policy.public ? request.currentUser : requireCurrentUser(request);
      reply.header('cache-control', 'no-store');
      const answer = await handle({
        currentUser,
        language: request.language,
        params: parseParams(endpoint.params, request.params),
        query: endpoint.query && parseQuery(endpoint.query, request.query),
        body: endpoint.body && parseBody(endpoint.body, request.body),
        seen: readSeen(request.headers[seenHeader]),
        request,
        reply,
        // The schemas of the endpoint decide these types; the compiler cannot follow that through `endpoint.params`.
      } as ReceivedRequest<E, Policy>);
      // A reply that the handler sends counts as ended when its reader leaves, also while it is still compressed: it is not
      // `sent` then, and another one would write its headers a second time.
      if (answer === reply || reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply;
      if (endpoint.answer.kind === 'empty') return reply.status(204).send();
      if (app.checksAnswers && endpoint.answer.kind === 'json')
        assertDescribed(endpoint, endpoint.answer.schema, answer);
      return reply.send(answer);
    },
  });
}

const guarded = ['/api', '/notifications', '/calendar', '/sso', '/server', '/.well-known'];

/**
 * Deny by default: a route of the API without a policy stops the start. Register it before all routes.
 * @param checksAnswers for tests: an answer that is not what its endpoint describes is an internal error
 */
export function registerPolicyGuard(app: FastifyInstance, checksAnswers: boolean): void {
  const routes: ApiRoute[] = [];
  app.decorate('checksAnswers', checksAnswers);
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!guarded.some((prefix) => url.startsWith(`${prefix}/`))) return;
    const { policy, endpoint } = config ?? {};
    if (policy === undefined) throw new Error(`The route ${url} has no policy.`);
    // The framework adds a HEAD route beside every GET.
    for (const name of [method].flat())
      if (name !== 'HEAD') routes.push({ method: name, url, policy, endpoint });
  });
}

function parseParams(schema: z.ZodObject | undefined, given: unknown): unknown {
  const result = schema?.safeParse(given);
  if (result === undefined) return {};
  if (!result.success) throw notFound();
  return Object.fromEntries(Object.entries(result.data).map(([name, value]) => [name, lowerCaseId(value)]));
}

/** Ids are compared as texts in places, so they have one way to be written. */
function lowerCaseId(value: unknown): unknown {
  return typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/i.test(value) ? value.toLowerCase() : value;
}

/** Checks the query of an address. @throws validation_failed */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  return parseBody(schema, withoutBrackets(query));
}

/** `ids[]=a` is the same as `ids=a`. */
function withoutBrackets(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name.replace(/\[\]$/, ''), value]));
}

function assertDescribed(endpoint: Endpoint, schema: z.ZodType, answer: unknown): void {
  const result = schema.safeParse(answer);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new Error(
    `${endpoint.method} ${endpoint.path} answers otherwise than described: ${issue?.path.join('.')} ${issue?.message}`,
  );
}
