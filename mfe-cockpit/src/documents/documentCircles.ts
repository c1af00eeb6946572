import type { CockpitDocumentsQuery } from '../__generated__/graphql.ts';

/** Circles that a person looks after, each with its sequences. */
export type DocumentCircles = NonNullable<CockpitDocumentsQuery['cockpit']>['circles'];

/**
 * The sequences to which a document can be added: of the circle that is shown, else of all, then named with their circle.
 * @param circles to which the person adds documents
 * @param shown slug; undefined: all
 */
export function sequencesToAddTo(
  circles: DocumentCircles,
  shown: string | undefined,
  named: (words: { readonly circle: string; readonly sequence: string }) => string,
): { readonly id: string; readonly title: string }[] {
  const wanted = circles.filter(({ circle }) => shown === undefined || circle.slug === shown);
  return wanted.flatMap(({ circle, learning_sequences }) =>
    learning_sequences.map(({ id, title }) => ({
      id,
      title: wanted.length === 1 ? title : named({ circle: circle.title, sequence: title }),
    })),
  );
}
