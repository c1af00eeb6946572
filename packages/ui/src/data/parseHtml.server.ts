import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { HtmlNode } from './HtmlNode.ts';

/** Reads HTML as browsers do, where there is none: the build for the server takes this file in place of `parseHtml.ts`. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const [root] = parse(html).childNodes.filter(defaultTreeAdapter.isElementNode);
  const body = root?.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .find(({ tagName }) => tagName === 'body');
  return body ? childrenOf(body) : [];
}

function childrenOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): HtmlNode[] {
  return childNodes.flatMap((node): HtmlNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node.value];
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName, attributes, children: childrenOf(node) }];
  });
}
