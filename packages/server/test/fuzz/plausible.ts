import fc from 'fast-check';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/**
 * Values that look right by a JSON schema, so that what is wrong with them is met by the code behind the border.
 * @param ids existing ids of all kinds, used where an id is wanted
 */
export function plausible(
  schema: Schema | boolean | undefined,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return fc.jsonValue({ maxDepth: 1 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((one) => plausible(one, ids)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, plausible(inner, ids)])));
    }
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map((item) => plausible(item, ids)))
        : fc.array(plausible(schema.items, ids), { maxLength: 4 });
    case 'string':
      return textOf(schema.format, ids);
    case 'integer':
      return fc.integer({ min: -3, max: 60_000 });
    case 'number':
      return fc.double({ min: -10, max: 10_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

const shortText = fc.string({ maxLength: 30 });

function textOf(format: string | undefined, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date') return fc.constantFrom('2026-01-31', '1999-12-31', '2100-06-15');
  if (format === 'date-time') return fc.constantFrom('2026-01-31T10:00:00Z', '2030-12-31T23:59:59+02:00');
  if (format === 'email') return fc.constantFrom('a@example.org', 'b.c@example.org');
  return fc.oneof(shortText, fc.constantFrom(...ids), fc.constant('{}'));
}
