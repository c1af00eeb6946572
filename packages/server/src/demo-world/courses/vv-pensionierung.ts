import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Pensionierung»: the three pillars, early retirement, pension or capital. */
export const vvPensionierung: Circle = {
  slug: 'pensionierung',
  title: t('Pensionierung', 'Retraite', 'Pensionamento'),
  description: t(
    'Drei Säulen, ein Leben danach: Du hilfst Kundinnen und Kunden, ihr Einkommen nach der Erwerbszeit rechtzeitig zu planen.',
    'Trois piliers, une vie après : tu aides la clientèle à planifier à temps ses revenus après la vie active.',
    'Tre pilastri, una vita dopo: aiuti la clientela a pianificare per tempo il reddito dopo la vita attiva.',
  ),
  goals: [
    t(
      'Du erklärst das Zusammenspiel der drei Säulen.',
      'Tu expliques l’interaction des trois piliers.',
      'Spieghi l’interazione dei tre pilastri.',
    ),
    t(
      'Du berechnest eine Vorsorgelücke.',
      'Tu calcules une lacune de prévoyance.',
      'Calcoli una lacuna previdenziale.',
    ),
    t(
      'Du vergleichst Rente und Kapitalbezug.',
      'Tu compares rente et capital.',
      'Confronti rendita e capitale.',
    ),
  ],
  unlockedBy: ['gesundheit'],
  profiles: ['leben', 'generell'],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'drei-saeulen',
          title: t('Drei Säulen', 'Trois piliers', 'Tre pilastri'),
          contents: [
            {
              slug: 'ein-einkommen-nach-der-arbeit',
              kind: 'rich_text',
              title: t(
                'Ein Einkommen nach der Arbeit',
                'Un revenu après le travail',
                'Un reddito dopo il lavoro',
              ),
              description: t(
                'Woraus sich das Einkommen nach der Pensionierung zusammensetzt.',
                'De quoi se compose le revenu à la retraite.',
                'Di che cosa si compone il reddito dopo il pensionamento.',
              ),
              minutes: 12,
              text: t(
                '<h2>Frau Kälin rechnet</h2><p>Frau Kälin ist 57, arbeitet im Gartenbau und möchte mit 63 aufhören. «Geht das überhaupt?», fragt sie. Die Antwort liegt in drei Säulen.</p><h2>Die drei Säulen</h2><ul><li><strong>1. Säule:</strong> Die AHV sichert den Grundbedarf. Sie wird von allen finanziert und bezahlt allen, die lange genug Beiträge geleistet haben, eine Rente zwischen einem Mindest- und einem Höchstbetrag.</li><li><strong>2. Säule:</strong> Die Pensionskasse ergänzt das Einkommen von Angestellten. Beide Teile zusammen sollen rund 60 Prozent des letzten Lohnes ergeben.</li><li><strong>3. Säule:</strong> Freiwilliges Sparen schliesst, was fehlt. Einzahlungen in die Säule 3a lassen sich vom steuerbaren Einkommen abziehen.</li></ul><h2>Der Blick nach vorn</h2><p>Das Referenzalter beträgt 65 Jahre; für Frauen der Jahrgänge 1961 bis 1963 gelten Übergangsregeln. Wer früher aufhört, erhält weniger Rente, und das ein Leben lang. Deshalb beginnt eine gute Planung mindestens zehn Jahre vorher, mit einem Budget und nicht mit einem Produkt.</p>',
                '<h2>Madame Kälin fait ses comptes</h2><p>Madame Kälin a 57 ans, travaille dans l’horticulture et voudrait s’arrêter à 63 ans. «Est-ce possible ?», demande-t-elle. La réponse tient en trois piliers.</p><h2>Les trois piliers</h2><ul><li><strong>1er pilier :</strong> l’AVS assure les besoins vitaux. Financée par tous, elle verse à ceux qui ont cotisé assez longtemps une rente comprise entre un minimum et un maximum.</li><li><strong>2e pilier :</strong> la caisse de pension complète le revenu des salariés. Ensemble, les deux doivent atteindre environ 60 pour cent du dernier salaire.</li><li><strong>3e pilier :</strong> l’épargne volontaire comble ce qui manque. Les versements au pilier 3a sont déductibles du revenu imposable.</li></ul><h2>Regarder loin devant</h2><p>L’âge de référence est de 65 ans ; des règles transitoires valent pour les femmes nées entre 1961 et 1963. S’arrêter plus tôt, c’est toucher moins, et cela à vie. Une bonne planification commence donc au moins dix ans avant, avec un budget et non avec un produit.</p>',
                '<h2>La signora Kälin fa i conti</h2><p>La signora Kälin ha 57 anni, lavora nel giardinaggio e vorrebbe smettere a 63. «È possibile?», chiede. La risposta sta in tre pilastri.</p><h2>I tre pilastri</h2><ul><li><strong>1º pilastro:</strong> l’AVS copre il fabbisogno vitale. Finanziata da tutti, versa a chi ha contribuito abbastanza a lungo una rendita compresa tra un minimo e un massimo.</li><li><strong>2º pilastro:</strong> la cassa pensione completa il reddito dei dipendenti. Insieme i due dovrebbero raggiungere circa il 60 per cento dell’ultimo salario.</li><li><strong>3º pilastro:</strong> il risparmio volontario colma ciò che manca. I versamenti nel pilastro 3a sono deducibili dal reddito imponibile.</li></ul><h2>Guardare avanti</h2><p>L’età di riferimento è di 65 anni; per le donne nate tra il 1961 e il 1963 valgono norme transitorie. Chi smette prima riceve meno, e per tutta la vita. Una buona pianificazione comincia quindi almeno dieci anni prima, con un budget e non con un prodotto.</p>',
              ),
            },
            {
              slug: 'rente-oder-kapital',
              kind: 'learning_module',
              title: t('Rente oder Kapital?', 'Rente ou capital ?', 'Rendita o capitale?'),
              description: t(
                'Zwei Wege, ein Guthaben zu beziehen.',
                'Deux manières de toucher un avoir.',
                'Due modi di riscuotere un avere.',
              ),
              minutes: 18,
              cards: [
                {
                  title: t('Die Rente', 'La rente', 'La rendita'),
                  text: t(
                    'Die Rente kommt jeden Monat, ein Leben lang. Sie passt zu Menschen, die Sicherheit suchen oder wenig Vermögen haben. Nach dem Tod erhält die hinterbliebene Person in der Regel einen Teil davon. Die Rente wird als Einkommen voll versteuert.',
                    'La rente est versée chaque mois, à vie. Elle convient à qui cherche la sécurité ou dispose de peu de fortune. Après le décès, le conjoint survivant en reçoit généralement une partie. La rente est entièrement imposée comme revenu.',
                    'La rendita arriva ogni mese, per tutta la vita. È adatta a chi cerca sicurezza o ha poca sostanza. Dopo il decesso il superstite ne riceve di regola una parte. La rendita è interamente imposta come reddito.',
                  ),
                },
                {
                  title: t('Das Kapital', 'Le capital', 'Il capitale'),
                  text: t(
                    'Wer das Kapital bezieht, entscheidet selbst über Anlage und Verbrauch, trägt aber auch das Risiko, länger zu leben, als das Geld reicht. Beim Bezug fällt einmalig eine Steuer zu einem reduzierten Satz an. Pensionskassen verlangen oft eine frühe Anmeldung und bei Verheirateten die Zustimmung des Ehegatten.',
                    'Qui retire le capital décide de son placement et de son utilisation, mais assume aussi le risque de vivre plus longtemps que l’argent ne dure. Un impôt unique à taux réduit est prélevé. Les caisses exigent souvent une annonce précoce et, pour les personnes mariées, l’accord du conjoint.',
                    'Chi ritira il capitale decide come investirlo e consumarlo, ma si assume anche il rischio di vivere più a lungo di quanto basti il denaro. Al ritiro si paga una sola volta un’imposta ad aliquota ridotta. Le casse chiedono spesso un annuncio anticipato e, per i coniugati, il consenso del coniuge.',
                  ),
                },
                {
                  title: t('Die Mischung', 'La solution mixte', 'La soluzione mista'),
                  text: t(
                    'Oft ist die Mischung sinnvoll: Fixe Ausgaben deckt die Rente, Wünsche das Kapital. Rechne zuerst aus, wie viel im Monat sicher hereinkommen muss. Alles darüber darf schwanken. So wird aus einer Glaubensfrage eine einfache Rechnung.',
                    'Une solution mixte est souvent judicieuse : la rente couvre les dépenses fixes, le capital les souhaits. Calcule d’abord le montant mensuel qui doit être garanti. Le reste peut varier. Une question de conviction devient ainsi un calcul simple.',
                    'Spesso conviene una soluzione mista: la rendita copre le spese fisse, il capitale i desideri. Calcola dapprima quanto deve entrare con certezza ogni mese. Tutto il resto può variare. Così una questione di fede diventa un semplice calcolo.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'vv-drei-saeulen-erklaeren',
              'C2',
              'Ich kann die drei Säulen mit einer Skizze erklären.',
              'Je peux expliquer les trois piliers à l’aide d’un schéma.',
              'So spiegare i tre pilastri con uno schizzo.',
            ),
            can(
              'vv-rente-kapital-vergleichen',
              'C2',
              'Ich kann Vor- und Nachteile von Rente und Kapital gegenüberstellen.',
              'Je peux comparer les avantages et les inconvénients de la rente et du capital.',
              'So confrontare vantaggi e svantaggi di rendita e capitale.',
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
          slug: 'luecke-berechnen',
          title: t('Lücke berechnen', 'Calculer la lacune', 'Calcolare la lacuna'),
          contents: [
            {
              slug: 'vorsorgerechner',
              kind: 'demo',
              title: t('Vorsorgerechner', 'Calculateur de prévoyance', 'Calcolatore previdenziale'),
              description: t(
                'Wie gross ist die Lücke von Frau Kälin?',
                'Quelle est la lacune de Madame Kälin ?',
                'Quanto è grande la lacuna della signora Kälin?',
              ),
              minutes: 15,
              text: t(
                '<p>Gib die Zahlen von Frau Kälin ein und verschiebe den Zeitpunkt der Pensionierung von 65 auf 63. Notiere, wie sich Rente, Beiträge und Steuern verändern.</p>',
                '<p>Saisis les chiffres de Madame Kälin et avance la retraite de 65 à 63 ans. Note comment évoluent la rente, les cotisations et les impôts.</p>',
                '<p>Inserisci i dati della signora Kälin e anticipa il pensionamento da 65 a 63 anni. Annota come cambiano rendita, contributi e imposte.</p>',
              ),
              buttonText: t('Rechner öffnen', 'Ouvrir le calculateur', 'Apri il calcolatore'),
              buttonUrl: 'https://example.org/vorsorgerechner',
            },
            {
              slug: 'merkblaetter-vorsorge',
              kind: 'media_library',
              categorySlug: 'vorsorge',
              title: t('Merkblätter Vorsorge', 'Fiches Prévoyance', 'Schede Previdenza'),
              description: t(
                'Begriffe und Fristen zum Nachschlagen.',
                'Notions et délais à consulter.',
                'Nozioni e termini da consultare.',
              ),
              minutes: 6,
            },
            {
              slug: 'praesenztag-vorsorge',
              kind: 'attendance_course',
              location: t(
                'Kurszentrum am Bahnhof, Raum 110',
                'Centre de cours de la gare, salle 110',
                'Centro corsi della stazione, aula 110',
              ),
              trainer: 'Ursina Cavelti',
              title: t(
                'Präsenztag Vorsorge',
                'Journée de cours Prévoyance',
                'Giornata in presenza Previdenza',
              ),
              description: t(
                'Wir rechnen gemeinsam drei Pensionierungen durch.',
                'Nous calculons ensemble trois départs à la retraite.',
                'Calcoliamo insieme tre pensionamenti.',
              ),
              minutes: 420,
            },
          ],
          criteria: [
            can(
              'vv-vorsorgeluecke-berechnen',
              'C2',
              'Ich kann eine Vorsorgelücke berechnen und verständlich darstellen.',
              'Je peux calculer une lacune de prévoyance et la présenter clairement.',
              'So calcolare una lacuna previdenziale e presentarla chiaramente.',
            ),
            can(
              'vv-fruehpensionierung-beurteilen',
              'C2',
              'Ich kann die Folgen einer vorzeitigen Pensionierung aufzeigen.',
              'Je peux montrer les conséquences d’une retraite anticipée.',
              'So illustrare le conseguenze di un pensionamento anticipato.',
            ),
          ],
        },
        {
          slug: 'plan-erstellen',
          title: t('Einen Plan erstellen', 'Établir un plan', 'Preparare un piano'),
          contents: [
            {
              slug: 'pensionierungsplan',
              kind: 'assignment',
              title: t('Pensionierungsplan', 'Plan de retraite', 'Piano di pensionamento'),
              description: t(
                'Du erstellst für Frau Kälin einen Plan mit zwei Varianten.',
                'Tu établis pour Madame Kälin un plan avec deux variantes.',
                'Prepari per la signora Kälin un piano con due varianti.',
              ),
              minutes: 90,
              assignment: {
                type: 'CASEWORK',
                needsExpertEvaluation: true,
                introText: t(
                  'Frau Kälin verdient 78’000 Franken, hat 310’000 Franken in der Pensionskasse und 46’000 Franken in der Säule 3a. Sie lebt allein in einer Mietwohnung.',
                  'Madame Kälin gagne 78’000 francs, a 310’000 francs à la caisse de pension et 46’000 francs au pilier 3a. Elle vit seule dans un appartement loué.',
                  'La signora Kälin guadagna 78’000 franchi, ha 310’000 franchi nella cassa pensione e 46’000 franchi nel pilastro 3a. Vive sola in un appartamento in affitto.',
                ),
                effortRequired: t('90 Minuten', '90 minutes', '90 minuti'),
                evaluationDescription: t(
                  'Bewertet werden Rechnung, Varianten und Empfehlung.',
                  'On évalue le calcul, les variantes et la recommandation.',
                  'Si valutano calcolo, varianti e raccomandazione.',
                ),
                performanceObjectives: [
                  t(
                    'Du berechnest Einkommen und Ausgaben nach der Pensionierung.',
                    'Tu calcules revenus et dépenses à la retraite.',
                    'Calcoli entrate e uscite dopo il pensionamento.',
                  ),
                  t(
                    'Du empfiehlst eine Variante und begründest sie.',
                    'Tu recommandes une variante et la justifies.',
                    'Consigli una variante e la motivi.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Rechnen', 'Calculer', 'Calcolare'),
                    blocks: [
                      {
                        type: 'file',
                        label: t(
                          'Lege deine Berechnung beider Varianten ab.',
                          'Dépose ton calcul des deux variantes.',
                          'Carica il calcolo delle due varianti.',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Empfehlen', 'Recommander', 'Consigliare'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Was empfiehlst du für die Pensionskasse?',
                          'Que recommandes-tu pour la caisse de pension ?',
                          'Che cosa consigli per la cassa pensione?',
                        ),
                        options: [
                          t('Rente', 'Rente', 'Rendita'),
                          t('Kapital', 'Capital', 'Capitale'),
                          t('Mischung', 'Solution mixte', 'Soluzione mista'),
                        ],
                      },
                      {
                        type: 'text',
                        label: t(
                          'Begründe deine Empfehlung.',
                          'Justifie ta recommandation.',
                          'Motiva la tua raccomandazione.',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [
                  {
                    title: t('Rechnen', 'Calculer', 'Calcolare'),
                    description: t(
                      'Beide Varianten sind vollständig und richtig gerechnet.',
                      'Les deux variantes sont complètes et justes.',
                      'Le due varianti sono complete e corrette.',
                    ),
                    maxPoints: 12,
                  },
                  {
                    title: t('Empfehlen', 'Recommander', 'Consigliare'),
                    description: t(
                      'Die Empfehlung passt zur Lebenssituation.',
                      'La recommandation correspond à la situation de vie.',
                      'La raccomandazione è adatta alla situazione di vita.',
                    ),
                    maxPoints: 8,
                  },
                ],
                certificate: 'personenversicherung',
                weight: 2,
              },
            },
            {
              slug: 'gastbeitrag-steuern',
              kind: 'placeholder',
              title: t(
                'Gastbeitrag Steuern',
                'Contribution d’une fiscaliste',
                'Contributo di una fiscalista',
              ),
              description: t(
                'Dieser Beitrag einer Steuerexpertin erscheint nach dem Präsenztag. Du musst dafür noch nichts tun.',
                'Cette contribution d’une experte fiscale paraîtra après la journée de cours. Tu n’as encore rien à faire.',
                'Questo contributo di un’esperta fiscale uscirà dopo la giornata in presenza. Per ora non devi fare nulla.',
              ),
              minutes: 10,
            },
          ],
          criteria: [
            can(
              'vv-pensionierungsplan-erstellen',
              'C2',
              'Ich kann einen Pensionierungsplan mit Varianten erstellen.',
              'Je peux établir un plan de retraite avec des variantes.',
              'So preparare un piano di pensionamento con varianti.',
            ),
            can(
              'vv-langfristig-begleiten',
              'A1',
              'Ich kann Kundinnen und Kunden über Jahre hinweg begleiten und Termine vereinbaren.',
              'Je peux accompagner la clientèle sur plusieurs années et fixer des rendez-vous.',
              'So accompagnare la clientela negli anni e fissare appuntamenti.',
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
              slug: 'wissen-pensionierung',
              kind: 'knowledge_assessment',
              title: t('Wissensstand Pensionierung', 'Acquis Retraite', 'Conoscenze Pensionamento'),
              description: t(
                'Zwei Fragen zu den drei Säulen.',
                'Deux questions sur les trois piliers.',
                'Due domande sui tre pilastri.',
              ),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Wofür ist die 1. Säule gedacht?',
                    'À quoi sert le 1er pilier ?',
                    'A che cosa serve il 1º pilastro?',
                  ),
                  options: [
                    right(
                      'Für den Grundbedarf',
                      'À couvrir les besoins vitaux',
                      'A coprire il fabbisogno vitale',
                    ),
                    wrong(
                      'Für den gewohnten Lebensstandard',
                      'À maintenir le niveau de vie habituel',
                      'A mantenere il tenore di vita abituale',
                    ),
                    wrong(
                      'Für grosse Anschaffungen',
                      'À financer de gros achats',
                      'A finanziare grandi acquisti',
                    ),
                  ],
                  explanation: t(
                    'Den gewohnten Lebensstandard sichern erst 1. und 2. Säule zusammen.',
                    'Seuls les 1er et 2e piliers ensemble garantissent le niveau de vie habituel.',
                    'Solo il 1º e il 2º pilastro insieme garantiscono il tenore di vita abituale.',
                  ),
                },
                {
                  question: t(
                    'Wer trägt beim Kapitalbezug das Risiko eines langen Lebens?',
                    'Qui assume le risque de longévité en cas de retrait du capital ?',
                    'Chi si assume il rischio di longevità in caso di ritiro del capitale?',
                  ),
                  options: [
                    wrong('Die Pensionskasse', 'La caisse de pension', 'La cassa pensione'),
                    right('Die versicherte Person', 'La personne assurée', 'La persona assicurata'),
                    wrong('Der Arbeitgeber', 'L’employeur', 'Il datore di lavoro'),
                  ],
                  explanation: t(
                    'Mit dem Kapital geht auch das Risiko auf die Person über.',
                    'Avec le capital, le risque passe aussi à la personne.',
                    'Con il capitale anche il rischio passa alla persona.',
                  ),
                },
              ],
            },
            {
              slug: 'wissenstest-vorsorge',
              kind: 'edoniq_test',
              title: t(
                'Wissenstest Vorsorge',
                'Test de connaissances Prévoyance',
                'Test di conoscenza Previdenza',
              ),
              description: t(
                '24 Fragen in 30 Minuten.',
                '24 questions en 30 minutes.',
                '24 domande in 30 minuti.',
              ),
              minutes: 30,
              checkboxText: t(
                'Ich löse den Test allein und ohne fremde Hilfe.',
                'Je fais le test seul et sans aide extérieure.',
                'Svolgo il test da solo e senza aiuti esterni.',
              ),
              maxPoints: 24,
              certificate: 'personenversicherung',
              hasExtendedTimeTest: false,
            },
          ],
          criteria: [],
        },
      ],
    },
  ],
};
