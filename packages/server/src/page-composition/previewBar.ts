import type { Localised } from '@learn/contracts';
import { formatDateTime, type Language } from '@learn/domain';
import { previewPath } from '../registry/createPreview.ts';
import { escapeHtml } from './escape.ts';

/** A version that this browser has in place of the live one. */
export interface ShownPreview {
  readonly name: string;
  readonly version: string;
  /** of a remote; the shell has none */
  readonly title?: Localised | undefined;
  readonly until: Date;
}

interface Texts {
  readonly shell: string;
  readonly mark: (what: string) => string;
  readonly until: (time: string) => string;
  readonly end: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  de: {
    shell: 'Rahmen der Plattform',
    mark: (what) => `Vorschau, nicht live: ${what}`,
    until: (time) => `Nur in diesem Browser, bis ${time}`,
    end: 'Vorschau beenden',
  },
  fr: {
    shell: 'Cadre de la plateforme',
    mark: (what) => `Aperçu, pas en ligne\u202f: ${what}`,
    until: (time) => `Dans ce navigateur seulement, jusqu’au ${time}`,
    end: 'Quitter l’aperçu',
  },
  it: {
    shell: 'Cornice della piattaforma',
    mark: (what) => `Anteprima, non in linea: ${what}`,
    until: (time) => `Solo in questo browser, fino a ${time}`,
    end: 'Termina l’anteprima',
  },
};

/**
 * Says below a page that it is no live one, with the way out. The server draws it outside of what the shell replaces, so that it stands on
 * pages of a previewed shell too, whatever that shell does; after it, because the way past the menus is the first link of a page.
 */
export function previewBar({ name, version, title, until }: ShownPreview, language: Language): string {
  const { shell, mark, until: untilText, end } = texts[language];
  const label = escapeHtml(mark(`${name === 'shell' ? shell : (title?.[language] ?? name)} ${version}`));
  const time = escapeHtml(untilText(formatDateTime(until.toISOString(), language, 'short')));
  return `<section class="frame-preview" aria-label="${label}"><b>${label}</b><span>${time}</span><a href="${previewPath}/end">${end}</a></section>`;
}

/**
 * Colours of `preview` and `previewInk` of the tokens, in light and dark surroundings the same. The bar stays at the lower edge of the
 * window; what gets the focus is scrolled clear of it.
 */
const style = `
html{scroll-padding-bottom:128px}
.frame-preview{position:sticky;bottom:0;z-index:5;display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;justify-content:center;padding:4px 16px;background:#ffd84d;color:#10243e;font-size:.875rem;text-align:center;overflow-wrap:anywhere}
.frame-preview a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}
.frame-preview a:focus-visible{outline:2px solid #10243e;outline-offset:-4px}
@media print{.frame-preview{display:none}}
`
  .trim()
  .replaceAll('\n', '');

export function previewStyles(nonce: string): string {
  return `<style nonce="${nonce}">${style}</style>`;
}
