import { contentsOf } from '@learn/domain';
import type { CircleNode, ContentNode, CourseTree } from '../course-pages/courseTree.ts';
import type { MediaContentNode, MediaTree } from '../media/mediaTree.ts';
import { plainText } from './plainText.ts';

/** Longest text of which words are found, so that no content makes the search slow; texts of contents are far shorter. */
const longestText = 12_000;

/** Something that can be found, as plain text. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  /** title of the circle or category that it is in */
  readonly place: string;
  readonly description: string;
  readonly text: string;
  readonly found:
    | { readonly kind: 'media'; readonly media: MediaContentNode }
    | { readonly kind: 'content'; readonly content: ContentNode; readonly circle: CircleNode }
    | { readonly kind: 'circle'; readonly circle: CircleNode };
}

/** Everything of a course that can be found. Solutions of a knowledge assessment are left out. */
export function searchDocuments(tree: CourseTree | undefined, library: MediaTree): SearchDocument[] {
  const circles = (tree?.circles ?? []).flatMap((circle) => [
    circleDocument(circle),
    ...contentsOf<ContentNode>(circle).map((content) => contentDocument(content, circle)),
  ]);
  const media = library.categories.flatMap(({ contents }) => contents).map(mediaDocument);
  return [...circles, ...media];
}

function circleDocument(circle: CircleNode): SearchDocument {
  return {
    id: circle.id,
    title: circle.title,
    place: '',
    description: plainText(circle.description),
    text: joined(circle.goals),
    found: { kind: 'circle', circle },
  };
}

function contentDocument(content: ContentNode, circle: CircleNode): SearchDocument {
  return {
    id: content.id,
    title: content.title,
    place: circle.title,
    description: plainText(content.description),
    text: joined([
      content.text,
      ...content.cards.flatMap(({ title, text }) => [title, text]),
      ...content.documents.flatMap(({ title, text }) => [title, text]),
      ...content.transcript,
      ...content.questions.map(({ question }) => question),
      content.location,
      content.trainer,
    ]),
    found: { kind: 'content', content, circle },
  };
}

function mediaDocument(media: MediaContentNode): SearchDocument {
  return {
    id: media.id,
    title: media.title,
    place: media.category.title,
    description: plainText(media.description),
    text: joined([media.text, ...media.transcript]),
    found: { kind: 'media', media },
  };
}

function joined(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map(plainText)
    .join(' ')
    .slice(0, longestText);
}
