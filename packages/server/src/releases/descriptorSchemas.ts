import type { Bundles, Localised, ReleasePointer, RemoteDescriptor, ShellDescriptor } from '@learn/contracts';
import { z } from 'zod';

// Loose objects: a field that a newer build adds to its description reaches the shell without a change of the server.
const texts = z.array(z.string());
const named = z.record(z.string(), z.string());
const localised: z.ZodType<Localised> = z.looseObject({ de: z.string(), fr: z.string(), it: z.string() });
const bundles: z.ZodType<Bundles> = z.looseObject({ de: z.string(), fr: z.string(), it: z.string() });
const used = { exports: z.record(z.string(), texts), links: texts };
const need = {
  operations: z.array(z.looseObject({ hash: z.string(), variables: named })).optional(),
  rest: texts.optional(),
  query: texts.optional(),
};
const file = z.looseObject({ path: z.string(), bytes: z.number(), integrity: z.string() });
const mount = z.looseObject({
  ...need,
  path: z.string().startsWith('/'),
  public: z.boolean(),
  bundles,
  sharedModules: texts.optional(),
  slots: texts.optional(),
  render: z.literal('browser').optional(),
  setting: z.string().optional(),
  admin: z.literal(true).optional(),
});
const build = {
  version: z.string().min(1),
  revision: z.string(),
  contractVersion: z.number(),
  entry: z.string().min(1),
  shared: named,
  mounts: z.array(mount),
  files: z.array(file),
  server: file.optional(),
};

/** `release.json`: which version is live. */
export const releasePointerSchema: z.ZodType<ReleasePointer> = z.looseObject({
  live: z.string().min(1),
  history: z.array(z.looseObject({ version: z.string().min(1), author: z.string(), at: z.string() })),
  canary: z.looseObject({ version: z.string().min(1), percent: z.number() }).optional(),
  killed: localised.optional(),
});

/** `remote.json` of a built remote. */
export const remoteDescriptorSchema: z.ZodType<RemoteDescriptor> = z.looseObject({
  ...build,
  name: z.string().min(1),
  title: localised,
  navigation: z.array(
    z.looseObject({
      label: localised,
      ukLabel: localised.optional(),
      path: z.string().startsWith('/'),
      action: z.string(),
      place: z.string().optional(),
      icon: z.string().optional(),
      order: z.number(),
    }),
  ),
  widgets: z.array(
    z.looseObject({
      ...need,
      slot: z.string(),
      id: z.string(),
      action: z.string().optional(),
      skeletonHeight: z.number(),
    }),
  ),
  slotBundles: z.record(z.string(), bundles),
  operations: z.array(z.looseObject({ hash: z.string(), name: z.string(), query: z.string() })),
  endpoints: texts.optional(),
  uses: z.looseObject(used),
});

/** `shell.json` of the built shell. */
export const shellDescriptorSchema: z.ZodType<ShellDescriptor> = z.looseObject({
  ...build,
  name: z.literal('shell'),
  visitorBundles: bundles,
  signedInBundles: bundles,
  offers: z.looseObject({ ...used, slots: texts, icons: texts, actions: texts, places: texts }),
  signedInRest: texts.optional(),
  serviceWorker: z.string().optional(),
  sharedFiles: texts.optional(),
});
