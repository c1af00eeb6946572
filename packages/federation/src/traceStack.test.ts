import { expect, it } from 'vitest';
import { readSourceMap, writeJoinedMap } from './sourceMaps.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { type NamedFile, traceStack } from './traceStack.ts';

/** One source line for the whole first line of a file. */
const mapOf = (source: string) => ({ version: 3, sources: [source], names: [], mappings: 'AAEA' });

async function store() {
  const folder = await temporaryFolder({
    '.maps/1.js.map': mapOf('src/One.tsx'),
    '.maps/server.cjs.map': mapOf('src/Two.tsx'),
    '.maps/2.js.map': mapOf('../packages/domain/src/two.ts'),
  });
  await writeJoinedMap(folder, 'bundle.ab.js', [
    { file: '1.js', line: 0 },
    { file: 'texts.js', line: 2 },
    { file: '2.js', line: 4 },
  ]);
  return ({ name, version, file }: NamedFile) =>
    name === 'mfe-a' && version === 'v1' ? readSourceMap(folder, file) : Promise.resolve(undefined);
}

it('puts positions in the sources in place of those in files, joined ones as well', async () => {
  const stack = `Error: broken (http://x)
    at One (https://learn.example/remotes/mfe-a/v1/1.js:1:7)
    at two (https://learn.example/remotes/mfe-a/v1/bundle.ab.js:5:20)
    at mfe-a/v1/bundle.ab.js:1:1
    at Two (mfe-a/v1/server.cjs:1:1)`;
  await expect(traceStack(stack, await store())).resolves.toBe(`Error: broken (http://x)
    at One (mfe-a/src/One.tsx:3:1)
    at two (packages/domain/src/two.ts:3:1)
    at mfe-a/src/One.tsx:3:1
    at Two (mfe-a/src/Two.tsx:3:1)`);
});

it('leaves what no map knows', async () => {
  const stack = `at x (https://learn.example/remotes/mfe-a/v2/1.js:1:7)
    at y (https://learn.example/remotes/mfe-a/v1/3.js:1:7)
    at z (https://elsewhere.example/script.js:1:7)`;
  await expect(traceStack(stack, await store())).resolves.toBe(stack);
});
