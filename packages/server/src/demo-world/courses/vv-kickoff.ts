import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Kickoff» of the course for insurance intermediaries; can be completed without an expert. */
export const vvKickoff: Circle = {
  slug: 'kickoff',
  title: t('Kickoff', 'Kick-off', 'Kick-off'),
  description: t(
    'Du lernst die Plattform kennen, planst deine Lernzeit und erfährst, was von einer Vermittlerin oder einem Vermittler erwartet wird.',
    'Tu découvres la plateforme, tu planifies ton temps d’étude et tu apprends ce que l’on attend d’une intermédiaire ou d’un intermédiaire.',
    'Scopri la piattaforma, pianifichi il tuo tempo di studio e vieni a sapere che cosa ci si aspetta da chi lavora nell’intermediazione.',
  ),
  goals: [
    t(
      'Du findest dich auf der Plattform zurecht und kennst die Etappen deines Lernwegs.',
      'Tu te repères sur la plateforme et tu connais les étapes de ton parcours.',
      'Ti orienti sulla piattaforma e conosci le tappe del tuo percorso.',
    ),
    t(
      'Du planst deine Lernzeit realistisch und holst dir Unterstützung, wenn du sie brauchst.',
      'Tu planifies ton temps d’étude de manière réaliste et tu demandes de l’aide quand il t’en faut.',
      'Pianifichi il tuo tempo di studio in modo realistico e chiedi aiuto quando ti serve.',
    ),
    t(
      'Du beschreibst die Rolle und die Pflichten in der Versicherungsvermittlung.',
      'Tu décris le rôle et les obligations dans l’intermédiation en assurance.',
      'Descrivi il ruolo e gli obblighi nell’intermediazione assicurativa.',
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
              title: t('Willkommen', 'Bienvenue', 'Benvenute e benvenuti'),
              description: t(
                'Was dich in diesem Lehrgang erwartet und wie du gut startest.',
                'Ce qui t’attend dans cette formation et comment bien commencer.',
                'Che cosa ti aspetta in questa formazione e come iniziare bene.',
              ),
              minutes: 8,
              text: t(
                '<h2>Schön, dass du da bist</h2><p>In den nächsten Monaten bereitest du dich auf deine Aufgabe als Versicherungsvermittlerin oder Versicherungsvermittler vor. Du lernst nicht Bedingungen auswendig, sondern arbeitest an Situationen, wie sie im Beratungsalltag vorkommen: Eine Familie kauft ein Elektroauto, ein Mieter streitet mit der Verwaltung, eine Kundin möchte früher in Pension gehen.</p><h2>So ist der Lehrgang aufgebaut</h2><ul><li><strong>Circles</strong> fassen eine Lebenssituation zusammen, zum Beispiel «Fahrzeug» oder «Gesundheit».</li><li><strong>Sequenzen</strong> führen dich vom Einstieg über die Anwendung bis zur Überprüfung.</li><li><strong>Aufträge</strong> verbinden das Gelernte mit deinem Betrieb. Deine Lernbegleitung oder deine Expertin gibt dir dazu eine Rückmeldung.</li></ul><h2>Was du von dir aus beitragen kannst</h2><p>Reserviere dir pro Woche zwei bis drei feste Lernzeiten. Notiere Fragen sofort, statt sie aufzuschieben. Und schätze am Ende jeder Einheit ehrlich ein, was du schon kannst. Diese Selbsteinschätzung zählt nicht als Note, sie zeigt dir, wo sich eine zweite Runde lohnt.</p>',
                '<h2>Heureux de t’accueillir</h2><p>Au cours des prochains mois, tu vas te préparer à ton métier d’intermédiaire d’assurance. Il ne s’agit pas d’apprendre des conditions par cœur : tu travailles sur des situations tirées du quotidien du conseil. Une famille achète une voiture électrique, un locataire est en conflit avec sa gérance, une cliente souhaite prendre sa retraite plus tôt.</p><h2>La structure de la formation</h2><ul><li>Les <strong>Circles</strong> regroupent tout ce qui touche à une situation de vie, par exemple «Véhicule» ou «Santé».</li><li>Les <strong>séquences</strong> te mènent de l’introduction à la mise en pratique, puis à la vérification.</li><li>Les <strong>travaux</strong> relient la théorie à ton entreprise. Ta personne de référence ou ton experte te donne un retour.</li></ul><h2>Ta propre contribution</h2><p>Réserve chaque semaine deux ou trois plages d’étude fixes. Note tes questions tout de suite au lieu de les remettre à plus tard. Et, à la fin de chaque unité, évalue honnêtement ce que tu maîtrises déjà. Cette autoévaluation ne compte pas comme une note : elle te montre où un second passage vaut la peine.</p>',
                '<h2>Siamo contenti che tu sia qui</h2><p>Nei prossimi mesi ti preparerai alla tua attività di intermediaria o intermediario assicurativo. Non si tratta di imparare a memoria le condizioni: lavorerai su situazioni tratte dalla consulenza di ogni giorno. Una famiglia acquista un’auto elettrica, un inquilino è in lite con l’amministrazione, una cliente desidera andare in pensione prima.</p><h2>Come è strutturata la formazione</h2><ul><li>I <strong>Circle</strong> riuniscono tutto ciò che riguarda una situazione di vita, ad esempio «Veicolo» o «Salute».</li><li>Le <strong>sequenze</strong> ti portano dall’introduzione all’applicazione e infine alla verifica.</li><li>I <strong>lavori</strong> collegano quanto hai imparato alla tua azienda. La persona che ti accompagna o la tua esperta ti dà un riscontro.</li></ul><h2>Che cosa puoi fare tu</h2><p>Riserva ogni settimana due o tre momenti fissi per lo studio. Annota subito le domande invece di rimandarle. E alla fine di ogni unità valuta con sincerità che cosa sai già fare. Questa autovalutazione non conta come nota: ti mostra dove vale la pena tornare una seconda volta.</p>',
              ),
            },
            {
              slug: 'so-lernst-du-hier',
              kind: 'video',
              title: t('So lernst du hier', 'Comment tu apprends ici', 'Come si impara qui'),
              description: t(
                'Ein kurzer Rundgang: Lernpfad, Circle, Auftrag und Kompetenzprofil.',
                'Une brève visite : parcours, Circle, travaux et profil de compétences.',
                'Una breve visita: percorso, Circle, lavori e profilo delle competenze.',
              ),
              minutes: 4,
              captions: [
                t(
                  'Hallo und willkommen. In den nächsten Minuten zeige ich dir, wie du hier lernst.',
                  'Bonjour et bienvenue. En quelques minutes, je te montre comment tu apprends ici.',
                  'Ciao e benvenuti. In pochi minuti ti mostro come si impara qui.',
                ),
                t(
                  'Auf dem Lernpfad siehst du alle Circles und wie weit du in jedem bist.',
                  'Le parcours affiche tous les Circles et ton avancement dans chacun d’eux.',
                  'Nel percorso vedi tutti i Circle e a che punto sei in ciascuno.',
                ),
                t(
                  'Öffnest du einen Circle, findest du links die Sequenzen und rechts die Ziele.',
                  'Quand tu ouvres un Circle, tu vois les séquences à gauche et les objectifs à droite.',
                  'Aprendo un Circle trovi le sequenze a sinistra e gli obiettivi a destra.',
                ),
                t(
                  'Mit «Weiter geht’s» kommst du immer genau dorthin, wo du aufgehört hast.',
                  'Avec «Continuer», tu reviens toujours à l’endroit où tu t’es arrêté.',
                  'Con «Continua» ritorni sempre al punto in cui ti eri fermato.',
                ),
                t(
                  'Was du in einem Auftrag schreibst, wird laufend gespeichert. Du kannst also jederzeit unterbrechen.',
                  'Ce que tu écris dans un travail est enregistré en continu. Tu peux donc t’interrompre à tout moment.',
                  'Ciò che scrivi in un lavoro viene salvato di continuo. Puoi quindi interrompere in ogni momento.',
                ),
                t(
                  'Am Ende einer Einheit schätzt du dich selbst ein: Kann ich das, oder übe ich es nochmals?',
                  'À la fin d’une unité, tu t’autoévalues : est-ce que je maîtrise cela, ou dois-je encore m’exercer ?',
                  'Alla fine di un’unità ti valuti: lo so fare, oppure mi esercito ancora?',
                ),
                t(
                  'Im Kompetenzprofil kommen alle Einschätzungen zusammen, und du siehst, wo du stehst.',
                  'Le profil de compétences réunit toutes tes évaluations et te montre où tu en es.',
                  'Nel profilo delle competenze confluiscono tutte le valutazioni e vedi a che punto sei.',
                ),
                t(
                  'Und nun: Such dir einen ruhigen Platz und fang an. Viel Freude beim Lernen.',
                  'Et maintenant, installe-toi au calme et lance-toi. Bonne formation !',
                  'E adesso cercati un posto tranquillo e comincia. Buono studio!',
                ),
              ],
            },
          ],
          criteria: [],
        },
        {
          slug: 'rolle-verstehen',
          title: t('Deine Rolle', 'Ton rôle', 'Il tuo ruolo'),
          contents: [
            {
              slug: 'rolle-in-der-vermittlung',
              kind: 'learning_module',
              title: t(
                'Deine Rolle in der Vermittlung',
                'Ton rôle d’intermédiaire',
                'Il tuo ruolo di intermediazione',
              ),
              description: t(
                'Gebunden oder ungebunden, informieren und dokumentieren: die Grundlagen in vier Karten.',
                'Lié ou non lié, informer et documenter : l’essentiel en quatre cartes.',
                'Vincolato o non vincolato, informare e documentare: le basi in quattro schede.',
              ),
              minutes: 20,
              cards: [
                {
                  title: t('Gebunden oder ungebunden', 'Lié ou non lié', 'Vincolato o non vincolato'),
                  text: t(
                    'Gebundene Vermittlerinnen und Vermittler arbeiten im Auftrag eines Versicherungsunternehmens. Ungebundene stehen in einem Treueverhältnis zur Kundschaft und müssen sich in das öffentliche Register der Aufsicht eintragen lassen. Sag deshalb zu Beginn jedes Gesprächs offen, für wen du tätig bist. Dazu bist du gesetzlich verpflichtet.',
                    'L’intermédiaire lié travaille pour le compte d’une entreprise d’assurance. L’intermédiaire non lié a un rapport de fidélité avec sa clientèle et doit s’inscrire au registre public de l’autorité de surveillance. Au début de chaque entretien, dis donc clairement pour qui tu travailles. La loi t’y oblige.',
                    'L’intermediario vincolato lavora per conto di un’impresa di assicurazione. Quello non vincolato ha un rapporto di fedeltà con la clientela e deve iscriversi nel registro pubblico dell’autorità di vigilanza. All’inizio di ogni colloquio dichiara quindi apertamente per chi lavori. Lo prescrive la legge.',
                  ),
                },
                {
                  title: t('Zuerst informieren', 'Informer d’abord', 'Prima informare'),
                  text: t(
                    'Bevor eine Kundin unterschreibt, muss sie das Wesentliche wissen: wer der Versicherer ist, was versichert ist, was nicht, was es kostet, wie lange der Vertrag läuft und wie ihre Daten bearbeitet werden. Händige die Unterlagen rechtzeitig aus und fasse die wichtigsten Punkte mit eigenen Worten zusammen.',
                    'Avant de signer, la cliente doit connaître l’essentiel : qui est l’assureur, ce qui est couvert et ce qui ne l’est pas, le prix, la durée du contrat et le traitement de ses données. Remets les documents à temps et résume les points importants avec tes propres mots.',
                    'Prima di firmare, la cliente deve conoscere l’essenziale: chi è l’assicuratore, che cosa è assicurato e che cosa no, quanto costa, quanto dura il contratto e come sono trattati i suoi dati. Consegna i documenti per tempo e riassumi i punti principali con parole tue.',
                  ),
                },
                {
                  title: t('Beratung festhalten', 'Documenter le conseil', 'Documentare la consulenza'),
                  text: t(
                    'Ein gutes Beratungsprotokoll ist kurz und nachvollziehbar. Es hält fest, welche Situation du angetroffen hast, was die Kundin wollte, was du empfohlen hast und worauf sie bewusst verzichtet. Schreib es am gleichen Tag. Drei Jahre später weiss niemand mehr, was am Küchentisch gesagt wurde.',
                    'Un bon procès-verbal de conseil est court et compréhensible. Il indique la situation de départ, les souhaits de la cliente, ta recommandation et ce à quoi elle renonce en connaissance de cause. Rédige-le le jour même. Trois ans plus tard, plus personne ne se rappelle ce qui a été dit à la table de la cuisine.',
                    'Un buon verbale di consulenza è breve e comprensibile. Riporta la situazione di partenza, i desideri della cliente, la tua raccomandazione e ciò a cui lei rinuncia consapevolmente. Scrivilo il giorno stesso. Tre anni dopo nessuno ricorda più che cosa è stato detto al tavolo della cucina.',
                  ),
                },
                {
                  title: t(
                    'Ein Versprechen auf lange Zeit',
                    'Une promesse à long terme',
                    'Una promessa a lungo termine',
                  ),
                  text: t(
                    'Versicherungen sieht man nicht, man vertraut ihnen. Ob eine Empfehlung gut war, zeigt sich oft erst im Schaden. Verkaufe darum nie eine Deckung, die du selbst nicht erklären kannst. Wenn du etwas nicht weisst, sag es, klär es ab und melde dich zum vereinbarten Zeitpunkt.',
                    'Une assurance ne se voit pas : on lui fait confiance. La qualité d’un conseil n’apparaît souvent qu’au moment du sinistre. Ne vends donc jamais une couverture que tu ne saurais pas expliquer. Si tu ignores quelque chose, dis-le, renseigne-toi et rappelle au moment convenu.',
                    'Un’assicurazione non si vede, ci si fida. La bontà di un consiglio emerge spesso solo al momento del sinistro. Non vendere quindi mai una copertura che tu per primo non sai spiegare. Se non sai qualcosa, dillo, informati e fatti vivo al momento concordato.',
                  ),
                },
              ],
            },
            {
              slug: 'was-weisst-du-schon',
              kind: 'knowledge_assessment',
              title: t('Was weisst du schon?', 'Que sais-tu déjà ?', 'Che cosa sai già?'),
              description: t(
                'Drei Fragen zu deinen Pflichten. Du siehst sofort, ob du richtig liegst.',
                'Trois questions sur tes obligations. Tu vois tout de suite si tu as raison.',
                'Tre domande sui tuoi obblighi. Vedi subito se hai risposto bene.',
              ),
              minutes: 8,
              questions: [
                {
                  question: t(
                    'Wann sagst du einer neuen Kundin, für wen du tätig bist?',
                    'Quand indiques-tu à une nouvelle cliente pour qui tu travailles ?',
                    'Quando comunichi a una nuova cliente per chi lavori?',
                  ),
                  options: [
                    right(
                      'Beim ersten Kontakt, ungefragt',
                      'Dès le premier contact, spontanément',
                      'Al primo contatto, di tua iniziativa',
                    ),
                    wrong('Nur, wenn sie danach fragt', 'Seulement si elle le demande', 'Solo se lo chiede'),
                    wrong('Erst mit der Police', 'Seulement avec la police', 'Solo con la polizza'),
                  ],
                  explanation: t(
                    'Die Informationspflicht gilt von Anfang an. Die Kundin soll wissen, in wessen Interesse du berätst.',
                    'Le devoir d’information s’applique dès le début. La cliente doit savoir dans l’intérêt de qui tu conseilles.',
                    'L’obbligo d’informare vale fin dall’inizio. La cliente deve sapere nell’interesse di chi fai consulenza.',
                  ),
                },
                {
                  question: t(
                    'Wie lange kann ein Versicherungsantrag in der Regel widerrufen werden?',
                    'En règle générale, dans quel délai une proposition d’assurance peut-elle être révoquée ?',
                    'Di regola, entro quando si può revocare una proposta d’assicurazione?',
                  ),
                  options: [
                    wrong('3 Tage', '3 jours', '3 giorni'),
                    right('14 Tage', '14 jours', '14 giorni'),
                    wrong('30 Tage', '30 jours', '30 giorni'),
                    wrong('Gar nicht', 'Jamais', 'Mai'),
                  ],
                  explanation: t(
                    'Das Versicherungsvertragsgesetz sieht ein Widerrufsrecht von 14 Tagen vor. Bei ganz kurzen Verträgen unter einem Monat gilt es nicht.',
                    'La loi sur le contrat d’assurance prévoit un droit de révocation de 14 jours. Il ne s’applique pas aux contrats de moins d’un mois.',
                    'La legge sul contratto d’assicurazione prevede un diritto di revoca di 14 giorni. Non vale per i contratti di durata inferiore a un mese.',
                  ),
                },
                {
                  question: t(
                    'Was gehört in ein Beratungsprotokoll?',
                    'Que contient un procès-verbal de conseil ?',
                    'Che cosa va indicato in un verbale di consulenza?',
                  ),
                  options: [
                    right(
                      'Die Empfehlung und ihre Begründung',
                      'La recommandation et sa justification',
                      'La raccomandazione e la sua motivazione',
                    ),
                    right(
                      'Deckungen, auf die verzichtet wird',
                      'Les couvertures auxquelles on renonce',
                      'Le coperture a cui si rinuncia',
                    ),
                    wrong(
                      'Private Eindrücke von der Wohnung',
                      'Des impressions privées sur le logement',
                      'Impressioni personali sull’abitazione',
                    ),
                  ],
                  explanation: t(
                    'Halte fest, was für den Entscheid wichtig war. Wertungen über Personen oder ihr Zuhause gehören nicht hinein.',
                    'Note ce qui a compté pour la décision. Les jugements sur les personnes ou leur logement n’y ont pas leur place.',
                    'Annota ciò che è stato determinante per la decisione. I giudizi sulle persone o sulla loro casa non vanno riportati.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'vv-rolle-offenlegen',
              'A1',
              'Ich kann zu Beginn eines Gesprächs verständlich sagen, für wen ich tätig bin.',
              'Je peux expliquer clairement, au début d’un entretien, pour qui je travaille.',
              'So spiegare in modo comprensibile, all’inizio di un colloquio, per chi lavoro.',
            ),
            can(
              'vv-beratung-dokumentieren',
              'A2',
              'Ich kann eine Beratung kurz und nachvollziehbar dokumentieren.',
              'Je peux documenter un conseil de manière brève et compréhensible.',
              'So documentare una consulenza in modo breve e comprensibile.',
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
          slug: 'lernen-planen',
          title: t('Lernen planen', 'Planifier ses études', 'Pianificare lo studio'),
          contents: [
            {
              slug: 'lernzeit-einteilen',
              kind: 'learning_module',
              title: t('Lernzeit einteilen', 'Répartir son temps d’étude', 'Suddividere il tempo di studio'),
              description: t(
                'Drei Gewohnheiten, mit denen Lernen neben der Arbeit gelingt.',
                'Trois habitudes pour réussir ses études à côté du travail.',
                'Tre abitudini per riuscire a studiare accanto al lavoro.',
              ),
              minutes: 12,
              cards: [
                {
                  title: t('Kleine Portionen', 'De petites portions', 'Piccole porzioni'),
                  text: t(
                    'Vierzig Minuten am Dienstag und am Donnerstag bringen mehr als ein langer Sonntag. Dein Gedächtnis braucht Pausen, um Neues zu ordnen. Trag die Lernzeiten wie Kundentermine in den Kalender ein und leg fest, welchen Inhalt du bearbeitest. So fängst du nicht jedes Mal bei null an.',
                    'Quarante minutes le mardi et le jeudi apportent davantage qu’un long dimanche. Ta mémoire a besoin de pauses pour organiser ce qui est nouveau. Inscris tes plages d’étude dans l’agenda comme des rendez-vous clients et décide quel contenu tu vas traiter. Tu ne repars ainsi pas chaque fois de zéro.',
                    'Quaranta minuti il martedì e il giovedì rendono più di una lunga domenica. La memoria ha bisogno di pause per ordinare le novità. Inserisci i momenti di studio nell’agenda come appuntamenti con i clienti e stabilisci quale contenuto affronterai. Così non riparti ogni volta da zero.',
                  ),
                },
                {
                  title: t(
                    'Abrufen statt nachlesen',
                    'Se rappeler plutôt que relire',
                    'Richiamare invece di rileggere',
                  ),
                  text: t(
                    'Wer einen Text zweimal liest, fühlt sich sicher, weiss aber oft wenig mehr. Schliess die Seite und erkläre das Thema laut, als sässe eine Kundin vor dir. Wo du stockst, liegt deine Lücke. Genau dort lohnt sich der zweite Blick in die Unterlagen.',
                    'Lire deux fois un texte rassure, mais on n’en sait souvent guère plus. Ferme la page et explique le thème à voix haute, comme si une cliente était assise en face de toi. Là où tu hésites se trouve ta lacune. C’est là qu’il vaut la peine de reprendre les documents.',
                    'Leggere due volte un testo dà sicurezza, ma spesso se ne sa poco di più. Chiudi la pagina e spiega il tema ad alta voce, come se avessi davanti una cliente. Dove ti blocchi c’è la lacuna. È proprio lì che vale la pena riaprire la documentazione.',
                  ),
                },
                {
                  title: t('Früh um Hilfe bitten', 'Demander de l’aide tôt', 'Chiedere aiuto per tempo'),
                  text: t(
                    'Deine Lernbegleitung hat den Weg schon hinter sich. Bring ihr keine fertigen Fragen, sondern deinen Denkweg: Was hast du verstanden, wo bist du unsicher, was hast du schon versucht? Zehn Minuten Gespräch sparen dir oft einen ganzen Abend.',
                    'La personne qui t’accompagne a déjà parcouru ce chemin. Ne lui apporte pas des questions toutes faites, mais ton raisonnement : qu’as-tu compris, où hésites-tu, qu’as-tu déjà essayé ? Dix minutes de discussion t’épargnent souvent toute une soirée.',
                    'La persona che ti accompagna ha già percorso questa strada. Non portarle domande preconfezionate, ma il tuo ragionamento: che cosa hai capito, dove hai dubbi, che cosa hai già provato? Dieci minuti di colloquio ti fanno spesso risparmiare un’intera serata.',
                  ),
                },
              ],
            },
            {
              slug: 'vorlagen-zum-start',
              kind: 'document_list',
              title: t('Vorlagen zum Start', 'Modèles pour commencer', 'Modelli per iniziare'),
              description: t(
                'Zwei Unterlagen, die dich durch den Lehrgang begleiten.',
                'Deux documents qui t’accompagnent tout au long de la formation.',
                'Due documenti che ti accompagnano durante la formazione.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'wochenplan',
                  title: t('Wochenplan', 'Plan hebdomadaire', 'Piano settimanale'),
                  text: t(
                    'Trage zuerst ein, was feststeht: Arbeit, Familie, Sport. Markiere dann zwei bis drei Zeitfenster von 40 bis 60 Minuten und notiere zu jedem einen Inhalt. Lass ein viertes Fenster leer, damit eine verschobene Lernzeit Platz findet. Am Sonntag hakst du ab, was erledigt ist, und passt die nächste Woche an.',
                    'Inscris d’abord ce qui est fixe : travail, famille, sport. Marque ensuite deux ou trois plages de 40 à 60 minutes et attribue un contenu à chacune. Laisse une quatrième plage libre pour un éventuel report. Le dimanche, coche ce qui est fait et adapte la semaine suivante.',
                    'Inserisci dapprima gli impegni fissi: lavoro, famiglia, sport. Segna poi due o tre fasce di 40–60 minuti e assegna un contenuto a ciascuna. Lascia libera una quarta fascia per eventuali spostamenti. La domenica spunta ciò che hai fatto e adatta la settimana successiva.',
                  ),
                },
                {
                  slug: 'beratungsprotokoll',
                  title: t('Beratungsprotokoll', 'Procès-verbal de conseil', 'Verbale di consulenza'),
                  text: t(
                    'Das Protokoll hat fünf Felder: Ausgangslage, Wünsche, Empfehlung mit Begründung, bewusster Verzicht, nächste Schritte. Schreibe in ganzen Sätzen und ohne Abkürzungen, damit auch eine Kollegin den Fall weiterführen kann. Datum und Unterschrift beider Seiten gehören dazu.',
                    'Le procès-verbal comporte cinq champs : situation, souhaits, recommandation motivée, renonciations, étapes suivantes. Rédige des phrases complètes et sans abréviations, afin qu’une collègue puisse reprendre le dossier. La date et la signature des deux parties en font partie.',
                    'Il verbale ha cinque campi: situazione di partenza, desideri, raccomandazione motivata, rinunce consapevoli, prossimi passi. Scrivi frasi complete e senza abbreviazioni, in modo che anche una collega possa riprendere il caso. Servono la data e la firma di entrambe le parti.',
                  ),
                },
              ],
            },
            {
              slug: 'lernplan-erstellen',
              kind: 'demo',
              title: t(
                'Deinen Lernplan erstellen',
                'Établir ton plan d’étude',
                'Preparare il tuo piano di studio',
              ),
              description: t(
                'Lege in zehn Minuten fest, wann du welchen Circle bearbeitest.',
                'Définis en dix minutes quand tu traiteras chaque Circle.',
                'Stabilisci in dieci minuti quando affronterai ciascun Circle.',
              ),
              minutes: 10,
              text: t(
                '<p>Im Planungswerkzeug siehst du alle Circles mit ihrem Aufwand. Verschiebe sie so, dass vor jedem Präsenztag eine Woche Reserve bleibt. Wenn du fertig bist, exportiere den Plan in deinen Kalender.</p>',
                '<p>L’outil de planification affiche tous les Circles et leur durée. Déplace-les de façon à garder une semaine de réserve avant chaque journée de cours. Exporte ensuite le plan dans ton agenda.</p>',
                '<p>Lo strumento di pianificazione mostra tutti i Circle e la loro durata. Spostali in modo da avere una settimana di riserva prima di ogni giornata in presenza. Esporta poi il piano nella tua agenda.</p>',
              ),
              buttonText: t(
                'Planungswerkzeug öffnen',
                'Ouvrir l’outil de planification',
                'Apri lo strumento',
              ),
              buttonUrl: 'https://example.org/lernplan',
            },
          ],
          criteria: [
            can(
              'vv-lernzeit-planen',
              'A1',
              'Ich kann meine Lernzeit so planen, dass sie neben der Arbeit Platz hat.',
              'Je peux planifier mon temps d’étude de façon compatible avec mon travail.',
              'So pianificare il tempo di studio in modo compatibile con il lavoro.',
            ),
            can(
              'vv-hilfe-holen',
              'A1',
              'Ich kann früh und gezielt um Unterstützung bitten.',
              'Je peux demander de l’aide à temps et de manière ciblée.',
              'So chiedere aiuto per tempo e in modo mirato.',
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
              slug: 'bereit-fuer-den-naechsten-circle',
              kind: 'knowledge_assessment',
              title: t(
                'Bereit für den nächsten Circle?',
                'Prêt pour le prochain Circle ?',
                'Pronti per il prossimo Circle?',
              ),
              description: t(
                'Zwei Fragen zum Lernen auf dieser Plattform.',
                'Deux questions sur l’apprentissage sur cette plateforme.',
                'Due domande su come si impara su questa piattaforma.',
              ),
              minutes: 5,
              questions: [
                {
                  question: t(
                    'Wozu dient die Selbsteinschätzung am Ende einer Einheit?',
                    'À quoi sert l’autoévaluation à la fin d’une unité ?',
                    'A che cosa serve l’autovalutazione alla fine di un’unità?',
                  ),
                  options: [
                    wrong(
                      'Sie ergibt die Note des Circles',
                      'Elle détermine la note du Circle',
                      'Determina la nota del Circle',
                    ),
                    right(
                      'Sie zeigt mir, was ich nochmals üben sollte',
                      'Elle me montre ce que je devrais encore exercer',
                      'Mi mostra che cosa dovrei ancora esercitare',
                    ),
                    wrong(
                      'Sie ersetzt den Wissenstest',
                      'Elle remplace le test de connaissances',
                      'Sostituisce il test di conoscenza',
                    ),
                  ],
                  explanation: t(
                    'Die Selbsteinschätzung gehört dir. Eine ehrliche Antwort hilft dir mehr als eine schöne.',
                    'L’autoévaluation t’appartient. Une réponse honnête t’aide plus qu’une réponse flatteuse.',
                    'L’autovalutazione è tua. Una risposta sincera ti aiuta più di una lusinghiera.',
                  ),
                },
                {
                  question: t(
                    'Du unterbrichst einen Auftrag mitten im Satz. Was geschieht?',
                    'Tu interromps un travail au milieu d’une phrase. Que se passe-t-il ?',
                    'Interrompi un lavoro a metà frase. Che cosa succede?',
                  ),
                  options: [
                    right(
                      'Der Text bleibt gespeichert, ich fahre später fort',
                      'Le texte reste enregistré, je continue plus tard',
                      'Il testo resta salvato, continuo più tardi',
                    ),
                    wrong(
                      'Der Auftrag wird automatisch abgegeben',
                      'Le travail est remis automatiquement',
                      'Il lavoro viene consegnato automaticamente',
                    ),
                    wrong('Der Text geht verloren', 'Le texte est perdu', 'Il testo va perso'),
                  ],
                  explanation: t(
                    'Alles wird laufend gespeichert. Abgegeben ist ein Auftrag erst, wenn du es ausdrücklich bestätigst.',
                    'Tout est enregistré en continu. Un travail n’est remis que lorsque tu le confirmes expressément.',
                    'Tutto viene salvato di continuo. Un lavoro è consegnato solo quando lo confermi espressamente.',
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
