import type { EndpointAnswer, EndpointBody, releaseEndpoints } from '@learn/contracts/endpoints';
import { pagePrices } from '@learn/contracts/pagePrices';
import { isShellDescriptor, type ReleaseDescriptor } from '@learn/contracts/releaseGate';
import { type ComparedPrice, comparePrices } from '@learn/domain';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { releaseRefused } from '../errors.ts';
import { remoteDescriptorSchema, shellDescriptorSchema } from '../releases/descriptorSchemas.ts';
import { readAll } from '../storage/readAll.ts';
import { assertFitsPlatform } from './checkRelease.ts';
import { holdContents, holdVersions } from './hold.ts';
import type { RegistryMeans, ReleaseAuthor } from './means.ts';
import { greatestFile } from './storeContent.ts';
import { releaseMoves, releasePointers, releaseVersions, type VersionFile } from './tables.ts';

type Published = EndpointAnswer<typeof releaseEndpoints.publish>;
type Publication = EndpointBody<typeof releaseEndpoints.publish>;

/**
 * Takes a version into the registry, without making it live.
 * @returns the files that are to be uploaded first, or what its pages cost beside those of the live version
 * @throws release_refused for a build that is not whole or does not fit, or over its budget without a reason
 */
export async function publishVersion(
  means: RegistryMeans,
  { name, author }: { readonly name: string; readonly author: ReleaseAuthor },
  { files, reason }: Publication,
): Promise<Published> {
  const { db } = means;
  const keys = await holdContents(
    db,
    files.map(({ integrity }) => integrity),
  );
  const missing = [...new Set(files.map(({ integrity }) => integrity))].filter((one) => !keys.has(one));
  if (missing.length > 0) return { state: 'missing', version: '', missing, pages: [] };
  const descriptor = await readDescription(means, name, { files, keys });
  const { version } = descriptor;
  const isKnown = (await holdVersions(db, name, [version])).length > 0;
  const prices = await pricesBesideLive(means, descriptor, files);
  const answer = { version, missing: [], pages: prices.map(presentPrice) };
  if (isKnown) return { state: 'known', ...answer };
  assertWhole(descriptor, files);
  await assertFitsPlatform(means.folder, descriptor);
  assertWithinBudget(descriptor, prices, reason);
  await insertVersion(means, { descriptor, files, author, reason });
  return { state: 'published', ...answer };
}

/** Writes a version and its entry of the list of moves. */
export async function insertVersion(
  { db }: Pick<RegistryMeans, 'db'>,
  version: {
    readonly descriptor: ReleaseDescriptor;
    readonly files: readonly VersionFile[];
    readonly author: ReleaseAuthor;
    readonly reason: string;
  },
): Promise<void> {
  const { descriptor, files, author, reason } = version;
  const { name } = descriptor;
  await db.transaction(async (transaction) => {
    await transaction
      .insert(releaseVersions)
      .values({ name, version: descriptor.version, descriptor, files, publishedBy: author.label || 'admin' })
      .onConflictDoUpdate({
        target: [releaseVersions.name, releaseVersions.version],
        set: { lastNamedAt: sql`now()` },
      });
    await transaction.insert(releaseMoves).values({
      name,
      kind: 'publish',
      toVersion: descriptor.version,
      author: author.label,
      authorId: author.userId,
      reason,
    });
    await recordAudit(transaction, {
      action: 'release.moved',
      actorId: author.userId,
      subjectId: name,
      details: { kind: 'publish', to: descriptor.version, author: author.label },
    });
  });
}

interface Uploaded {
  readonly files: readonly VersionFile[];
  readonly keys: ReadonlyMap<string, string>;
}

async function readDescription(
  { store }: RegistryMeans,
  name: string,
  { files, keys }: Uploaded,
): Promise<ReleaseDescriptor> {
  const fileName = name === 'shell' ? 'shell.json' : 'remote.json';
  const file = files.find(({ path }) => path === fileName);
  const source = file && (await store.read(keys.get(file.integrity) ?? ''));
  if (source === undefined) throw releaseRefused(`${name} has no ${fileName}. Build it first.`);
  const schema = name === 'shell' ? shellDescriptorSchema : remoteDescriptorSchema;
  const read = schema.safeParse(parseJson((await readAll(source, greatestFile)).toString()));
  if (!read.success) throw releaseRefused(`The ${fileName} of ${name} cannot be read: ${read.error.message}`);
  if (read.data.name !== name) throw releaseRefused(`This is ${read.data.name}, not ${name}.`);
  if (!/^\w[\w.-]{0,79}$/.test(read.data.version)) throw releaseRefused('This is no name of a version.');
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function assertWhole(descriptor: ReleaseDescriptor, files: readonly VersionFile[]): void {
  const sent = new Map(files.map(({ path, integrity }) => [path, integrity]));
  const { name, files: described, server, entry } = descriptor;
  const wrong = [...described, ...(server ? [server] : [])].filter(
    ({ path, integrity }) => sent.get(path) !== integrity,
  );
  if (wrong.length > 0) {
    const paths = wrong.map(({ path }) => path).join(', ');
    throw releaseRefused(`${name}: files are missing or changed since the build: ${paths}. Build again.`);
  }
  if (!described.some(({ path }) => path === entry))
    throw releaseRefused(`${name} does not list its entry. Build again.`);
}

async function pricesBesideLive(
  { db }: RegistryMeans,
  descriptor: ReleaseDescriptor,
  files: readonly VersionFile[],
): Promise<readonly ComparedPrice[]> {
  const [live] = await db
    .select({ descriptor: releaseVersions.descriptor, files: releaseVersions.files })
    .from(releasePointers)
    .innerJoin(
      releaseVersions,
      and(eq(releaseVersions.name, releasePointers.name), eq(releaseVersions.version, releasePointers.live)),
    )
    .where(eq(releasePointers.name, descriptor.name));
  return comparePrices(pagePrices(descriptor, files), live ? pagePrices(live.descriptor, live.files) : []);
}

function assertWithinBudget(
  descriptor: ReleaseDescriptor,
  prices: readonly ComparedPrice[],
  reason: string,
): void {
  const over = prices.filter(({ isOverBudget }) => isOverBudget);
  if (over.length === 0 || reason !== '') return;
  const kind = isShellDescriptor(descriptor) ? 'The shell' : descriptor.name;
  const pages = over.map(
    ({ path, bytes, liveBytes }) =>
      `${path}: ${bytes} bytes${liveBytes === undefined ? '' : ` (live ${liveBytes})`}`,
  );
  throw releaseRefused(
    `${kind} is over the budget of its pages:\n  ${pages.join('\n  ')}\nMake them smaller, or publish with --reason.`,
  );
}

function presentPrice({ path, bytes, requests, liveBytes, isOverBudget }: ComparedPrice) {
  return { path, bytes, requests, live_bytes: liveBytes ?? null, over_budget: isOverBudget };
}
