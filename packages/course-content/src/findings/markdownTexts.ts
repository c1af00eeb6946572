import type { Language } from '@learn/domain';

type Texts = Readonly<Record<Language, string>>;

const allowed: Texts = {
  de: 'Erlaubt sind Titel (## und ###), Absätze, Listen, Zitate, **stark**, *betont* und Links.',
  fr: 'Sont permis : les titres (## et ###), les paragraphes, les listes, les citations, le **gras**, l’*italique* et les liens.',
  it: 'Sono ammessi titoli (## e ###), paragrafi, elenchi, citazioni, **grassetto**, *corsivo* e link.',
};

const withAllowed = (reason: Texts): Texts => ({
  de: `${reason.de} ${allowed.de}`,
  fr: `${reason.fr} ${allowed.fr}`,
  it: `${reason.it} ${allowed.it}`,
});

/** What a Markdown text has that contents may not use. */
export const markdownTexts = {
  md_html: withAllowed({
    de: 'HTML ist nicht erlaubt.',
    fr: 'Le HTML n’est pas permis.',
    it: 'HTML non è ammesso.',
  }),
  md_picture: withAllowed({
    de: 'Bilder sind nicht erlaubt.',
    fr: 'Les images ne sont pas permises.',
    it: 'Le immagini non sono ammesse.',
  }),
  md_code_block: withAllowed({
    de: 'Code ist nicht erlaubt. Beginnt die Zeile mit vier Leerschlägen?',
    fr: 'Le code n’est pas permis. La ligne commence-t-elle par quatre espaces ?',
    it: 'Il codice non è ammesso. La riga inizia con quattro spazi?',
  }),
  md_code: withAllowed({
    de: 'Code ist nicht erlaubt.',
    fr: 'Le code n’est pas permis.',
    it: 'Il codice non è ammesso.',
  }),
  md_rule: withAllowed({
    de: 'Trennlinien sind nicht erlaubt.',
    fr: 'Les lignes de séparation ne sont pas permises.',
    it: 'Le linee di separazione non sono ammesse.',
  }),
  md_break: withAllowed({
    de: 'Ein Zeilenumbruch im Absatz ist nicht erlaubt.',
    fr: 'Un saut de ligne dans un paragraphe n’est pas permis.',
    it: 'Un’interruzione di riga in un paragrafo non è ammessa.',
  }),
  md_reference: withAllowed({
    de: 'Schreib die Adresse in den Link selbst: [Text](Adresse).',
    fr: 'Écris l’adresse dans le lien même : [texte](adresse).',
    it: 'Scrivi l’indirizzo nel link stesso: [testo](indirizzo).',
  }),
  md_heading: withAllowed({
    de: 'Ein Titel beginnt mit ## oder ###.',
    fr: 'Un titre commence par ## ou ###.',
    it: 'Un titolo inizia con ## o ###.',
  }),
  md_list_start: withAllowed({
    de: 'Eine nummerierte Liste beginnt mit 1.',
    fr: 'Une liste numérotée commence par 1.',
    it: 'Un elenco numerato inizia con 1.',
  }),
  md_link_title: withAllowed({
    de: 'Ein Link hat keinen Titel.',
    fr: 'Un lien n’a pas de titre.',
    it: 'Un link non ha titolo.',
  }),
  md_link: withAllowed({
    de: 'Der Link «{url}» muss mit https://, http://, mailto: oder / (eine Seite der Plattform) beginnen.',
    fr: 'Le lien « {url} » doit commencer par https://, http://, mailto: ou / (une page de la plateforme).',
    it: 'Il link «{url}» deve iniziare con https://, http://, mailto: o / (una pagina della piattaforma).',
  }),
  md_other: withAllowed({
    de: 'Das ist nicht erlaubt ({detail}).',
    fr: 'Cela n’est pas permis ({detail}).',
    it: 'Questo non è ammesso ({detail}).',
  }),
};
