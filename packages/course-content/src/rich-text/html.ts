import sanitizeHtml from 'sanitize-html';

/** What contents may use (specification §3): no attribute but the address of a link. */
const allowList: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/**
 * Rich text as it may enter and leave: h2, h3, p, ul, ol, li, strong, em, blockquote and a with an http(s), mailto or own
 * address. Everything else is reduced to its text, scripts and styles to nothing.
 */
export function cleanHtml(text: string): string {
  return sanitizeHtml(text, allowList);
}

/** Whether cleaning leaves a text as it is, for contents whose authors are to hear of a mistake. */
export function isAllowedHtml(text: string): boolean {
  const written = (html: string) => html.replaceAll('&amp;', '&');
  return !text.includes('<a>') && written(cleanHtml(text)) === written(text);
}

/** A text without any HTML as a paragraph; one that has some stays as it is. */
export function asParagraph(text: string): string {
  return text.includes('<') ? text : `<p>${text}</p>`;
}
