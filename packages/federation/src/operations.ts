import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OperationDocument } from '@learn/contracts';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';

/**
 * The operations of a remote by their name, as the data client sends them: with `__typename` in every selection and with
 * the fragments that they use.
 * @param folder root of the workspace
 * @throws Error when two operations or fragments share a name, an operation has none, or a fragment is not there
 */
export async function operationsOf(folder: string): Promise<Record<string, OperationDocument>> {
  const files = await Array.fromAsync(glob('src/**/*.graphql', { cwd: folder }));
  const documents = await Promise.all(
    files.sort().map(async (file) => parse(await readFile(path.join(folder, file), 'utf8'))),
  );
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const fragment of definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)) {
    const name = fragment.name.value;
    if (fragments.has(name)) throw new Error(`Two fragments in ${folder} are called ${name}`);
    fragments.set(name, fragment);
  }
  const result: Record<string, OperationDocument> = {};
  for (const operation of definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)) {
    const name = operation.name?.value;
    if (!name) throw new Error(`An operation in ${folder} has no name`);
    if (result[name]) throw new Error(`Two operations in ${folder} are called ${name}`);
    const used = usedBy(operation, (fragment) => {
      const found = fragments.get(fragment);
      if (!found)
        throw new Error(`${name} in ${folder} uses the fragment ${fragment}, which no file contains`);
      return found;
    });
    const query = print(withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...used] }));
    result[name] = { hash: createHash('sha256').update(query).digest('hex'), name, query };
  }
  return result;
}

function usedBy(
  operation: OperationDefinitionNode,
  find: (fragment: string) => FragmentDefinitionNode,
): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        if (used.has(name.value)) return;
        const fragment = find(name.value);
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [...used.values()];
}

function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      leave(node: SelectionSetNode, _key, parent): SelectionSetNode | undefined {
        if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        if (node.selections.some((entry) => entry.kind === Kind.FIELD && entry.name.value === '__typename'))
          return undefined;
        const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
        return { ...node, selections: [...node.selections, typename] };
      },
    },
  });
}
