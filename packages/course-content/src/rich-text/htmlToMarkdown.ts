import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cleanHtml } from './html.ts';

type Block = BlockContent | DefinitionContent;

const blockTags: ReadonlySet<string> = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'blockquote']);

/**
 * Rich text as it is stored, as Markdown that `markdownToHtml` gives back unchanged; HTML that contents may not use is
 * cleaned away first, and space between blocks is not kept.
 * @returns text without a line break at its end
 */
export function htmlToMarkdown(html: string): string {
  const root: Root = { type: 'root', children: blocks(parseDocument(cleanHtml(html)).children) };
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    resourceLink: true,
  }).trimEnd();
}

/** Words that stand between blocks, or alone, become a paragraph. */
function blocks(nodes: readonly ChildNode[]): Block[] {
  const found: Block[] = [];
  let loose: ChildNode[] = [];
  const endParagraph = () => {
    const children = phrasing(loose);
    loose = [];
    const isSpace = children.every((child) => child.type === 'text' && child.value.trim() === '');
    if (!isSpace) found.push({ type: 'paragraph', children });
  };
  for (const node of nodes) {
    if (!isTag(node) || !blockTags.has(node.name)) {
      loose.push(node);
      continue;
    }
    endParagraph();
    found.push(block(node.name, node.children));
  }
  endParagraph();
  return found;
}

function block(name: string, children: readonly ChildNode[]): Block {
  switch (name) {
    case 'h2':
    case 'h3':
      return { type: 'heading', depth: name === 'h2' ? 2 : 3, children: phrasing(children) };
    case 'ul':
    case 'ol':
      return list(name === 'ol', children);
    case 'blockquote':
      return { type: 'blockquote', children: blocks(children) };
    default:
      return { type: 'paragraph', children: phrasing(children) };
  }
}

function list(ordered: boolean, children: readonly ChildNode[]): Block {
  const items = children.filter(isTag);
  const spread = items.some((item) => item.children.some((child) => isTag(child) && child.name === 'p'));
  const listItems = items.map(
    (item): ListItem => ({ type: 'listItem', spread, children: blocks(item.children) }),
  );
  return { type: 'list', ordered, ...(ordered ? { start: 1 } : {}), spread, children: listItems };
}

function phrasing(nodes: readonly ChildNode[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isText(node)) return [{ type: 'text', value: node.data }];
    if (!isTag(node)) return [];
    const children = phrasing(node.children);
    switch (node.name) {
      case 'strong':
        return [{ type: 'strong', children }];
      case 'em':
        return [{ type: 'emphasis', children }];
      case 'a':
        return node.attribs.href === undefined
          ? children
          : [{ type: 'link', url: node.attribs.href, children }];
      default:
        return children;
    }
  });
}
