import type { MediaIcon } from '../media/mediaTree.ts';
import type { Text } from './text.ts';

/** A titled paragraph of an article, or a term of a glossary with its explanation. */
export interface Part {
  readonly title: Text;
  /** plain text, or HTML as contents may use it */
  readonly text: Text;
}

interface MediaBase {
  /** unique within its category; the same in all languages */
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly minutes: number;
  /** learning contents that it belongs to, as `<circle>/<content>` */
  readonly belongsTo?: readonly string[];
}

/** A content of a media library, as the demo courses are written. */
export type Media = MediaBase &
  (
    | { readonly kind: 'ARTICLE' | 'GLOSSARY'; readonly parts: readonly Part[] }
    | { readonly kind: 'LINK'; readonly url: string }
    | { readonly kind: 'VIDEO'; readonly captions: readonly Text[] }
    | { readonly kind: 'DOCUMENT'; readonly format: DocumentFormat; readonly lines: readonly Text[] }
  );

export type DocumentFormat = 'pdf' | 'docx' | 'xlsx';

export interface MediaCategory {
  readonly slug: string;
  readonly icon: MediaIcon;
  readonly title: Text;
  readonly description: Text;
  readonly contents: readonly Media[];
}
