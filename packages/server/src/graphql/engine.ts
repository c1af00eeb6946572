import { useGraphQlJit } from '@envelop/graphql-jit';
import { type DocumentNode, Kind } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';
import { type ErrorAudience, presentGraphqlErrors } from './presentGraphqlErrors.ts';
import { limitQueries } from './queryLimits.ts';
import { schema } from './schema.ts';

export const graphqlPath = '/server/graphql/';

/** What an operation over HTTP runs with. */
export interface HttpGraphqlContext extends GraphqlContext {
  readonly audience: ErrorAudience;
}

export type GraphqlEngine = YogaServerInstance<HttpGraphqlContext, object>;

/**
 * Parses, checks and runs operations; shared by the endpoint and by the pages, so that both keep one set of parsed and
 * compiled documents. It holds nothing of any visitor or database.
 */
export const graphqlEngine: GraphqlEngine = createYoga<HttpGraphqlContext>({
  schema,
  graphqlEndpoint: graphqlPath,
  graphiql: false,
  landingPage: false,
  cors: false,
  multipart: false,
  logging: false,
  maskedErrors: false,
  plugins: [limits(), compiled(), presentErrors()],
});

function limits(): Plugin {
  return { onValidate: ({ addValidationRule }) => addValidationRule(limitQueries) };
}

/** The compiler keeps one operation per document, so a document of several is interpreted. */
function compiled() {
  return useGraphQlJit({}, { enableIf: ({ document }) => hasOneOperation(document) });
}

function hasOneOperation({ definitions }: DocumentNode): boolean {
  return definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
}

function presentErrors(): Plugin<object, HttpGraphqlContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors?.length) return;
      setResult({ ...result, errors: presentGraphqlErrors(result.errors, serverContext.audience) });
    },
  };
}
