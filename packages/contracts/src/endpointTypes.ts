import type { z } from 'zod';
// Types only: clients carry no validation with them.
import type { Endpoint, EndpointAnswer, EndpointRequest, Method, Wire } from './endpoints/defineEndpoint.ts';
import type * as descriptions from './endpoints/index.ts';
import type { Topic } from './topics.ts';

/** An entry of `endpointTable.ts`. */
export interface EndpointEntry {
  readonly method: Method;
  readonly path: string;
  readonly reads?: readonly Topic[];
  readonly changes?: readonly Topic[];
}

type Groups = {
  [Name in keyof typeof descriptions as Name extends `${string}Endpoints`
    ? Name
    : never]: (typeof descriptions)[Name];
};
type Described = { [Name in keyof Groups]: Groups[Name][keyof Groups[Name]] }[keyof Groups];

/** The description that has the method and the path of an entry; of an unknown path there is none. */
type DescriptionOf<E extends EndpointEntry> = Extract<
  Described,
  { readonly method: E['method']; readonly path: E['path'] }
>;

/** The answer of an endpoint, undefined where it has no body. */
export type AnswerOf<E extends EndpointEntry> = AnswerIn<DescriptionOf<E>>;

/** Of no description nothing: what is asked of an unknown endpoint does not compile. */
type AnswerIn<Description> = Description extends Endpoint ? EndpointAnswer<Description> : never;

/** The body of an endpoint as a client writes it. */
export type BodyOf<E extends EndpointEntry> = BodyIn<DescriptionOf<E>>;

type BodyIn<Description> = Description extends Endpoint ? EndpointRequest<Description> : never;

/** One row of an endpoint that answers with a list. */
export type RowOf<E extends EndpointEntry> = AnswerOf<E> extends readonly (infer Row)[] ? Row : never;

/** The query of an endpoint; numbers may be written as such. */
export type QueryOf<E extends EndpointEntry> =
  DescriptionOf<E> extends { readonly query: infer Schema extends z.ZodType }
    ? QueryValues<Wire<z.input<Schema>>>
    : undefined;

type QueryValues<Values> = {
  readonly [Name in keyof Values]:
    | (unknown extends Values[Name] ? string | number : Values[Name])
    | undefined;
};

type ParamsOf<E extends EndpointEntry> =
  DescriptionOf<E> extends { readonly params: infer Schema extends z.ZodType }
    ? Wire<z.input<Schema>>
    : undefined;

/** A part of the input: required, optional where all of it is, and refused where the description has none. A union is one value. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What the address of an endpoint is made of. */
export type AddressInput<E extends EndpointEntry> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>>;

/** What a call of an endpoint needs. */
export type EndpointInput<E extends EndpointEntry> = AddressInput<E> & Part<'body', BodyOf<E>>;

/** Arguments after the endpoint: its input may be left out where nothing of it is required. */
export type InputArguments<Input, Options extends readonly unknown[] = []> =
  Record<never, never> extends Input ? [input?: Input, ...Options] : [input: Input, ...Options];
