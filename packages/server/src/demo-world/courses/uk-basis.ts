import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Basis»: how insurance works, the contract, confidentiality. */
export const ukBasis: Circle = {
  slug: 'basis',
  title: t('Basis', 'Bases', 'Basi'),
  description: t(
    'Warum funktioniert Versicherung? Du lernst die Grundbegriffe, den Weg vom Antrag zur Police und den vertraulichen Umgang mit Daten.',
    'Pourquoi l’assurance fonctionne-t-elle ? Tu apprends les notions de base, le chemin de la proposition à la police et la confidentialité des données.',
    'Perché l’assicurazione funziona? Impari le nozioni di base, il percorso dalla proposta alla polizza e la riservatezza dei dati.',
  ),
  goals: [
    t(
      'Du erklärst das Prinzip der Gefahrengemeinschaft.',
      'Tu expliques le principe de la communauté de risques.',
      'Spieghi il principio della comunità dei rischi.',
    ),
    t(
      'Du beschreibst, wie ein Versicherungsvertrag entsteht und endet.',
      'Tu décris comment un contrat d’assurance naît et prend fin.',
      'Descrivi come nasce e finisce un contratto d’assicurazione.',
    ),
    t(
      'Du behandelst Daten vertraulich.',
      'Tu traites les données de façon confidentielle.',
      'Tratti i dati con riservatezza.',
    ),
  ],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'gefahrengemeinschaft',
          title: t('Gefahrengemeinschaft', 'Communauté de risques', 'Comunità dei rischi'),
          contents: [
            {
              slug: 'warum-versicherung-funktioniert',
              kind: 'rich_text',
              title: t(
                'Warum Versicherung funktioniert',
                'Pourquoi l’assurance fonctionne',
                'Perché l’assicurazione funziona',
              ),
              description: t(
                'Eine alte Idee, an einem Dorf erklärt.',
                'Une vieille idée, expliquée par un village.',
                'Un’antica idea, spiegata con un villaggio.',
              ),
              minutes: 8,
              text: t(
                '<h2>Tausend Häuser</h2><p>Stell dir ein Tal mit tausend Häusern vor. Jedes Jahr brennt eines ab, der Schaden beträgt 500’000 Franken. Keine Familie könnte das allein bezahlen. Legen aber alle 500 Franken zusammen, ist der Schaden gedeckt. Das ist die Idee der <strong>Gefahrengemeinschaft</strong>: Viele tragen, was einen einzelnen treffen kann.</p><h2>Warum die Prämie höher ist</h2><ul><li>In manchen Jahren brennen zwei Häuser. Dafür braucht es Reserven.</li><li>Jemand muss Verträge führen und Schäden prüfen.</li><li>Wer ein grösseres Risiko bringt, soll mehr beitragen.</li></ul><h2>Die wichtigsten Begriffe</h2><p>Die <strong>Prämie</strong> ist der Preis der Deckung. Der <strong>Selbstbehalt</strong> ist der Teil des Schadens, den die versicherte Person selbst trägt. Die <strong>Police</strong> hält fest, was vereinbart wurde. Wenn du diese drei Wörter einfach erklären kannst, verstehen dich Kundinnen und Kunden am Telefon viel besser.</p>',
                '<h2>Mille maisons</h2><p>Imagine une vallée de mille maisons. Chaque année, l’une d’elles brûle et le dommage s’élève à 500’000 francs. Aucune famille ne pourrait payer seule. Mais si chacune verse 500 francs, le dommage est couvert. C’est l’idée de la <strong>communauté de risques</strong> : ensemble, on porte ce qui peut frapper une seule personne.</p><h2>Pourquoi la prime est plus élevée</h2><ul><li>Certaines années, deux maisons brûlent. Il faut donc des réserves.</li><li>Quelqu’un doit gérer les contrats et examiner les sinistres.</li><li>Qui apporte un risque plus grand doit contribuer davantage.</li></ul><h2>Les notions essentielles</h2><p>La <strong>prime</strong> est le prix de la couverture. La <strong>franchise</strong> est la part du dommage que la personne assurée supporte elle-même. La <strong>police</strong> consigne ce qui a été convenu. Si tu sais expliquer simplement ces trois mots, la clientèle te comprendra bien mieux au téléphone.</p>',
                '<h2>Mille case</h2><p>Immagina una valle con mille case. Ogni anno ne brucia una e il danno è di 500’000 franchi. Nessuna famiglia potrebbe pagarlo da sola. Ma se tutte mettono insieme 500 franchi, il danno è coperto. È l’idea della <strong>comunità dei rischi</strong>: molti sostengono ciò che può colpire uno solo.</p><h2>Perché il premio è più alto</h2><ul><li>In certi anni bruciano due case. Servono quindi riserve.</li><li>Qualcuno deve gestire i contratti ed esaminare i danni.</li><li>Chi porta un rischio maggiore deve contribuire di più.</li></ul><h2>Le nozioni principali</h2><p>Il <strong>premio</strong> è il prezzo della copertura. La <strong>franchigia</strong> è la parte del danno che la persona assicurata sostiene da sé. La <strong>polizza</strong> riporta ciò che è stato concordato. Se sai spiegare con semplicità queste tre parole, al telefono la clientela ti capirà molto meglio.</p>',
              ),
            },
            {
              slug: 'vom-antrag-zur-police',
              kind: 'learning_module',
              title: t(
                'Vom Antrag zur Police',
                'De la proposition à la police',
                'Dalla proposta alla polizza',
              ),
              description: t(
                'Drei Stationen eines Versicherungsvertrags.',
                'Trois étapes d’un contrat d’assurance.',
                'Tre tappe di un contratto d’assicurazione.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Der Antrag', 'La proposition', 'La proposta'),
                  text: t(
                    'Mit dem Antrag bittet die Kundin um Versicherungsschutz. Sie beantwortet Fragen zum Risiko vollständig und wahrheitsgetreu. Danach kann sie ihren Antrag in der Regel vierzehn Tage lang widerrufen. Prüfe beim Erfassen, ob alle Felder ausgefüllt und Unterschrift und Datum vorhanden sind.',
                    'Par la proposition, la cliente demande une couverture. Elle répond aux questions sur le risque de façon complète et véridique. Elle peut ensuite, en règle générale, révoquer sa proposition pendant quatorze jours. Lors de la saisie, vérifie que tous les champs sont remplis et que signature et date figurent.',
                    'Con la proposta la cliente chiede una copertura. Risponde alle domande sul rischio in modo completo e veritiero. Poi, di regola, può revocare la proposta per quattordici giorni. Alla registrazione verifica che tutti i campi siano compilati e che ci siano firma e data.',
                  ),
                },
                {
                  title: t('Die Police', 'La police', 'La polizza'),
                  text: t(
                    'Nimmt der Versicherer an, stellt er die Police aus. Sie nennt die Parteien, das versicherte Risiko, Summen, Selbstbehalt, Prämie und Dauer. Dazu gehören die allgemeinen Bedingungen. Weicht die Police vom Antrag ab, muss die Kundin das rasch melden.',
                    'Si l’assureur accepte, il établit la police. Elle indique les parties, le risque assuré, les sommes, la franchise, la prime et la durée. Les conditions générales en font partie. Si la police diffère de la proposition, la cliente doit le signaler rapidement.',
                    'Se l’assicuratore accetta, emette la polizza. Indica le parti, il rischio assicurato, le somme, la franchigia, il premio e la durata. Ne fanno parte le condizioni generali. Se la polizza si discosta dalla proposta, la cliente deve segnalarlo in fretta.',
                  ),
                },
                {
                  title: t('Das Ende', 'La fin', 'La fine'),
                  text: t(
                    'Ein Vertrag endet durch Ablauf, Kündigung oder Wegfall des Risikos. Auch langjährige Verträge lassen sich in der Regel auf Ende des dritten Jahres kündigen. Nach einem bezahlten Schaden dürfen beide Seiten kündigen. Notiere Kündigungen sofort, denn es gilt der Tag des Eintreffens.',
                    'Un contrat prend fin par échéance, résiliation ou disparition du risque. Même les contrats de longue durée peuvent en général être résiliés pour la fin de la troisième année. Après un sinistre payé, les deux parties peuvent résilier. Note les résiliations aussitôt, car c’est le jour de réception qui compte.',
                    'Un contratto finisce per scadenza, disdetta o cessazione del rischio. Anche i contratti di lunga durata si possono di regola disdire per la fine del terzo anno. Dopo un danno pagato possono disdire entrambe le parti. Annota subito le disdette, perché conta il giorno di ricezione.',
                  ),
                },
              ],
            },
            {
              slug: 'begriffe-zuordnen',
              kind: 'demo',
              title: t('Begriffe zuordnen', 'Associer les notions', 'Abbinare le nozioni'),
              description: t(
                'Ordne zwölf Begriffe ihrer Erklärung zu.',
                'Associe douze notions à leur explication.',
                'Abbina dodici nozioni alla loro spiegazione.',
              ),
              minutes: 8,
              text: t(
                '<p>Zieh jeden Begriff zur passenden Erklärung. Du hast beliebig viele Versuche. Notiere die Begriffe, bei denen du gezögert hast.</p>',
                '<p>Glisse chaque notion vers son explication. Le nombre d’essais est illimité. Note les notions qui t’ont fait hésiter.</p>',
                '<p>Trascina ogni nozione sulla spiegazione giusta. Hai tentativi illimitati. Annota le nozioni su cui hai esitato.</p>',
              ),
              buttonText: t('Übung starten', 'Commencer l’exercice', 'Inizia l’esercizio'),
              buttonUrl: 'https://example.org/begriffe',
            },
          ],
          criteria: [
            can(
              'uk-gefahrengemeinschaft-erklaeren',
              'B1',
              'Ich kann das Prinzip der Versicherung an einem Beispiel erklären.',
              'Je peux expliquer le principe de l’assurance à l’aide d’un exemple.',
              'So spiegare il principio dell’assicurazione con un esempio.',
            ),
            can(
              'uk-vertragsablauf-beschreiben',
              'B1',
              'Ich kann den Weg vom Antrag bis zum Vertragsende beschreiben.',
              'Je peux décrire le chemin de la proposition à la fin du contrat.',
              'So descrivere il percorso dalla proposta alla fine del contratto.',
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
          slug: 'vertraulichkeit',
          title: t('Vertraulichkeit', 'Confidentialité', 'Riservatezza'),
          contents: [
            {
              slug: 'kursregeln',
              kind: 'assignment',
              title: t(
                'Kursregeln und Datenschutz',
                'Règles du cours et protection des données',
                'Regole del corso e protezione dei dati',
              ),
              description: t(
                'Du liest die Regeln und nimmst sie an.',
                'Tu lis les règles et tu les acceptes.',
                'Leggi le regole e le accetti.',
              ),
              minutes: 8,
              assignment: {
                type: 'CONDITION_ACCEPTANCE',
                needsExpertEvaluation: false,
                introText: t(
                  'Am Kurstag sprechen wir über echte Situationen. Damit das möglich ist, gelten für alle dieselben Regeln.',
                  'Lors des journées de cours, nous parlons de situations réelles. Pour que cela soit possible, les mêmes règles valent pour tous.',
                  'Durante il corso parliamo di situazioni reali. Perché sia possibile, valgono per tutti le stesse regole.',
                ),
                effortRequired: t('8 Minuten', '8 minutes', '8 minuti'),
                performanceObjectives: [
                  t(
                    'Du wahrst das Geschäftsgeheimnis.',
                    'Tu respectes le secret d’affaires.',
                    'Rispetti il segreto d’affari.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Regeln', 'Règles', 'Regole'),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          'Was im Kurs erzählt wird, bleibt im Kurs. Personendaten werden weggelassen. Fotos und Aufnahmen nur mit Einverständnis aller.',
                          'Ce qui est raconté en cours reste en cours. Les données personnelles sont omises. Photos et enregistrements uniquement avec l’accord de tous.',
                          'Ciò che si racconta al corso resta al corso. I dati personali vengono omessi. Foto e registrazioni solo con il consenso di tutti.',
                        ),
                      },
                      {
                        type: 'confirmation',
                        label: t(
                          'Ich halte die Kursregeln ein.',
                          'Je respecte les règles du cours.',
                          'Rispetto le regole del corso.',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [],
              },
            },
          ],
          criteria: [
            can(
              'uk-daten-vertraulich-behandeln',
              'A2',
              'Ich kann vertrauliche Angaben erkennen und schützen.',
              'Je peux reconnaître et protéger les informations confidentielles.',
              'So riconoscere e proteggere le informazioni riservate.',
            ),
          ],
        },
        {
          slug: 'kurstag',
          title: t('Kurstag', 'Journée de cours', 'Giornata di corso'),
          contents: [
            {
              slug: 'vorbereitung-basis',
              kind: 'assignment',
              title: t('Meinen Betrieb vorstellen', 'Présenter mon entreprise', 'Presentare la mia azienda'),
              description: t(
                'Du bereitest eine Vorstellung von drei Minuten vor.',
                'Tu prépares une présentation de trois minutes.',
                'Prepari una presentazione di tre minuti.',
              ),
              minutes: 40,
              assignment: {
                type: 'PREP_ASSIGNMENT',
                needsExpertEvaluation: false,
                introText: t(
                  'Am ersten Kurstag stellst du deinen Betrieb vor. Sprich vorher mit zwei Personen aus verschiedenen Abteilungen.',
                  'Le premier jour, tu présentes ton entreprise. Parles-en auparavant avec deux personnes de services différents.',
                  'Il primo giorno presenti la tua azienda. Prima parla con due persone di reparti diversi.',
                ),
                effortRequired: t('40 Minuten', '40 minutes', '40 minuti'),
                performanceObjectives: [
                  t(
                    'Du beschreibst Produkte und Abteilungen deines Betriebs.',
                    'Tu décris les produits et les services de ton entreprise.',
                    'Descrivi i prodotti e i reparti della tua azienda.',
                  ),
                ],
                tasks: [
                  {
                    title: t(
                      'Informationen sammeln',
                      'Rassembler des informations',
                      'Raccogliere informazioni',
                    ),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Welche Versicherungen bietet dein Betrieb an?',
                          'Quelles assurances ton entreprise propose-t-elle ?',
                          'Quali assicurazioni offre la tua azienda?',
                        ),
                      },
                      {
                        type: 'choice',
                        label: t(
                          'Mit wem hat deine Abteilung am meisten Kontakt?',
                          'Avec qui ton service a-t-il le plus de contacts ?',
                          'Con chi ha più contatti il tuo reparto?',
                        ),
                        options: [
                          t('Privatkundschaft', 'Clientèle privée', 'Clientela privata'),
                          t('Unternehmen', 'Entreprises', 'Imprese'),
                          t('Interne Stellen', 'Services internes', 'Servizi interni'),
                        ],
                      },
                    ],
                  },
                  {
                    title: t('Vorstellen', 'Présenter', 'Presentare'),
                    blocks: [
                      {
                        type: 'file',
                        label: t(
                          'Lege deine Folie ab (höchstens eine Seite).',
                          'Dépose ta diapositive (une page au maximum).',
                          'Carica la tua diapositiva (una pagina al massimo).',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [],
              },
            },
            {
              slug: 'kurstag-basis',
              kind: 'attendance_course',
              location: t(
                'Kurszentrum Aareufer, Raum 3',
                'Centre de cours de l’Aar, salle 3',
                'Centro corsi dell’Aare, aula 3',
              ),
              trainer: 'Thomas Meier',
              title: t('Kurstag Basis', 'Journée de cours Bases', 'Giornata di corso Basi'),
              description: t(
                'Vorstellung der Betriebe, Grundbegriffe und erste Gesprächsübungen.',
                'Présentation des entreprises, notions de base et premiers exercices d’entretien.',
                'Presentazione delle aziende, nozioni di base e primi esercizi di colloquio.',
              ),
              minutes: 420,
            },
          ],
          criteria: [
            can(
              'uk-betrieb-vorstellen',
              'A1',
              'Ich kann meinen Betrieb in drei Minuten vorstellen.',
              'Je peux présenter mon entreprise en trois minutes.',
              'So presentare la mia azienda in tre minuti.',
            ),
            can(
              'uk-begriffe-einfach-erklaeren',
              'A2',
              'Ich kann Prämie, Selbstbehalt und Police einfach erklären.',
              'Je peux expliquer simplement la prime, la franchise et la police.',
              'So spiegare con semplicità premio, franchigia e polizza.',
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
          slug: 'abschluss',
          title: t('Abschluss', 'Conclusion', 'Conclusione'),
          contents: [
            {
              slug: 'wissen-basis',
              kind: 'knowledge_assessment',
              title: t('Wissensstand Basis', 'Acquis Bases', 'Conoscenze Basi'),
              description: t(
                'Prüfe die wichtigsten Begriffe.',
                'Vérifie les notions essentielles.',
                'Verifica le nozioni principali.',
              ),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Was ist der Selbstbehalt?',
                    'Qu’est-ce que la franchise ?',
                    'Che cos’è la franchigia?',
                  ),
                  options: [
                    wrong(
                      'Der Preis der Versicherung',
                      'Le prix de l’assurance',
                      'Il prezzo dell’assicurazione',
                    ),
                    right(
                      'Der selbst getragene Teil des Schadens',
                      'La part du dommage supportée soi-même',
                      'La parte del danno sostenuta da sé',
                    ),
                    wrong(
                      'Der Höchstbetrag der Leistung',
                      'Le montant maximal de la prestation',
                      'L’importo massimo della prestazione',
                    ),
                  ],
                  explanation: t(
                    'Der Preis heisst Prämie, der Höchstbetrag Versicherungssumme.',
                    'Le prix s’appelle prime, le montant maximal somme d’assurance.',
                    'Il prezzo si chiama premio, l’importo massimo somma d’assicurazione.',
                  ),
                },
                {
                  question: t(
                    'Welcher Tag zählt bei einer Kündigung?',
                    'Quel jour compte pour une résiliation ?',
                    'Quale giorno conta per una disdetta?',
                  ),
                  options: [
                    wrong('Das Datum auf dem Brief', 'La date de la lettre', 'La data della lettera'),
                    wrong('Der Tag des Versands', 'Le jour de l’envoi', 'Il giorno dell’invio'),
                    right('Der Tag des Eintreffens', 'Le jour de la réception', 'Il giorno della ricezione'),
                  ],
                  explanation: t(
                    'Eine Kündigung muss vor Ablauf der Frist beim Empfänger sein.',
                    'La résiliation doit parvenir au destinataire avant la fin du délai.',
                    'La disdetta deve giungere al destinatario prima della fine del termine.',
                  ),
                },
              ],
            },
            {
              slug: 'wissenstest-basis',
              kind: 'edoniq_test',
              title: t('Wissenstest Basis', 'Test de connaissances Bases', 'Test di conoscenza Basi'),
              description: t(
                '20 Fragen in 25 Minuten.',
                '20 questions en 25 minutes.',
                '20 domande in 25 minuti.',
              ),
              minutes: 25,
              checkboxText: t(
                'Ich löse den Test allein und ohne fremde Hilfe.',
                'Je fais le test seul et sans aide extérieure.',
                'Svolgo il test da solo e senza aiuti esterni.',
              ),
              maxPoints: 20,
              certificate: 'kompetenznachweis-1',
              hasExtendedTimeTest: true,
            },
            {
              slug: 'feedback-basis',
              kind: 'feedback',
              feedbackKind: 'uk',
              title: t('Feedback zum Kurs Basis', 'Feedback sur le cours Bases', 'Feedback sul corso Basi'),
              description: t(
                'Wie hast du den ersten Kurs erlebt?',
                'Comment as-tu vécu le premier cours ?',
                'Come hai vissuto il primo corso?',
              ),
              minutes: 5,
            },
          ],
          criteria: [],
        },
      ],
    },
  ],
};
