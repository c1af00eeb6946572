/**
 * Texts that lie over another text, a picture or a control. What floats above the page on purpose does not count: what is fixed
 * or sticks, the figure in the middle of its ring, the label within its own field. For `lookAt`.
 * @returns one line per pair; empty when each thing has its own place
 */
export function overlappingTexts(): string[] {
  interface Box {
    readonly of: Element;
    readonly words: string;
    readonly isText: boolean;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** What a box does with what lies in it. */
  interface Around {
    readonly floats: boolean;
    /** where it cuts off */
    readonly edges: DOMRect | undefined;
  }
  const around = new Map<Element, readonly Around[]>();
  const boxes = [...textBoxes(), ...obstacles()].sort((one, other) => one.top - other.top);
  const found = new Set<string>();
  boxes.forEach((box, index) => {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (!other || other.top >= box.bottom) break;
      if (collide(box, other)) found.add(`«${box.words}» and «${other.words}» lie over each other`);
    }
  });
  return [...found];

  function textBoxes(): Box[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const texts: Box[] = [];
    while (walker.nextNode()) {
      const { parentElement: of, textContent } = walker.currentNode;
      const words = textContent?.trim().slice(0, 60);
      if (!words || !of || !isInFlow(of)) continue;
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const visible = clipped(rect, of);
        // a line's box is higher than its letters
        const spare = (rect.bottom - rect.top) / 4;
        if (visible.right - visible.left > 2)
          texts.push({
            ...visible,
            top: rect.top + spare,
            bottom: rect.bottom - spare,
            of,
            words,
            isText: true,
          });
      }
    }
    return texts;
  }

  function obstacles(): Box[] {
    return [...document.body.querySelectorAll('svg, img, video, button, input, select, textarea')]
      .filter((of) => isInFlow(of) && !of.parentElement?.closest('svg'))
      .flatMap((of) =>
        drawnRects(of).map((rect) => ({
          ...clipped(rect, of.parentElement),
          of,
          words: of.getAttribute('aria-label') ?? of.tagName.toLowerCase(),
          isText: false,
        })),
      );
  }

  /** a drawing may be empty where texts lie over it */
  function drawnRects(of: Element): DOMRect[] {
    if (!(of instanceof SVGSVGElement)) return [of.getBoundingClientRect()];
    return [...of.querySelectorAll('path, rect, circle, ellipse, line, polygon, polyline, image, use')]
      .filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return ![fill, stroke].every((paint) => paint === 'none' || paint === 'rgba(0, 0, 0, 0)');
      })
      .map((shape) => shape.getBoundingClientRect());
  }

  function collide(one: Box, other: Box): boolean {
    if (!one.isText && !other.isText) return false;
    if (one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of)) return false;
    if (isWithinRing(one, other) || isWithinRing(other, one)) return false;
    if (isLabelOf(one.of, other.of) || isLabelOf(other.of, one.of)) return false;
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2 && height > 2;
  }

  /** a figure stands in the middle of its ring */
  function isWithinRing(text: Box, ring: Box): boolean {
    return text.isText && ring.of.parentElement?.contains(text.of) === true;
  }

  function isLabelOf(label: Element, field: Element): boolean {
    return field instanceof HTMLElement && 'labels' in field && label.closest('label')?.control === field;
  }

  function isInFlow(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      boxesOf(element).every(({ floats }) => !floats)
    );
  }

  function clipped(rect: DOMRect, innermost: Element | null) {
    let { left, right, top, bottom } = rect;
    for (const { edges } of boxesOf(innermost)) {
      if (!edges) continue;
      left = Math.max(left, edges.left);
      right = Math.min(right, edges.right);
      top = Math.max(top, edges.top);
      bottom = Math.min(bottom, edges.bottom);
    }
    return { left, right, top, bottom };
  }

  /** an element and what it lies in, without the body; elements share most of them */
  function boxesOf(element: Element | null): readonly Around[] {
    if (!element || element === document.body) return [];
    const known = around.get(element);
    if (known) return known;
    const { position, clipPath, overflowX } = getComputedStyle(element);
    const own = {
      floats: position === 'fixed' || position === 'sticky' || clipPath !== 'none',
      edges: overflowX === 'visible' ? undefined : element.getBoundingClientRect(),
    };
    const boxes = [own, ...boxesOf(element.parentElement)];
    around.set(element, boxes);
    return boxes;
  }
}
