import type { Language } from '@learn/domain';
import { checkTexts } from './checkTexts.ts';
import { markdownTexts } from './markdownTexts.ts';
import { valueTexts } from './valueTexts.ts';

type Texts = Readonly<Record<Language, string>>;

/** What is wrong with a folder as a whole and with its files. */
const fileTexts = {
  unreadable: {
    de: '{root} lässt sich nicht lesen ({detail}).',
    fr: '{root} n’est pas lisible ({detail}).',
    it: '{root} non si può leggere ({detail}).',
  },
  too_many_files: {
    de: '{root} hat mehr als {limit} Dateien.',
    fr: '{root} a plus de {limit} fichiers.',
    it: '{root} ha più di {limit} file.',
  },
  unwritable: {
    de: '{root} lässt sich nicht anlegen ({detail}).',
    fr: '{root} ne peut pas être créé ({detail}).',
    it: '{root} non si può creare ({detail}).',
  },
  not_empty: {
    de: '{root} ist nicht leer.',
    fr: '{root} n’est pas vide.',
    it: '{root} non è vuota.',
  },
  file_missing: { de: 'Diese Datei fehlt.', fr: 'Ce fichier manque.', it: 'Questo file manca.' },
  text_missing: {
    de: 'Es fehlt der Text «{file}».',
    fr: 'Il manque le texte « {file} ».',
    it: 'Manca il testo «{file}».',
  },
  attachment_missing: {
    de: 'Es fehlt die Datei «{file}».',
    fr: 'Il manque le fichier « {file} ».',
    it: 'Manca il file «{file}».',
  },
  folder_name: {
    de: 'Der Name des Ordners taugt nicht als Adresse: nur Kleinbuchstaben a bis z und Ziffern, verbunden durch Bindestriche.',
    fr: 'Le nom du dossier ne convient pas comme adresse : seulement des minuscules de a à z et des chiffres, reliés par des traits d’union.',
    it: 'Il nome della cartella non va bene come indirizzo: solo minuscole dalla a alla z e cifre, unite da trattini.',
  },
  file_link: {
    de: 'Das ist eine Verknüpfung. Gelesen werden nur Dateien.',
    fr: 'C’est un lien du système. Seuls des fichiers sont lus.',
    it: 'È un collegamento del sistema. Si leggono solo file.',
  },
  text_too_big: {
    de: 'Die Datei hat mehr als 1 MB. So lang ist kein Text.',
    fr: 'Le fichier a plus de 1 Mo. Aucun texte n’est aussi long.',
    it: 'Il file supera 1 MB. Nessun testo è così lungo.',
  },
  file_too_big: {
    de: 'Die Datei hat mehr als {megabytes} MB.',
    fr: 'Le fichier a plus de {megabytes} Mo.',
    it: 'Il file supera {megabytes} MB.',
  },
  not_utf8: {
    de: 'Das ist kein Text in UTF-8.',
    fr: 'Ce n’est pas un texte en UTF-8.',
    it: 'Non è un testo in UTF-8.',
  },
  stray: {
    de: 'Die Datei gehört zu nichts: Keine andere nennt sie.',
    fr: 'Ce fichier ne sert à rien : aucun autre ne le nomme.',
    it: 'Il file non fa parte di niente: nessun altro lo nomina.',
  },
  other_inside: {
    de: 'Der Name sagt {expected}, der Inhalt ist {found}.',
    fr: 'Le nom dit {expected}, le contenu est {found}.',
    it: 'Il nome dice {expected}, il contenuto è {found}.',
  },
  unknown_inside: {
    de: 'Der Name sagt {expected}, der Inhalt ist es nicht.',
    fr: 'Le nom dit {expected}, le contenu ne l’est pas.',
    it: 'Il nome dice {expected}, il contenuto non lo è.',
  },
} as const satisfies Record<string, Texts>;

/** What is said to an author about each finding; `{…}` stands for its values. */
export const findingTexts = { ...fileTexts, ...valueTexts, ...markdownTexts, ...checkTexts };

export type FindingCode = keyof typeof findingTexts;
