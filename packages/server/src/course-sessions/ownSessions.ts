import type { Database } from '../database/database.ts';
import { type Participation, readParticipations } from './participations.ts';
import { readLatestSessions } from './sessionToContinue.ts';

/** What a request reads of the sessions of a person: each part once, and only when it is needed. */
export interface OwnSessions {
  readonly participations: () => Promise<readonly Participation[]>;
  /** ids of the sessions in which the person completed something, the latest first */
  readonly latest: () => Promise<readonly string[]>;
}

/** For one request; what it has read is not read again. */
export function createOwnSessions(db: Database, userId: string): OwnSessions {
  let participations: Promise<readonly Participation[]> | undefined;
  let latest: Promise<readonly string[]> | undefined;
  return {
    participations() {
      participations ??= readParticipations(db, userId);
      return participations;
    },
    latest() {
      latest ??= readLatestSessions(db, userId);
      return latest;
    },
  };
}
