import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateGraphqlTypes } from './graphqlTypes.ts';
import { operationsOf } from './operations.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const schema = 'type Query { course(slug: String!): Course } type Course { id: ID! title: String! }';

async function generate(document?: string) {
  const folder = await temporaryFolder({
    'schema.graphql': schema,
    ...(document === undefined ? {} : { 'src/course/course.graphql': document }),
  });
  const count = await generateGraphqlTypes(folder, path.join(folder, 'schema.graphql'));
  return { folder, count, file: path.join(folder, 'src/__generated__/graphql.ts') };
}

const query = 'query Course($slug: String!) { course(slug: $slug) { id title } }';

describe('generateGraphqlTypes', () => {
  it('writes a document that needs no parser and no graphql library', async () => {
    const { count, file } = await generate(query);
    expect(count).toBe(1);
    const { CourseDocument } = await import(file);
    expect(CourseDocument.kind).toBe('Document');
    expect(CourseDocument.definitions[0].name.value).toBe('Course');
  });

  it('writes the hash of the operation onto its document, as remote.json names it', async () => {
    const { folder, file } = await generate(`${query} fragment Title on Course { title }`);
    const { CourseDocument, TitleFragmentDoc } = await import(file);
    expect(CourseDocument.__meta__).toEqual({ hash: (await operationsOf(folder)).Course?.hash });
    expect(TitleFragmentDoc).not.toHaveProperty('__meta__');
  });

  it('gives each document a file of its own, and takes away the file of one that is gone', async () => {
    const { folder, file } = await generate(`${query} query Title { course(slug: "a") { title } }`);
    const documents = path.join(path.dirname(file), 'documents');
    expect((await readdir(documents)).sort()).toEqual(['CourseDocument.ts', 'TitleDocument.ts']);
    await writeFile(path.join(folder, 'src/course/course.graphql'), query);
    await generateGraphqlTypes(folder, path.join(folder, 'schema.graphql'));
    expect(await readdir(documents)).toEqual(['CourseDocument.ts']);
  });

  it('leaves a file alone that would be the same, so that nothing is built again', async () => {
    const { folder, file } = await generate(query);
    const before = await stat(file);
    await generateGraphqlTypes(folder, path.join(folder, 'schema.graphql'));
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  });

  it('writes nothing where there are no documents', async () => {
    const { count, file } = await generate();
    expect(count).toBe(0);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  it('refuses a document that does not fit the schema', async () => {
    await expect(generate('query Course { course(slug: "a") { id price } }')).rejects.toThrow(/price/);
  });
});
