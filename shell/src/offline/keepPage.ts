import {
  keptCachePrefix,
  keptFilesCache,
  keptHeaders,
  type OfflineGroup,
  type PageData,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '@learn/contracts';
import { pageDataIn } from './pageDataIn.ts';

const day = 24 * 60 * 60 * 1000;
const builtFile = /(?:src|href)="(\/remotes\/[^"]+)"/g;
const release = /^\/remotes\/[^/]+\/[^/]+\//;

/** A page that is to be read without network. */
export interface WantedPage {
  readonly path: string;
  /** it is kept again when this changes, and after a day */
  readonly revision: string;
  /** as the offline page lists it, where it does */
  readonly title?: string | undefined;
  /** with the title */
  readonly group?: OfflineGroup | undefined;
}

/** The pages of one person on this device. */
export function keptPages(person: string): Promise<Cache> {
  return caches.open(keptCachePrefix + person);
}

/**
 * Keeps a page with all that it needs, unless it is there already.
 * @param person whose page it has to be
 * @param options age in milliseconds up to which the kept one is good enough; a day when left out
 * @throws TypeError when the network is gone
 */
export async function keepPage(
  person: string,
  { path, revision, title, group }: WantedPage,
  { maxAge = day }: { maxAge?: number } = {},
): Promise<void> {
  const pages = await keptPages(person);
  const known = (await pages.match(path))?.headers;
  const age = Date.now() - Date.parse(known?.get(keptHeaders.at) ?? '');
  if (known?.get(keptHeaders.revision) === revision && age < maxAge) return;
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority: 'low' });
  const html = await response.text();
  const page = pageDataIn(html);
  if (!response.ok || response.redirected || page?.user?.id !== person) return;
  const files = await filesOf(html, page);
  await keepFiles(files);
  const headers = headersOf(response, new Blob([html]).size);
  headers.set(keptHeaders.revision, revision);
  headers.set(keptHeaders.releases, [...new Set(files.map(releaseOf))].join(' '));
  const keptTitle = title === undefined ? known?.get(keptHeaders.title) : encodeURIComponent(title);
  if (keptTitle) headers.set(keptHeaders.title, keptTitle);
  const keptGroup = group ?? known?.get(keptHeaders.group);
  if (keptGroup) headers.set(keptHeaders.group, keptGroup);
  await pages.put(path, new Response(html, { headers }));
}

/** Headers of what is kept: those with which it came, and when that was. @param size bytes */
export function headersOf(response: Response, size: number): Headers {
  const headers = new Headers(response.headers);
  // what is kept is not compressed any more
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(keptHeaders.at, new Date().toISOString());
  headers.set(keptHeaders.size, String(size));
  return headers;
}

/** Keeps a newer answer than those that the kept pages carry. */
export async function keepAnswer(person: string, address: string, answer: unknown): Promise<void> {
  const pages = await keptPages(person);
  const headers = { 'content-type': 'application/json', [keptHeaders.at]: new Date().toISOString() };
  await pages.put(address, new Response(JSON.stringify(answer), { headers }));
}

/** Keeps built files; those that are there stay, for they never change. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(keptFilesCache);
  for (const address of addresses) {
    if (await files.match(address)) continue;
    const response = await fetch(address, { priority: 'low' });
    if (!response.ok) continue;
    const headers = { 'content-type': response.headers.get('content-type') ?? 'text/javascript' };
    await files.put(address, new Response(await response.arrayBuffer(), { headers }));
  }
}

/** Built files that this page has loaded, also what came after its first screen. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && release.test(pathname))
    .map(({ pathname }) => pathname);
}

/**
 * What the page names, and what is loaded when it is needed: all parts of the remotes that it shows, and the shell's shared
 * modules.
 */
async function filesOf(html: string, { registry, shellVersion }: PageData): Promise<string[]> {
  const named = [...html.matchAll(builtFile)].flatMap(([, address]) => address ?? []);
  const shown = registry.remotes.filter(({ bundles }) => bundles.length > 0);
  const parts = await Promise.all([
    ...shown.map(({ baseUrl }) => partsOf(baseUrl, readParts)),
    partsOf(`/remotes/shell/${shellVersion}/`, readSharedFiles),
  ]);
  return [...new Set([...named, ...parts.flat()])];
}

const knownParts = new Map<string, Promise<string[]>>();

function partsOf(baseUrl: string, read: (baseUrl: string) => Promise<string[]>): Promise<string[]> {
  const parts = knownParts.get(baseUrl) ?? read(baseUrl);
  knownParts.set(baseUrl, parts);
  parts.catch(() => knownParts.delete(baseUrl));
  return parts;
}

/** All files of a release but its bundles: those hold the same parts once more, and pages name the ones that they use. */
async function readParts(baseUrl: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}remote.json`, { priority: 'low' });
  if (!response.ok) return [];
  const { files } = (await response.json()) as RemoteDescriptor;
  return files.filter(({ path }) => !path.startsWith('bundle.')).map(({ path }) => baseUrl + path);
}

async function readSharedFiles(baseUrl: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}shell.json`, { priority: 'low' });
  if (!response.ok) return [];
  const { sharedFiles = [] } = (await response.json()) as ShellDescriptor;
  return sharedFiles.map((file) => baseUrl + file);
}

/** The folder of the release that a built file belongs to; empty for anything else. */
export function releaseOf(address: string): string {
  return release.exec(address)?.[0] ?? '';
}
