import type { Localised } from '@learn/contracts';
import { type Language, languages } from '@learn/domain';
import { escapeHtml } from '../page-composition/escape.ts';
import { htmlDocument, topBar } from '../page-composition/htmlDocument.ts';
import { imprintTexts } from './imprintTexts.ts';
import { builtInAddress, type LegalPage } from './legalText.ts';
import { privacyTexts } from './privacyTexts.ts';

export interface LegalPageParts {
  readonly page: LegalPage;
  readonly language: Language;
  readonly brand: string;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly nonce: string;
}

const texts = { privacy: privacyTexts, imprint: imprintTexts } as const;
const variables = { privacy: 'PRIVACY_URL', imprint: 'IMPRINT_URL' } as const;

const missingTitle: Localised = {
  de: 'Was der Betreiber hier noch angeben muss',
  fr: 'Ce que l’exploitant doit encore indiquer ici',
  it: 'Che cosa deve ancora indicare qui il gestore',
};
const missingHint: Localised = {
  de: 'Diese Seite ist ein Platzhalter. Wer die Plattform betreibt, ersetzt sie durch die eigene: mit der Einstellung',
  fr: 'Cette page est provisoire. L’exploitant de la plateforme la remplace par la sienne, avec le réglage',
  it: 'Questa pagina è provvisoria. Chi gestisce la piattaforma la sostituisce con la propria, con l’impostazione',
};
const contactTitle: Localised = { de: 'Kontakt', fr: 'Contact', it: 'Contatto' };
const home: Localised = { de: 'Zur Plattform', fr: 'Vers la plateforme', it: 'Alla piattaforma' };
const otherLanguages: Localised = { de: 'Sprache', fr: 'Langue', it: 'Lingua' };
const languageNames: Localised = { de: 'Deutsch', fr: 'Français', it: 'Italiano' };

const style = `
.legal{padding-bottom:64px}
.legal h2{margin:32px 0 0;font-size:1.125rem}
.legal p+p{margin-top:8px}
.legal ul{margin:0;padding-left:20px}
.legal a{color:inherit}
.legal-missing{max-width:68ch;padding:16px 24px;border:1px dashed #8592a1;border-radius:12px}
.legal-missing h2{margin:0 0 8px}
.legal-missing ul+p{margin-top:12px}
.legal-links{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:32px;padding-top:16px;border-top:1px solid #dde3ea}
.legal-links a{display:inline-flex;align-items:center;min-height:44px}
@media (prefers-color-scheme:dark){.legal-links{border-color:#2a3a52}}
`
  .trim()
  .replaceAll('\n', '');

/** A built-in legal page as HTML without any script: what is true of every installation, and what the operator owes. */
export function renderLegalPage({ page, language, brand, contact, nonce }: LegalPageParts): string {
  const text = texts[page][language];
  const sections = text.sections.map(
    ({ title, paragraphs }) =>
      `<section><h2>${title}</h2>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}</section>`,
  );
  const body = `${topBar(brand)}<main class="frame-body legal"><h1>${text.title}</h1>
${sections.join('\n')}
<section><h2>${contactTitle[language]}</h2><p><a href="mailto:${escapeHtml(contact.email)}">${escapeHtml(contact.email)}</a>, ${escapeHtml(contact.phone)}</p></section>
<section class="legal-missing"><h2>${missingTitle[language]}</h2><ul>${text.missing.map((fact) => `<li>${fact}</li>`).join('')}</ul>
<p class="frame-hint">${missingHint[language]} <code>${variables[page]}</code>.</p></section>
<nav class="legal-links" aria-label="${otherLanguages[language]}"><a href="/">${home[language]}</a>${languageLinks(page, language)}</nav></main>`;
  return htmlDocument({ language, brand, nonce, head: `<style nonce="${nonce}">${style}</style>`, body });
}

function languageLinks(page: LegalPage, current: Language): string {
  return languages
    .filter((language) => language !== current)
    .map((language) => {
      const address = builtInAddress(page).replace('{language}', language);
      return `<a href="${address}" hreflang="${language}" lang="${language}">${languageNames[language]}</a>`;
    })
    .join('');
}
