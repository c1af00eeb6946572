import { getDocumentProxy } from 'unpdf';

interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

/** An element that is read out: its role and its text, or its alternative text. */
export type Spoken = readonly [role: string, text: string];

/**
 * What a screen reader says of a PDF, in the order of its structure, by a reader that has nothing to do with the writer
 * (pdf.js): one entry per paragraph, heading, cell and figure.
 */
export async function readAloud(file: Uint8Array): Promise<Spoken[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const spoken: Spoken[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [tree, texts] = [
      await page.getStructTree(),
      textsById(await page.getTextContent({ includeMarkedContent: true })),
    ];
    if (tree) spoken.push(...spokenIn(tree as StructureNode, texts));
  }
  return spoken;
}

interface TextContent {
  readonly items: readonly unknown[];
}

interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
  readonly hasEOL?: boolean;
}

function textsById({ items }: TextContent): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items as readonly Item[]) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id);
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const id = open.findLast((candidate) => candidate !== undefined);
      if (id !== undefined)
        texts.set(id, (texts.get(id) ?? '') + (item.str ?? '') + (item.hasEOL ? ' ' : ''));
    }
  }
  return texts;
}

const blocks = new Set(['P', 'H1', 'H2', 'TH', 'TD', 'Figure']);

function spokenIn(node: StructureNode, texts: ReadonlyMap<string, string>): Spoken[] {
  const { role = '', alt, children = [] } = node;
  if (!blocks.has(role)) return children.flatMap((child) => spokenIn(child, texts));
  // The tree of a page also names the elements of others, without their content.
  if (!isOnPage(node)) return [];
  return [[role, alt ?? textOf(node, texts).replace(/\s+/g, ' ').trim()]];
}

function isOnPage({ type, children = [] }: StructureNode): boolean {
  return type === 'content' || children.some(isOnPage);
}

function textOf(node: StructureNode, texts: ReadonlyMap<string, string>): string {
  if (node.type === 'content') return texts.get(node.id ?? '') ?? '';
  return (node.children ?? []).map((child) => textOf(child, texts)).join('');
}
