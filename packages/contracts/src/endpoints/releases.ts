import { canaryPercent, previewHours, timingMeasures } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { dateTime, id, localised, localisedLine, requiredLine, requiredText, text } from './fields.ts';

/** Of a remote, or `shell`. */
const name = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
const version = z.string().regex(/^\w[\w.-]{0,79}$/);
/** No way out of the folder of the version; hidden are source maps only. */
const filePath = z
  .string()
  .max(200)
  .regex(/^(\.maps\/)?\w[\w.@~-]*(\/\w[\w.@~-]*)*$/);
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

const reason = text(500).default('');
const reasonRequired = requiredText(500);

/** What can be done with a release. */
const move = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('promote'), version, reason }),
  z.strictObject({ kind: z.literal('rollback'), reason }),
  z.strictObject({
    kind: z.literal('canary'),
    version,
    percent: z.int().min(canaryPercent.least).max(canaryPercent.greatest),
    reason,
  }),
  z.strictObject({ kind: z.literal('stop_canary'), reason }),
  z.strictObject({ kind: z.literal('pin'), reason: reasonRequired }),
  z.strictObject({ kind: z.literal('unpin'), reason }),
  z.strictObject({ kind: z.literal('kill'), message: localisedLine(300), reason }),
  z.strictObject({ kind: z.literal('revive'), reason }),
]);

/** All that a move can be; `publish` and `remove` move no pointer, but stand in the same list. */
export const releaseMoveKinds = [
  'publish',
  'remove',
  'promote',
  'rollback',
  'canary',
  'stop_canary',
  'pin',
  'unpin',
  'kill',
  'revive',
] as const;

const count = z.int().min(0);

/** What pages have noted of a version. */
const loadFigures = z.strictObject({
  loads: count,
  load_failures: count.meta({ description: 'attempts that failed; a page tries several times' }),
  crashes: count.meta({ description: 'of pages and widgets' }),
  fallbacks: count.meta({ description: 'how often the last good version ran in its place' }),
});

/** How long it took pages with a version, of the last day. */
const timings = z
  .array(
    z.strictObject({
      page: z.string().meta({ description: 'pattern of the page; empty for all together' }),
      measure: z.enum(timingMeasures),
      samples: count,
      p75: count.meta({
        description: 'milliseconds, of cls thousandths, that three of four measurements do not exceed',
      }),
    }),
  )
  .max(1000);

/** Why the server has ended a canary. */
const canaryFailures = z.strictObject({
  version: z.string(),
  visitors: count.meta({ description: 'different ones for whom it failed' }),
  share: z.number().min(0).max(1),
  live_share: z.number().min(0).max(1).meta({ description: 'of the live version meanwhile' }),
});

const release = z.strictObject({
  name,
  title: localised.nullable().meta({ description: 'null for the shell, and where no version can be read' }),
  live: z.string().nullable(),
  previous: z
    .string()
    .nullable()
    .meta({ description: 'what a rollback makes live; null where there is nothing to go back to' }),
  canary: z.strictObject({ version: z.string(), percent: z.int() }).nullable(),
  pinned: z.string().meta({ description: 'why the live version stays; empty where it may be replaced' }),
  killed: localised.nullable().meta({ description: 'what people read in its places' }),
  versions: z
    .array(
      z.strictObject({
        version: z.string(),
        published_at: dateTime,
        published_by: z.string().meta({ description: 'empty for versions of the folder of this server' }),
        bytes: z.int().meta({ description: 'of all its files' }),
        last_hour: loadFigures,
        last_day: loadFigures,
        timings,
      }),
    )
    .max(200),
  moves: z
    .array(
      z.strictObject({
        kind: z.enum(releaseMoveKinds),
        from_version: z.string(),
        to_version: z.string(),
        percent: z.int().nullable(),
        author: z.string(),
        reason: z.string(),
        failures: canaryFailures
          .nullable()
          .meta({ description: 'of a canary that the server has ended; null for all other moves' }),
        at: dateTime,
      }),
    )
    .max(100)
    .meta({ description: 'the latest first' }),
});

const token = z.strictObject({
  id,
  label: z.string(),
  created_at: dateTime,
  last_used_at: dateTime.nullable(),
});

const pagePrice = z.strictObject({
  path: z.string(),
  bytes: z.int(),
  requests: z.int(),
  live_bytes: z.int().nullable(),
  over_budget: z.boolean(),
});

const byName = z.strictObject({ name });

const wantedPreview = z.strictObject({
  version,
  hours: z.int().min(previewHours.least).max(previewHours.greatest).default(previewHours.usual),
});

const preview = z.strictObject({
  address: z.string().meta({ description: 'path of the link, for whoever is to see the version' }),
  until: dateTime,
});

export const releaseEndpoints = {
  list: defineEndpoint({
    ...table.adminReleases,
    summary: 'The shell and all remotes with their versions, moves and tokens.',
    answer: json(z.array(z.strictObject({ ...release.shape, tokens: z.array(token).max(100) })).max(100)),
  }),
  move: defineEndpoint({
    ...table.moveRelease,
    summary: 'Promotes, rolls back, pins or switches off a release, or changes its canary.',
    params: byName,
    body: move,
    answer: json(release),
    errors: ['release_refused'],
  }),
  preview: defineEndpoint({
    ...table.previewRelease,
    summary: 'Makes a link that shows one version to whoever opens it, in that browser and for some hours.',
    params: byName,
    body: wantedPreview,
    answer: json(preview),
  }),
  createToken: defineEndpoint({
    ...table.createReleaseToken,
    summary: 'Makes a token with which a team releases this remote; it is told this once.',
    params: byName,
    body: z.strictObject({ label: requiredLine(80) }),
    answer: json(z.strictObject({ id, token: z.string() })),
  }),
  revokeToken: defineEndpoint({
    ...table.revokeReleaseToken,
    summary: 'Ends a token.',
    params: z.strictObject({ name, tokenId: id }),
    answer: empty,
  }),
  read: defineEndpoint({
    ...table.teamRelease,
    summary: 'A release with its versions and moves, for the team that has a token for it.',
    params: byName,
    answer: json(release),
  }),
  upload: defineEndpoint({
    ...table.uploadReleaseFile,
    summary: 'Keeps a file of a version that is published next.',
    params: byName,
    upload: { fields: [] },
    answer: json(z.strictObject({ integrity })),
    errors: ['payload_too_large', 'unsupported_media_type', 'storage_unavailable'],
  }),
  publish: defineEndpoint({
    ...table.publishVersion,
    summary: 'Publishes a version of uploaded files without making it live; says which files are missing.',
    params: byName,
    body: z.strictObject({
      files: z
        .array(z.strictObject({ path: filePath, bytes: z.int().min(0), integrity }))
        .min(1)
        .max(5000),
      reason,
    }),
    answer: json(
      z.strictObject({
        state: z.enum(['missing', 'published', 'known']),
        version: z.string().meta({ description: 'empty while files are missing' }),
        missing: z.array(integrity).max(5000),
        pages: z.array(pagePrice).max(500),
      }),
    ),
    errors: ['release_refused', 'storage_unavailable'],
  }),
  moveByTeam: defineEndpoint({
    ...table.moveTeamRelease,
    summary: 'The same moves, for the team that has a token for the release.',
    params: byName,
    body: move,
    answer: json(release),
    errors: ['release_refused'],
  }),
  previewByTeam: defineEndpoint({
    ...table.previewTeamRelease,
    summary: 'The same link, for the team that has a token for the release.',
    params: byName,
    body: wantedPreview,
    answer: json(preview),
  }),
};
