import { users } from '../users/tables.ts';

/** Columns of a person who is named with their picture. */
export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  avatarUrl: users.avatarUrl,
};

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string;
}

export function presentPerson({ id, firstName, lastName, avatarUrl }: Person) {
  return { id, first_name: firstName, last_name: lastName, avatar_url: avatarUrl };
}
