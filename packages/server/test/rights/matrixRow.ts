import { errorCodes } from '@learn/contracts';
import { askGraphql } from '../askGraphql.ts';
import type { CastMember } from '../factories.ts';
import type { TestClient } from '../testClient.ts';
import type { RightsWorld } from './rightsWorld.ts';

/** One thing that one can do with one resource, and who may. */
export interface MatrixRow {
  /** row of the table of rights */
  readonly resource: string;
  readonly act: string;
  /** what is driven: `GET /api/…`, `query …` or `mutation …`, as the server names it */
  readonly calls: string;
  /** 200: done or seen; 403: seen, but not to be changed; 404: not there for this person */
  readonly ask: (client: TestClient, world: RightsWorld) => Promise<number>;
  readonly allowed: readonly CastMember[];
  /** see the thing and must not do this */
  readonly refused?: readonly CastMember[];
}

/** A person of every relation to the session of the member, in the order in which they come. */
export const roles = [
  'member',
  'fellow',
  'other',
  'expert',
  'foreignExpert',
  'mentor',
  'foreignMentor',
  'supervisor',
  'foreignSupervisor',
  'apprenticeTrainer',
  'foreignApprenticeTrainer',
  'trainingResponsible',
  'foreignTrainingResponsible',
  'examExpert',
  'admin',
  'nobody',
] as const satisfies readonly CastMember[];

/** Everybody who sees the session of the member in any role. */
export const insiders = [
  'member',
  'fellow',
  'expert',
  'mentor',
  'foreignMentor',
  'supervisor',
  'admin',
  'apprenticeTrainer',
  'foreignApprenticeTrainer',
  'trainingResponsible',
  'foreignTrainingResponsible',
  'examExpert',
] as const satisfies readonly CastMember[];

/** All of these but some. */
export function without<Role extends CastMember>(
  roles: readonly Role[],
  ...some: readonly CastMember[]
): Role[] {
  return roles.filter((role) => !some.includes(role));
}

type Variables = Readonly<Record<string, unknown>>;

interface Question {
  readonly query: string;
  readonly variables: Variables;
  /** whether the answer holds the thing; without it an answer is enough */
  readonly holds?: (data: never) => boolean;
}

/** Status that stands for the answer of an operation: 200, or that of the first error; 404 where the thing is not in it. */
export async function askOperation(
  client: TestClient,
  { query, variables, holds }: Question,
): Promise<number> {
  const { data, codes } = await askGraphql(client, query, variables);
  const [code] = codes;
  if (code !== undefined) return errorCodes[code as keyof typeof errorCodes].status;
  return holds === undefined || holds(data as never) ? 200 : 404;
}

/** Status of a call; 404 where its list does not hold the thing. */
export async function askList<Element>(
  client: TestClient,
  url: string,
  holds: (list: readonly Element[]) => boolean,
): Promise<number> {
  const answer = await client.get(url);
  if (answer.statusCode !== 200) return answer.statusCode;
  return holds(answer.json<Element[]>()) ? 200 : 404;
}

/** 2xx is 200. */
export const done = (answer: { readonly statusCode: number }): number =>
  answer.statusCode >= 200 && answer.statusCode < 300 ? 200 : answer.statusCode;
