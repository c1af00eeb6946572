import { parse, validate } from 'graphql';
import { schema } from '../graphql/schema.ts';
import type { LiveReleases } from './liveReleases.ts';

/** Operations of live remotes that this server would refuse, with the reason; the release command saw another schema. */
export function unansweredOperations({ remotes }: LiveReleases): readonly Record<string, string>[] {
  return remotes.flatMap(({ live: { name, version, operations } }) =>
    operations.flatMap(({ name: operation, query }) =>
      validate(schema, parse(query)).map(({ message }) => ({
        release: `${name}@${version}`,
        operation,
        message,
      })),
    ),
  );
}
