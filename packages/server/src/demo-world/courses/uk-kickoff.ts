import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Kickoff» of the inter-company courses; can be completed without a trainer. */
export const ukKickoff: Circle = {
  slug: 'kickoff',
  title: t('Kickoff', 'Kick-off', 'Kick-off'),
  description: t(
    'Drei Lernorte, ein Ziel: Du erfährst, wie die überbetrieblichen Kurse mit Betrieb und Schule zusammenspielen und wie du dich vorbereitest.',
    'Trois lieux de formation, un seul objectif : tu découvres comment les cours interentreprises s’articulent avec l’entreprise et l’école et comment t’y préparer.',
    'Tre luoghi di formazione, un obiettivo: scopri come i corsi interaziendali si collegano ad azienda e scuola e come prepararti.',
  ),
  goals: [
    t(
      'Du erklärst, wozu die überbetrieblichen Kurse da sind.',
      'Tu expliques à quoi servent les cours interentreprises.',
      'Spieghi a che cosa servono i corsi interaziendali.',
    ),
    t(
      'Du bereitest dich auf einen Kurstag vor und bereitest ihn nach.',
      'Tu prépares une journée de cours et tu la consolides ensuite.',
      'Ti prepari a una giornata di corso e poi la rielabori.',
    ),
  ],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'ankommen',
          title: t('Ankommen', 'Premiers pas', 'Primi passi'),
          contents: [
            {
              slug: 'willkommen',
              kind: 'rich_text',
              title: t(
                'Willkommen in den überbetrieblichen Kursen',
                'Bienvenue aux cours interentreprises',
                'Benvenuti ai corsi interaziendali',
              ),
              description: t(
                'Wie Kurse, Betrieb und Schule zusammenspielen.',
                'Comment cours, entreprise et école s’articulent.',
                'Come si collegano corsi, azienda e scuola.',
              ),
              minutes: 8,
              text: t(
                '<h2>Der dritte Lernort</h2><p>Im Betrieb lernst du den Alltag kennen, in der Berufsfachschule die Grundlagen. Die überbetrieblichen Kurse, kurz üK, verbinden beides: Hier triffst du Lernende aus anderen Betrieben und arbeitest an Fällen, wie sie in der Privatversicherung vorkommen.</p><h2>So läuft ein Kurs ab</h2><ul><li><strong>Vorher</strong> bereitest du dich auf der Plattform vor. Rechne mit zwei bis drei Stunden.</li><li><strong>Am Kurstag</strong> wendest du das Wissen an, in Gesprächen, Fallarbeiten und kleinen Präsentationen.</li><li><strong>Nachher</strong> setzt du einen Auftrag im Betrieb um. Deine Praxisbildnerin oder dein Praxisbildner unterstützt dich dabei.</li></ul><h2>Was zählt</h2><p>Fallarbeiten und Tests fliessen in deine Kompetenznachweise ein. Mindestens so wichtig ist aber, dass du mitdenkst, nachfragst und deine Erfahrungen teilst. Niemand erwartet, dass du schon alles kannst. Erwartet wird, dass du vorbereitet kommst.</p>',
                '<h2>Le troisième lieu de formation</h2><p>En entreprise, tu découvres le quotidien, à l’école professionnelle, les bases. Les cours interentreprises, ou CIE, font le lien : tu y rencontres des apprentis d’autres entreprises et tu travailles sur des cas tirés de l’assurance privée.</p><h2>Le déroulement d’un cours</h2><ul><li><strong>Avant</strong>, tu te prépares sur la plateforme. Compte deux à trois heures.</li><li><strong>Le jour du cours</strong>, tu appliques tes connaissances dans des entretiens, des études de cas et de petites présentations.</li><li><strong>Après</strong>, tu réalises un travail dans ton entreprise, avec le soutien de la personne qui te forme.</li></ul><h2>Ce qui compte</h2><p>Les études de cas et les tests entrent dans tes attestations de compétences. Mais il est au moins aussi important que tu participes, que tu poses des questions et que tu partages tes expériences. Personne n’attend que tu saches déjà tout. On attend que tu viennes préparé.</p>',
                '<h2>Il terzo luogo di formazione</h2><p>In azienda conosci la quotidianità, alla scuola professionale le basi. I corsi interaziendali, in breve CI, uniscono le due cose: qui incontri apprendisti di altre aziende e lavori su casi tratti dall’assicurazione privata.</p><h2>Come si svolge un corso</h2><ul><li><strong>Prima</strong> ti prepari sulla piattaforma. Calcola da due a tre ore.</li><li><strong>Durante la giornata</strong> applichi le conoscenze in colloqui, studi di casi e piccole presentazioni.</li><li><strong>Dopo</strong> svolgi un lavoro in azienda, con il sostegno della persona che ti forma.</li></ul><h2>Che cosa conta</h2><p>Gli studi di casi e i test confluiscono nelle tue attestazioni delle competenze. Ma è almeno altrettanto importante che tu partecipi, faccia domande e condivida le tue esperienze. Nessuno si aspetta che tu sappia già tutto. Ci si aspetta che tu arrivi preparato.</p>',
              ),
            },
            {
              slug: 'ein-kurstag',
              kind: 'video',
              title: t('Ein Kurstag', 'Une journée de cours', 'Una giornata di corso'),
              description: t(
                'Drei Lernende erzählen, wie sie sich vorbereiten.',
                'Trois apprentis racontent comment ils se préparent.',
                'Tre apprendisti raccontano come si preparano.',
              ),
              minutes: 4,
              captions: [
                t(
                  'Ich bin Elin und im ersten Lehrjahr bei einer Versicherung in Bern.',
                  'Je m’appelle Elin et je suis en première année dans une assurance à Berne.',
                  'Mi chiamo Elin e sono al primo anno in un’assicurazione a Berna.',
                ),
                t(
                  'Am Anfang dachte ich, der Kurs sei wie Schule. Das stimmt nicht.',
                  'Au début, je pensais que le cours ressemblait à l’école. Ce n’est pas le cas.',
                  'All’inizio pensavo che il corso fosse come la scuola. Non è così.',
                ),
                t(
                  'Wir spielen Gespräche durch und bekommen sofort eine Rückmeldung.',
                  'Nous jouons des entretiens et recevons tout de suite un retour.',
                  'Simuliamo colloqui e riceviamo subito un riscontro.',
                ),
                t(
                  'Darum lohnt es sich, die Module vorher zu machen.',
                  'C’est pourquoi il vaut la peine de faire les modules avant.',
                  'Per questo conviene svolgere i moduli prima.',
                ),
                t(
                  'Ich schreibe mir immer drei Fragen aus dem Betrieb auf.',
                  'Je note toujours trois questions de mon entreprise.',
                  'Io mi annoto sempre tre domande dalla mia azienda.',
                ),
                t(
                  'Am Abend notiere ich, was ich morgen gleich ausprobieren will.',
                  'Le soir, je note ce que je veux essayer dès le lendemain.',
                  'La sera annoto che cosa voglio provare già l’indomani.',
                ),
              ],
            },
          ],
          criteria: [],
        },
        {
          slug: 'zusammenarbeiten',
          title: t('Zusammenarbeiten', 'Collaborer', 'Collaborare'),
          contents: [
            {
              slug: 'drei-lernorte',
              kind: 'learning_module',
              title: t('Drei Lernorte, drei Rollen', 'Trois lieux, trois rôles', 'Tre luoghi, tre ruoli'),
              description: t(
                'Wer wofür zuständig ist.',
                'Qui est responsable de quoi.',
                'Chi è responsabile di che cosa.',
              ),
              minutes: 12,
              cards: [
                {
                  title: t('Du als lernende Person', 'Toi, en formation', 'Tu, in formazione'),
                  text: t(
                    'Du führst eine Lerndokumentation, planst deine Aufträge und meldest dich, wenn etwas nicht klappt. Abgabetermine stehen auf der Plattform. Merkst du, dass du einen nicht halten kannst, sprich mit deiner Praxisbildnerin, bevor er verstrichen ist.',
                    'Tu tiens un dossier de formation, tu planifies tes travaux et tu t’annonces si quelque chose coince. Les délais figurent sur la plateforme. Si tu vois que tu ne peux pas en tenir un, parles-en à ta formatrice avant qu’il ne soit dépassé.',
                    'Tieni un incarto di formazione, pianifichi i lavori e ti fai sentire quando qualcosa non va. Le scadenze sono indicate sulla piattaforma. Se vedi di non poterne rispettare una, parlane con la tua formatrice prima che sia trascorsa.',
                  ),
                },
                {
                  title: t(
                    'Praxisbildnerin oder Praxisbildner',
                    'La personne qui te forme',
                    'La persona che ti forma',
                  ),
                  text: t(
                    'Sie begleiten dich im Betrieb, besprechen deine Selbsteinschätzung und bewerten Praxisaufträge. Vereinbare alle zwei Wochen ein kurzes Gespräch. Zeig, was dir gelungen ist, und nicht nur, was noch fehlt. So wird aus einer Kontrolle ein Austausch.',
                    'Elle t’accompagne en entreprise, discute tes autoévaluations et évalue tes travaux pratiques. Fixe un bref entretien toutes les deux semaines. Montre aussi ce que tu as réussi, pas seulement ce qui manque. Le contrôle devient ainsi un échange.',
                    'Ti accompagna in azienda, discute le tue autovalutazioni e valuta i lavori pratici. Fissa un breve colloquio ogni due settimane. Mostra anche ciò che ti è riuscito e non solo ciò che manca. Così un controllo diventa uno scambio.',
                  ),
                },
                {
                  title: t(
                    'Trainerin oder Trainer',
                    'La formatrice ou le formateur CIE',
                    'La formatrice o il formatore CI',
                  ),
                  text: t(
                    'Sie leiten den Kurstag und kennen die Branche aus eigener Erfahrung. Sie bewerten Fallarbeiten nach Kriterien, die du vorher sehen kannst. Wenn dir eine Bewertung unklar ist, frag nach: Eine gute Rückmeldung zeigt dir den nächsten Schritt.',
                    'Elle ou il anime la journée et connaît la branche par expérience. Les études de cas sont évaluées selon des critères que tu peux consulter à l’avance. Si une évaluation ne te paraît pas claire, demande : un bon retour montre la prochaine étape.',
                    'Conduce la giornata e conosce il ramo per esperienza. Valuta gli studi di casi secondo criteri che puoi vedere in anticipo. Se una valutazione non ti è chiara, chiedi: un buon riscontro ti mostra il passo successivo.',
                  ),
                },
              ],
            },
            {
              slug: 'wer-ist-zustaendig',
              kind: 'knowledge_assessment',
              title: t('Wer ist zuständig?', 'Qui est responsable ?', 'Chi è responsabile?'),
              description: t(
                'Zwei Fragen zu den drei Lernorten.',
                'Deux questions sur les trois lieux de formation.',
                'Due domande sui tre luoghi di formazione.',
              ),
              minutes: 5,
              questions: [
                {
                  question: t(
                    'Wer bewertet deinen Praxisauftrag?',
                    'Qui évalue ton travail pratique ?',
                    'Chi valuta il tuo lavoro pratico?',
                  ),
                  options: [
                    wrong('Die Berufsfachschule', 'L’école professionnelle', 'La scuola professionale'),
                    right(
                      'Die Praxisbildnerin oder der Praxisbildner',
                      'La personne qui te forme en entreprise',
                      'La persona che ti forma in azienda',
                    ),
                    wrong('Die anderen Lernenden', 'Les autres apprentis', 'Gli altri apprendisti'),
                  ],
                  explanation: t(
                    'Der Praxisauftrag entsteht im Betrieb und wird dort bewertet.',
                    'Le travail pratique naît dans l’entreprise et y est évalué.',
                    'Il lavoro pratico nasce in azienda e lì viene valutato.',
                  ),
                },
                {
                  question: t(
                    'Du kannst einen Abgabetermin nicht einhalten. Was tust du?',
                    'Tu ne peux pas tenir un délai. Que fais-tu ?',
                    'Non riesci a rispettare una scadenza. Che cosa fai?',
                  ),
                  options: [
                    right(
                      'Ich melde mich vor dem Termin',
                      'Je m’annonce avant le délai',
                      'Avviso prima della scadenza',
                    ),
                    wrong(
                      'Ich gebe einfach später ab',
                      'Je rends simplement plus tard',
                      'Consegno semplicemente più tardi',
                    ),
                    wrong('Ich warte auf eine Mahnung', 'J’attends un rappel', 'Aspetto un sollecito'),
                  ],
                  explanation: t(
                    'Wer früh Bescheid gibt, findet fast immer eine Lösung.',
                    'Qui prévient à temps trouve presque toujours une solution.',
                    'Chi avvisa per tempo trova quasi sempre una soluzione.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'uk-lernorte-erklaeren',
              'A1',
              'Ich kann erklären, was ich an welchem Lernort lerne.',
              'Je peux expliquer ce que j’apprends dans chaque lieu de formation.',
              'So spiegare che cosa imparo in ciascun luogo di formazione.',
            ),
            can(
              'uk-termine-einhalten',
              'A1',
              'Ich kann Abgabetermine planen und rechtzeitig Bescheid geben.',
              'Je peux planifier les délais et prévenir à temps.',
              'So pianificare le scadenze e avvisare per tempo.',
            ),
          ],
        },
      ],
    },
    {
      slug: 'anwenden',
      title: sequenceTitle.apply,
      icon: 'apply',
      units: [
        {
          slug: 'vorbereiten',
          title: t('Vorbereiten', 'Se préparer', 'Prepararsi'),
          contents: [
            {
              slug: 'unterlagen-kickoff',
              kind: 'document_list',
              title: t('Unterlagen für den Start', 'Documents de départ', 'Documenti per iniziare'),
              description: t(
                'Was du zu jedem Kurstag mitbringst.',
                'Ce que tu apportes à chaque journée de cours.',
                'Che cosa porti a ogni giornata di corso.',
              ),
              minutes: 4,
              documents: [
                {
                  slug: 'checkliste-kurstag',
                  title: t(
                    'Checkliste Kurstag',
                    'Liste de contrôle Journée de cours',
                    'Lista di controllo Giornata di corso',
                  ),
                  text: t(
                    'Laptop und Ladegerät, Schreibzeug, Ausweis, drei Fragen aus dem Betrieb. Prüfe am Vorabend, ob die Module erledigt sind und du den Raum kennst. Bei Krankheit informierst du vor Kursbeginn die Kursleitung und deinen Betrieb.',
                    'Ordinateur et chargeur, de quoi écrire, carte d’identité, trois questions de l’entreprise. La veille, vérifie que les modules sont terminés et que tu connais la salle. En cas de maladie, informe la direction du cours et ton entreprise avant le début.',
                    'Computer e caricatore, materiale per scrivere, documento d’identità, tre domande dall’azienda. La sera prima verifica che i moduli siano terminati e di conoscere l’aula. In caso di malattia avvisa la direzione del corso e l’azienda prima dell’inizio.',
                  ),
                },
                {
                  slug: 'lerndokumentation',
                  title: t('Lerndokumentation', 'Dossier de formation', 'Incarto di formazione'),
                  text: t(
                    'Halte pro Woche eine Situation fest: Was war die Aufgabe, wie bist du vorgegangen, was hat funktioniert, was probierst du als Nächstes? Eine halbe Seite genügt. Aus diesen Notizen entstehen später deine besten Beispiele.',
                    'Note une situation par semaine : quelle était la tâche, comment as-tu procédé, qu’est-ce qui a fonctionné, que veux-tu essayer ensuite ? Une demi-page suffit. Tes meilleurs exemples naîtront de ces notes.',
                    'Annota una situazione alla settimana: qual era il compito, come hai proceduto, che cosa ha funzionato, che cosa proverai poi? Basta mezza pagina. Da questi appunti nasceranno i tuoi esempi migliori.',
                  ),
                },
              ],
            },
            {
              slug: 'rundgang',
              kind: 'demo',
              title: t('Rundgang durch die Plattform', 'Visite de la plateforme', 'Visita della piattaforma'),
              description: t(
                'Finde in fünf Minuten Termine, Aufträge und Mediathek.',
                'Trouve en cinq minutes les dates, les travaux et la médiathèque.',
                'Trova in cinque minuti scadenze, lavori e mediateca.',
              ),
              minutes: 5,
              text: t(
                '<p>Der Rundgang stellt dir fünf kleine Aufgaben. Suche zum Beispiel den nächsten Abgabetermin und öffne ein Merkblatt in der Mediathek. Danach kennst du alle Wege, die du im Alltag brauchst.</p>',
                '<p>La visite te propose cinq petites tâches. Cherche par exemple le prochain délai et ouvre une fiche dans la médiathèque. Tu connaîtras ensuite tous les chemins utiles au quotidien.</p>',
                '<p>La visita ti propone cinque piccoli compiti. Cerca ad esempio la prossima scadenza e apri una scheda nella mediateca. Poi conoscerai tutte le vie utili nella quotidianità.</p>',
              ),
              buttonText: t('Rundgang starten', 'Commencer la visite', 'Inizia la visita'),
              buttonUrl: 'https://example.org/rundgang',
            },
          ],
          criteria: [
            can(
              'uk-kurstag-vorbereiten',
              'A1',
              'Ich kann mich selbstständig auf einen Kurstag vorbereiten.',
              'Je peux préparer seul une journée de cours.',
              'So prepararmi da solo a una giornata di corso.',
            ),
            can(
              'uk-lerndokumentation-fuehren',
              'A1',
              'Ich kann meine Lerndokumentation regelmässig führen.',
              'Je peux tenir régulièrement mon dossier de formation.',
              'So tenere regolarmente il mio incarto di formazione.',
            ),
          ],
        },
      ],
    },
    {
      slug: 'pruefen',
      title: sequenceTitle.check,
      icon: 'check',
      units: [
        {
          slug: 'bereit',
          title: t('Bist du bereit?', 'Es-tu prêt ?', 'Sei pronto?'),
          titleHidden: true,
          contents: [
            {
              slug: 'bereit-fuer-den-ersten-kurs',
              kind: 'knowledge_assessment',
              title: t(
                'Bereit für den ersten Kurs?',
                'Prêt pour le premier cours ?',
                'Pronto per il primo corso?',
              ),
              description: t(
                'Ein letzter Blick vor dem ersten Kurstag.',
                'Un dernier regard avant la première journée.',
                'Un ultimo sguardo prima della prima giornata.',
              ),
              minutes: 4,
              questions: [
                {
                  question: t(
                    'Was bringst du zum Kurstag mit?',
                    'Qu’apportes-tu à la journée de cours ?',
                    'Che cosa porti alla giornata di corso?',
                  ),
                  options: [
                    right(
                      'Drei Fragen aus dem Betrieb',
                      'Trois questions de l’entreprise',
                      'Tre domande dall’azienda',
                    ),
                    right('Die erledigten Module', 'Les modules terminés', 'I moduli terminati'),
                    wrong(
                      'Kundendossiers im Original',
                      'Des dossiers clients originaux',
                      'Dossier originali dei clienti',
                    ),
                  ],
                  explanation: t(
                    'Kundendossiers verlassen den Betrieb nie.',
                    'Les dossiers clients ne quittent jamais l’entreprise.',
                    'I dossier dei clienti non lasciano mai l’azienda.',
                  ),
                },
                {
                  question: t(
                    'Wozu dient die Lerndokumentation?',
                    'À quoi sert le dossier de formation ?',
                    'A che cosa serve l’incarto di formazione?',
                  ),
                  options: [
                    wrong('Zur Zeiterfassung', 'À saisir les heures', 'A registrare le ore'),
                    right(
                      'Zum Festhalten von Erfahrungen',
                      'À consigner les expériences',
                      'Ad annotare le esperienze',
                    ),
                    wrong('Als Ersatz für den Test', 'À remplacer le test', 'A sostituire il test'),
                  ],
                  explanation: t(
                    'Sie zeigt, wie du dich entwickelst.',
                    'Il montre comment tu progresses.',
                    'Mostra come ti sviluppi.',
                  ),
                },
              ],
            },
          ],
          criteria: [],
        },
      ],
    },
  ],
};
