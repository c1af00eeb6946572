import type { Language } from '@learn/domain';

/** What is wrong with the notation of a YAML file and with single values in it. */
export const valueTexts = {
  yaml_repeated_key: {
    de: 'Der Schlüssel steht hier zum zweiten Mal.',
    fr: 'La clé se trouve ici pour la deuxième fois.',
    it: 'La chiave compare qui per la seconda volta.',
  },
  yaml_indent: {
    de: 'Die Einrückung stimmt nicht: gleich viele Leerschläge für das, was zusammengehört, keine Tabulatoren.',
    fr: 'Le retrait n’est pas juste : autant d’espaces pour ce qui va ensemble, pas de tabulations.',
    it: 'Il rientro non è giusto: lo stesso numero di spazi per ciò che sta insieme, nessuna tabulazione.',
  },
  yaml: {
    de: 'So lässt sich YAML nicht lesen. Fehlen Anführungszeichen um einen Text mit «: », «#» oder einem Zeichen am Anfang? ({detail})',
    fr: 'Ce YAML n’est pas lisible. Manque-t-il des guillemets autour d’un texte avec « :  », « # » ou un signe au début ? ({detail})',
    it: 'Questo YAML non si può leggere. Mancano le virgolette attorno a un testo con «: », «#» o un segno all’inizio? ({detail})',
  },
  yaml_aliases: {
    de: 'Zu viele Wiederholungen durch Verweise (*name).',
    fr: 'Trop de répétitions par des renvois (*nom).',
    it: 'Troppe ripetizioni tramite rimandi (*nome).',
  },
  missing: { de: 'Das fehlt.', fr: 'Cela manque.', it: 'Manca.' },
  missing_language: {
    de: 'Der Text in dieser Sprache fehlt.',
    fr: 'Le texte dans cette langue manque.',
    it: 'Manca il testo in questa lingua.',
  },
  unknown_key: {
    de: 'Das gibt es hier nicht: {keys}.',
    fr: 'Cela n’existe pas ici : {keys}.',
    it: 'Qui non esiste: {keys}.',
  },
  one_of: {
    de: 'Hier steht eines von: {values}.',
    fr: 'Ici, il faut l’un de : {values}.',
    it: 'Qui va uno di: {values}.',
  },
  text_expected: { de: 'Hier steht ein Text.', fr: 'Ici, il faut un texte.', it: 'Qui va un testo.' },
  number_expected: { de: 'Hier steht eine Zahl.', fr: 'Ici, il faut un nombre.', it: 'Qui va un numero.' },
  whole_number_expected: {
    de: 'Hier steht eine ganze Zahl.',
    fr: 'Ici, il faut un nombre entier.',
    it: 'Qui va un numero intero.',
  },
  boolean_expected: {
    de: 'Hier steht true oder false.',
    fr: 'Ici, il faut true ou false.',
    it: 'Qui va true o false.',
  },
  list_expected: {
    de: 'Hier steht eine Liste: jede Zeile beginnt mit «- ».',
    fr: 'Ici, il faut une liste : chaque ligne commence par « -  ».',
    it: 'Qui va un elenco: ogni riga inizia con «- ».',
  },
  fields_expected: {
    de: 'Hier stehen Felder: jede Zeile mit einem Namen und einem Doppelpunkt.',
    fr: 'Ici, il faut des champs : chaque ligne avec un nom et un deux-points.',
    it: 'Qui vanno dei campi: ogni riga con un nome e due punti.',
  },
  at_least: { de: 'Mindestens {limit}.', fr: 'Au moins {limit}.', it: 'Almeno {limit}.' },
  at_most: { de: 'Höchstens {limit}.', fr: 'Au plus {limit}.', it: 'Al massimo {limit}.' },
  too_few: {
    de: 'Zu wenig: mindestens {limit} Eintrag oder Zeichen.',
    fr: 'Trop peu : au moins {limit} entrée ou caractère.',
    it: 'Troppo poco: almeno {limit} voce o carattere.',
  },
  too_long: {
    de: 'Zu lang: höchstens {limit} Zeichen.',
    fr: 'Trop long : au plus {limit} caractères.',
    it: 'Troppo lungo: al massimo {limit} caratteri.',
  },
  uuid_expected: {
    de: 'Hier steht ein Schlüssel wie 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01.',
    fr: 'Ici, il faut une clé comme 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01.',
    it: 'Qui va una chiave come 0d9d1a52-5a0f-4f3c-9a1e-7c1a0e6b1f01.',
  },
  wrong: {
    de: 'Das geht hier nicht ({detail}).',
    fr: 'Cela ne convient pas ici ({detail}).',
    it: 'Qui non va bene ({detail}).',
  },
  empty: { de: 'Darf nicht leer sein.', fr: 'Ne doit pas être vide.', it: 'Non può essere vuoto.' },
  no_html: {
    de: 'Hier steht reiner Text, kein HTML.',
    fr: 'Ici, il faut du texte simple, pas de HTML.',
    it: 'Qui va testo semplice, niente HTML.',
  },
  slug: {
    de: 'Nur Kleinbuchstaben a bis z und Ziffern, verbunden durch Bindestriche.',
    fr: 'Seulement des minuscules de a à z et des chiffres, reliés par des traits d’union.',
    it: 'Solo minuscole dalla a alla z e cifre, unite da trattini.',
  },
  lasting_id: {
    de: 'Nur Buchstaben und Ziffern, verbunden durch Bindestriche.',
    fr: 'Seulement des lettres et des chiffres, reliés par des traits d’union.',
    it: 'Solo lettere e cifre, unite da trattini.',
  },
  address: {
    de: 'Beginnt mit https://, http:// oder / (eine Seite der Plattform).',
    fr: 'Commence par https://, http:// ou / (une page de la plateforme).',
    it: 'Inizia con https://, http:// o / (una pagina della piattaforma).',
  },
  addresses: {
    de: 'Hier steht eine Adresse, oder je eine in de, fr und it.',
    fr: 'Ici, il faut une adresse, ou une en de, fr et it.',
    it: 'Qui va un indirizzo, o uno in de, fr e it.',
  },
  pass_rule: {
    de: 'Hier steht none, grade oder {percent: 0 bis 100}.',
    fr: 'Ici, il faut none, grade ou {percent: 0 à 100}.',
    it: 'Qui va none, grade o {percent: da 0 a 100}.',
  },
  more_than_zero: { de: 'Mehr als 0.', fr: 'Plus de 0.', it: 'Più di 0.' },
  two_decimals: {
    de: 'Höchstens zwei Stellen nach dem Punkt.',
    fr: 'Au plus deux chiffres après le point.',
    it: 'Al massimo due cifre dopo il punto.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
