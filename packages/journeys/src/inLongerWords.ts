import { expect, type Page } from '@playwright/test';
import { longerTranslation } from './translations.ts';

/**
 * Looks at a page whose texts stand in the language in which they are longest, each of them, and gives it back as it was. What
 * comes from the database stays as it is.
 * @param look reads and changes nothing
 */
export async function inLongerWords<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const nodes = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue?.trim() && parentElement?.checkVisibility()) found.push(walker.currentNode);
    }
    return found;
  });
  const { texts, language } = await nodes.evaluate((found) => ({
    texts: found.map(({ nodeValue }) => nodeValue ?? ''),
    language: document.documentElement.lang as 'de' | 'fr' | 'it',
  }));
  const longer = texts.map((text) => longerTranslation(language, text) ?? text);
  expect(longer, 'there are texts of the product').not.toEqual(texts);
  const write = (values: readonly string[]) =>
    nodes.evaluate(async (found, written) => {
      found.forEach((node, index) => {
        if (node.nodeValue !== written[index]) node.nodeValue = written[index] ?? '';
      });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }, values);
  await write(longer);
  const result = await look();
  await write(texts);
  await nodes.dispose();
  return result;
}
