import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { generateGraphqlTypes } from '../src/graphqlTypes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const schemaFile = path.join(root, 'packages/contracts/schema.graphql');
// npm and turbo run it in one workspace, or in the root for all of them
const folders =
  process.cwd() === root
    ? readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))
    : [path.relative(root, process.cwd())];

for (const folder of folders.filter((name) => existsSync(path.join(root, name, 'src')))) {
  const count = await generateGraphqlTypes(path.join(root, folder), schemaFile);
  if (count > 0) process.stdout.write(`${folder}: types of ${count} GraphQL files\n`);
}
