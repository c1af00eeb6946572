import {
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { schema } from '../src/graphql/schema.ts';

/**
 * Everything that a type has, down to a depth: fields without mandatory arguments, and those of every possible type of
 * an interface or union under aliases of their own.
 */
export function fullSelection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const parts = ['__typename'];
  if (isObjectType(named) || isInterfaceType(named)) parts.push(...fieldsOf(named, depth));
  if (isAbstractType(named)) {
    for (const [index, possible] of schema.getPossibleTypes(named).entries()) {
      parts.push(`... on ${possible.name} { ${fieldsOf(possible, depth, `t${index}_`).join(' ')} }`);
    }
  }
  return `{ ${parts.join(' ')} }`;
}

function fieldsOf(type: GraphQLObjectType | GraphQLInterfaceType, depth: number, prefix = ''): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((argument) => String(argument.type).endsWith('!'))) return [];
    const leaf = isLeafType(getNamedType(field.type));
    if (!leaf && depth <= 1) return [];
    return `${prefix && `${prefix}${field.name}: `}${field.name} ${leaf ? '' : fullSelection(field.type, depth - 1)}`;
  });
}
