/** A piece of parsed HTML: a text, or an element. Comments are left out. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** in small letters */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}
