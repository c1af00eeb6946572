import type { HtmlNode } from './HtmlNode.ts';

/** Reads HTML with the browser's own parser, which runs nothing and loads nothing. */
export function parseHtml(html: string): readonly HtmlNode[] {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body);
}

function childrenOf(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.localName, attributes, children: childrenOf(node) }];
  });
}
