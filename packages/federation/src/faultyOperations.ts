import type { RemoteDescriptor } from '@learn/contracts';
import { buildSchema, parse, validate } from 'graphql';

/**
 * Operations that a server would refuse.
 * @param schema in schema language
 * @returns one sentence for each fault, with the name of its operation
 */
export function faultyOperations({ operations }: RemoteDescriptor, schema: string): string[] {
  const served = buildSchema(schema);
  return operations.flatMap(({ name, query }) =>
    validate(served, parse(query)).map(({ message }) => `${name}: ${message}`),
  );
}
