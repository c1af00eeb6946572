import { problemOf } from '@learn/platform';
import type { OwnWorkFragment as Work } from '../../../__generated__/graphql.ts';

/** The part of a completion that a conflict brings along. */
type CurrentWork = Pick<Work, 'id' | 'version' | 'updated_at' | 'completion_status' | 'completion_data'>;

/**
 * Reads the error of a mutation, or what the outbox keeps of one.
 * @param known the newest work, for what a conflict leaves out
 * @returns no code where it was the network or a server that is away; `current` of a conflict is the newer state
 */
export function refusalOf(error: unknown, known: Work | undefined) {
  const { code, details } = problemOf(error);
  const current = details?.current as CurrentWork | undefined;
  return { code, current: current && { ...emptyWork, ...known, ...conflictPart(current) } };
}

function conflictPart({
  id,
  version,
  updated_at,
  completion_status,
  completion_data,
}: CurrentWork): CurrentWork {
  return { id, version, updated_at, completion_status, completion_data };
}

/** What a conflict does not name, before anything else is known. */
const emptyWork: Omit<Work, keyof CurrentWork> = {
  submitted_at: null,
  withdrawable_until: null,
  evaluation_submitted_at: null,
  evaluation_user: null,
  evaluation_points_deducted_reason: '',
  evaluation_points_deducted_user: null,
  evaluation_passed: null,
  files: [],
  grade: null,
};
