import { useGraphQlJit } from '@envelop/graphql-jit';
import { useAPQ } from '@graphql-yoga/plugin-apq';
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { oncePer } from '../caches/oncePer.ts';
import { readOnly } from '../errors.ts';
import type { GraphqlContext } from './context.ts';
import { graphqlPath } from './path.ts';
import { type ErrorAudience, presentGraphqlErrors } from './presentGraphqlErrors.ts';
import { limitQueries, maximumLength, maximumTokens } from './queryLimits.ts';
import { refuseDeepNesting } from './refuseDeepNesting.ts';
import { schema } from './schema.ts';
import { refuseUnstorableTexts } from './storableTexts.ts';

/** What an operation over HTTP runs with. */
export interface HttpGraphqlContext extends GraphqlContext {
  readonly audience: ErrorAudience;
}

export type GraphqlEngine = YogaServerInstance<HttpGraphqlContext, object>;

/** Documents that are kept; the pages have some dozen, and the largest allowed takes almost 2 MB of memory. */
export const maximumDocuments = 100;

/**
 * Parses, checks and runs operations; shared by the endpoint and by the pages, so that both keep one set of parsed and
 * compiled documents. It holds nothing of any user or database.
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
  parserAndValidationCache: {
    documentCache: new LRUCache<string, DocumentNode>({ max: maximumDocuments }),
    errorCache: new LRUCache<string, object>({ max: maximumDocuments }),
  },
  plugins: [
    refuseLongQueries(),
    persistedQueries(),
    refuseUnstorableTexts(),
    limits(),
    readsOnly(),
    compiled(),
    presentErrors(),
  ],
});

/** The caches of documents and of persisted queries keep the text, and comments count as no token. */
function refuseLongQueries(): Plugin {
  return {
    onParams({ params: { query } }) {
      if (typeof query !== 'string' || query.length <= maximumLength) return;
      throw new GraphQLError(`The query is longer than ${maximumLength} characters.`, {
        extensions: { http: { status: 413 } },
      });
    },
  };
}

/**
 * A client may send the SHA-256 of a query instead of the query, so that a GET stays short. What this process does not
 * know it asks for (persisted_query_not_found), so several processes need nothing in common.
 */
function persistedQueries(): Plugin {
  const day = 24 * 60 * 60 * 1000;
  return useAPQ({ store: new LRUCache<string, string>({ max: 1000, ttl: day }) });
}

function limits(): Plugin {
  return {
    onParse: ({ parseFn, setParseFn }) =>
      setParseFn((source, options) => {
        refuseDeepNesting(source);
        return parseFn(source, { ...options, maxTokens: maximumTokens });
      }),
    onValidate: ({ addValidationRule }) => addValidationRule(limitQueries),
  };
}

/** While an administrator sees the platform as another person nothing is changed (`authentication/readOnly.ts`). */
function readsOnly(): Plugin<object, HttpGraphqlContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { currentUser } = args.contextValue as unknown as HttpGraphqlContext;
      if (currentUser.viewing === undefined) return;
      const changes = (args.document as DocumentNode).definitions.some(
        (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation !== 'query',
      );
      if (!changes) return;
      setResultAndStopExecution({ errors: [new GraphQLError('read_only', { originalError: readOnly() })] });
    },
  };
}

function compiled() {
  return useGraphQlJit(
    {},
    {
      enableIf: ({ document, operationName }) => {
        const operation = compilableOperation(document);
        return operation !== undefined && (operationName == null || operationName === operation.name?.value);
      },
    },
  );
}

/**
 * The compiler keeps one operation per document (or the failure to find it), and does not read values written into the
 * query as graphql 17 does, nor the default values of introspection. So documents of several operations, those without
 * variables for their arguments and those about the schema are interpreted.
 */
const compilableOperation = oncePer((document: DocumentNode): OperationDefinitionNode | undefined => {
  let uncompilable = 0;
  visit(document, {
    Argument: ({ value }) => {
      if (value.kind !== Kind.VARIABLE) uncompilable += 1;
    },
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') uncompilable += 1;
    },
  });
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && uncompilable === 0 ? operations[0] : undefined;
});

function presentErrors(): Plugin<object, HttpGraphqlContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors?.length) return;
      setResult({ ...result, errors: presentGraphqlErrors(result.errors, serverContext.audience) });
    },
  };
}
