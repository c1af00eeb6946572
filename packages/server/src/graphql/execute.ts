import { type ExecutionResult, GraphQLError, getOperationAST } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { graphqlEngine } from './engine.ts';
import { presentGraphqlErrors } from './presentGraphqlErrors.ts';

interface Operation {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/**
 * Runs a GraphQL operation for a user without HTTP, for pages that carry their data: the same documents, limits,
 * rights and errors as at the endpoint. Operations of one page share a context, and with it what was already read.
 * Nothing is logged; what was thrown is the `originalError` of an error.
 */
export async function executeOperation(
  context: GraphqlContext,
  { query, operationName, variables = {} }: Operation,
): Promise<ExecutionResult> {
  const { parse, validate, execute, schema, contextFactory } = graphqlEngine.getEnveloped(context);
  const result = await run();
  if (result.errors === undefined) return result;
  const audience = { language: context.language, requestId: '', report: () => undefined };
  return { ...result, errors: presentGraphqlErrors(result.errors, audience) };

  async function run(): Promise<ExecutionResult> {
    try {
      const document = parse(query);
      const errors = validate(schema, document);
      if (errors.length > 0) return { errors };
      if (getOperationAST(document, operationName) == null) {
        return { errors: [new GraphQLError('The document has no such operation.')] };
      }
      const contextValue = await contextFactory();
      return await execute({ schema, document, contextValue, variableValues: variables, operationName });
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  }
}
