import type { Localised } from '@learn/contracts';
import type { Language } from '@learn/domain';
import type { Config } from '../config.ts';
import { brandName } from '../page-composition/composePage.ts';
import { htmlDocument, topBar } from '../page-composition/htmlDocument.ts';

const title: Localised = {
  de: 'Du bist ausgeloggt.',
  fr: 'Ta session est terminée.',
  it: 'Hai effettuato il logout.',
};

const logIn: Localised = { de: 'Anmelden', fr: 'Se connecter', it: 'Accedi' };

/** The page after a logout; the start page would lead straight back to the provider. */
export function renderLoggedOut(config: Config, language: Language, nonce: string): string {
  const brand = brandName(config, language);
  const body = `${topBar(brand)}<main class="frame-body"><h1>${title[language]}</h1>
<p><a class="frame-retry" href="/sso/login">${logIn[language]}</a></p></main>`;
  return htmlDocument({ language, brand, nonce, head: '', body });
}
