import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { InlinedOperation } from '@learn/contracts';

/** A result of an operation, whose shape the compiler has checked against the schema. */
export interface OperationFixture extends InlinedOperation {
  /** of the operation, as pages and widgets declare it */
  readonly name: string;
}

/**
 * The result of an operation as the server writes it into the page.
 * @param document compiled by `npm run generate`, which gives it its hash
 * @throws Error for a document that was not compiled
 */
export function inlinedOperation<
  Data extends Readonly<Record<string, unknown>>,
  Variables extends Readonly<Record<string, unknown>>,
>(document: TypedDocumentNode<Data, Variables>, variables: Variables, data: Data): OperationFixture {
  const { __meta__ } = document as { readonly __meta__?: { readonly hash: string } };
  const [definition] = document.definitions;
  if (!__meta__ || definition?.kind !== 'OperationDefinition' || definition.name === undefined)
    throw new Error('The document is not a compiled operation. Run npm run generate.');
  return { name: definition.name.value, hash: __meta__.hash, variables, data };
}

/** Adds the type name that the data client asks for with every object. */
export function typed<Fields extends object>(__typename: string, fields: Fields): Fields {
  return { __typename, ...fields };
}
