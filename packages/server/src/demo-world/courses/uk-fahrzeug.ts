import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Fahrzeug» for apprentices: taking a claim call, cover and premium. */
export const ukFahrzeug: Circle = {
  slug: 'fahrzeug',
  title: t('Fahrzeug', 'Véhicule', 'Veicolo'),
  description: t(
    'Das Telefon klingelt, es hat gekracht: Du nimmst einen Schaden auf, erklärst die Deckung und weisst, wer bezahlt.',
    'Le téléphone sonne, il y a eu un choc : tu prends l’annonce, tu expliques la couverture et tu sais qui paie.',
    'Squilla il telefono, c’è stato un urto: raccogli l’annuncio, spieghi la copertura e sai chi paga.',
  ),
  goals: [
    t(
      'Du nimmst eine Schadenmeldung vollständig auf.',
      'Tu prends une annonce de sinistre complète.',
      'Raccogli un annuncio di danno completo.',
    ),
    t(
      'Du ordnest einen Schaden Haftpflicht oder Kasko zu.',
      'Tu attribues un sinistre à la responsabilité civile ou à la casco.',
      'Attribuisci un danno a responsabilità civile o casco.',
    ),
  ],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'es-hat-gekracht',
          title: t('Es hat gekracht', 'Il y a eu un choc', 'C’è stato un urto'),
          contents: [
            {
              slug: 'anruf-am-morgen',
              kind: 'rich_text',
              title: t('Ein Anruf am Morgen', 'Un appel le matin', 'Una chiamata al mattino'),
              description: t(
                'Ein Auffahrunfall und fünf Fragen, die du stellen musst.',
                'Une collision par l’arrière et cinq questions à poser.',
                'Un tamponamento e cinque domande da porre.',
              ),
              minutes: 8,
              text: t(
                '<h2>«Ich bin jemandem hinten reingefahren»</h2><p>Es ist zehn nach acht. Herr Nadarajah ruft an. Er ist aufgeregt, im Hintergrund hört man den Verkehr. Auf dem Weg zur Arbeit ist er bei Nässe auf ein anderes Auto aufgefahren. Verletzt wurde zum Glück niemand.</p><h2>Zuerst der Mensch, dann der Schaden</h2><p>Frag als Erstes, ob alle in Sicherheit sind und ob Hilfe gebraucht wird. Erst danach beginnst du mit der Aufnahme:</p><ul><li>Wann und wo ist es passiert?</li><li>Wer ist beteiligt, wie lauten die Kontrollschilder?</li><li>Was ist beschädigt, ist das Auto noch fahrbar?</li><li>War die Polizei vor Ort, gibt es ein Unfallprotokoll?</li><li>Gibt es Fotos oder Zeugen?</li></ul><h2>Versprich nichts</h2><p>Herr Nadarajah wird fragen, ob «alles bezahlt wird». Sag ihm, was als Nächstes geschieht, aber nicht, wie entschieden wird. Ob jemand haftet, prüft die Schadenabteilung. Du gibst ihm eine Schadennummer und einen Zeitpunkt für den Rückruf.</p>',
                '<h2>«J’ai embouti une voiture»</h2><p>Il est huit heures dix. Monsieur Nadarajah appelle. Il est agité, on entend la circulation. En allant au travail, il a percuté par l’arrière une autre voiture sur la route mouillée. Heureusement, personne n’est blessé.</p><h2>D’abord la personne, ensuite le sinistre</h2><p>Demande en premier si tout le monde est en sécurité et s’il faut de l’aide. Ensuite seulement, commence la saisie :</p><ul><li>Quand et où cela s’est-il passé ?</li><li>Qui est impliqué, quels sont les numéros de plaque ?</li><li>Qu’est-ce qui est endommagé, la voiture roule-t-elle encore ?</li><li>La police est-elle venue, y a-t-il un constat ?</li><li>Y a-t-il des photos ou des témoins ?</li></ul><h2>Ne promets rien</h2><p>Monsieur Nadarajah demandera si «tout sera payé». Dis-lui ce qui va se passer, mais pas ce qui sera décidé. C’est le service des sinistres qui examine la responsabilité. Donne-lui un numéro de sinistre et un moment pour le rappel.</p>',
                '<h2>«Ho tamponato un’auto»</h2><p>Sono le otto e dieci. Chiama il signor Nadarajah. È agitato, si sente il traffico. Andando al lavoro ha tamponato un’altra auto sulla strada bagnata. Per fortuna nessuno è ferito.</p><h2>Prima la persona, poi il danno</h2><p>Chiedi anzitutto se tutti sono al sicuro e se serve aiuto. Solo dopo cominci la registrazione:</p><ul><li>Quando e dove è successo?</li><li>Chi è coinvolto, quali sono i numeri di targa?</li><li>Che cosa è danneggiato, l’auto può ancora circolare?</li><li>È intervenuta la polizia, esiste una constatazione?</li><li>Ci sono foto o testimoni?</li></ul><h2>Non promettere nulla</h2><p>Il signor Nadarajah chiederà se «viene pagato tutto». Digli che cosa succederà, ma non che cosa si deciderà. È il servizio sinistri a esaminare la responsabilità. Tu gli dai un numero di sinistro e un momento per essere richiamato.</p>',
              ),
            },
            {
              slug: 'wer-zahlt-was',
              kind: 'learning_module',
              title: t('Wer zahlt was?', 'Qui paie quoi ?', 'Chi paga che cosa?'),
              description: t(
                'Haftpflicht, Kasko und Bonus für den Alltag am Telefon.',
                'Responsabilité civile, casco et bonus pour le quotidien au téléphone.',
                'Responsabilità civile, casco e bonus per la quotidianità al telefono.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Schaden der anderen', 'Le dommage des autres', 'Il danno degli altri'),
                  text: t(
                    'Den Schaden am fremden Auto bezahlt die Haftpflichtversicherung von Herrn Nadarajah. Sie ist für jedes Motorfahrzeug vorgeschrieben. Ohne Versicherungsnachweis stellt das Strassenverkehrsamt keinen Fahrzeugausweis aus. Die geschädigte Person kann sich direkt an den Versicherer wenden.',
                    'Le dommage à l’autre voiture est payé par la responsabilité civile de Monsieur Nadarajah. Elle est obligatoire pour tout véhicule à moteur. Sans attestation d’assurance, le service des automobiles ne délivre pas de permis de circulation. La personne lésée peut s’adresser directement à l’assureur.',
                    'Il danno all’altra auto lo paga la responsabilità civile del signor Nadarajah. È obbligatoria per ogni veicolo a motore. Senza attestato d’assicurazione la sezione della circolazione non rilascia la licenza di circolazione. Il danneggiato può rivolgersi direttamente all’assicuratore.',
                  ),
                },
                {
                  title: t('Eigener Schaden', 'Son propre dommage', 'Il proprio danno'),
                  text: t(
                    'Für das eigene Auto braucht es eine Kaskoversicherung. Die Teilkasko hilft bei Hagel, Diebstahl, Glas oder Tieren. Eine Kollision bezahlt nur die Vollkasko, abzüglich Selbstbehalt. Schau in der Police nach, bevor du Auskunft gibst.',
                    'Pour sa propre voiture, il faut une assurance casco. La casco partielle intervient pour la grêle, le vol, le bris de glace ou les animaux. Seule la casco complète paie une collision, franchise déduite. Consulte la police avant de renseigner.',
                    'Per la propria auto serve un’assicurazione casco. La casco parziale interviene per grandine, furto, vetri o animali. Solo la casco totale paga una collisione, dedotta la franchigia. Guarda nella polizza prima di dare informazioni.',
                  ),
                },
                {
                  title: t('Bonus und Prämie', 'Bonus et prime', 'Bonus e premio'),
                  text: t(
                    'Nach einem Schaden in Haftpflicht oder Kollision steigt meist die Prämienstufe. Wer einen Bonusschutz hat, bleibt beim ersten Schaden verschont. Bei kleinen Beträgen kann es sich lohnen, den Schaden selbst zu bezahlen. Erwähne diese Möglichkeit, ohne zu drängen.',
                    'Après un sinistre de responsabilité civile ou de collision, le degré de prime augmente en général. Qui a une protection du bonus est épargné au premier sinistre. Pour de petits montants, il peut être avantageux de payer soi-même. Mentionne cette possibilité sans insister.',
                    'Dopo un danno di responsabilità civile o collisione il grado di premio di solito sale. Chi ha la protezione del bonus è risparmiato al primo danno. Per piccoli importi può convenire pagare di tasca propria. Accenna a questa possibilità senza insistere.',
                  ),
                },
              ],
            },
            {
              slug: 'merkblaetter-fahrzeug',
              kind: 'media_library',
              categorySlug: 'fahrzeug',
              title: t('Merkblätter Fahrzeug', 'Fiches Véhicule', 'Schede Veicolo'),
              description: t(
                'Schadenaufnahme und Begriffe zum Nachschlagen.',
                'Saisie de sinistre et notions à consulter.',
                'Registrazione del danno e nozioni da consultare.',
              ),
              minutes: 5,
            },
          ],
          criteria: [
            can(
              'uk-schaden-aufnehmen',
              'A2',
              'Ich kann eine Schadenmeldung am Telefon vollständig aufnehmen.',
              'Je peux prendre une annonce de sinistre complète au téléphone.',
              'So raccogliere un annuncio di danno completo al telefono.',
            ),
            can(
              'uk-haftpflicht-kasko-abgrenzen',
              'C1',
              'Ich kann Haftpflicht und Kasko auseinanderhalten.',
              'Je peux distinguer responsabilité civile et casco.',
              'So distinguere responsabilità civile e casco.',
            ),
            can(
              'uk-ruhig-bleiben',
              'A2',
              'Ich kann auch mit aufgeregten Menschen ruhig sprechen.',
              'Je peux parler calmement même avec des personnes agitées.',
              'So parlare con calma anche con persone agitate.',
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
          slug: 'kurstag',
          title: t('Kurstag', 'Journée de cours', 'Giornata di corso'),
          contents: [
            {
              slug: 'praemienvergleich',
              kind: 'demo',
              title: t('Prämie berechnen', 'Calculer une prime', 'Calcolare un premio'),
              description: t(
                'Verändere Alter, Fahrzeug und Selbstbehalt.',
                'Modifie l’âge, le véhicule et la franchise.',
                'Modifica età, veicolo e franchigia.',
              ),
              minutes: 12,
              text: t(
                '<p>Berechne die Prämie für drei Personen mit dem gleichen Auto. Welche Angabe verändert den Preis am stärksten? Erkläre es einer Kollegin in einem Satz.</p>',
                '<p>Calcule la prime de trois personnes ayant la même voiture. Quelle donnée influence le plus le prix ? Explique-le à une collègue en une phrase.</p>',
                '<p>Calcola il premio di tre persone con la stessa auto. Quale dato influisce di più sul prezzo? Spiegalo a una collega in una frase.</p>',
              ),
              buttonText: t('Rechner öffnen', 'Ouvrir le calculateur', 'Apri il calcolatore'),
              buttonUrl: 'https://example.org/praemienrechner',
            },
            {
              slug: 'kurstag-fahrzeug',
              kind: 'attendance_course',
              location: t(
                'Kurszentrum Aareufer, Raum 5',
                'Centre de cours de l’Aar, salle 5',
                'Centro corsi dell’Aare, aula 5',
              ),
              trainer: 'Nadine Chevalley',
              title: t('Kurstag Fahrzeug', 'Journée de cours Véhicule', 'Giornata di corso Veicolo'),
              description: t(
                'Telefontraining und Fallbesprechung in kleinen Gruppen.',
                'Entraînement téléphonique et discussion de cas en petits groupes.',
                'Allenamento al telefono e discussione di casi in piccoli gruppi.',
              ),
              minutes: 420,
            },
            {
              slug: 'vorlagen-fahrzeug',
              kind: 'document_list',
              title: t(
                'Vorlage Schadenaufnahme',
                'Modèle de saisie de sinistre',
                'Modello di registrazione del danno',
              ),
              description: t(
                'Ein Blatt, das neben das Telefon gehört.',
                'Une feuille à garder près du téléphone.',
                'Un foglio da tenere accanto al telefono.',
              ),
              minutes: 4,
              documents: [
                {
                  slug: 'schadenaufnahme',
                  title: t('Schadenaufnahme', 'Saisie de sinistre', 'Registrazione del danno'),
                  text: t(
                    'Name und Rückrufnummer zuerst, falls die Verbindung abbricht. Danach Datum, Zeit, Ort, Hergang in einem Satz, Beteiligte mit Kontrollschild, Schäden, Zeugen, Polizei, Standort des Fahrzeugs. Lies die Angaben zum Schluss vor und frag, ob alles stimmt.',
                    'D’abord le nom et le numéro de rappel, au cas où la communication serait coupée. Ensuite la date, l’heure, le lieu, le déroulement en une phrase, les personnes impliquées et leurs plaques, les dommages, les témoins, la police, l’emplacement du véhicule. Relis le tout à la fin et demande si c’est exact.',
                    'Dapprima nome e numero per richiamare, se cade la linea. Poi data, ora, luogo, dinamica in una frase, persone coinvolte con targa, danni, testimoni, polizia, posizione del veicolo. Alla fine rileggi i dati e chiedi se è tutto corretto.',
                  ),
                },
              ],
            },
          ],
          criteria: [],
        },
        {
          slug: 'fall-bearbeiten',
          title: t('Einen Fall bearbeiten', 'Traiter un cas', 'Trattare un caso'),
          contents: [
            {
              slug: 'auffahrunfall',
              kind: 'assignment',
              title: t('Auffahrunfall bei Nässe', 'Collision sur route mouillée', 'Tamponamento sul bagnato'),
              description: t(
                'Du bearbeitest den Schaden von Herrn Nadarajah.',
                'Tu traites le sinistre de Monsieur Nadarajah.',
                'Tratti il danno del signor Nadarajah.',
              ),
              minutes: 60,
              assignment: {
                type: 'CASEWORK',
                needsExpertEvaluation: true,
                introText: t(
                  'Herr Nadarajah hat eine Haftpflicht- und eine Teilkaskoversicherung. Sein eigener Schaden beträgt 4200 Franken, der fremde 2800 Franken.',
                  'Monsieur Nadarajah a une responsabilité civile et une casco partielle. Son propre dommage s’élève à 4200 francs, celui de l’autre à 2800 francs.',
                  'Il signor Nadarajah ha una responsabilità civile e una casco parziale. Il suo danno è di 4200 franchi, quello altrui di 2800 franchi.',
                ),
                effortRequired: t('60 Minuten', '60 minutes', '60 minuti'),
                evaluationDescription: t(
                  'Bewertet werden Zuordnung, Begründung und Kundensprache.',
                  'On évalue l’attribution, la justification et la langue.',
                  'Si valutano attribuzione, motivazione e linguaggio.',
                ),
                performanceObjectives: [
                  t(
                    'Du ordnest beide Schäden richtig zu.',
                    'Tu attribues correctement les deux dommages.',
                    'Attribuisci correttamente i due danni.',
                  ),
                  t(
                    'Du informierst den Kunden freundlich und klar.',
                    'Tu informes le client de façon aimable et claire.',
                    'Informi il cliente in modo cordiale e chiaro.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Deckung prüfen', 'Examiner la couverture', 'Esaminare la copertura'),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          'Lies zuerst die Angaben zur Police im Einleitungstext.',
                          'Lis d’abord les indications sur la police dans l’introduction.',
                          'Leggi dapprima le indicazioni sulla polizza nell’introduzione.',
                        ),
                      },
                      {
                        type: 'choice',
                        label: t(
                          'Wer bezahlt den eigenen Schaden?',
                          'Qui paie son propre dommage ?',
                          'Chi paga il suo danno?',
                        ),
                        options: [
                          t('Die Teilkasko', 'La casco partielle', 'La casco parziale'),
                          t('Die Haftpflicht', 'La responsabilité civile', 'La responsabilità civile'),
                          t(
                            'Herr Nadarajah selbst',
                            'Monsieur Nadarajah lui-même',
                            'Il signor Nadarajah stesso',
                          ),
                        ],
                      },
                      {
                        type: 'text',
                        label: t('Begründe deine Wahl.', 'Justifie ton choix.', 'Motiva la tua scelta.'),
                      },
                    ],
                  },
                  {
                    title: t('Antwort schreiben', 'Rédiger une réponse', 'Scrivere una risposta'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Schreibe eine E-Mail an Herrn Nadarajah.',
                          'Écris un courriel à Monsieur Nadarajah.',
                          'Scrivi un’e-mail al signor Nadarajah.',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [
                  {
                    title: t('Deckung prüfen', 'Examiner la couverture', 'Esaminare la copertura'),
                    description: t(
                      'Beide Schäden sind richtig zugeordnet.',
                      'Les deux dommages sont correctement attribués.',
                      'I due danni sono attribuiti correttamente.',
                    ),
                    maxPoints: 10,
                  },
                  {
                    title: t('Antwort schreiben', 'Rédiger une réponse', 'Scrivere una risposta'),
                    description: t(
                      'Die E-Mail ist vollständig, freundlich und fehlerfrei.',
                      'Le courriel est complet, aimable et sans faute.',
                      'L’e-mail è completa, cordiale e senza errori.',
                    ),
                    maxPoints: 8,
                  },
                ],
                certificate: 'kompetenznachweis-1',
                weight: 2,
                solutionSample: {
                  displayText: t(
                    'Musterlösung Auffahrunfall',
                    'Corrigé de la collision',
                    'Soluzione modello tamponamento',
                  ),
                  description: t(
                    'Den eigenen Schaden von 4200 Franken trägt Herr Nadarajah selbst: Die Teilkasko kennt keine Kollision. Die 2800 Franken am anderen Auto zahlt seine Haftpflicht. «Guten Tag Herr Nadarajah, gut, ist niemand verletzt. Den Schaden am anderen Auto übernehmen wir für Sie, abzüglich Ihres Selbstbehalts. Ihr eigener Wagen ist bei einer Kollision mit einer Teilkasko nicht gedeckt. Rufen Sie mich an, wenn Sie eine Vollkasko prüfen möchten.»',
                    'Monsieur Nadarajah supporte lui-même son dommage de 4200 francs : la casco partielle ne couvre pas la collision. Sa responsabilité civile paie les 2800 francs de l’autre voiture. « Bonjour Monsieur Nadarajah, heureusement, personne n’est blessé. Nous prenons en charge le dommage de l’autre voiture, moins votre franchise. Votre véhicule n’est pas couvert en cas de collision avec une casco partielle. Appelez-moi si vous souhaitez examiner une casco complète. »',
                    'Il proprio danno di 4200 franchi resta a carico del signor Nadarajah: la casco parziale non copre la collisione. I 2800 franchi dell’altra auto li paga la sua responsabilità civile. «Buongiorno signor Nadarajah, per fortuna nessuno si è fatto male. Ci facciamo carico del danno all’altra auto, dedotta la sua franchigia. Con una casco parziale il suo veicolo non è coperto in caso di collisione. Mi chiami se desidera valutare una casco totale.»',
                  ),
                },
              },
            },
          ],
          criteria: [
            can(
              'uk-fahrzeugschaden-zuordnen',
              'C1',
              'Ich kann einen Fahrzeugschaden der richtigen Deckung zuordnen.',
              'Je peux attribuer un sinistre automobile à la bonne couverture.',
              'So attribuire un danno al veicolo alla copertura giusta.',
            ),
            can(
              'uk-kundenmail-schreiben',
              'A2',
              'Ich kann eine verständliche E-Mail an Kundinnen und Kunden schreiben.',
              'Je peux écrire un courriel clair à la clientèle.',
              'So scrivere un’e-mail comprensibile alla clientela.',
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
              slug: 'wissen-fahrzeug',
              kind: 'knowledge_assessment',
              title: t('Wissensstand Fahrzeug', 'Acquis Véhicule', 'Conoscenze Veicolo'),
              description: t(
                'Zwei kurze Fälle aus dem Telefondienst.',
                'Deux brefs cas du service téléphonique.',
                'Due brevi casi dal servizio telefonico.',
              ),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Welche Frage stellst du bei einem Unfall zuerst?',
                    'Quelle question poses-tu en premier après un accident ?',
                    'Quale domanda poni per prima dopo un incidente?',
                  ),
                  options: [
                    wrong(
                      'Wie hoch ist der Schaden?',
                      'À combien se monte le dommage ?',
                      'A quanto ammonta il danno?',
                    ),
                    right(
                      'Sind alle in Sicherheit?',
                      'Tout le monde est-il en sécurité ?',
                      'Sono tutti al sicuro?',
                    ),
                    wrong(
                      'Wie lautet die Policennummer?',
                      'Quel est le numéro de police ?',
                      'Qual è il numero di polizza?',
                    ),
                  ],
                  explanation: t(
                    'Zuerst der Mensch, dann der Schaden.',
                    'D’abord la personne, ensuite le sinistre.',
                    'Prima la persona, poi il danno.',
                  ),
                },
                {
                  question: t(
                    'Ein Reh springt vor das Auto. Welche Deckung hilft?',
                    'Un chevreuil surgit devant la voiture. Quelle couverture intervient ?',
                    'Un capriolo salta davanti all’auto. Quale copertura interviene?',
                  ),
                  options: [
                    right('Die Teilkasko', 'La casco partielle', 'La casco parziale'),
                    wrong('Die Haftpflicht', 'La responsabilité civile', 'La responsabilità civile'),
                    wrong('Keine', 'Aucune', 'Nessuna'),
                  ],
                  explanation: t(
                    'Der Zusammenstoss mit Tieren gehört zur Teilkasko. Die Polizei oder der Wildhüter muss informiert werden.',
                    'La collision avec un animal relève de la casco partielle. Il faut aviser la police ou le garde-faune.',
                    'La collisione con animali rientra nella casco parziale. Bisogna avvisare la polizia o il guardacaccia.',
                  ),
                },
              ],
            },
            {
              slug: 'feedback-fahrzeug',
              kind: 'feedback',
              feedbackKind: 'uk',
              title: t(
                'Feedback zum Kurs Fahrzeug',
                'Feedback sur le cours Véhicule',
                'Feedback sul corso Veicolo',
              ),
              description: t(
                'Was nimmst du in deinen Betrieb mit?',
                'Que rapportes-tu dans ton entreprise ?',
                'Che cosa porti nella tua azienda?',
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
