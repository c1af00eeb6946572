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
 * The operations of a remote as the data client will send them: with `__typename` in every selection and with the
 * fragments that they use.
 * @param folder root of the workspace
 * @throws Error when two operations share a name or one has none
 */
export async function operationsOf(folder: string): Promise<Record<string, OperationDocument>> {
  const files = await Array.fromAsync(glob('src/**/*.graphql', { cwd: folder }));
  const documents = await Promise.all(
    files.sort().map(async (file) => parse(await readFile(path.join(folder, file), 'utf8'))),
  );
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const result: Record<string, OperationDocument> = {};
  for (const operation of definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)) {
    const name = operation.name?.value;
    if (!name) throw new Error(`An operation in ${folder} has no name`);
    if (result[name]) throw new Error(`Two operations in ${folder} are called ${name}`);
    const query = print(
      withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...usedBy(operation, fragments)] }),
    );
    result[name] = { hash: createHash('sha256').update(query).digest('hex'), query };
  }
  return result;
}

function usedBy(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
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
