import type { Language } from '@learn/domain';

export const mediaKinds = ['ARTICLE', 'LINK', 'DOCUMENT', 'VIDEO', 'GLOSSARY'] as const;

export type MediaKind = (typeof mediaKinds)[number];

/** Drawings that stand for a category. */
export type MediaIcon = 'law' | 'product' | 'calculation' | 'customer' | 'handbook' | 'video';

/** The media library of one course in one language; shared by all requests, so nothing here is personal. */
export interface MediaTree {
  readonly categories: readonly MediaCategoryNode[];
}

export interface MediaCategoryReference {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

export interface MediaCategoryNode extends MediaCategoryReference {
  readonly description: string;
  /** of the texts; differs from the wanted one where a translation is missing */
  readonly language: Language;
  readonly icon: MediaIcon;
  readonly content_count: number;
  readonly contents: readonly MediaContentNode[];
}

export interface MediaContentNode {
  readonly id: string;
  readonly course_id: string;
  readonly slug: string;
  readonly title: string;
  readonly language: Language;
  readonly kind: MediaKind;
  readonly description: string;
  /** HTML of an article or glossary; empty else */
  readonly text: string;
  /** of a link, video or document; empty else */
  readonly url: string;
  readonly file_type: string;
  readonly size: number | null;
  readonly minutes: number;
  /** of a video whose spoken text is known; empty else */
  readonly captions_url: string;
  /** spoken lines of a video */
  readonly transcript: readonly string[];
  readonly updated_at: Date;
  readonly category: MediaCategoryReference;
  /** translation keys of the learning contents that it belongs to */
  readonly contentKeys: readonly string[];
}
