import { type ErrorCode, errorCodes } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { GraphQLError } from 'graphql';
import { AppError, internalError } from '../errors.ts';
import { presentError, toAppError } from '../presentError.ts';

/** Who asked, as far as errors need it. */
export interface ErrorAudience {
  readonly language: Language;
  readonly requestId: string;
  /** is told of every error that is the server's own fault */
  readonly report: (error: AppError) => void;
}

interface HttpExtension {
  readonly status?: number;
}

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'persisted_query_not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** What keeps a whole operation from being carried out is the status of the answer, too. */
const ofWhole: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['database_unavailable', 'read_only']);

/**
 * Makes what the caller sees out of the errors of an operation: the codes of REST in `extensions`, a message in their
 * language, nothing of our inner life. A query that is wrong in itself keeps the explanation of what is wrong with it.
 */
export function presentGraphqlErrors(
  errors: readonly GraphQLError[],
  audience: ErrorAudience,
): GraphQLError[] {
  return errors.map((error) => {
    const known = knownError(error);
    if (known === undefined) return faultyQuery(error, audience);
    if (errorCodes[known.code].reported) audience.report(known);
    const { message, ...extensions } = presentError(known, audience.language, audience.requestId);
    const http = ofWhole.has(known.code) ? { http: { status: errorCodes[known.code].status } } : {};
    return new GraphQLError(message, {
      path: error.path,
      originalError: known,
      extensions: { ...extensions, ...http },
    });
  });
}

/** @returns undefined when the query itself is at fault: it was never executed, so the error has no path */
function knownError({ originalError, path, message }: GraphQLError): AppError | undefined {
  if (originalError !== undefined && !(originalError instanceof GraphQLError))
    return toAppError(originalError);
  return path === undefined ? undefined : internalError(new Error(message));
}

function faultyQuery(error: GraphQLError, { language, requestId }: ErrorAudience): GraphQLError {
  const http = (error.extensions?.http as HttpExtension | undefined) ?? { status: 400, spec: true };
  const code = codesByStatus[http.status ?? 400] ?? 'validation_failed';
  const { message: _, ...extensions } = presentError(new AppError(code), language, requestId);
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...extensions, http },
  });
}
