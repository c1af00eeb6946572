import type { LinkParameters } from './linkPatterns.ts';
import type { Links } from './links.ts';

/** What can be looked at of a person. */
export interface PersonViewLink {
  readonly name: 'learningPath' | 'competence';
  readonly to: string;
}

/** The views of a person that a live remote shows, in the order of their tabs (specification §2, profile/{userId}). */
export function personViews(
  links: Pick<Links, 'personLearningPath' | 'personCompetence'>,
  parameters: LinkParameters<'personLearningPath'>,
): PersonViewLink[] {
  const views = [
    { name: 'learningPath', to: links.personLearningPath(parameters) },
    { name: 'competence', to: links.personCompetence(parameters) },
  ] as const;
  return views.flatMap(({ name, to }) => (to === undefined ? [] : { name, to }));
}
