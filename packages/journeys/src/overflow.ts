import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Texts that do not fit: out of the window, or cut off by a box without dots that say so. What only screen readers hear, and
 * what lies further on in a box that scrolls, counts as fitting. For `lookAt`.
 * @returns the texts, and by how many pixels the page is too wide; empty when everything fits
 */
export function textsThatDoNotFit(): string[] {
  /** What a box does with the texts in it; undefined where they may go on. */
  interface Clip {
    readonly edges: DOMRect;
    readonly isClipping: boolean;
    readonly hasDots: boolean;
    readonly isFixed: boolean;
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const clips = new Map<Element, Clip | undefined>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    const words = text.textContent?.trim();
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    if (isCut(range.getBoundingClientRect(), parent)) problems.push(`cut off: «${words.slice(0, 80)}»`);
  }
  if (scrollWidth > clientWidth) problems.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  return problems;

  function isCut({ left, right, width }: DOMRect, parent: Element): boolean {
    if (width === 0) return false;
    for (let box = parent; box !== document.body; box = box.parentElement ?? document.body) {
      const clip = clipOf(box);
      if (!clip) return false;
      const { edges, isClipping, hasDots, isFixed } = clip;
      if (isClipping && (left < edges.left - 1 || right > edges.right + 1)) return !hasDots;
      if (isFixed) break;
    }
    return left < -1 || right > innerWidth + 1;
  }

  /** texts share most of their boxes */
  function clipOf(box: Element): Clip | undefined {
    if (!clips.has(box)) clips.set(box, readClip(box));
    return clips.get(box);
  }

  function readClip(box: Element): Clip | undefined {
    const { overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return undefined;
    return {
      edges: box.getBoundingClientRect(),
      isClipping: overflowX !== 'visible',
      hasDots: textOverflow === 'ellipsis',
      isFixed: position === 'fixed',
    };
  }
}
