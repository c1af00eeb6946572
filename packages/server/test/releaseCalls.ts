import { createHash } from 'node:crypto';
import type { RemoteDescriptor, ShellDescriptor } from '@learn/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { tokenHash } from '../src/authentication/tokenHash.ts';
import type { Database } from '../src/database/database.ts';
import { releaseTokens } from '../src/registry/tables.ts';
import { contentOf } from './fakeReleases.ts';
import { multipart } from './multipart.ts';

/** Calls of the team of one release, as its pipeline makes them. */
export interface ReleaseTeam {
  readonly read: () => Promise<LightMyRequestResponse>;
  readonly move: (move: Readonly<Record<string, unknown>>) => Promise<LightMyRequestResponse>;
  readonly preview: (wanted: Readonly<Record<string, unknown>>) => Promise<LightMyRequestResponse>;
  /** Sends one file. */
  readonly upload: (path: string, content: string) => Promise<LightMyRequestResponse>;
  /** Sends the files of an invented build and publishes it. */
  readonly publish: (
    descriptor: RemoteDescriptor | ShellDescriptor,
    more?: { readonly reason?: string; readonly contents?: Readonly<Record<string, string>> },
  ) => Promise<LightMyRequestResponse>;
}

/** Makes a token as an administrator does. */
export async function createTeam(db: Database, app: FastifyInstance, name: string): Promise<ReleaseTeam> {
  const token = createHash('sha256').update(name).digest('base64url');
  await db
    .insert(releaseTokens)
    .values({ name, label: `team of ${name}`, hash: tokenHash(token) })
    .onConflictDoNothing();
  return teamWith(app, name, token);
}

/** @param token whatever is sent as such */
export function teamWith(app: FastifyInstance, name: string, token: string): ReleaseTeam {
  const authorization = `Bearer ${token}`;
  const post = (what: string, body: unknown) =>
    app.inject({
      method: 'POST',
      url: `/api/releases/${name}/${what}/`,
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });

  function upload(path: string, content: string): Promise<LightMyRequestResponse> {
    const bytes = Buffer.from(content);
    const form = multipart([{ fileName: path, fileType: 'application/octet-stream', bytes }], {});
    return app.inject({
      method: 'POST',
      url: `/api/releases/${name}/files/`,
      headers: { ...form.headers, authorization },
      payload: form.payload,
    });
  }

  return {
    upload,
    read: () => app.inject({ method: 'GET', url: `/api/releases/${name}/`, headers: { authorization } }),
    move: (move) => post('moves', move),
    preview: (wanted) => post('previews', wanted),
    async publish(descriptor, { reason = '', contents = {} } = {}) {
      const description = descriptor.name === 'shell' ? 'shell.json' : 'remote.json';
      const all: Record<string, string> = {
        ...Object.fromEntries(descriptor.files.map(({ path }) => [path, contentOf(path)])),
        [description]: JSON.stringify(descriptor),
        ...contents,
      };
      const files = Object.entries(all).map(([path, content]) => ({
        path,
        bytes: Buffer.byteLength(content),
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
        content,
      }));
      const body = { files: files.map(({ content: _, ...file }) => file), reason };
      const first = await post('versions', body);
      if (first.statusCode !== 200) return first;
      const missing: readonly string[] = first.json().missing;
      for (const { path, content, integrity } of files)
        if (missing.includes(integrity)) await upload(path, content);
      return missing.length === 0 ? first : post('versions', body);
    },
  };
}
