import type { DocumentNode } from '@apollo/client';

/** @returns the hash that the build has written onto a document; empty for a document that it has not compiled */
export function operationHash(document: DocumentNode): string {
  return (document as { readonly __meta__?: { readonly hash: string } }).__meta__?.hash ?? '';
}
