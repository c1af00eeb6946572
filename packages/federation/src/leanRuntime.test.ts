import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leanRuntime } from './leanRuntime.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const version = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)).map((parts) => parts.join('.'));

it('compares versions as the federation runtime does', async () => {
  const { satisfy } = await import('@learn/contracts/versionRange');
  const { satisfy: original } = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced'),
  )('@module-federation/runtime-core') as { satisfy: typeof satisfy };
  fc.assert(
    fc.property(version, version, fc.constantFrom('^', '<='), (given, wanted, sign) => {
      expect([given, `${sign}${wanted}`, satisfy(given, `${sign}${wanted}`)]).toEqual([
        given,
        `${sign}${wanted}`,
        original(given, `${sign}${wanted}`),
      ]);
    }),
  );
});

it('finds every module that it replaces in the installed libraries', async () => {
  const folder = await temporaryFolder();
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: import.meta.dirname,
    entry: [
      '@module-federation/enhanced/runtime',
      '@module-federation/webpack-bundler-runtime',
      'react-router',
    ],
    output: { path: folder },
    plugins: [leanRuntime()],
  });
  const names = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else
        resolve((stats?.toJson({ all: false, modules: true }).modules ?? []).map(({ name }) => name ?? ''));
    });
  });
  const replaced = names
    .filter((name) => /(?:^\.\/runtime|contracts\/src)\//.test(name))
    .map((name) => name.split('/').at(-1));
  expect(replaced.sort()).toEqual([
    'bundlerRuntime.js',
    'descriptions.js',
    'init.js',
    'instrumentation.js',
    'snapshotHandler.js',
    'unused.js',
    'updateOptions.js',
    'versionRange.ts',
  ]);
});
