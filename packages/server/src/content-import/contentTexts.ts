import { filled, type TextValues } from '@learn/course-content';
import type { Language } from '@learn/domain';

/** What the command about contents says; `{…}` stands for values. */
export const contentTexts = {
  usage: {
    de: `npm run content -- check <Ordner>      ob ein Ordner mit Inhalten stimmt; ohne Datenbank
npm run content -- diff <Ordner>       was ein Import ergänzen, ändern und wegnehmen würde
npm run content -- import <Ordner> [--unpublish-used] [--as <Benutzername>]
npm run content -- export <neuer Ordner> [--course <slug>]…
Mit --language de, fr oder it in der Sprache deiner Wahl.`,
    fr: `npm run content -- check <dossier>     si un dossier de contenus est juste ; sans base de données
npm run content -- diff <dossier>      ce qu’une importation ajouterait, changerait et retirerait
npm run content -- import <dossier> [--unpublish-used] [--as <nom d’utilisateur>]
npm run content -- export <nouveau dossier> [--course <slug>]…
Avec --language de, fr ou it dans la langue de ton choix.`,
    it: `npm run content -- check <cartella>    se una cartella di contenuti è giusta; senza banca dati
npm run content -- diff <cartella>     che cosa un’importazione aggiungerebbe, cambierebbe e toglierebbe
npm run content -- import <cartella> [--unpublish-used] [--as <nome utente>]
npm run content -- export <nuova cartella> [--course <slug>]…
Con --language de, fr o it nella lingua che preferisci.`,
  },
  bad_call: {
    de: 'So geht der Aufruf nicht ({detail}).',
    fr: 'L’appel ne va pas ainsi ({detail}).',
    it: 'Così il comando non va ({detail}).',
  },
  right: { de: 'Alles stimmt. {summary}', fr: 'Tout est juste. {summary}', it: 'Tutto è giusto. {summary}' },
  written: {
    de: 'Geschrieben nach {folder}. {summary}',
    fr: 'Écrit dans {folder}. {summary}',
    it: 'Scritto in {folder}. {summary}',
  },
  summary: {
    de: 'Kurse: {courses}, Circles: {circles}, Inhalte: {contents}.',
    fr: 'Cours : {courses}, Circles : {circles}, contenus : {contents}.',
    it: 'Corsi: {courses}, Circles: {circles}, contenuti: {contents}.',
  },
  problems: {
    de: 'Nichts wurde geändert. Probleme: {count}.',
    fr: 'Rien n’a été changé. Problèmes : {count}.',
    it: 'Niente è stato cambiato. Problemi: {count}.',
  },
  nobody: {
    de: 'Niemand hat den Benutzernamen {username}.',
    fr: 'Personne n’a le nom d’utilisateur {username}.',
    it: 'Nessuno ha il nome utente {username}.',
  },
  foreign_folder: {
    de: '{folder} gehört einem anderen Konto des Systems. Importiere als dieses Konto, sonst kann die Plattform dort nichts mehr ablegen.',
    fr: '{folder} appartient à un autre compte du système. Importe avec ce compte, sinon la plateforme ne peut plus rien y déposer.',
    it: '{folder} appartiene a un altro account del sistema. Importa con quell’account, altrimenti la piattaforma non può più depositarci niente.',
  },
  comparing: {
    de: '{course}: vergleichen',
    fr: '{course} : comparaison',
    it: '{course}: confronto',
  },
  storing: {
    de: 'Dateien ablegen: {count}',
    fr: 'Fichiers à déposer : {count}',
    it: 'File da depositare: {count}',
  },
  writing: { de: '{course}: schreiben', fr: '{course} : écriture', it: '{course}: scrittura' },
  nothing_changes: { de: 'Nichts ändert sich.', fr: 'Rien ne change.', it: 'Non cambia niente.' },
  changes: { de: 'Änderungen: {counts}.', fr: 'Changements : {counts}.', it: 'Modifiche: {counts}.' },
  added: { de: 'neu', fr: 'nouveau', it: 'nuovo' },
  changed: { de: 'geändert', fr: 'changé', it: 'cambiato' },
  unpublished: { de: 'nicht mehr sichtbar', fr: 'plus visible', it: 'non più visibile' },
  removed: { de: 'entfernt', fr: 'supprimé', it: 'rimosso' },
  course: { de: 'Kurs', fr: 'cours', it: 'corso' },
  page: { de: 'Seite', fr: 'page', it: 'pagina' },
  assignment: { de: 'Auftrag', fr: 'travail', it: 'compito' },
  certificate: { de: 'Kompetenznachweis', fr: 'contrôle de compétences', it: 'controllo delle competenze' },
  'media category': {
    de: 'Kategorie der Mediathek',
    fr: 'catégorie de la médiathèque',
    it: 'categoria della mediateca',
  },
  media: { de: 'Mediathek', fr: 'médiathèque', it: 'mediateca' },
  profile: { de: 'Profil', fr: 'profil', it: 'profilo' },
  exam: { de: 'Prüfungsart', fr: 'type d’examen', it: 'tipo di esame' },
  questionnaire: { de: 'Fragebogen', fr: 'questionnaire', it: 'questionario' },
  conflict_unpublished: {
    de: '{path} gibt es nicht mehr',
    fr: '{path} n’existe plus',
    it: '{path} non esiste più',
  },
  conflict_kind: {
    de: '{path} wird eine andere Art von Inhalt',
    fr: '{path} devient un autre genre de contenu',
    it: '{path} diventa un altro tipo di contenuto',
  },
  conflict_answers: {
    de: '{path} verliert eine Frage, Antwort oder Bewertungsaufgabe, zu der schon etwas gespeichert ist',
    fr: '{path} perd une question, une option ou une tâche d’évaluation pour laquelle il y a déjà des réponses',
    it: '{path} perde una domanda, un’opzione o un compito di valutazione con risposte già salvate',
  },
  people: {
    de: 'daran gearbeitet haben: {count}',
    fr: 'personnes qui y ont travaillé : {count}',
    it: 'persone che ci hanno lavorato: {count}',
  },
  sessions: {
    de: 'Durchführungen, die es planen: {count}',
    fr: 'sessions qui le prévoient : {count}',
    it: 'sessioni che lo prevedono: {count}',
  },
  never: {
    de: 'So geht der Import nicht.',
    fr: 'L’importation ne se fait pas ainsi.',
    it: 'Così l’importazione non si fa.',
  },
  unless_told: {
    de: 'So geht der Import nur mit --unpublish-used. Was die Leute gemacht haben, bleibt gespeichert.',
    fr: 'L’importation ne se fait ainsi qu’avec --unpublish-used. Ce que les gens ont fait reste enregistré.',
    it: 'Così l’importazione si fa solo con --unpublish-used. Ciò che le persone hanno fatto resta salvato.',
  },
  version_taken: {
    de: '{file}: Die Version {version} gibt es schon mit anderen Fragen. Antworten behalten ihre: Gib den neuen die Version {next}.',
    fr: '{file} : la version {version} existe déjà avec d’autres questions. Les réponses gardent les leurs : donne aux nouvelles la version {next}.',
    it: '{file}: la versione {version} esiste già con altre domande. Le risposte tengono le loro: dai alle nuove la versione {next}.',
  },
  version_older: {
    de: '{file}: Es gibt schon eine neuere Version als {version}.',
    fr: '{file} : il existe déjà une version plus récente que la {version}.',
    it: '{file}: esiste già una versione più recente della {version}.',
  },
  key_of_other: {
    de: '{course}: «translation_key» {key} gehört im Kurs «{other}» schon zu etwas anderem.',
    fr: '{course} : « translation_key » {key} appartient déjà à autre chose dans le cours « {other} ».',
    it: '{course}: «translation_key» {key} appartiene già ad altro nel corso «{other}».',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** Something that the command says, without a language. */
export interface ContentSentence {
  readonly code: keyof typeof contentTexts;
  readonly values?: TextValues;
}

export function contentText({ code, values = {} }: ContentSentence, language: Language): string {
  return filled(contentTexts[code][language], values);
}
