import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { uncalled } from './uncalled.ts';

const require = createRequire(import.meta.url);
const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const loader = require('./runtime/uncalled.cjs') as (
  this: { getOptions: () => { names: readonly string[] } },
  source: string,
) => string;

function without(source: string, ...names: string[]): string {
  return loader.call({ getOptions: () => ({ names }) }, source);
}

describe('a function that nobody calls', () => {
  it.each([
    ['function gone(a, b) {\n  if (a) {\n    b();\n  }\n}', 'function gone(a, b) {'],
    ['export function gone (a) {\n  a();\n}', 'export function gone (a) {'],
    ['const gone = value => {\n  value();\n};', 'const gone = value => {'],
    ['const gone = async ({ a }) => {\n  a();\n};', 'const gone = async ({ a }) => {'],
    ['async function gone() {\n  other();\n}', 'async function gone() {'],
    ['class A {\n  gone(a = {}) {\n    a();\n  }\n}', 'class A {\n  gone(a = {}) {'],
  ])('loses its body: %s', (source, head) => {
    const lean = without(`${source}\nconst kept = 1;`, 'gone');
    expect(lean).toContain(`${head}throw Error("uncalled: gone");\n`);
    expect(lean).toMatch(/\}\nconst kept = 1;$|\};\nconst kept = 1;$/);
    expect(lean).not.toMatch(/\b[ab]\(\)|value\(\)|other/);
  });

  it('has to be there, and once', () => {
    expect(() => without('gone();', 'gone')).toThrow('0 functions called gone');
    const twice = 'function gone() {\n}\nfunction gone() {\n}';
    expect(() => without(twice, 'gone')).toThrow('2 functions called gone');
  });
});

it('leaves alone what is called like one that is left out', () => {
  const source = 'gone(a);\nif (gone(a)) {\n}\nungone(a) {\n}';
  expect(without(`${source}\nfunction gone() {\n}`, 'gone')).toContain(source);
});

describe.each(uncalled)('of the installed $file', ({ file, names }) => {
  const source = readFileSync(path.join(packages, file), 'utf8');

  it.each(names)('%s is left out', (name) => {
    expect(without(source, name).length).toBeLessThan(source.length);
  });
});
