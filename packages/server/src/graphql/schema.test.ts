import { readFileSync } from 'node:fs';
import path from 'node:path';
import { graphqlChanges, graphqlReads } from '@learn/contracts';
import { expect, test } from 'vitest';
import { packageRoot } from '../packageRoot.ts';
import { printedSchema } from './printedSchema.ts';
import { schema } from './schema.ts';

test('the served schema is the promised one, word for word; `npm run schema` writes a change down', () => {
  const promised = readFileSync(path.join(packageRoot, '../contracts/schema.graphql'), 'utf8');
  expect(printedSchema()).toBe(promised);
});

test('every query and mutation names its policy', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const fields = roots.flatMap((type) => Object.values(type?.getFields() ?? {}));
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter(({ extensions }) => !isPolicy(extensions.policy)).map(({ name }) => name)).toEqual([]);
});

test('every query says what it reads, and every mutation what it changes', () => {
  expect(Object.keys(graphqlReads).sort()).toEqual(
    Object.keys(schema.getQueryType()?.getFields() ?? {}).sort(),
  );
  expect(Object.keys(graphqlChanges).sort()).toEqual(
    Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
  );
});

function isPolicy(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sentence' in value && value.sentence !== '';
}
