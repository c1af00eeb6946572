import type { Call, CallAnswer, CallBody, CallParams, CallQuery } from '@learn/contracts/calls';
import type { Language } from '@learn/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requireVisitor, type Visitor } from '../authentication/visitor.ts';
import { notFound } from '../errors.ts';
import { parseBody } from '../parse.ts';

/** What a route says about who may use it; resource policies are asked by the handler with their subject. */
export interface RoutePolicy {
  readonly sentence: string;
  /** needs no login */
  readonly public?: true;
  /** everybody meets only what is his own */
  readonly own?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly policy?: RoutePolicy;
    readonly call?: Call;
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
  /** undefined for what is no REST call: GraphQL, sign-on, the API's description */
  readonly call: Call | undefined;
}

/** What the handler of a call works with; everything in it is validated. */
export interface ReceivedCall<C extends Call, Policy extends RoutePolicy> {
  readonly visitor: Policy extends { readonly public: true } ? Visitor | undefined : Visitor;
  readonly language: Language;
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface CallHandling<C extends Call, Policy extends RoutePolicy> {
  /** the rule of the call; the handler asks it as soon as it knows the subject */
  readonly policy: Policy;
  /** answers with data, or with the reply where it has written that itself */
  readonly handle: (received: ReceivedCall<C, Policy>) => Promise<CallAnswer<C> | FastifyReply>;
}

/**
 * Serves a REST call: login unless its policy is open to everyone, then validation at the border, then the handler.
 * Ids in the path that cannot be one answer not_found, all else that is wrong validation_failed. Answers are not
 * cached unless the handler says so.
 */
export function registerCall<const C extends Call, Policy extends RoutePolicy>(
  app: FastifyInstance,
  call: C,
  { policy, handle }: CallHandling<C, Policy>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { policy, call },
    handler: async (request, reply) => {
      const visitor = policy.public ? request.visitor : requireVisitor(request);
      reply.header('cache-control', 'no-store');
      const answer = await handle({
        visitor,
        language: request.language,
        params: parseParams(call.params, request.params),
        query: call.query && parseBody(call.query, withoutBrackets(request.query)),
        body: call.body && parseBody(call.body, request.body),
        request,
        reply,
        // The schemas of the call decide these types; the compiler cannot follow that through `call.params`.
      } as ReceivedCall<C, Policy>);
      // A reply that was broken off is not `sent`, and nothing can follow what has begun.
      if (answer === reply || reply.sent || reply.raw.headersSent) return reply;
      if (call.answer.kind === 'empty') return reply.status(204).send();
      if (app.checksAnswers && call.answer.kind === 'json') assertDescribed(call, call.answer.schema, answer);
      return reply.send(answer);
    },
  });
}

const guarded = ['/api', '/notifications', '/calendar', '/sso', '/server'];

/**
 * Deny by default: a route of the API without a policy stops the start. Register it before all routes.
 * @param checksAnswers for tests: an answer that is not what its call describes is an internal error
 */
export function registerPolicyGuard(app: FastifyInstance, checksAnswers: boolean): void {
  const routes: ApiRoute[] = [];
  app.decorate('checksAnswers', checksAnswers);
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!guarded.some((prefix) => url.startsWith(`${prefix}/`))) return;
    const { policy, call } = config ?? {};
    if (policy === undefined) throw new Error(`The route ${url} has no policy.`);
    // The framework adds a HEAD route beside every GET.
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push({ method: name, url, policy, call });
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

/** `ids[]=a` is the same as `ids=a`. */
function withoutBrackets(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name.replace(/\[\]$/, ''), value]));
}

function assertDescribed(call: Call, schema: z.ZodType, answer: unknown): void {
  const result = schema.safeParse(answer);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new Error(
    `${call.method} ${call.path} answers otherwise than described: ${issue?.path.join('.')} ${issue?.message}`,
  );
}
