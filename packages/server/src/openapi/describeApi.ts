import { errorCodes } from '@learn/contracts';
import type { AnswerFormat, Endpoint } from '@learn/contracts/endpoints';
import { z } from 'zod';
import type { ApiRoute, RoutePolicy } from '../endpoints/registerEndpoint.ts';

interface ServedEndpoint {
  readonly endpoint: Endpoint;
  readonly policy: RoutePolicy;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** What any endpoint may answer, whatever its own errors. */
const commonErrors = [
  'validation_failed',
  'not_found',
  'too_many_requests',
  'internal_error',
  'database_unavailable',
] as const;
const errorsWithLogin = ['not_logged_in', 'forbidden'] as const;

/**
 * The OpenAPI 3.1 document of the REST endpoints that a server serves: parameters, bodies and answers from the schemas that
 * validate them, rights from their policies.
 */
export function describeApi(
  routes: readonly ApiRoute[],
  { title, url }: { readonly title: string; readonly url: string },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { endpoint, policy } of routes) {
    if (endpoint === undefined) continue;
    const address = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[address] = {
      ...paths[address],
      [endpoint.method.toLowerCase()]: describeEndpoint({ endpoint, policy }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sessionid' } },
      schemas: { Error: errorSchema },
    },
  };
}

function describeEndpoint({ endpoint, policy }: ServedEndpoint): JsonObject {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: policy.sentence,
    tags: [endpoint.path.split('/').find((part) => part !== '' && part !== 'api')],
    security: policy.public ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.method === 'GET' ? [] : [antiForgeryHeader]),
    ],
    ...describeBody(endpoint),
    responses: { ...describeAnswer(endpoint.answer), ...describeErrors({ endpoint, policy }) },
  };
}

function operationId({ method, path }: Endpoint): string {
  const words = path
    .replaceAll(':', 'by ')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '' && word !== 'api');
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(
    '',
  );
}

const antiForgeryHeader = {
  name: 'X-CSRFToken',
  in: 'header',
  required: true,
  description: 'value of the csrftoken cookie',
  schema: { type: 'string' },
};

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof property.description === 'string' ? { description: property.description } : {}),
    schema: property,
  }));
}

function describeBody({ body, upload }: Endpoint): JsonObject {
  if (upload !== undefined) {
    const fields = Object.fromEntries(upload.fields.map((name) => [name, { type: 'string' }]));
    const file = { file: { type: 'string', contentMediaType: 'application/octet-stream' } };
    const schema = { type: 'object', properties: { ...fields, ...file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (body === undefined) return {};
  const content = { 'application/json': { schema: jsonSchema(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function describeAnswer(answer: AnswerFormat): JsonObject {
  switch (answer.kind) {
    case 'json':
      return {
        200: {
          description: 'done',
          content: { 'application/json': { schema: jsonSchema(answer.schema, 'output') } },
        },
      };
    case 'empty':
      return { 204: { description: 'done' } };
    case 'file':
      return {
        200: {
          description: 'the file',
          content: Object.fromEntries(
            answer.mediaTypes.map((type) => [type, { schema: { type: 'string' } }]),
          ),
        },
      };
    case 'redirect':
      return { 302: { description: 'on to another address' } };
  }
}

function describeErrors({ endpoint, policy }: ServedEndpoint): JsonObject {
  const codes = [
    ...commonErrors,
    ...(policy.public ? [] : errorsWithLogin),
    ...(endpoint.method === 'GET' ? [] : (['csrf_failed'] as const)),
    ...(endpoint.errors ?? []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** The shape of every failed answer (domain decisions §18). */
const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCodes) },
    message: { type: 'string', description: 'in the language of the caller' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'messages'],
        properties: { field: { type: 'string' }, messages: { type: 'array', items: { type: 'string' } } },
      },
    },
    details: { type: 'object' },
    request_id: { type: 'string' },
  },
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
