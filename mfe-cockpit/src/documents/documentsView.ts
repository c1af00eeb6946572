import { type CircleDocument, withParameters } from '@learn/contracts';
import { matchesWords } from '@learn/domain';

export const documentSorts = ['name', 'place', 'added'] as const;

export type DocumentSort = (typeof documentSorts)[number];

/** What of the documents is shown, as the address says it. */
export interface DocumentsView {
  /** slug; undefined: all circles */
  readonly circle: string | undefined;
  readonly search: string;
  readonly sort: DocumentSort;
  readonly descending: boolean;
}

/** Without a sorting in the address the newest come first. */
export function readDocumentsView(parameters: URLSearchParams): DocumentsView {
  const written = parameters.get('sort') ?? '';
  const column = documentSorts.find((one) => one === written.replace(/^-/, ''));
  return {
    circle: parameters.get('circle') ?? undefined,
    search: parameters.get('search') ?? '',
    sort: column ?? 'added',
    descending: column === undefined || written.startsWith('-'),
  };
}

/** The address' parameters with a change of the view; nothing that goes without saying. */
export function withDocumentsView(
  parameters: URLSearchParams,
  change: Partial<DocumentsView>,
): URLSearchParams {
  const { circle, search, sort, descending } = { ...readDocumentsView(parameters), ...change };
  const isUsual = sort === 'added' && descending;
  return withParameters(parameters, {
    circle,
    search,
    sort: isUsual ? undefined : `${descending ? '-' : ''}${sort}`,
  });
}

/**
 * The documents that pass filter and search, in their order.
 * @param documents the newest first
 * @param circles slugs, in the order of the path
 */
export function shownDocuments(
  documents: readonly CircleDocument[],
  circles: readonly string[],
  { circle, search, sort, descending }: DocumentsView,
): CircleDocument[] {
  const found = documents.filter(
    (one) =>
      (circle === undefined || one.circle.slug === circle) &&
      matchesWords(search, `${one.name} ${one.file_name} ${one.circle.title} ${one.learning_sequence.title}`),
  );
  if (sort === 'added') return descending ? found : found.toReversed();
  const compare = {
    name: (left: CircleDocument, right: CircleDocument) => left.name.localeCompare(right.name, 'de'),
    place: (left: CircleDocument, right: CircleDocument) =>
      circles.indexOf(left.circle.slug) - circles.indexOf(right.circle.slug) ||
      left.learning_sequence.title.localeCompare(right.learning_sequence.title, 'de'),
  }[sort];
  return found.toSorted((left, right) => (descending ? compare(right, left) : compare(left, right)));
}
