import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { type DocumentNode, Kind, parse } from 'graphql';
import { operationsOf } from './operations.ts';

const scalars = { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' };

/**
 * Writes typed, precompiled documents for every `.graphql` file below a folder into `src/__generated__/`: all types into
 * `graphql.ts`, each document with its hash into a file of its own, so that a page carries only those that it names.
 * @param folder root of a remote or of the shell
 * @param schemaFile path of schema.graphql
 * @returns how many document files were found; nothing is written when there are none
 * @throws Error naming the document that does not fit the schema
 */
export async function generateGraphqlTypes(folder: string, schemaFile: string): Promise<number> {
  const files = await Array.fromAsync(glob('src/**/*.graphql', { cwd: folder }));
  if (files.length === 0) return 0;
  const documents = await Promise.all(
    files.sort().map(async (location) => {
      const rawSDL = await readFile(path.join(folder, location), 'utf8');
      return { location, rawSDL, document: parse(rawSDL) };
    }),
  );
  const schema = parse(await readFile(schemaFile, 'utf8'));
  const target = `${path.join(folder, 'src/__generated__')}/`;
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: target,
    schema,
    documents,
    config: {
      scalars,
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      skipTypename: false,
      emitLegacyCommonJSImports: false,
      importExtension: '.ts',
    },
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
  });
  await mkdir(target, { recursive: true });
  const wanted = outputs.filter(({ filename }) => filename.endsWith('/graphql.ts'));
  const operations = await operationsOf(folder);
  const hashes = new Map(Object.values(operations).map(({ name, hash }) => [name, hash]));
  for (const output of wanted) await writeParts(output.filename, await codegen(output), hashes);
  return files.length;
}

/** A document as the code generator prints it: one line, with the names of its types at the end. */
const documentLine = /^export const (\w+) = (.*) as unknown as DocumentNode<(\w+), (\w+)>;$/gm;

/** What only the documents needed. */
const documentTypeImport = /^import type \{ TypedDocumentNode as DocumentNode \} .*\n/m;

async function writeParts(file: string, text: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const folder = path.join(path.dirname(file), 'documents');
  await mkdir(folder, { recursive: true });
  const parts = new Map<string, string>();
  const types = text.replace(
    documentLine,
    (_, name: string, document: string, data: string, variables: string) => {
      const imported = [data, variables].filter((type) => type !== 'unknown').join(', ');
      parts.set(
        `${name}.ts`,
        `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ${imported} } from '../graphql.ts';

export const ${name} = ${withHash(document, hashes)} as unknown as TypedDocumentNode<${data}, ${variables}>;
`,
      );
      return `export { ${name} } from './documents/${name}.ts';`;
    },
  );
  for (const [name, part] of parts) await writeIfChanged(path.join(folder, name), part);
  await writeIfChanged(file, types.replace(documentTypeImport, ''));
  for await (const old of glob('*.ts', { cwd: folder })) {
    if (!parts.has(old)) await rm(path.join(folder, old));
  }
}

/** @param document as JSON; one of fragments alone has no hash */
function withHash(document: string, hashes: ReadonlyMap<string, string>): string {
  const { definitions } = JSON.parse(document) as DocumentNode;
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const hash = hashes.get(operation?.name?.value ?? '');
  return hash === undefined ? document : `{"__meta__":{"hash":"${hash}"},${document.slice(1)}`;
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
