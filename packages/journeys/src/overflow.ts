import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Texts that do not fit: out of the window, or cut off by a box without dots that say so. What only screen readers hear, and
 * what lies further on in a box that scrolls, counts as fitting.
 * @returns the texts, and by how many pixels the page is too wide; empty when everything fits
 */
export async function textsThatDoNotFit(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      if (isCut(range.getBoundingClientRect(), parent)) found.push(text.textContent.trim().slice(0, 80));
    }
    return found;

    function isCut({ left, right, width }: DOMRect, parent: Element): boolean {
      if (width === 0) return false;
      for (let box = parent; box !== document.body; box = box.parentElement ?? document.body) {
        const { overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false;
        const isClipped = overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1);
        if (isClipped) return textOverflow !== 'ellipsis';
        if (position === 'fixed') break;
      }
      return left < -1 || right > innerWidth + 1;
    }
  });
  const overflow = await sidewaysOverflow(page);
  return [
    ...texts.map((text) => `cut off: «${text}»`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ];
}
