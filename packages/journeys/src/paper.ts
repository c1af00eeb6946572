import type { Locator, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/**
 * The text of a page printed to PDF, without any white space and in small letters: lines break elsewhere on paper, between letters
 * that stand apart a reader of PDF sees spaces, and styles turn first letters into capitals.
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
 * @param besides regions that serve the screen only on this page
 * @returns the texts; empty when the paper is complete
 */
export async function missingOnPaper(page: Page, besides?: Locator): Promise<string[]> {
  const leftOut = (await besides?.elementHandles()) ?? [];
  const shown = await page.evaluate((regions) => {
    const screenOnly = 'button, nav, header a, search, form, label, [role=status], [aria-hidden=true], svg';
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parentElement.closest(screenOnly) || isButton(parentElement.closest('a'))) continue;
      if (isApart(parentElement) || regions.some((region) => region.contains(parentElement))) continue;
      range.selectNodeContents(walker.currentNode);
      if (range.getBoundingClientRect().width > 1 && textContent?.trim()) found.push(textContent);
    }
    return found;

    /** a link that looks like one */
    function isButton(link: Element | null): boolean {
      if (!link) return false;
      const { display, justifyContent, borderTopStyle } = getComputedStyle(link);
      return display.endsWith('flex') && justifyContent === 'center' && borderTopStyle === 'solid';
    }

    function isApart(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, position } = getComputedStyle(box);
        if (clipPath !== 'none' || position === 'sticky' || position === 'fixed') return true;
      }
      return false;
    }
  }, leftOut);
  const printed = await printedText(page);
  return shown.filter((text) => !printed.includes(bare(text)));
}

function bare(text: string): string {
  return text
    .replaceAll(/[\s\u00ad\u200b-]+/g, '')
    .normalize('NFKC')
    .toLowerCase();
}
