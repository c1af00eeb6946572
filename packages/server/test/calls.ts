import type { FastifyInstance } from 'fastify';
import type { GraphQLObjectType } from 'graphql';
import type { RoutePolicy } from '../src/endpoints/registerEndpoint.ts';
import { schema } from '../src/graphql/schema.ts';

interface ServedCall {
  /** `GET /api/…`, `query …` or `mutation …` */
  readonly name: string;
  readonly policy: RoutePolicy | undefined;
}

/** Every call of REST and every root field of GraphQL. */
export function servedCalls({ apiRoutes }: FastifyInstance): ServedCall[] {
  return [
    ...apiRoutes.map(({ method, url, policy }) => ({ name: `${method} ${url}`, policy })),
    ...fieldsOf('query', schema.getQueryType()),
    ...fieldsOf('mutation', schema.getMutationType()),
  ];
}

function fieldsOf(kind: string, type: GraphQLObjectType | null | undefined): ServedCall[] {
  return Object.values(type?.getFields() ?? {}).map(({ name, extensions }) => ({
    name: `${kind} ${name}`,
    policy: extensions.policy as RoutePolicy | undefined,
  }));
}
