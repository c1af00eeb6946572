import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { parse } from 'graphql';

const scalars = { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' };

/**
 * Writes typed, precompiled documents for every `.graphql` file below a folder into `src/__generated__/`.
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
  for (const output of wanted) await writeIfChanged(output.filename, await codegen(output));
  return files.length;
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
