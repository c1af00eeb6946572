import { fillPath } from '@learn/contracts';
import { paths } from '../area/addresses.ts';

/** Where the page of a person is. */
export function personAddress(userId: string): string {
  return fillPath(paths.person, { userId }) ?? paths.people;
}
