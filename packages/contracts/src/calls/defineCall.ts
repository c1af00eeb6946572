import type { z } from 'zod';
import type { ErrorCode } from '../errorCodes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call answers with: data by a schema, nothing at all (204), or something that is no JSON. */
export type AnswerFormat =
  | { readonly kind: 'json'; readonly schema: z.ZodType }
  | { readonly kind: 'empty' }
  | { readonly kind: 'file'; readonly mediaTypes: readonly string[] }
  | { readonly kind: 'redirect' };

/** A REST call: its types, its validation at the border and its entry in the OpenAPI document follow from this. */
export interface Call {
  readonly method: Method;
  /** with `:name` for parameters, as in `restPaths` */
  readonly path: string;
  /** one sentence for whoever reads the API's description */
  readonly summary: string;
  /** ids in the path; whatever cannot be one answers not_found */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** the body is a multipart form with one file and, before it, these text fields */
  readonly upload?: { readonly fields: readonly string[] };
  readonly answer: AnswerFormat;
  /** beside those that every call may have */
  readonly errors?: readonly ErrorCode[];
}

/** Describes a call; what it returns has the exact types of its parts. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ kind: 'json', schema }) as const;
export const empty = { kind: 'empty' } as const;

/** A value as it travels; nobody changes what was received. */
export type Wire<Value> = Value extends object ? { readonly [Key in keyof Value]: Wire<Value[Key]> } : Value;

type Part<C, Name extends string, Otherwise> = C extends { readonly [Key in Name]: infer Schema }
  ? Schema extends z.ZodType
    ? Wire<z.output<Schema>>
    : Otherwise
  : Otherwise;

export type CallParams<C extends Call> = Part<C, 'params', Readonly<Record<never, never>>>;
export type CallQuery<C extends Call> = Part<C, 'query', undefined>;
/** the body after validation, defaults filled in */
export type CallBody<C extends Call> = Part<C, 'body', undefined>;
/** the body as a client writes it */
export type CallRequest<C extends Call> = C extends { readonly body: infer Schema extends z.ZodType }
  ? Wire<z.input<Schema>>
  : undefined;
export type CallAnswer<C extends Call> = C['answer'] extends {
  readonly schema: infer Schema extends z.ZodType;
}
  ? Wire<z.output<Schema>>
  : undefined;
