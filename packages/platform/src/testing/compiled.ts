import { type DocumentNode, parse } from 'graphql';

/** A document as the build compiles it. @param hash stands for the one that follows from its text */
export function compiled(query: string, hash: string): DocumentNode {
  return Object.assign(parse(query), { __meta__: { hash } });
}
