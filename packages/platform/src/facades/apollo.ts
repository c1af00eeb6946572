/** What remotes use of the data client; loaded beside the shell for people who are logged in. */
export type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export { mutate, type QueryState, useQuery } from '../apollo/hooks.ts';
