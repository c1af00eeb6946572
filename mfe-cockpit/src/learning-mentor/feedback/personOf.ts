import type { UnitFeedback } from './unitFeedback.ts';

/** A person as their remarks name them. */
export function personOf({ first_name, last_name, avatar_url }: UnitFeedback['provider']) {
  return { firstName: first_name, lastName: last_name, ...(avatar_url && { src: avatar_url }) };
}
