import { z } from 'zod';

/** What an answer may hold, by name; `[]` for the elements of a list, `*` for values under any name. */
export interface DeclaredFields {
  readonly [name: string]: DeclaredFields;
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** The fields that the schema of an answer declares. */
export function declaredFields(schema: z.ZodType): DeclaredFields {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fieldsOf(root, root);
}

function fieldsOf(schema: JsonSchema, root: JsonSchema): DeclaredFields {
  const fields: Record<string, DeclaredFields> = {};
  const add = (name: string, inner: unknown) => {
    fields[name] = { ...fields[name], ...fieldsOf(inner as JsonSchema, root) };
  };
  if (typeof schema.$ref === 'string') return fieldsOf(resolve(schema.$ref, root), root);
  for (const variant of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? [])) {
    for (const [name, inner] of Object.entries(fieldsOf(variant as JsonSchema, root))) {
      fields[name] = { ...fields[name], ...inner };
    }
  }
  for (const [name, inner] of Object.entries((schema.properties as JsonSchema | undefined) ?? {}))
    add(name, inner);
  if (typeof schema.items === 'object' && schema.items !== null) add('[]', schema.items);
  if (typeof schema.additionalProperties === 'object' && schema.additionalProperties !== null) {
    add('*', schema.additionalProperties);
  }
  return fields;
}

function resolve(reference: string, root: JsonSchema): JsonSchema {
  return reference
    .split('/')
    .slice(1)
    .reduce<JsonSchema>((schema, part) => schema[part] as JsonSchema, root);
}

/** The names of all leaves, such as `sessions[].title`. */
export function leavesOf(fields: DeclaredFields, prefix = ''): string[] {
  const entries = Object.entries(fields);
  if (entries.length === 0) return [prefix];
  return entries.flatMap(([name, inner]) => leavesOf(inner, join(prefix, name)));
}

/** The leaves that have a value in an answer: neither null nor empty. */
export function filledLeaves(value: unknown, fields: DeclaredFields, prefix = ''): string[] {
  if (value === null || value === undefined || value === '') return [];
  const names = Object.keys(fields);
  if (names.length === 0) return [prefix];
  if (Array.isArray(value)) {
    const inner = fields['[]'];
    return inner === undefined ? [] : value.flatMap((one) => filledLeaves(one, inner, join(prefix, '[]')));
  }
  if (typeof value !== 'object') return [prefix];
  return Object.entries(value).flatMap(([name, one]) => {
    const known = name in fields ? name : '*';
    const inner = fields[known];
    return inner === undefined
      ? [`${join(prefix, name)} (undeclared)`]
      : filledLeaves(one, inner, join(prefix, known));
  });
}

function join(prefix: string, name: string): string {
  return name === '[]' || prefix === '' ? `${prefix}${name}` : `${prefix}.${name}`;
}
