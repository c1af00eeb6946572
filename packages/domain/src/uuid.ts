const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True for what may be the id of something (domain decisions: ids are UUID v4 strings); capitals count as small letters. */
export function isUuid(value: string): boolean {
  return uuid.test(value);
}
