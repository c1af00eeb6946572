import type { ErrorCode } from '@learn/contracts';
import type { OwnWorkFragment } from '../../../__generated__/graphql.ts';

/** The part of a completion that a conflict brings along. */
export type CurrentWork = Pick<
  OwnWorkFragment,
  'id' | 'version' | 'updated_at' | 'completion_status' | 'completion_data'
>;

/** What the server said against a write; no code where it was the network or a server that is away. */
export interface Refusal {
  readonly code: ErrorCode | undefined;
  /** of a version_conflict: the newer state */
  readonly current: CurrentWork | undefined;
}

interface Said {
  readonly code?: ErrorCode;
  readonly details?: { readonly current?: CurrentWork };
}

/** Reads the error of a mutation, or what the outbox keeps of one. */
export function refusalOf(error: unknown): Refusal {
  const { errors, ...own } = (Object(error) ?? {}) as Said & { errors?: readonly { extensions?: Said }[] };
  const { code, details } = errors?.[0]?.extensions ?? own;
  return {
    // an aborted call has a code too, which is a number
    code: typeof code === 'string' ? code : undefined,
    current: details?.current && known(details.current),
  };
}

function known({ id, version, updated_at, completion_status, completion_data }: CurrentWork): CurrentWork {
  return { id, version, updated_at, completion_status, completion_data };
}
