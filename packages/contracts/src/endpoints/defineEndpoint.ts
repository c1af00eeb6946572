import type { z } from 'zod';
import type { ErrorCode } from '../errorCodes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What an endpoint answers with: data by a schema, nothing at all (204), or something that is no JSON. */
export type AnswerFormat =
  | { readonly kind: 'json'; readonly schema: z.ZodType }
  | { readonly kind: 'empty' }
  | { readonly kind: 'file'; readonly mediaTypes: readonly string[] }
  | { readonly kind: 'redirect' };

/** An endpoint: its types, its validation at the border and its entry in the OpenAPI document follow from this. */
export interface Endpoint {
  readonly method: Method;
  /** with `:name` for parameters, as in `endpointTable.ts` */
  readonly path: string;
  /** one sentence in the description of the API */
  readonly summary: string;
  /** ids in the path; a value that cannot be an id answers not_found */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** the body is a multipart form with one file and, before it, these text fields */
  readonly upload?: { readonly fields: readonly string[] };
  readonly answer: AnswerFormat;
  /** nobody else's, not even of an administrator who sees the platform as the person: what two people wrote to each other, secrets */
  readonly personal?: true;
  /** beside those that every endpoint may have */
  readonly errors?: readonly ErrorCode[];
}

/** Describes an endpoint; the result has the exact types of its parts. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ kind: 'json', schema }) as const;
export const empty = { kind: 'empty' } as const;

/** A value as it travels; nobody changes what was received. */
export type Wire<Value> = Value extends object ? { readonly [Key in keyof Value]: Wire<Value[Key]> } : Value;

type Part<E, Name extends string, Otherwise> = E extends { readonly [Key in Name]: infer Schema }
  ? Schema extends z.ZodType
    ? Wire<z.output<Schema>>
    : Otherwise
  : Otherwise;

export type EndpointParams<E extends Endpoint> = Part<E, 'params', Readonly<Record<never, never>>>;
export type EndpointQuery<E extends Endpoint> = Part<E, 'query', undefined>;
/** the body after validation, defaults filled in */
export type EndpointBody<E extends Endpoint> = Part<E, 'body', undefined>;
/** the body as a client writes it */
export type EndpointRequest<E extends Endpoint> = E extends { readonly body: infer Schema extends z.ZodType }
  ? Wire<z.input<Schema>>
  : undefined;
export type EndpointAnswer<E extends Endpoint> = E['answer'] extends {
  readonly schema: infer Schema extends z.ZodType;
}
  ? Wire<z.output<Schema>>
  : undefined;
