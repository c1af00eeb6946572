import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundlesOf, joinExposedIntoEntry, writeBundle } from './bundles.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const files = { 'a.js': 'a()', 'b.js': 'b()', 'de.js': 'de()', 'fr.js': 'fr()', 'it.js': 'it()' };

function chunks(
  byImport: Readonly<Record<string, readonly string[]>>,
  exposed: readonly string[] = [],
): ChunkFiles {
  return {
    ofImport(request) {
      const found = byImport[request];
      if (!found) throw new Error(`No lazy import of ${request}`);
      return found;
    },
    sharedOfImport: () => [],
    ofTexts: (name) => [`${name}.js`],
    ofChunk: () => [],
    ofExposed: () => exposed,
  };
}

describe('writeBundle', () => {
  it('joins files, each once, whatever their order', async () => {
    const folder = await temporaryFolder(files);
    const name = await writeBundle(folder, ['b.js', 'a.js', 'b.js']);
    await expect(readFile(path.join(folder, name), 'utf8')).resolves.toBe('a()\n;\nb()');
    await expect(writeBundle(folder, ['a.js', 'b.js'])).resolves.toBe(name);
  });

  it('has another name for another content', async () => {
    const folder = await temporaryFolder(files);
    expect(await writeBundle(folder, ['a.js'])).not.toBe(await writeBundle(folder, ['a.js', 'b.js']));
  });
});

describe('bundlesOf', () => {
  it('makes one per language, with the imports and the texts', async () => {
    const folder = await temporaryFolder(files);
    const bundles = await bundlesOf(folder, chunks({ './Page.tsx': ['b.js', 'a.js'] }), {
      modules: ['./Page.tsx'],
    });
    await expect(readFile(path.join(folder, bundles.de), 'utf8')).resolves.toBe('a()\n;\nb()\n;\nde()');
    await expect(readFile(path.join(folder, bundles.it), 'utf8')).resolves.toBe('a()\n;\nb()\n;\nit()');
    expect(new Set(Object.values(bundles)).size).toBe(3);
  });

  it('shares the file of pages with the same chunks', async () => {
    const folder = await temporaryFolder(files);
    const build = chunks({ './One.tsx': ['a.js'], './Two.tsx': ['a.js'] });
    await expect(bundlesOf(folder, build, { modules: ['./One.tsx'] })).resolves.toEqual(
      await bundlesOf(folder, build, { modules: ['./Two.tsx'] }),
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('bundle.'))).toHaveLength(3);
  });

  it('takes the texts of a page in the language of the bundle', async () => {
    const texts = { 'page.de.js': 'seite()', 'page.fr.js': 'page()', 'page.it.js': 'pagina()' };
    const folder = await temporaryFolder({ ...files, ...texts });
    const bundles = await bundlesOf(folder, chunks({}), { modules: [], texts: ['page'] });
    await expect(readFile(path.join(folder, bundles.de), 'utf8')).resolves.toBe('de()\n;\nseite()');
    await expect(readFile(path.join(folder, bundles.fr), 'utf8')).resolves.toBe('fr()\n;\npage()');
  });

  it('refuses a module without a lazy import', async () => {
    const folder = await temporaryFolder(files);
    await expect(bundlesOf(folder, chunks({}), { modules: ['./Gone.tsx'] })).rejects.toThrow('./Gone.tsx');
  });
});

describe('joinExposedIntoEntry', () => {
  it('puts the exposed chunk in front of the entry, under a name of the content', async () => {
    const folder = await temporaryFolder({ ...files, 'entry.js': 'entry()' });
    const name = await joinExposedIntoEntry(folder, 'entry.js', chunks({}, ['a.js', 'entry.js']));
    expect(name).toMatch(/^entry\.[0-9a-f]{12}\.js$/);
    await expect(readFile(path.join(folder, name), 'utf8')).resolves.toBe('a()\n;\nentry()');
    await expect(readdir(folder)).resolves.not.toContain('entry.js');
  });
});
