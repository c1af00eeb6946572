import { expect, type Page } from '@playwright/test';
import type { Look } from './lookAt.ts';
import { longerTranslation } from './translations.ts';

/**
 * Looks at a page whose texts stand in the language in which they are longest, each of them, and gives it back as it was. What
 * comes from the database stays as it is.
 * @param look uses nothing from outside and changes nothing
 * @returns what it found
 */
export async function inLongerWords(page: Page, look: Look): Promise<string[]> {
  const { texts, language } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue?.trim() && parentElement?.checkVisibility()) found.add(nodeValue);
    }
    return { texts: [...found], language: document.documentElement.lang as 'de' | 'fr' | 'it' };
  });
  const longer = texts.flatMap((text) => {
    const translated = longerTranslation(language, text);
    return translated === undefined ? [] : [[text, translated] as const];
  });
  expect(longer, 'there are texts of the product').not.toEqual([]);
  return page.evaluate<string[]>(`(${lookInOtherWords})(${JSON.stringify(longer)}, ${look})`);
}

/** Runs in the page. */
async function lookInOtherWords(
  words: readonly (readonly [string, string])[],
  look: Look,
): Promise<string[]> {
  const others = new Map(words);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const changed: { readonly node: Node; readonly text: string; readonly other: string }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.nodeValue ?? '';
    const other = others.get(text);
    if (other !== undefined && node.parentElement?.checkVisibility()) changed.push({ node, text, other });
  }
  for (const { node, other } of changed) node.nodeValue = other;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const found = await look();
  for (const { node, text, other } of changed) if (node.nodeValue === other) node.nodeValue = text;
  return found;
}
