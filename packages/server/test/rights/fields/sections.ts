import { isIntrospectionType, isObjectType } from 'graphql';
import type { ApiRoute } from '../../../src/endpoints/registerEndpoint.ts';
import { schema } from '../../../src/graphql/schema.ts';
import type { CastMember } from '../../factories.ts';
import { matrix } from '../matrix/index.ts';
import { declaredFields, leavesOf } from './declaredFields.ts';
import type { TableSection } from './fieldTable.ts';

/** By call and field: who found a value. */
export type FoundFields = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<CastMember>>>;

const none: TableSection['readers'] = new Map();

/** Every call of REST that answers with data; of calls about the own only, the table has no reader. */
export function restSections(routes: readonly ApiRoute[], seen: FoundFields): TableSection[] {
  return routes.flatMap(({ method, url, endpoint, policy }) => {
    if (endpoint?.answer.kind !== 'json') return [];
    const call = `${method} ${url}`;
    const isDriven = matrix.some(({ calls }) => calls === call);
    const title = isDriven ? call : `${call} (${policy.public ? 'open to everyone' : 'the own only'})`;
    return {
      title,
      readers: seen.get(call) ?? none,
      declared: leavesOf(declaredFields(endpoint.answer.schema)),
    };
  });
}

/** The calls of the table, and the fields that are in none of their answers. */
export function graphqlSections(seen: FoundFields): TableSection[] {
  const calls = [...seen].filter(([call]) => /^(query|mutation) /.test(call));
  const found = new Set(calls.flatMap(([, fields]) => [...fields.keys()]));
  const declared = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
  const isRoot = (field: string) => /^(Query|Mutation)\./.test(field);
  const rest = declared.filter((field) => !found.has(field) && !isRoot(field));
  return [
    ...calls.map(([title, readers]) => ({ title, readers, declared: [] })),
    {
      title: 'GraphQL: fields that are in none of these answers, or empty for everyone',
      readers: none,
      declared: rest,
    },
    {
      title: 'GraphQL: root fields about the own, or open to everyone',
      readers: none,
      declared: declared.filter((field) => {
        const [root, name] = field.split('.');
        return isRoot(field) && !seen.has(`${root?.toLowerCase()} ${name}`);
      }),
    },
  ];
}
