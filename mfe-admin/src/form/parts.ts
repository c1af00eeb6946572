import { isRecord } from './isRecord.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that have parts of their own, such as the languages of a title or the flags of a course: who changes one of them leaves the
 * others as they are.
 * @param saved what the form shows
 * @param stored the same as the server writes it; a field has parts where both are made of them
 */
export function fieldsWithParts(saved: object, stored: Values | undefined): readonly string[] {
  return Object.entries(saved).flatMap(([name, value]) =>
    isMadeOfParts(value) && isMadeOfParts(stored?.[name]) ? [name] : [],
  );
}

/** Each part as a field of its own, by a name such as `titles.de`. @param fields as `fieldsWithParts` finds them */
export function takenApart(values: object, fields: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      fields.includes(name) && isRecord(value)
        ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, one])
        : [[name, value]],
    ),
  );
}

/** The opposite of `takenApart`. */
export function putTogether(parts: Values, fields: readonly string[]): Values {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parts)) {
    const field = fieldOfPart(name, fields);
    values[field] =
      field === name
        ? value
        : { ...(values[field] as object | undefined), [name.slice(field.length + 1)]: value };
  }
  return values;
}

/** `titles` for `titles.de`, else the name itself. */
export function fieldOfPart(name: string, fields: readonly string[]): string {
  return fields.find((field) => name.startsWith(`${field}.`)) ?? name;
}

/** Whether two values of a part or field are the same, as they are sent. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isMadeOfParts(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const parts = Object.values(value);
  return parts.length > 0 && parts.every((part) => typeof part === 'string' || typeof part === 'boolean');
}
