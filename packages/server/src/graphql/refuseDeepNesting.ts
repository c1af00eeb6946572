import { GraphQLError, type Source } from 'graphql';

/** Deepest brackets of a document, selections and values together; an introspection query has some fifteen. */
const maximumNesting = 64;

/** Brackets, and what may hold brackets that are none: texts and comments. */
const pieces = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n\r])*"|#[^\n\r]*|[[({\])}]/g;

/**
 * The parser calls itself for every bracket and overflows the stack long before its limit of tokens is met.
 * @throws GraphQLError for a document whose brackets are nested too deep
 */
export function refuseDeepNesting(source: string | Source): void {
  let depth = 0;
  for (const [piece] of (typeof source === 'string' ? source : source.body).matchAll(pieces)) {
    if ('[({'.includes(piece)) depth += 1;
    else if ('])}'.includes(piece)) depth -= 1;
    if (depth > maximumNesting) {
      throw new GraphQLError(`The query is nested deeper than ${maximumNesting} brackets.`);
    }
  }
}
