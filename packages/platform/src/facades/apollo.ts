/** What remotes use of the data client, which is loaded when something is asked for that the page does not carry. */
export type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export { mutate, type QueryState, useQuery } from '../apollo/hooks.ts';
