import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { schema } from '../../../src/graphql/schema.ts';

/** How far from the root field types are selected. */
const deepest = 7;

/**
 * Everything that can be reached from a type, each type once, where it is nearest: a selection that names every field
 * without growing with the ways that lead to it. Fields of possible types have aliases of their own (`fieldOfAlias`).
 */
export function spanningSelection(type: GraphQLOutputType): string {
  const root = getNamedType(type);
  const nearest = distancesFrom(root);
  const expanded = new Set<GraphQLNamedType>();

  function select(named: GraphQLNamedType, depth: number): string {
    if (isLeafType(named)) return '';
    if (nearest.get(named) !== depth || expanded.has(named)) return '{ __typename }';
    expanded.add(named);
    const parts = ['__typename', ...fieldsOf(named).map((field) => selectField(field, depth))];
    if (isAbstractType(named)) {
      const shared = new Set(fieldsOf(named).map(({ name }) => name));
      for (const [index, possible] of schema.getPossibleTypes(named).entries()) {
        const own = fieldsOf(possible).filter(({ name }) => !shared.has(name));
        const selected = own.map((field) => `t${index}_${field.name}: ${selectField(field, depth)}`);
        if (selected.length > 0) parts.push(`... on ${possible.name} { ${selected.join(' ')} }`);
      }
    }
    return `{ ${parts.join(' ')} }`;
  }

  const selectField = (field: GraphQLField<unknown, unknown>, depth: number) =>
    `${field.name} ${select(getNamedType(field.type), depth + 1)}`.trim();

  return select(root, 0);
}

/** The name of a field in the schema. */
export const fieldOfAlias = (alias: string): string => alias.replace(/^t\d+_/, '');

/** Fields that can be selected without saying more. */
function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).filter(({ args }) =>
    args.every((argument) => !String(argument.type).endsWith('!')),
  );
}

function distancesFrom(root: GraphQLNamedType): ReadonlyMap<GraphQLNamedType, number> {
  const nearest = new Map<GraphQLNamedType, number>([[root, 0]]);
  // A map walks over what is added while it is walked, the nearest first.
  for (const [type, distance] of nearest) {
    if (distance === deepest) continue;
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
    for (const { type: output } of [type, ...possible].flatMap(fieldsOf)) {
      const next = getNamedType(output);
      if (!nearest.has(next)) nearest.set(next, distance + 1);
    }
  }
  return nearest;
}
