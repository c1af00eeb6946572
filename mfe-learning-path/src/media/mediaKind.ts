import type { IconName } from '@learn/ui';
import type { MediaKind } from '../__generated__/graphql.ts';

/** Kinds in the order in which they are offered as filters. */
export const mediaKinds: readonly MediaKind[] = ['ARTICLE', 'GLOSSARY', 'DOCUMENT', 'VIDEO', 'LINK'];

/** Sign of each kind; its word is the text `kind.<kind>`. */
export const mediaIcon: Readonly<Record<MediaKind, IconName>> = {
  ARTICLE: 'text',
  GLOSSARY: 'book',
  DOCUMENT: 'files',
  VIDEO: 'video',
  LINK: 'external',
};
