import {
  copyCachePrefix,
  copyFilesCache,
  copyHeaders,
  copyRequestHeader,
  type OfflineGroup,
  type PageData,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '@learn/contracts';
import { pageDataIn } from './pageDataIn.ts';

const day = 24 * 60 * 60 * 1000;
const builtFile = /(?:src|href)="(\/remotes\/[^"]+)"/g;
const release = /^\/remotes\/[^/]+\/[^/]+\//;

/** A page that is copied to be read without network. */
export interface PageToCopy {
  readonly path: string;
  /** the page is copied again when this changes, and after a day */
  readonly revision: string;
  /** in the list of the offline page; left out for pages that it does not list */
  readonly title?: string | undefined;
  /** with the title */
  readonly group?: OfflineGroup | undefined;
}

/** The cache with the offline copies of one person. */
export function copiesOf(person: string): Promise<Cache> {
  return caches.open(copyCachePrefix + person);
}

/**
 * Copies a page and all files that it needs, unless there is a copy already.
 * @param person id of the person whose page it must be
 * @param options age in milliseconds up to which an earlier copy is good enough; a day when left out
 * @throws TypeError when the network is gone
 */
export async function copyPage(
  person: string,
  { path, revision, title, group }: PageToCopy,
  { maxAge = day }: { maxAge?: number } = {},
): Promise<void> {
  const pages = await copiesOf(person);
  const known = (await pages.match(path))?.headers;
  const age = Date.now() - Date.parse(known?.get(copyHeaders.at) ?? '');
  if (known?.get(copyHeaders.revision) === revision && age < maxAge) return;
  const response = await fetch(path, {
    headers: { accept: 'text/html', [copyRequestHeader]: '1' },
    priority: 'low',
  });
  const html = await response.text();
  const page = pageDataIn(html);
  if (!response.ok || response.redirected || page?.user?.id !== person) return;
  const files = await filesOf(html, page);
  await copyFiles(files);
  const headers = headersOf(response, new Blob([html]).size);
  headers.set(copyHeaders.revision, revision);
  headers.set(copyHeaders.releases, [...new Set(files.map(releaseOf))].join(' '));
  const storedTitle = title === undefined ? known?.get(copyHeaders.title) : encodeURIComponent(title);
  if (storedTitle) headers.set(copyHeaders.title, storedTitle);
  const storedGroup = group ?? known?.get(copyHeaders.group);
  if (storedGroup) headers.set(copyHeaders.group, storedGroup);
  await pages.put(path, new Response(html, { headers }));
}

/** Headers of a copy: those of the response, and the time. @param size bytes */
export function headersOf(response: Response, size: number): Headers {
  const headers = new Headers(response.headers);
  // the copy is not compressed
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(copyHeaders.at, new Date().toISOString());
  headers.set(copyHeaders.size, String(size));
  return headers;
}

/** Stores an answer that is newer than those in the copied pages. */
export async function copyAnswer(person: string, address: string, answer: unknown): Promise<void> {
  const pages = await copiesOf(person);
  const headers = { 'content-type': 'application/json', [copyHeaders.at]: new Date().toISOString() };
  await pages.put(address, new Response(JSON.stringify(answer), { headers }));
}

/** Copies built files; those that are there stay, as they never change. */
export async function copyFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(copyFilesCache);
  for (const address of addresses) {
    if (await files.match(address)) continue;
    const response = await fetch(address, { priority: 'low' });
    if (!response.ok) continue;
    const headers = { 'content-type': response.headers.get('content-type') ?? 'text/javascript' };
    await files.put(address, new Response(await response.arrayBuffer(), { headers }));
  }
}

/** Built files that this page has loaded, also after its first screen. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && release.test(pathname))
    .map(({ pathname }) => pathname);
}

/**
 * Files that the page names, and files that it loads later: all parts of its remotes, and the shell's shared modules.
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
