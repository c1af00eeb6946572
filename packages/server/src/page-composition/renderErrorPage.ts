import type { ErrorBody } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { escapeHtml } from './escape.ts';
import { htmlDocument, topBar } from './htmlDocument.ts';

export interface ErrorPageParts {
  readonly language: Language;
  readonly brand: string;
  readonly error: ErrorBody;
  /** path that was asked for; the retry leads there */
  readonly retryPath: string;
  readonly nonce: string;
}

const retry: Readonly<Record<Language, string>> = {
  de: 'Erneut versuchen',
  fr: 'Réessayer',
  it: 'Riprova',
};

const supportId: Readonly<Record<Language, string>> = {
  de: 'Kennung für den Support',
  fr: 'Identifiant pour le support',
  it: 'Codice per il supporto',
};

/** A page that could not be made, as HTML without any script: what failed, a retry, an id for support. */
export function renderErrorPage({ language, brand, error, retryPath, nonce }: ErrorPageParts): string {
  const body = `${topBar(brand)}<main class="frame-body"><h1>${escapeHtml(error.message)}</h1>
<p><a class="frame-retry" href="${escapeHtml(retryPath)}">${retry[language]}</a></p>
<p class="frame-hint">${supportId[language]}: ${escapeHtml(error.request_id)}</p></main>`;
  return htmlDocument({ language, brand, nonce, head: '', body });
}
