import { type AnswerOf, type BodyOf, endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';

export type Release = AnswerOf<typeof endpoints.adminReleases>[number];
export type ReleaseVersion = Release['versions'][number];
export type ReleaseMove = Release['moves'][number];

/** Moves a release; lists of releases are asked for again. */
export async function moveRelease(name: string, move: BodyOf<typeof endpoints.moveRelease>): Promise<void> {
  await rest.send(endpoints.moveRelease, { params: { name }, body: move });
}
