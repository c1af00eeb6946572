import type { List, ListItem, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Finding } from '../findings/finding.ts';
import type { FindingCode } from '../findings/findingTexts.ts';
import { isAllowedHtml } from './html.ts';

/** Something in a Markdown text that contents may not use. */
export interface MarkdownProblem extends Finding {
  /** from 1 */
  readonly line: number;
}

export interface RichText {
  /** HTML as `isAllowedHtml` allows it */
  readonly html: string;
  readonly problems: readonly MarkdownProblem[];
  /** addresses that the text links to */
  readonly links: readonly { readonly url: string; readonly line: number }[];
}

/** What the names of Markdown's nodes mean to somebody who writes texts. */
const refused: Readonly<Record<string, FindingCode>> = {
  html: 'md_html',
  image: 'md_picture',
  code: 'md_code_block',
  inlineCode: 'md_code',
  thematicBreak: 'md_rule',
  break: 'md_break',
  definition: 'md_reference',
  linkReference: 'md_reference',
  imageReference: 'md_picture',
};

/**
 * Markdown as HTML. What contents may not use is a problem with its line, and left out of the HTML.
 * @param form `blocks`: every paragraph is a `<p>` · `flowing`: a text of a single paragraph is its words alone, unless a
 *   line break ends it
 */
export function markdownToHtml(markdown: string, form: 'blocks' | 'flowing' = 'blocks'): RichText {
  const problems: MarkdownProblem[] = [];
  const links: { url: string; line: number }[] = [];

  function refuse(node: Nodes, finding: Finding = findingOf(node)): string {
    problems.push({ line: lineOf(node), ...finding });
    return '';
  }

  function block(node: RootContent): string {
    switch (node.type) {
      case 'heading':
        if (node.depth !== 2 && node.depth !== 3) return refuse(node, { code: 'md_heading' });
        return `<h${node.depth}>${phrasing(node.children)}</h${node.depth}>`;
      case 'paragraph':
        return `<p>${phrasing(node.children)}</p>`;
      case 'blockquote':
        return `<blockquote>${node.children.map(block).join('')}</blockquote>`;
      case 'list':
        return list(node);
      default:
        return refuse(node);
    }
  }

  function list(node: List): string {
    const tag = node.ordered ? 'ol' : 'ul';
    if (node.ordered && node.start !== 1) refuse(node, { code: 'md_list_start' });
    return `<${tag}>${node.children.map((item) => `<li>${listItem(item, node)}</li>`).join('')}</${tag}>`;
  }

  function listItem(item: ListItem, { spread }: List): string {
    return item.children
      .map((child) => (child.type === 'paragraph' && !spread && !item.spread ? words(child) : block(child)))
      .join('');
  }

  function words(paragraph: Paragraph): string {
    return phrasing(paragraph.children);
  }

  function phrasing(nodes: readonly PhrasingContent[]): string {
    return nodes.map(phrase).join('');
  }

  function phrase(node: PhrasingContent): string {
    switch (node.type) {
      case 'text':
        return escapeText(node.value.replace(/\s*\n\s*/g, ' '));
      case 'strong':
        return `<strong>${phrasing(node.children)}</strong>`;
      case 'emphasis':
        return `<em>${phrasing(node.children)}</em>`;
      case 'link': {
        if (node.title) refuse(node, { code: 'md_link_title' });
        const words = phrasing(node.children);
        const link = `<a href="${escapeText(node.url).replaceAll('"', '&quot;')}">${words}</a>`;
        if (!isAllowedHtml(link)) {
          refuse(node, { code: 'md_link', values: { url: node.url } });
          return words;
        }
        links.push({ url: node.url, line: lineOf(node) });
        return link;
      }
      default:
        return refuse(node);
    }
  }

  const { children } = fromMarkdown(markdown);
  const [only] = children;
  const isOneLine = children.length === 1 && only?.type === 'paragraph' && !markdown.endsWith('\n');
  const html = form === 'flowing' && isOneLine ? words(only) : children.map(block).join('');
  if (problems.length === 0 && !isAllowedHtml(html))
    problems.push({ line: 1, code: 'md_other', values: { detail: 'HTML' } });
  return { html, problems, links };
}

function findingOf({ type }: Nodes): Finding {
  const code = refused[type];
  return code === undefined ? { code: 'md_other', values: { detail: type } } : { code };
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
