import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, personEndpoints } from '@learn/contracts/endpoints';
import { expect } from 'vitest';
import type { Cast, CastMember } from './factories.ts';
import type { TestServer } from './testServer.ts';

type Person = EndpointAnswer<typeof personEndpoints.list>[number];

/** The persons list of a person, and its `x-total-count`. @param query with its question mark */
export async function askPersons(server: TestServer, username: string, query = '') {
  const answer = await (await server.login(username)).get(`${endpoints.persons.path}${query}`);
  expect(answer.statusCode).toBe(200);
  const persons: Person[] = answer.json();
  return { persons, total: answer.headers['x-total-count'] };
}

/** The cast by name; with an asterisk where the e-mail is shown, with «!» where employer and results are. */
export async function personsSeenBy(
  { server, cast }: { server: TestServer; cast: Cast },
  name: CastMember,
  query = '',
): Promise<string[]> {
  const { persons } = await askPersons(server, cast.people[name].username, query);
  const names = new Map(Object.entries(cast.people).map(([key, { id }]) => [id, key]));
  return persons
    .map((person) => {
      const contact = person.email === null ? '' : '*';
      const trusted = person.competence_metrics === null ? '' : '!';
      return `${names.get(person.user_id) ?? 'stranger'}${contact}${query.includes('metrics') ? trusted : ''}`;
    })
    .sort();
}
