const plainTag = /^<\/?(?:h2|h3|p|ul|ol|li|strong|em|blockquote)>$/;
const openLink = /^<a href="(?:https?:\/\/|mailto:|\/)[^"<>\s]*">$/;
const closeLink = '</a>';

/**
 * Whether a text holds nothing but the HTML that contents may use: h2, h3, p, ul, ol, li, strong, em, blockquote and a
 * with an http(s), mailto or own address; no other attribute, every tag closed in order. What is not exactly that is
 * refused, so nothing has to be cleaned when it is read.
 */
export function isAllowedHtml(text: string): boolean {
  const open: string[] = [];
  for (const [token] of text.matchAll(/<[^>]*>?|>/g)) {
    if (!plainTag.test(token) && !openLink.test(token) && token !== closeLink) return false;
    const name = /^<\/?(\w+)/.exec(token)?.[1] ?? '';
    if (!token.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** A text without any HTML as a paragraph; one that has some stays as it is. */
export function asParagraph(text: string): string {
  return text.includes('<') ? text : `<p>${text}</p>`;
}
