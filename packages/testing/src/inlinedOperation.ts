import type { InlinedOperation } from '@learn/contracts';

/** The result of an operation as the server inlines it. @param document compiled by the build, which gives it its hash */
export function inlinedOperation(
  document: object,
  variables: InlinedOperation['variables'],
  data: InlinedOperation['data'],
): InlinedOperation {
  const { __meta__ } = document as { readonly __meta__?: { readonly hash: string } };
  if (!__meta__) throw new Error('The document has no hash. Run npm run generate.');
  return { hash: __meta__.hash, variables, data };
}
