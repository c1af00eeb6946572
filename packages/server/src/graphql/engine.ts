import { useGraphQlJit } from '@envelop/graphql-jit';
import { type DocumentNode, Kind, visit } from 'graphql';
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

function compiled() {
  return useGraphQlJit({}, { enableIf: ({ document }) => isCompilable(document) });
}

const compilable = new WeakMap<DocumentNode, boolean>();

/**
 * The compiler keeps one operation per document and does not read values written into the query as graphql 17 does, so
 * documents of several operations and those without variables for their arguments are interpreted.
 */
function isCompilable(document: DocumentNode): boolean {
  const known = compilable.get(document);
  if (known !== undefined) return known;
  let writtenValues = 0;
  visit(document, {
    Argument: ({ value }) => {
      if (value.kind !== Kind.VARIABLE) writtenValues += 1;
    },
  });
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const result = operations.length === 1 && writtenValues === 0;
  compilable.set(document, result);
  return result;
}

function presentErrors(): Plugin<object, HttpGraphqlContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors?.length) return;
      setResult({ ...result, errors: presentGraphqlErrors(result.errors, serverContext.audience) });
    },
  };
}
