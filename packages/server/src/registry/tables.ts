import type { Localised } from '@learn/contracts';
import type { EndpointAnswer, releaseEndpoints, releaseMoveKinds } from '@learn/contracts/endpoints';
import type { ReleaseDescriptor } from '@learn/contracts/releaseGate';
import type { TimingMeasure } from '@learn/domain';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

type Move = EndpointAnswer<typeof releaseEndpoints.move>['moves'][number];

export type CanaryFailures = NonNullable<Move['failures']>;
export type ReleaseMoveKind = (typeof releaseMoveKinds)[number];

/** A file of a version as it is stored: also compressed twins, source maps, the code for the server and the description. */
export interface VersionFile {
  /** relative to the folder of the version */
  readonly path: string;
  readonly bytes: number;
  /** `sha384-…` */
  readonly integrity: string;
}

/** Published versions of the shell and of remotes; a version never changes. */
export const releaseVersions = pgTable(
  'release_versions',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    descriptor: jsonb('descriptor').$type<ReleaseDescriptor>().notNull(),
    files: jsonb('files').$type<readonly VersionFile[]>().notNull(),
    /** label of a token, or `admin` */
    publishedBy: text('published_by').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** when it was published or a pointer last named it, see `namedVersions`; after `RELEASE_KEEP_DAYS` it is removed */
    lastNamedAt: timestamp('last_named_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** Where the store keeps a content; versions share what is the same. */
export const releaseFiles = pgTable('release_files', {
  integrity: text('integrity').primaryKey(),
  storageKey: text('storage_key').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** when it was sent, or a publication last counted on it */
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Keys of contents that no version has any more, until the store has deleted them. */
export const removedReleaseFiles = pgTable('removed_release_files', {
  storageKey: text('storage_key').primaryKey(),
});

/** What is live, by name. */
export const releasePointers = pgTable('release_pointers', {
  name: text('name').primaryKey(),
  live: text('live').notNull(),
  canaryVersion: text('canary_version'),
  canaryPercent: integer('canary_percent'),
  /** why the live version must stay; null where it may be replaced */
  pinnedReason: text('pinned_reason'),
  killedReason: jsonb('killed_reason').$type<Localised>(),
  movedAt: timestamp('moved_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** Each move with its author, the latest last; nothing of it is changed. */
export const releaseMoves = pgTable(
  'release_moves',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<ReleaseMoveKind>().notNull(),
    fromVersion: text('from_version').notNull().default(''),
    toVersion: text('to_version').notNull().default(''),
    percent: integer('percent'),
    /** label of a token, `server` for a canary that stopped itself; empty for an administrator */
    author: text('author').notNull(),
    /** administrator; no foreign key, so that the record outlives the account */
    authorId: uuid('author_id'),
    reason: text('reason').notNull().default(''),
    /** why the server has ended a canary; null for all other moves */
    failures: jsonb('failures').$type<CanaryFailures>(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('release_moves_name').on(table.name, table.id),
    index('release_moves_kind').on(table.kind, table.id),
  ],
);

/** With one of these the team of a remote releases it, and nothing else. */
export const releaseTokens = pgTable(
  'release_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    /** see `tokenHash` */
    hash: text('hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('release_tokens_name').on(table.name)],
);

/** How pages have loaded versions, by minute; old minutes go (`forgetLoads`). */
export const remoteLoads = pgTable(
  'remote_loads',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    /** its beginning */
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    loads: integer('loads').notNull(),
    loadFailures: integer('load_failures').notNull(),
    crashes: integer('crashes').notNull(),
    fallbacks: integer('fallbacks').notNull(),
    /** the same of visitors without login; nothing is decided by them */
    visitorLoads: integer('visitor_loads').notNull().default(0),
    visitorLoadFailures: integer('visitor_load_failures').notNull().default(0),
    visitorCrashes: integer('visitor_crashes').notNull().default(0),
    visitorFallbacks: integer('visitor_fallbacks').notNull().default(0),
    /** hashes of those for whom something failed, each once; a few are enough for `canaryFails` */
    failingVisitors: text('failing_visitors').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.minute] }),
    index('remote_loads_minute').on(table.minute),
  ],
);

/** How long it took pages with a version, by hour; old hours go (`forgetTimings`). */
export const remoteTimings = pgTable(
  'remote_timings',
  {
    /** of a remote, or `shell` */
    name: text('name').notNull(),
    version: text('version').notNull(),
    /** pattern of the page; empty for what concerns no page */
    page: text('page').notNull(),
    measure: text('measure').$type<TimingMeasure>().notNull(),
    /** its beginning */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    /** how many measurements fell into each bucket (`timingBucket` of domain) */
    counts: integer('counts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.page, table.measure, table.hour] }),
    index('remote_timings_hour').on(table.hour),
  ],
);
