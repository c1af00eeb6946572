import type { RemoteDescriptor } from '@learn/contracts';
import { parse, validate } from 'graphql';
import { schema } from '../graphql/schema.ts';

/** Operations of remotes that this server would refuse, with the reason; the release command saw another schema. */
export function unansweredOperations(
  remotes: readonly Pick<RemoteDescriptor, 'name' | 'version' | 'operations'>[],
): readonly Record<string, string>[] {
  return remotes.flatMap(({ name, version, operations }) =>
    operations.flatMap(({ name: operation, query }) =>
      validate(schema, parse(query)).map(({ message }) => ({
        release: `${name}@${version}`,
        operation,
        message,
      })),
    ),
  );
}
