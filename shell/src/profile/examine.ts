import type { UserProfile } from '@learn/contracts';
import { type ProfileFieldProblem, profileProblems } from '@learn/domain';
import { type EditableField, editableFields, type TypedValues } from './profileValues.ts';

/** Fields that are valid or not by each other: they are sent together or not at all. */
const linked: readonly (readonly EditableField[])[] = [
  ['postal_code', 'country'],
  ['organisation_postal_code', 'organisation_country'],
  ['organisation', 'organisation_detail_name'],
];

export interface Examination {
  /** what is wrong, by field */
  readonly problems: ReadonlyMap<EditableField, ProfileFieldProblem>;
  /** what may be sent: trimmed, changed, and right */
  readonly change: TypedValues;
  /** typed values that are the saved ones already */
  readonly settled: readonly EditableField[];
}

/** The fields that are sent together with this one, itself included. */
export function linkedFields(field: EditableField): readonly EditableField[] {
  return linked.find((group) => group.includes(field)) ?? [field];
}

/**
 * What of the typed values can be saved now.
 * @param refused values that the server did not take; they are not sent again
 * @param today YYYY-MM-DD in Zurich
 */
export function examine(
  kept: UserProfile,
  typed: TypedValues,
  refused: TypedValues,
  today: string,
): Examination {
  const trimmed = trim(typed);
  const present = fieldsOf(trimmed);
  const changed = present.filter((field) => trimmed[field] !== kept[field]);
  const problems = new Map<EditableField, ProfileFieldProblem>(
    profileProblems({ ...kept, ...trimmed }, new Set(changed), today),
  );
  for (const field of changed) {
    if (!problems.has(field) && field in refused && refused[field] === trimmed[field])
      problems.set(field, field === 'phone_number' ? 'phone_number' : 'invalid');
  }
  const held = new Set([...problems.keys()].flatMap(linkedFields));
  const sendable = changed.filter((field) => !held.has(field));
  return {
    problems,
    change: pick(trimmed, sendable),
    settled: present.filter((field) => !changed.includes(field)),
  };
}

/** The values without some of them; undefined when nothing is left. */
export function without(values: TypedValues, fields: readonly EditableField[]): TypedValues | undefined {
  const rest = fieldsOf(values).filter((field) => !fields.includes(field));
  return rest.length > 0 ? pick(values, rest) : undefined;
}

/** Whether a field has the value that was sent, but for blanks around it. */
export function isSame(typed: TypedValues, sent: TypedValues, field: EditableField): boolean {
  return trim(typed)[field] === sent[field];
}

/** The fields in which something is typed. */
export function fieldsOf(values: TypedValues): readonly EditableField[] {
  return editableFields.filter((field) => field in values);
}

function trim(values: TypedValues): TypedValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  );
}

/** The values of some fields. */
export function pick(values: TypedValues, fields: readonly EditableField[]): TypedValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
