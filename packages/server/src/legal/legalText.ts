/** One of the built-in legal pages in one language. */
export interface LegalText {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  /** facts that only the operator knows; the page says that they are missing */
  readonly missing: readonly string[];
}

export const legalPages = ['privacy', 'imprint'] as const;

export type LegalPage = (typeof legalPages)[number];

/** Where the built-in pages lie; `{language}` stands for de, fr or it. */
export function builtInAddress(page: LegalPage): string {
  return `/legal/{language}/${page}`;
}
