import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { parseHtml } from '#parseHtml';
import { styled } from '../styled.ts';
import { color, fontSize, radius, space } from '../theme/tokens.ts';
import type { HtmlElement, HtmlNode } from './HtmlNode.ts';

const Root = styled.div`
  max-width: 68ch;
  overflow-wrap: break-word;
  & > * + * {
    margin-top: ${space[16]};
  }
  h2, h3, h4 {
    margin-top: ${space[32]};
    font-weight: 600;
    line-height: 1.3;
  }
  h2 { font-size: ${fontSize[22]}; }
  h3 { font-size: ${fontSize[18]}; }
  ul, ol { padding-left: ${space[24]}; list-style: disc; }
  ol { list-style: decimal; }
  li + li { margin-top: ${space[8]}; }
  blockquote {
    margin: ${space[16]} 0 0;
    padding-left: ${space[16]};
    border-left: 4px solid ${color.line};
    color: ${color.ink700};
  }
  img {
    height: auto;
    border-radius: ${radius.control};
  }
  table { border-collapse: collapse; }
  th, td {
    padding: ${space[8]} ${space[16]} ${space[8]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
`;

/** Elements that editors may use, with the attributes that are kept; anything else is reduced to its text. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  a: ['href', 'target'],
  img: ['src', 'alt'],
  figure: [],
  figcaption: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
  div: [],
  span: [],
};
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);
const safeAddress = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/iu;

function attributesOf(element: HtmlElement, names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = element.attributes[name];
    if (value === undefined) continue;
    if ((name === 'href' || name === 'src') && !safeAddress.test(value.trim())) continue;
    kept[name] = value;
  }
  return kept.target === '_blank' ? { ...kept, rel: 'noopener noreferrer' } : kept;
}

function toReact(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag } = node;
  if (dropped.has(tag)) return undefined;
  const children = node.children.map(toReact);
  const names = allowed[tag];
  if (names === undefined) return createElement(Fragment, { key }, ...children);
  return createElement(tag, { key, ...attributesOf(node, names) }, ...children);
}

/**
 * Text from an editor, given as HTML that the server has sanitised. It is drawn element by element from a list of allowed
 * ones, so that nothing in it can run.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const content = useMemo(() => parseHtml(html).map(toReact), [html]);
  return <Root className={className}>{content}</Root>;
}
