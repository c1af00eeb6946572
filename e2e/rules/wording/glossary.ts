/** One thing in the three languages, and the words for it that no text uses. */
export interface Term {
  /** its name in the code */
  readonly thing: string;
  readonly de: string;
  readonly fr: string;
  readonly it: string;
  /** by language, in small letters; a hyphen or an apostrophe is written as texts write it */
  readonly never: Partial<Record<'de' | 'fr' | 'it', readonly string[]>>;
  /** the same words are right in files whose paths contain one of these: there they mean another thing */
  readonly exceptIn?: readonly string[];
  /** an English word that code uses itself; only texts are asked for it */
  readonly isWordOfCode?: true;
}

/**
 * The words of the product. A new thing gets its line here before its first text, in each language as people there would say it.
 * `wording.test.ts` holds all texts against `never`.
 */
export const glossary: readonly Term[] = [
  {
    thing: 'course session',
    de: 'Durchführung',
    fr: 'session',
    it: 'sessione',
    never: { de: ['kurssitzung'], fr: ['session de cours'], it: ['sessione del corso'] },
  },
  {
    thing: 'learning path',
    de: 'Lernpfad',
    fr: 'parcours',
    it: 'percorso',
    never: { fr: ['parcours d’apprentissage'], it: ['percorso di apprendimento'] },
  },
  { thing: 'topic', de: 'Thema', fr: 'thème', it: 'argomento', never: {} },
  {
    thing: 'circle',
    de: 'Circle',
    fr: 'Circle',
    it: 'Circle',
    never: { fr: ['cercle', 'cercles'], it: ['cerchio', 'cerchi', 'circolo', 'circoli'] },
    // there one is drawn around a face
    exceptIn: ['locales/profile.'],
  },
  { thing: 'sequence', de: 'Sequenz', fr: 'séquence', it: 'sequenza', never: {} },
  { thing: 'unit', de: 'Lerneinheit', fr: 'unité', it: 'unità', never: {} },
  { thing: 'content', de: 'Inhalt', fr: 'contenu', it: 'contenuto', never: {} },
  {
    thing: 'action competence',
    de: 'Handlungskompetenz',
    fr: 'compétence opérationnelle',
    it: 'competenza operativa',
    never: { fr: ['compétence d’action'], it: ['competenza d’azione'] },
  },
  { thing: 'performance criterion', de: 'Kriterium', fr: 'critère', it: 'criterio', never: {} },
  {
    thing: 'self-assessment',
    de: 'Selbsteinschätzung',
    fr: 'autoévaluation',
    it: 'autovalutazione',
    never: { de: ['selbstbeurteilung'], fr: ['auto-évaluation'], it: ['auto-valutazione'] },
  },
  {
    thing: 'competence certificate',
    de: 'Kompetenznachweis',
    fr: 'contrôle de compétences',
    it: 'controllo delle competenze',
    never: {
      fr: ['attestation de compétences', 'certificat de compétences', 'certificats de compétences'],
      it: ['attestato di competenze', 'certificato di competenze', 'certificati di competenze'],
    },
  },
  { thing: 'assignment', de: 'Auftrag', fr: 'travail', it: 'compito', never: {} },
  {
    thing: 'praxis assignment',
    de: 'Praxisauftrag',
    fr: 'travail pratique',
    it: 'compito pratico',
    never: { fr: ['mandat pratique'], it: ['incarico pratico'] },
  },
  { thing: 'evaluation', de: 'Bewertung', fr: 'évaluation', it: 'valutazione', never: {} },
  { thing: 'grade', de: 'Note', fr: 'note', it: 'nota', never: {} },
  {
    thing: 'how a grade comes about',
    de: 'So kommt die Note zustande',
    fr: 'Calcul de la note',
    it: 'Calcolo della nota',
    never: { fr: ['comment naît la note'], it: ['come nasce la nota'] },
  },
  { thing: 'submission', de: 'Abgabe', fr: 'remise', it: 'consegna', never: {} },
  {
    thing: 'attendance day',
    de: 'Präsenztag',
    fr: 'journée de cours',
    it: 'giornata di corso',
    never: {
      fr: ['journées? en présence', 'journées? en présentiel'],
      it: ['giornata in presenza', 'giornate in presenza'],
    },
  },
  {
    thing: 'dates, a page and its entry in the navigation',
    de: 'Termine',
    fr: 'Agenda',
    it: 'Agenda',
    never: { fr: ['échéance', 'échéances'], it: ['scadenze'] },
  },
  { thing: 'deadline', de: 'Frist', fr: 'délai', it: 'termine', never: {} },
  {
    thing: 'learning mentor (vv)',
    de: 'Lernbegleitung',
    fr: 'accompagnement',
    it: 'accompagnamento',
    never: {},
  },
  {
    thing: 'learning mentor (uk)',
    de: 'Praxisbildner/-in',
    fr: 'formatrice ou formateur pratique',
    it: 'formatrice o formatore pratico',
    never: {},
  },
  {
    thing: 'admission profile',
    de: 'Zulassungsprofil',
    fr: 'profil d’admission',
    it: 'profilo di ammissione',
    never: {},
  },
  {
    thing: 'completed',
    de: 'abgeschlossen, ein Inhalt: erledigt',
    fr: 'terminé',
    it: 'completato',
    never: { it: ['concluso', 'conclusa', 'conclusi', 'concluse'] },
  },
  {
    thing: 'locked until something is completed',
    de: 'Wird freigeschaltet, sobald … abgeschlossen ist',
    fr: 'Accessible dès que … est terminé',
    it: 'Accessibile appena completato …',
    never: { de: ['wird frei nach'] },
  },
  {
    thing: 'exam that can be begun or booked',
    de: 'Prüfung bereit',
    fr: 'Examen ouvert',
    it: 'Esame disponibile',
    never: { fr: ['examen prêt'], it: ['esame pronto'] },
  },
  {
    thing: 'to end a login',
    de: 'ausloggen',
    fr: 'se déconnecter; un appareil: déconnecter',
    it: 'uscire; un dispositivo: disconnettere',
    never: {
      de: ['abmelden', 'abmeldest', 'abmeldung', 'abzumelden', 'abgemeldet'],
      fr: ['se désinscrire', 'désinscription'],
      it: ['disiscriversi', 'disiscritto', 'disiscritta'],
    },
    // there people give up a seat, or tell that they cannot come
    exceptIn: [
      'mfe-competence/src/locales/exam.',
      'mfe-cockpit/src/locales/attendance.',
      'mfe-admin/src/locales/session.',
    ],
  },
  {
    thing: 'to give up a seat',
    de: 'abmelden',
    fr: 'se désinscrire',
    it: 'annullare l’iscrizione',
    never: {},
  },
  {
    thing: 'release to a share of visitors',
    de: 'Probelauf',
    fr: 'essai',
    it: 'prova',
    never: { de: ['canary'], fr: ['canary', 'canari'], it: ['canary'] },
    isWordOfCode: true,
  },
];
