import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OperationDocument } from '@learn/contracts';
import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  separateOperations,
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
  const document = concatAST(documents);
  namesOf(Kind.OPERATION_DEFINITION, document, folder);
  const fragments = namesOf(Kind.FRAGMENT_DEFINITION, document, folder);
  const result: Record<string, OperationDocument> = {};
  for (const [name, operation] of Object.entries(separateOperations(document))) {
    visit(operation, {
      FragmentSpread({ name: { value: fragment } }) {
        if (!fragments.has(fragment))
          throw new Error(`${name} in ${folder} uses the fragment ${fragment}, which no file contains`);
      },
    });
    const query = print(withTypenames(operation));
    result[name] = { hash: createHash('sha256').update(query).digest('hex'), name, query };
  }
  return result;
}

function namesOf(kind: DefinitionNode['kind'], { definitions }: DocumentNode, folder: string): Set<string> {
  const names = new Set<string>();
  const called = kind === Kind.OPERATION_DEFINITION ? 'operation' : 'fragment';
  for (const node of definitions) {
    if (node.kind !== kind) continue;
    const name = 'name' in node ? node.name?.value : undefined;
    if (!name) throw new Error(`An ${called} in ${folder} has no name`);
    if (names.has(name)) throw new Error(`Two ${called}s in ${folder} are called ${name}`);
    names.add(name);
  }
  return names;
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
