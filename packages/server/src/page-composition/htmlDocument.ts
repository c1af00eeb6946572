import type { Language } from '@learn/domain';
import { emblem, emblemIcon } from './emblem.ts';
import { escapeHtml } from './escape.ts';
import { frameStyle, ground } from './frameStyle.ts';

export interface HtmlDocument {
  readonly language: Language;
  /** the product's name, which is the whole title (specification §1) */
  readonly brand: string;
  /** lets style elements through the content security policy; undefined where it names the first style by its hash */
  readonly nonce: string | undefined;
  /** further elements of the head */
  readonly head: string;
  /** style elements after the first one */
  readonly styles?: string;
  /** elements of the body */
  readonly body: string;
}

/** The parts that every HTML answer shares: language, title, icon, colours of the browser's bars, first style. */
export function htmlDocument({ language, brand, nonce, head, styles = '', body }: HtmlDocument): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(brand)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${ground.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${ground.dark}">
${nonce === undefined ? '' : `<meta name="csp-nonce" property="csp-nonce" content="${nonce}" nonce="${nonce}">`}
${head}
<link rel="icon" href="${emblemIcon}">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest?language=${language}">
<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${frameStyle}</style>${styles}
</head>
<body>
${body}
</body>
</html>
`;
}

const menu = '<span class="frame-block frame-menu"></span>';
const own =
  '<span class="frame-end"><span class="frame-block frame-bell"></span><span class="frame-block frame-person"></span></span>';

/**
 * The bar at the top with emblem and brand, as it stands before any script has run.
 * @param loggedIn keeps the places of menu, bell and person
 */
export function topBar(brand: string, loggedIn = false): string {
  const name = `${emblem}<span>${escapeHtml(brand)}</span>`;
  return `<header class="frame-top"><div class="frame-bar">${loggedIn ? menu + name + own : name}</div></header>`;
}
