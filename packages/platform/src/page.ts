import { type PageData, pageDataElementId } from '@learn/contracts';

let current: PageData | undefined;

/**
 * The data that the server wrote into this page.
 * @throws Error when the page was opened without the server's HTML
 */
export function pageData(): PageData {
  current ??= readPageData();
  return current;
}

/** Replaces the page's data; the start of the shell and tests call it, nobody else. */
export function setPageData(data: PageData): void {
  current = data;
}

function readPageData(): PageData {
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!text) throw new Error('The page carries no page data. Open the platform through its server.');
  return JSON.parse(text) as PageData;
}
