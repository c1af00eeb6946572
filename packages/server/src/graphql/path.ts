/** Where the query endpoint is (specification §7). */
export const graphqlPath = '/server/graphql/';
