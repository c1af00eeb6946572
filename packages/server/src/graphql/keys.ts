import { isUuid } from '@learn/domain';
import { notFound } from '../errors.ts';

const slug = /^[\w-]+$/;

/** True for what may be a slug: letters, digits, hyphens and underscores. */
export function isSlug(value: string): boolean {
  return value.length <= 200 && slug.test(value);
}

/** An id that a client sent. @throws not_found for what cannot be the id of anything */
export function requireId(value: string): string {
  if (!isUuid(value)) throw notFound();
  return value.toLowerCase();
}
