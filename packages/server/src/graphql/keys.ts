import { notFound } from '../errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const slug = /^[\w-]+$/;

/** True for what may be the id of something; the database refuses anything else as an error. */
export function isUuid(value: string): boolean {
  return uuid.test(value);
}

/** True for what may be a slug: letters, digits, hyphens and underscores. */
export function isSlug(value: string): boolean {
  return value.length <= 200 && slug.test(value);
}

/** An id that a client sent. @throws not_found for what cannot be the id of anything */
export function requireId(value: string): string {
  if (!isUuid(value)) throw notFound();
  return value.toLowerCase();
}
