/** What remotes use of the data client, which is loaded when something is asked for that the page does not carry. */
export type { TypedDocumentNode } from '@graphql-typed-document-node/core';
/** For the shell, which fetches the client before it is asked. Its first screen imports this entry, so that its copy is the one. */
export { loadDataClient } from '../apollo/dataClient.ts';
export { mutate, type QueryState, useQuery } from '../apollo/hooks.ts';
