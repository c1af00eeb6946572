/** Milliseconds for which a page may grow until it is as long as it was. */
const growthMs = 5_000;

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a former position as soon as the page is long enough again, unless that takes long or the person does something.
 * @param top in px from the top of the page
 * @returns the function that gives up
 */
export function returnTo(top: number): () => void {
  const ended = new AbortController();
  const observer = new ResizeObserver(() => {
    if (scrollRange() < top) return;
    window.scrollTo(0, top);
    giveUp();
  });
  const timer = setTimeout(giveUp, growthMs);
  function giveUp(): void {
    observer.disconnect();
    clearTimeout(timer);
    ended.abort();
  }
  for (const event of inputs) window.addEventListener(event, giveUp, { passive: true, signal: ended.signal });
  observer.observe(document.body);
  return giveUp;
}

function scrollRange(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
