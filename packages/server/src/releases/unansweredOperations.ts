import type { RemoteDescriptor } from '@learn/contracts';
import { endpointNames, unservedEndpoints } from '@learn/contracts/releaseGate';
import { parse, validate } from 'graphql';
import { schema } from '../graphql/schema.ts';

interface Unanswered extends Readonly<Record<string, string>> {
  /** name@version */
  readonly release: string;
  /** the name of an operation of GraphQL, or method and path of an endpoint */
  readonly operation: string;
  readonly message: string;
}

/** What remotes ask and this server would refuse, with the reason; the release command saw another server. */
export function unansweredOperations(
  remotes: readonly Pick<RemoteDescriptor, 'name' | 'version' | 'operations' | 'endpoints'>[],
): readonly Unanswered[] {
  return remotes.flatMap(({ name, version, operations, endpoints }) => {
    const release = `${name}@${version}`;
    const refused = operations.flatMap(({ name: operation, query }) =>
      validate(schema, parse(query)).map(({ message }) => ({ release, operation, message })),
    );
    const unserved = unservedEndpoints({ endpoints }, [...endpointNames.values()]);
    const message = 'There is no such endpoint.';
    return [...refused, ...unserved.map((operation) => ({ release, operation, message }))];
  });
}
