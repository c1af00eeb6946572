import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/**
 * The text of a page printed to PDF, without any white space: lines break elsewhere on paper, and between letters that stand
 * apart a reader of PDF sees spaces.
 */
export async function printedText(page: Page): Promise<string> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return bare(texts.join(''));
}

/**
 * What a page says on the screen and not on paper. Left out is what serves the screen only: buttons, fields, navigation and the
 * way back, what floats above the page, what only screen readers hear.
 * @returns the texts; empty when the paper is complete
 */
export async function missingOnPaper(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        parentElement.closest(
          'button, nav, header a, search, form, label, [role=status], [aria-hidden=true], svg',
        )
      )
        continue;
      if (isApart(parentElement)) continue;
      range.selectNodeContents(walker.currentNode);
      if (range.getBoundingClientRect().width > 1 && textContent?.trim()) found.push(textContent);
    }
    return found;

    function isApart(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, position } = getComputedStyle(box);
        if (clipPath !== 'none' || position === 'sticky' || position === 'fixed') return true;
      }
      return false;
    }
  });
  const printed = await printedText(page);
  return shown.filter((text) => !printed.includes(bare(text)));
}

function bare(text: string): string {
  return text.replaceAll(/[\s\u00ad\u200b-]+/g, '').normalize('NFKC');
}
