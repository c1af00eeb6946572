import fc, { type GeneratorValue } from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { badText } from './poison.ts';

export interface GeneratedOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface World {
  readonly schema: GraphQLSchema;
  /** ids and slugs of what is there */
  readonly ids: readonly string[];
}

/** What is put into a document, so that it is wrong in a way of its own. */
const fragmentsOfText = [
  ...['{', '}', '(', ')', '[', ']', '...', '$', '!', ':', '"', '"""', '#', '&', '|', '@', '\ufeff', '\u0000'],
  ...['__typename', '...f', '...Nobody', '@include(if: $x)', '@skip(if: "a")', '@deprecated', 'on Query'],
  '__schema { types { name fields { name args { name } } } }',
  '__type(name: "Query") { fields { name type { ofType { name } } } enumValues { name } inputFields { name } }',
  'fragment f on Query { ...f }',
  'query A { __typename } query B { __typename }',
  'mutation { __typename }',
  'subscription { __typename }',
  '['.repeat(3000),
  '{a'.repeat(1500),
  `a(b: ${'['.repeat(2000)}${']'.repeat(2000)})`,
  `${'{a:'.repeat(1500)}1${'}'.repeat(1500)}`,
  Array.from({ length: 900 }, (_, index) => `fragment c${index} on Query { ...c${index + 1} }`).join(' '),
];

/**
 * A document that fits the schema, or one that is spoilt in a few places. The same generator values make the same document.
 */
export function generateOperation(g: GeneratorValue, { schema, ids }: World): GeneratedOperation {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: string[] = [];
  const below = (maximum: number) => g(fc.nat, { max: maximum - 1 });
  const chance = (percent: number) => below(100) < percent;
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  function selection(type: GraphQLNamedOutputType, depth: number): string {
    if (isUnionType(type)) {
      return `{ __typename ... on ${pick(type.getTypes()).name} ${selection(pick(type.getTypes()), depth - 1)} }`;
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return '';
    const all = Object.values(type.getFields());
    const parts = Array.from({ length: 1 + below(4) }, () => {
      const field = pick(all);
      const inner = getNamedType(field.type);
      const isLeaf = !isObjectType(inner) && !isInterfaceType(inner) && !isUnionType(inner);
      if (!isLeaf && depth <= 0) return '__typename';
      const alias = chance(40) ? `a${below(1000)}: ` : '';
      const directive = chance(5) ? ` @${pick(['include', 'skip'])}(if: ${chance(50)})` : '';
      return `${alias}${field.name}${written(field.args)}${directive} ${isLeaf ? '' : selection(inner, depth - 1)}`;
    });
    const text = `{ ${parts.join(' ')} }`;
    if (!chance(15)) return text;
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${type.name} ${text}`);
    return `{ __typename ...${name} }`;
  }

  function written(parameters: readonly GraphQLArgument[]): string {
    const given = parameters.filter(({ type }) => isNonNullType(type) || chance(50));
    const texts = given.map(({ name, type }) => {
      const value = chance(8)
        ? pick([null, '', -1, {}, [], [[null]], g(() => badText)])
        : plausibleValue(type, 3);
      if (chance(50)) return `${name}: ${literal(value, type)}`;
      const variable = `v${declared.length}`;
      declared.push(`$${variable}: ${type}`);
      variables[variable] = value;
      return `${name}: $${variable}`;
    });
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  }

  function plausibleValue(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return plausibleValue(type.ofType, depth);
    if (chance(5)) return null;
    if (isListType(type)) return Array.from({ length: below(3) }, () => plausibleValue(type.ofType, depth));
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || depth > 0,
      );
      return Object.fromEntries(fields.map((field) => [field.name, plausibleValue(field.type, depth - 1)]));
    }
    if (isEnumType(type)) return pick(type.getValues()).name;
    if (type.name === 'Int') return pick([0, 1, -1, 50, 2 ** 31 - 1, below(1000)]);
    if (type.name === 'Float') return pick([0, 0.5, -1.5, 1e300, below(1000)]);
    if (type.name === 'Boolean') return chance(50);
    if (type.name === 'Date' || type.name === 'DateTime')
      return pick(['2026-01-31', '2026-01-31T10:00:00Z', 'x']);
    return chance(85) ? pick(ids) : g(() => badText);
  }

  const kind = chance(75) ? 'query' : 'mutation';
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType()) as GraphQLObjectType;
  const body = selection(root, 1 + below(6));
  const head = declared.length > 0 ? `${kind} Fuzz(${declared.join(', ')})` : `${kind} Fuzz`;
  let query = [`${head} ${body}`, ...fragments].join(' ');
  for (let left = chance(30) ? 1 + below(3) : 0; left > 0; left -= 1) query = spoil(query);
  return { query, variables };

  function spoil(text: string): string {
    const from = below(text.length + 1);
    const until = chance(50) ? from : Math.min(text.length, from + below(12));
    return text.slice(0, from) + (chance(70) ? ` ${pick(fragmentsOfText)} ` : '') + text.slice(until);
  }
}

/** A value as it is written into a document: names of enums are bare. */
function literal(value: unknown, type: GraphQLInputType): string {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (Array.isArray(value)) {
    const item = isListType(inner) ? inner.ofType : inner;
    return `[${value.map((one) => literal(one, item)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(inner) ? inner.getFields() : {};
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}: ${literal(one, fields[name]?.type ?? inner)}`)
      .join(', ')}}`;
  }
  return isEnumType(inner) && typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
