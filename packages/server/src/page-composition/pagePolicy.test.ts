import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { createFakeReleases, type FakeReleases, fakeShell } from '../../test/fakeReleases.ts';
import { startTestServer } from '../../test/testServer.ts';
import type { Config } from '../config.ts';

let releases: FakeReleases;

beforeAll(async () => {
  releases = await createFakeReleases();
  await releases.publishShell(fakeShell('s1'));
});
afterAll(() => releases[Symbol.asyncDispose]());

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const reports = { APP_MODE: 'stage', ERROR_REPORTING_DSN: 'https://key@errors.example.org/7' } as const;

interface Case {
  readonly settings: Partial<Config>;
  readonly connect?: string;
  readonly media?: string;
}

describe('the origins that a page may use', () => {
  test.each<[string, Case]>([
    ['without a bucket', { settings: {} }],
    ['with reports', { settings: reports, connect: "'self' https://errors.example.org" }],
    ...(
      [
        ['of Amazon', { S3_BUCKET: 'documents' }, 'https://documents.s3.eu-central-1.amazonaws.com'],
        [
          'in China',
          { S3_BUCKET: 'documents', S3_REGION: 'cn-north-1' },
          'https://documents.s3.cn-north-1.amazonaws.com.cn',
        ],
        ['with dots', { S3_BUCKET: 'docs.example.ch' }, 'https://s3.eu-central-1.amazonaws.com'],
        ['elsewhere', { S3_BUCKET: 'documents', S3_ENDPOINT: 'http://store:9000' }, 'http://store:9000'],
        [
          'below a path',
          { S3_BUCKET: 'documents', S3_ENDPOINT: 'https://files.example.ch:443/s3/' },
          'https://files.example.ch',
        ],
      ] as const
    ).map(([name, settings, origin]): [string, Case] => [
      `with a bucket ${name}`,
      { settings, connect: `'self' ${origin}`, media: `'self' ${origin}` },
    ]),
    [
      'with a bucket and reports',
      {
        settings: { ...reports, S3_BUCKET: 'documents', S3_ENDPOINT: 'https://s3.example.ch' },
        connect: "'self' https://errors.example.org https://s3.example.ch",
        media: "'self' https://s3.example.ch",
      },
    ],
  ])('%s', async (_, { settings, connect, media }) => {
    await using server = await startTestServer({
      config: { RELEASES_DIR: releases.folder, ...keys, ...settings },
    });
    const { username } = await createPerson(server.db, { firstName: 'Lena' });
    const page = await (await server.login(username)).get('/nowhere', { accept: 'text/html' });
    const directives = new Map(
      String(page.headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(page.statusCode).toBe(200);
    expect(directives.get('require-trusted-types-for')).toBe("'script'");
    expect(directives.get('trusted-types')).toBe('default');
    expect(directives.get('script-src')).toBe("'self'");
    expect([directives.get('connect-src'), directives.get('media-src')]).toEqual([connect, media]);
    for (const [name, sources] of directives) {
      if (name !== 'connect-src' && name !== 'media-src') expect(sources).not.toContain('http');
    }
  });
});
