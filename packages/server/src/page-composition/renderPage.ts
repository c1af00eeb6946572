import { pageDataElementId, type RenderedPage } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { earliestInputScript } from './earliestInput.ts';
import { escapeHtml, escapeJson, escapeStyle } from './escape.ts';
import { htmlDocument, topBar } from './htmlDocument.ts';
import type { PageFile, PageFiles } from './pageFiles.ts';
import { previewBar, previewStyles, type ShownPreview } from './previewBar.ts';

/** Everything that goes into one page. */
export interface PageParts {
  readonly language: Language;
  readonly brand: string;
  /** the `PageData` as JSON, unescaped */
  readonly dataJson: string;
  readonly files: Pick<PageFiles, 'scripts' | 'preload'>;
  readonly nonce: string;
  /** whether the header will have menus */
  readonly loggedIn: boolean;
  /** false: a page that is drawn without header */
  readonly chrome?: false | undefined;
  /** the first view; without it a frame stands there until the browser has drawn it */
  readonly rendered?: RenderedPage | undefined;
  /** what stands in the place of a live version */
  readonly preview?: ShownPreview | undefined;
}

const loading: Readonly<Record<Language, string>> = {
  de: 'Die Seite wird geladen.',
  fr: 'La page se charge.',
  it: 'La pagina si sta caricando.',
};

const scriptNeeded: Readonly<Record<Language, string>> = {
  de: 'Diese Seite braucht JavaScript. Bitte schalte es in deinem Browser ein.',
  fr: 'Cette page a besoin de JavaScript. Active-le dans ton navigateur.',
  it: 'Questa pagina richiede JavaScript. Attivalo nel tuo browser.',
};

/**
 * The HTML of every page (architecture §4): scripts and hints in the head, then the first view, or a frame that React
 * replaces, then the data. The scripts stand before the hints because browsers fetch files of one priority in the order of the page.
 */
export function renderPage(parts: PageParts): string {
  const { language, brand, dataJson, files, nonce, rendered, preview } = parts;
  const head = [...files.scripts.map(deferredScript), ...files.preload.map(preloadLink)].join('\n');
  const root = rendered
    ? `<script>${earliestInputScript}</script><div id="root" data-rendered="${escapeHtml(rendered.parts.join(' '))}">${rendered.html}</div>`
    : `<div id="root">${frame(parts)}</div>`;
  const body = `<noscript><p class="frame-script">${scriptNeeded[language]}</p></noscript>${root}${preview ? previewBar(preview, language) : ''}
<script type="application/json" id="${pageDataElementId}">${escapeJson(dataJson)}</script>`;
  const styles = `${preview ? previewStyles(nonce) : ''}${rendered ? renderedStyles(rendered, nonce) : ''}`;
  return htmlDocument({ language, brand, nonce, head, styles, body });
}

/** As styled-components writes it, which takes it over in the browser: any other value of `data-styled` but `active`. */
function renderedStyles({ styles, stylesVersion }: RenderedPage, nonce: string): string {
  const attributes = `data-styled="true" data-styled-version="${escapeHtml(stylesVersion)}"`;
  return `<style nonce="${nonce}" ${attributes}>${escapeStyle(styles)}</style>`;
}

/** Lies where the shell's header and `PageSkeleton` will lie; both change together. */
function frame({ brand, language, loggedIn, chrome }: PageParts): string {
  const blocks = ['frame-line', 'frame-heading', ''].map((name) => `<div class="frame-block ${name}"></div>`);
  return (
    `${chrome === false ? '' : topBar(brand, loggedIn)}<main class="frame-body frame-page" aria-busy="true" aria-label="${loading[language]}">` +
    `${blocks.join('')}</main>`
  );
}

function deferredScript(file: PageFile): string {
  return `<script defer fetchpriority="high" crossorigin="anonymous" ${address('src', file)}></script>`;
}

function preloadLink(file: PageFile): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" ${address('href', file)}>`;
}

function address(attribute: string, file: PageFile): string {
  return `${attribute}="${escapeHtml(file.url)}" integrity="${escapeHtml(file.integrity)}"`;
}
