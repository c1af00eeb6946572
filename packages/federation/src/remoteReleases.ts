import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnswerOf, type BodyOf, endpoints, fillPath } from '@learn/contracts';
import { ReleaseRefused, storeBuild } from './releases.ts';

/** A platform that runs, and the token of the team for one of its releases. */
export interface Platform {
  /** origin, such as https://learn.example.ch */
  readonly url: string;
  readonly token: string;
}

type Published = AnswerOf<typeof endpoints.publishVersion>;
type Move = BodyOf<typeof endpoints.moveTeamRelease>;
export type ReleaseOnPlatform = AnswerOf<typeof endpoints.teamRelease>;

/** Files that are sent at the same time. */
const parallel = 6;

/**
 * Publishes a finished build on a platform, without making it live: only contents that the platform has not yet are sent.
 * @throws ReleaseRefused with the reason of the platform, or when the build is not whole
 */
export async function publishOnPlatform(
  builtFolder: string,
  { platform, reason }: { readonly platform: Platform; readonly reason: string },
): Promise<Published & { readonly name: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'learn-release-'));
  try {
    const staged = path.join(folder, 'version');
    const { name } = await storeBuild(builtFolder, staged);
    const files = await describeFiles(staged);
    const publish = () =>
      call<Published>(platform, endpoints.publishVersion, { name, body: { files, reason } });
    const first = await publish();
    if (first.state !== 'missing') return { name, ...first };
    const waiting = first.missing.flatMap(
      (one) => files.find(({ integrity }) => integrity === one)?.path ?? [],
    );
    const workers = Array.from({ length: parallel }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
        await upload(platform, name, path.join(staged, file));
    });
    await Promise.all(workers);
    return { name, ...(await publish()) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws ReleaseRefused with the reason of the platform */
export function moveOnPlatform(platform: Platform, name: string, body: Move): Promise<ReleaseOnPlatform> {
  return call<ReleaseOnPlatform>(platform, endpoints.moveTeamRelease, { name, body });
}

/** @returns the address that shows the version, and until when @throws ReleaseRefused where there is no such version */
export async function previewOnPlatform(
  platform: Platform,
  name: string,
  body: BodyOf<typeof endpoints.previewTeamRelease>,
): Promise<{ readonly url: string; readonly until: string }> {
  const { address, until } = await call<AnswerOf<typeof endpoints.previewTeamRelease>>(
    platform,
    endpoints.previewTeamRelease,
    { name, body },
  );
  return { url: new URL(address, platform.url).href, until };
}

/** @throws ReleaseRefused where the token is not for this release */
export function readOnPlatform(platform: Platform, name: string): Promise<ReleaseOnPlatform> {
  return call<ReleaseOnPlatform>(platform, endpoints.teamRelease, { name });
}

async function describeFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const content = await readFile(file);
        const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
        return {
          path: path.relative(folder, file).split(path.sep).join('/'),
          bytes: content.length,
          integrity,
        };
      }),
  );
}

async function upload(platform: Platform, name: string, file: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([await readFile(file)]), path.basename(file));
  await send(platform, addressOfCall(endpoints.uploadReleaseFile, name), { method: 'POST', body: form });
}

interface Call {
  readonly method: string;
  readonly path: string;
}

async function call<Answer>(
  platform: Platform,
  endpoint: Call,
  { name, body }: { readonly name: string; readonly body?: unknown },
): Promise<Answer> {
  const answer = await send(platform, addressOfCall(endpoint, name), {
    method: endpoint.method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return (await answer.json()) as Answer;
}

const addressOfCall = (endpoint: Call, name: string) => fillPath(endpoint.path, { name }) ?? '';

async function send({ url, token }: Platform, address: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${token}`, accept: 'application/json' };
  const answer = await fetch(new URL(address, url), { ...init, headers });
  if (!answer.ok) throw new ReleaseRefused(await reasonOf(answer));
  return answer;
}

async function reasonOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.status === 401) return 'The platform does not know this RELEASE_TOKEN.';
  if (answer.status === 404)
    return 'This RELEASE_TOKEN is not for this release, or there is no such version.';
  try {
    const { details, message } = JSON.parse(text) as { details?: { reason?: string }; message?: string };
    return details?.reason ?? message ?? text;
  } catch {
    return `The platform answers ${answer.status}: ${text.slice(0, 300)}`;
  }
}
