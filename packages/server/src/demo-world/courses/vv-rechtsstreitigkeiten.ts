import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Rechtsstreitigkeiten»: legal protection in private life and in traffic. */
export const vvRechtsstreitigkeiten: Circle = {
  slug: 'rechtsstreitigkeiten',
  title: t('Rechtsstreitigkeiten', 'Litiges', 'Controversie legali'),
  description: t(
    'Wann hilft eine Rechtsschutzversicherung, und wann nicht? Du ordnest Streitfälle aus Alltag und Verkehr ein und empfiehlst die passende Deckung.',
    'Quand une protection juridique est-elle utile, et quand ne l’est-elle pas ? Tu analyses des litiges du quotidien et de la circulation et tu recommandes la bonne couverture.',
    'Quando aiuta un’assicurazione di protezione giuridica e quando no? Inquadri controversie della vita quotidiana e del traffico e consigli la copertura adatta.',
  ),
  goals: [
    t(
      'Du erklärst, was Privat- und Verkehrsrechtsschutz decken.',
      'Tu expliques ce que couvrent la protection juridique privée et celle de circulation.',
      'Spieghi che cosa coprono la protezione giuridica privata e quella di circolazione.',
    ),
    t(
      'Du erkennst Wartefristen und Ausschlüsse im Vertrag.',
      'Tu repères les délais de carence et les exclusions du contrat.',
      'Riconosci i termini d’attesa e le esclusioni nel contratto.',
    ),
  ],
  profiles: ['nichtleben', 'generell'],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'einstieg',
          title: t('Einstieg', 'Introduction', 'Introduzione'),
          contents: [
            {
              slug: 'drei-streitfaelle',
              kind: 'rich_text',
              title: t('Drei Streitfälle', 'Trois litiges', 'Tre controversie'),
              description: t(
                'Was haben eine Kündigung, ein Occasionsauto und ein Baum gemeinsam?',
                'Qu’ont en commun un congé, une voiture d’occasion et un arbre ?',
                'Che cosa hanno in comune una disdetta, un’auto usata e un albero?',
              ),
              minutes: 8,
              text: t(
                '<h2>Recht haben ist nicht Recht bekommen</h2><p>Herr Pellegrini erhält nach elf Jahren die Kündigung seiner Wohnung. Frau Stalder hat ein Occasionsauto gekauft, dessen Kilometerstand nicht stimmt. Und Familie Gygax streitet mit dem Nachbarn über einen Baum an der Grenze. In allen drei Fällen stehen die Chancen gut, doch ein Verfahren kostet rasch mehrere tausend Franken.</p><h2>Was eine Rechtsschutzversicherung leistet</h2><ul><li>Juristinnen und Juristen beraten und verhandeln für die versicherte Person.</li><li>Bei Bedarf werden Anwalts-, Gerichts- und Gutachterkosten bis zur vereinbarten Summe übernommen.</li><li>Auch Kosten der Gegenpartei können gedeckt sein, wenn der Prozess verloren geht.</li></ul><p>Entscheidend ist der <strong>Zeitpunkt</strong>: War der Streit schon absehbar, bevor der Vertrag begann, gibt es keine Leistung. Darum lohnt sich das Gespräch, solange noch niemand streitet. Überlege, welcher der drei Fälle wohl gedeckt wäre, und prüfe deine Vermutung im Lernmodul.</p>',
                '<h2>Avoir raison ne suffit pas</h2><p>Après onze ans, Monsieur Pellegrini reçoit le congé de son appartement. Madame Stalder a acheté une voiture d’occasion dont le kilométrage est faux. Et la famille Gygax est en conflit avec le voisin au sujet d’un arbre en limite de parcelle. Dans les trois cas, les chances sont bonnes, mais une procédure coûte vite plusieurs milliers de francs.</p><h2>Ce qu’apporte une protection juridique</h2><ul><li>Des juristes conseillent la personne assurée et négocient pour elle.</li><li>Au besoin, les frais d’avocat, de justice et d’expertise sont pris en charge jusqu’à la somme convenue.</li><li>Les frais de la partie adverse peuvent aussi être couverts si le procès est perdu.</li></ul><p>Le <strong>moment</strong> est décisif : si le litige était prévisible avant le début du contrat, aucune prestation n’est due. Il vaut donc la peine d’en parler tant que personne n’est en conflit. Demande-toi lequel des trois cas serait couvert et vérifie ton hypothèse dans le module.</p>',
                '<h2>Avere ragione non basta</h2><p>Dopo undici anni il signor Pellegrini riceve la disdetta dell’appartamento. La signora Stalder ha comprato un’auto usata con un chilometraggio falso. E la famiglia Gygax litiga con il vicino per un albero sul confine. In tutti e tre i casi le possibilità sono buone, ma una procedura costa presto diverse migliaia di franchi.</p><h2>Che cosa offre una protezione giuridica</h2><ul><li>Giuriste e giuristi consigliano la persona assicurata e trattano per lei.</li><li>Se necessario, le spese legali, giudiziarie e peritali sono assunte fino alla somma concordata.</li><li>Anche le spese della controparte possono essere coperte se la causa è persa.</li></ul><p>Decisivo è il <strong>momento</strong>: se la lite era prevedibile prima dell’inizio del contratto, non ci sono prestazioni. Conviene quindi parlarne finché nessuno litiga. Chiediti quale dei tre casi sarebbe coperto e verifica la tua ipotesi nel modulo.</p>',
              ),
            },
            {
              slug: 'deckung-im-rechtsschutz',
              kind: 'learning_module',
              title: t(
                'Deckung im Rechtsschutz',
                'La couverture de protection juridique',
                'La copertura della protezione giuridica',
              ),
              description: t(
                'Privat, Verkehr, Wartefrist und Ausschluss.',
                'Privé, circulation, délai de carence et exclusions.',
                'Privato, circolazione, termine d’attesa ed esclusioni.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t(
                    'Privatrechtsschutz',
                    'Protection juridique privée',
                    'Protezione giuridica privata',
                  ),
                  text: t(
                    'Gedeckt sind typischerweise Streitigkeiten als Mieterin, Arbeitnehmer, Konsumentin oder Patient. Scheidung und Erbrecht sind meist ausgeschlossen oder auf eine kurze Beratung beschränkt. Lies immer die Liste der versicherten Rechtsgebiete, bevor du etwas versprichst.',
                    'Sont en général couverts les litiges en tant que locataire, employé, consommatrice ou patient. Le divorce et les successions sont le plus souvent exclus ou limités à un bref conseil. Lis toujours la liste des domaines assurés avant de promettre quoi que ce soit.',
                    'Di solito sono coperte le liti come inquilino, dipendente, consumatrice o paziente. Divorzio e successioni sono per lo più esclusi o limitati a una breve consulenza. Leggi sempre l’elenco dei settori assicurati prima di promettere qualcosa.',
                  ),
                },
                {
                  title: t(
                    'Verkehrsrechtsschutz',
                    'Protection juridique de circulation',
                    'Protezione giuridica di circolazione',
                  ),
                  text: t(
                    'Er hilft nach Unfällen, bei Streit um Kauf oder Reparatur eines Fahrzeugs und in Straf- und Administrativverfahren, etwa wenn ein Ausweisentzug droht. Bussen selbst werden nie bezahlt. Versichert sind je nach Vertrag auch Wege zu Fuss oder mit dem Velo.',
                    'Elle aide après un accident, lors d’un litige sur l’achat ou la réparation d’un véhicule et dans les procédures pénales ou administratives, par exemple en cas de menace de retrait de permis. Les amendes ne sont jamais payées. Selon le contrat, les trajets à pied ou à vélo sont aussi assurés.',
                    'Aiuta dopo un incidente, nelle liti sull’acquisto o la riparazione di un veicolo e nei procedimenti penali e amministrativi, ad esempio se si rischia la revoca della licenza. Le multe non vengono mai pagate. Secondo il contratto sono assicurati anche i percorsi a piedi o in bicicletta.',
                  ),
                },
                {
                  title: t('Wartefrist', 'Délai de carence', 'Termine d’attesa'),
                  text: t(
                    'Für viele Rechtsgebiete gilt eine Wartefrist, häufig von drei Monaten. Streitigkeiten, deren Ursache in diese Zeit fällt, sind nicht gedeckt. Bei einem nahtlosen Wechsel von einem anderen Versicherer kann sie entfallen. Frag deshalb immer nach der Vorversicherung.',
                    'Pour de nombreux domaines, un délai de carence s’applique, souvent de trois mois. Les litiges dont la cause se situe dans cette période ne sont pas couverts. Il peut tomber en cas de changement d’assureur sans interruption. Renseigne-toi donc toujours sur l’assurance précédente.',
                    'Per molti settori vale un termine d’attesa, spesso di tre mesi. Le liti la cui causa cade in questo periodo non sono coperte. In caso di passaggio senza interruzione da un altro assicuratore può decadere. Chiedi quindi sempre dell’assicurazione precedente.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'vv-rechtsschutz-erklaeren',
              'B1',
              'Ich kann Privat- und Verkehrsrechtsschutz mit Beispielen erklären.',
              'Je peux expliquer avec des exemples la protection juridique privée et de circulation.',
              'So spiegare con esempi la protezione giuridica privata e di circolazione.',
            ),
            can(
              'vv-wartefrist-pruefen',
              'B1',
              'Ich kann Wartefristen und Ausschlüsse in einem Vertrag finden.',
              'Je peux repérer les délais de carence et les exclusions dans un contrat.',
              'So trovare termini d’attesa ed esclusioni in un contratto.',
            ),
          ],
        },
      ],
    },
    {
      slug: 'deckungen-erklaeren',
      title: t('Deckungen erklären', 'Expliquer les couvertures', 'Spiegare le coperture'),
      icon: 'explain',
      units: [
        {
          slug: 'strassenverkehr',
          title: t('Im Strassenverkehr', 'Dans la circulation', 'Nel traffico'),
          contents: [
            {
              slug: 'deckung-im-strassenverkehr',
              kind: 'video',
              title: t(
                'Deckung im Strassenverkehr',
                'La couverture dans la circulation',
                'La copertura nel traffico',
              ),
              description: t(
                'Ein Ausweisentzug und die Frage, wer was bezahlt.',
                'Un retrait de permis et la question de savoir qui paie quoi.',
                'Una revoca della licenza e la domanda su chi paga che cosa.',
              ),
              minutes: 5,
              captions: [
                t(
                  'Frau Stalder wurde mit 82 Kilometern pro Stunde innerorts gemessen.',
                  'Madame Stalder a été contrôlée à 82 kilomètres à l’heure en localité.',
                  'La signora Stalder è stata misurata a 82 chilometri all’ora in abitato.',
                ),
                t(
                  'Nun erhält sie Post von der Staatsanwaltschaft und vom Strassenverkehrsamt.',
                  'Elle reçoit maintenant du courrier du ministère public et du service des automobiles.',
                  'Ora riceve posta dal ministero pubblico e dalla sezione della circolazione.',
                ),
                t(
                  'Es laufen zwei Verfahren: ein Strafverfahren und ein Administrativverfahren.',
                  'Deux procédures sont en cours : une pénale et une administrative.',
                  'Sono in corso due procedimenti: uno penale e uno amministrativo.',
                ),
                t(
                  'Der Verkehrsrechtsschutz kann in beiden eine Anwältin bezahlen.',
                  'La protection juridique de circulation peut payer une avocate dans les deux.',
                  'La protezione giuridica di circolazione può pagare un’avvocata in entrambi.',
                ),
                t(
                  'Die Busse oder Geldstrafe trägt Frau Stalder immer selbst.',
                  'Madame Stalder paie toujours elle-même l’amende ou la peine pécuniaire.',
                  'La multa o la pena pecuniaria la paga sempre la signora Stalder.',
                ),
                t(
                  'Bei Fahren in angetrunkenem Zustand schliessen viele Verträge die Leistung aus.',
                  'En cas de conduite en état d’ébriété, beaucoup de contrats excluent les prestations.',
                  'In caso di guida in stato di ebrietà, molti contratti escludono le prestazioni.',
                ),
                t(
                  'Wichtig ist, dass sie den Fall meldet, bevor sie selbst jemanden beauftragt.',
                  'Il est important qu’elle annonce le cas avant de mandater quelqu’un elle-même.',
                  'È importante che annunci il caso prima di incaricare qualcuno di persona.',
                ),
              ],
            },
            {
              slug: 'merkblatt-verfahren',
              kind: 'document_list',
              title: t('Merkblatt Verfahren', 'Fiche sur les procédures', 'Scheda sui procedimenti'),
              description: t(
                'Die wichtigsten Fristen auf einer Seite.',
                'Les principaux délais sur une page.',
                'I termini principali in una pagina.',
              ),
              minutes: 4,
              documents: [
                {
                  slug: 'fristen',
                  title: t('Fristen im Überblick', 'Aperçu des délais', 'Panoramica dei termini'),
                  text: t(
                    'Gegen einen Strafbefehl kann innert zehn Tagen Einsprache erhoben werden. Eine Kündigung der Wohnung wird innert 30 Tagen nach Empfang bei der Schlichtungsbehörde angefochten. Wer eine Frist verpasst, verliert oft das Recht selbst. Leite Kundinnen und Kunden deshalb noch am gleichen Tag an den Rechtsdienst weiter.',
                    'Une ordonnance pénale peut faire l’objet d’une opposition dans les dix jours. Un congé se conteste dans les 30 jours suivant sa réception auprès de l’autorité de conciliation. Qui manque un délai perd souvent son droit. Oriente donc la clientèle le jour même vers le service juridique.',
                    'Contro un decreto d’accusa si può fare opposizione entro dieci giorni. Una disdetta dell’abitazione va contestata entro 30 giorni dalla ricezione davanti all’autorità di conciliazione. Chi lascia scadere un termine perde spesso il diritto stesso. Indirizza quindi la clientela il giorno stesso al servizio giuridico.',
                  ),
                },
              ],
            },
            {
              slug: 'deckungspruefer',
              kind: 'demo',
              title: t('Deckungsprüfer', 'Vérificateur de couverture', 'Verifica della copertura'),
              description: t(
                'Prüfe sechs Fälle anhand eines Mustervertrags.',
                'Examine six cas à l’aide d’un contrat type.',
                'Esamina sei casi in base a un contratto tipo.',
              ),
              minutes: 15,
              text: t(
                '<p>Lies den Mustervertrag und entscheide bei sechs Fällen, ob sie gedeckt sind. Achte auf das Datum: In zwei Fällen spielt die Wartefrist eine Rolle.</p>',
                '<p>Lis le contrat type et décide pour six cas s’ils sont couverts. Fais attention à la date : dans deux cas, le délai de carence joue un rôle.</p>',
                '<p>Leggi il contratto tipo e decidi per sei casi se sono coperti. Attenzione alla data: in due casi conta il termine d’attesa.</p>',
              ),
              buttonText: t('Fälle prüfen', 'Examiner les cas', 'Esamina i casi'),
              buttonUrl: 'https://example.org/deckungspruefer',
            },
          ],
          criteria: [
            can(
              'vv-verkehrsrechtsschutz-anwenden',
              'B1',
              'Ich kann einschätzen, ob ein Fall im Strassenverkehr gedeckt ist.',
              'Je peux évaluer si un cas de circulation est couvert.',
              'So valutare se un caso di circolazione è coperto.',
            ),
            can(
              'vv-fristen-beachten',
              'A2',
              'Ich kann dringende Fristen erkennen und den Fall weiterleiten.',
              'Je peux reconnaître les délais urgents et transmettre le cas.',
              'So riconoscere i termini urgenti e trasmettere il caso.',
            ),
          ],
        },
        {
          slug: 'reflektieren',
          title: t('Reflektieren', 'Réfléchir', 'Riflettere'),
          contents: [
            {
              slug: 'eigenes-gespraech-reflektieren',
              kind: 'assignment',
              title: t('Ein Gespräch reflektieren', 'Analyser un entretien', 'Riflettere su un colloquio'),
              description: t(
                'Du blickst auf ein eigenes Gespräch zum Rechtsschutz zurück.',
                'Tu reviens sur un de tes entretiens de protection juridique.',
                'Torni su un tuo colloquio di protezione giuridica.',
              ),
              minutes: 30,
              assignment: {
                type: 'REFLECTION',
                needsExpertEvaluation: false,
                introText: t(
                  'Wähle ein Gespräch der letzten vier Wochen, in dem es um einen Streit ging. Beschreibe nicht nur, was geschah, sondern auch, was du dabei gedacht hast.',
                  'Choisis un entretien des quatre dernières semaines portant sur un litige. Décris non seulement ce qui s’est passé, mais aussi ce que tu as pensé.',
                  'Scegli un colloquio delle ultime quattro settimane che riguardava una lite. Descrivi non solo che cosa è successo, ma anche che cosa hai pensato.',
                ),
                effortRequired: t('30 Minuten', '30 minutes', '30 minuti'),
                performanceObjectives: [
                  t(
                    'Du ziehst aus einer Erfahrung einen Vorsatz.',
                    'Tu tires une résolution d’une expérience.',
                    'Da un’esperienza trai un proposito.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Rückblick', 'Retour', 'Sguardo indietro'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Welcher Moment im Gespräch war schwierig?',
                          'Quel moment de l’entretien a été difficile ?',
                          'Quale momento del colloquio è stato difficile?',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Was machst du beim nächsten Mal anders?',
                          'Que feras-tu différemment la prochaine fois ?',
                          'Che cosa farai diversamente la prossima volta?',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [],
              },
            },
          ],
          criteria: [
            can(
              'vv-gespraech-reflektieren',
              'A2',
              'Ich kann ein eigenes Gespräch auswerten und einen Vorsatz fassen.',
              'Je peux analyser un de mes entretiens et en tirer une résolution.',
              'So analizzare un mio colloquio e trarne un proposito.',
            ),
            can(
              'vv-konflikte-ansprechen',
              'A1',
              'Ich kann mit verärgerten Kundinnen und Kunden ruhig sprechen.',
              'Je peux parler calmement avec des clientes et clients mécontents.',
              'So parlare con calma con clienti irritati.',
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
              slug: 'wissen-rechtsstreitigkeiten',
              kind: 'knowledge_assessment',
              title: t(
                'Wissensstand Rechtsstreitigkeiten',
                'Acquis Litiges',
                'Conoscenze Controversie legali',
              ),
              description: t('Gedeckt oder nicht?', 'Couvert ou non ?', 'Coperto o no?'),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Der Streit begann einen Monat vor Vertragsbeginn. Was gilt?',
                    'Le litige a débuté un mois avant le contrat. Que se passe-t-il ?',
                    'La lite è iniziata un mese prima del contratto. Che cosa vale?',
                  ),
                  options: [
                    wrong('Volle Deckung', 'Couverture complète', 'Copertura completa'),
                    right('Keine Deckung', 'Aucune couverture', 'Nessuna copertura'),
                    wrong(
                      'Deckung nach der Wartefrist',
                      'Couverture après le délai de carence',
                      'Copertura dopo il termine d’attesa',
                    ),
                  ],
                  explanation: t(
                    'Massgebend ist, wann die Ursache des Streits gesetzt wurde.',
                    'C’est le moment où naît la cause du litige qui compte.',
                    'È determinante quando è sorta la causa della lite.',
                  ),
                },
                {
                  question: t(
                    'Was bezahlt der Verkehrsrechtsschutz nie?',
                    'Que ne paie jamais la protection juridique de circulation ?',
                    'Che cosa non paga mai la protezione giuridica di circolazione?',
                  ),
                  options: [
                    wrong('Anwaltskosten', 'Les frais d’avocat', 'Le spese legali'),
                    wrong('Gutachten', 'Les expertises', 'Le perizie'),
                    right('Bussen', 'Les amendes', 'Le multe'),
                  ],
                  explanation: t(
                    'Strafen sind persönlich und können nicht versichert werden.',
                    'Les sanctions sont personnelles et ne peuvent pas être assurées.',
                    'Le sanzioni sono personali e non si possono assicurare.',
                  ),
                },
              ],
            },
            {
              slug: 'wissenstest-rechtsstreitigkeiten',
              kind: 'edoniq_test',
              title: t(
                'Wissenstest Rechtsstreitigkeiten',
                'Test de connaissances Litiges',
                'Test di conoscenza Controversie legali',
              ),
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
              certificate: 'sachversicherung',
              hasExtendedTimeTest: true,
            },
          ],
          criteria: [],
        },
      ],
    },
  ],
};
