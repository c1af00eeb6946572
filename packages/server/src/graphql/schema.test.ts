import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { packageRoot } from '../packageRoot.ts';
import { schema } from './schema.ts';

const sorted = (one: GraphQLSchema) => printSchema(lexicographicSortSchema(one));

test('the served schema is the promised one, word for word', () => {
  const promised = readFileSync(path.join(packageRoot, '../contracts/schema.graphql'), 'utf8');
  expect(sorted(schema)).toBe(sorted(buildSchema(promised)));
});
