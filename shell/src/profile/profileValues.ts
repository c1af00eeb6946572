import type { UserProfile } from '@learn/contracts';

/** Fields of the profile that one changes here, field by field (specification §3, User). */
export const editableFields = [
  'first_name',
  'last_name',
  'birth_date',
  'phone_number',
  'street',
  'street_number',
  'postal_code',
  'city',
  'country',
  'organisation',
  'organisation_detail_name',
  'organisation_street',
  'organisation_street_number',
  'organisation_postal_code',
  'organisation_city',
  'organisation_country',
  'invoice_address',
] as const satisfies readonly (keyof UserProfile)[];

export type EditableField = (typeof editableFields)[number];

export type ProfileValues = Pick<UserProfile, EditableField>;

/** What was typed and is not confirmed yet. */
export type TypedValues = Partial<ProfileValues>;

/** Fields in which one types a line. */
export type LineField = Exclude<
  EditableField,
  'birth_date' | 'country' | 'organisation' | 'organisation_country' | 'invoice_address'
>;

/** Whether something kept on this device earlier still fits the fields of today. */
export function isTypedValues(value: unknown): value is TypedValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([field, content]) =>
        editableFields.some((known) => known === field) && (content === null || typeof content === 'string'),
    )
  );
}
