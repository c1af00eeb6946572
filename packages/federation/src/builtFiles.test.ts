import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtFiles, versionOf } from './builtFiles.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

describe('builtFiles', () => {
  it('lists every file but source maps with its bytes and integrity, by path', async () => {
    const folder = await temporaryFolder({
      'b.js': 'ä',
      'a.js': '1',
      'media/c.js': '',
      '.maps/a.js.map': '{}',
    });
    const files = await builtFiles(folder);
    expect(files.map((file) => [file.path, file.bytes])).toEqual([
      ['a.js', 1],
      ['b.js', 2],
      ['media/c.js', 0],
    ]);
    expect(files[0]?.integrity).toBe(`sha384-${createHash('sha384').update('1').digest('base64')}`);
  });
});

describe('versionOf', () => {
  const files = [{ path: 'a.js', bytes: 1, integrity: 'sha384-a' }];

  it('is the same for the same content', () => {
    expect(versionOf({ name: 'a' }, files)).toBe(versionOf({ name: 'a' }, [...files]));
    expect(versionOf({ name: 'a' }, files)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is another one as soon as a file or the description changes', () => {
    const version = versionOf({ name: 'a' }, files);
    expect(versionOf({ name: 'b' }, files)).not.toBe(version);
    expect(versionOf({ name: 'a' }, [{ path: 'a.js', bytes: 1, integrity: 'sha384-b' }])).not.toBe(version);
  });
});
