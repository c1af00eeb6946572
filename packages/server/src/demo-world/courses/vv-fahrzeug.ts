import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Fahrzeug»: motor liability, partial and full own-damage cover, leasing. */
export const vvFahrzeug: Circle = {
  slug: 'fahrzeug',
  title: t('Fahrzeug', 'Véhicule', 'Veicolo'),
  description: t(
    'Vom ersten Auto bis zum geleasten Elektrofahrzeug: Du erklärst, wer im Schadenfall zahlt, und empfiehlst eine Deckung, die zur Nutzung passt.',
    'De la première voiture au véhicule électrique en leasing : tu expliques qui paie en cas de sinistre et tu recommandes une couverture adaptée à l’usage.',
    'Dalla prima auto al veicolo elettrico in leasing: spieghi chi paga in caso di sinistro e consigli una copertura adatta all’uso.',
  ),
  goals: [
    t(
      'Du grenzt Haftpflicht, Teilkasko und Vollkasko mit Beispielen voneinander ab.',
      'Tu distingues responsabilité civile, casco partielle et casco complète à l’aide d’exemples.',
      'Distingui con esempi responsabilità civile, casco parziale e casco totale.',
    ),
    t(
      'Du erkennst, was Leasing, Alter und Nutzung für die Deckung bedeuten.',
      'Tu reconnais ce que le leasing, l’âge et l’usage impliquent pour la couverture.',
      'Riconosci che cosa comportano leasing, età e uso per la copertura.',
    ),
    t(
      'Du unterstützt eine Kundin nach einem Unfall mit den richtigen ersten Schritten.',
      'Tu aides une cliente à faire les bons premiers pas après un accident.',
      'Aiuti una cliente a fare i primi passi giusti dopo un incidente.',
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
          slug: 'unterwegs',
          title: t('Unterwegs', 'Sur la route', 'In viaggio'),
          contents: [
            {
              slug: 'familie-brunner-kauft-ein-auto',
              kind: 'rich_text',
              title: t(
                'Familie Brunner wechselt das Auto',
                'La famille Brunner change de voiture',
                'La famiglia Brunner cambia auto',
              ),
              description: t(
                'Ein Fall, der dich durch den ganzen Circle begleitet.',
                'Un cas qui t’accompagne dans tout le Circle.',
                'Un caso che ti accompagna in tutto il Circle.',
              ),
              minutes: 10,
              text: t(
                '<h2>Die Ausgangslage</h2><p>Familie Brunner aus Winterthur gibt ihren zwölfjährigen Kombi zurück und least ein Elektroauto. Frau Brunner pendelt damit täglich 40 Kilometer, der ältere Sohn hat seit drei Monaten den Führerausweis auf Probe. Geladen wird in der gemeinsamen Tiefgarage.</p><h2>Was sich dadurch ändert</h2><ul><li>Die Leasinggesellschaft verlangt eine <strong>Vollkaskoversicherung</strong> für die ganze Vertragsdauer.</li><li>Der Sohn ist Junglenker. Fährt er, gilt meist ein höherer Selbstbehalt.</li><li>Akku, Ladekabel und Ladestation sind teuer. Nicht jede Police schliesst sie von selbst ein.</li></ul><h2>Deine Aufgabe</h2><p>Überlege dir beim Lernen immer wieder: Welche Schäden könnte diese Familie selbst tragen, welche nicht? Eine gute Empfehlung beginnt nicht mit dem Produkt, sondern mit dieser Frage. Am Ende des Circles führst du in deinem eigenen Betrieb ein ähnliches Gespräch und hältst fest, wie du vorgegangen bist.</p>',
                '<h2>La situation</h2><p>La famille Brunner, de Winterthour, rend son break de douze ans et prend une voiture électrique en leasing. Madame Brunner parcourt 40 kilomètres par jour pour aller travailler, et le fils aîné a son permis de conduire à l’essai depuis trois mois. La recharge se fait dans le garage souterrain commun.</p><h2>Ce qui change</h2><ul><li>La société de leasing exige une <strong>casco complète</strong> pour toute la durée du contrat.</li><li>Le fils est un jeune conducteur. Quand il est au volant, la franchise est généralement plus élevée.</li><li>La batterie, le câble et la borne de recharge coûtent cher. Toutes les polices ne les incluent pas d’office.</li></ul><h2>Ta mission</h2><p>Demande-toi régulièrement : quels dommages cette famille pourrait-elle supporter elle-même, et lesquels non ? Un bon conseil ne commence pas par le produit, mais par cette question. À la fin du Circle, tu mèneras un entretien semblable dans ton entreprise.</p>',
                '<h2>La situazione</h2><p>La famiglia Brunner di Winterthur restituisce la sua familiare di dodici anni e prende in leasing un’auto elettrica. La signora Brunner percorre ogni giorno 40 chilometri per andare al lavoro e il figlio maggiore ha la licenza di condurre in prova da tre mesi. La ricarica avviene nell’autorimessa comune.</p><h2>Che cosa cambia</h2><ul><li>La società di leasing esige una <strong>casco totale</strong> per tutta la durata del contratto.</li><li>Il figlio è un giovane conducente. Quando guida lui, di solito la franchigia è più alta.</li><li>Batteria, cavo e stazione di ricarica sono costosi. Non tutte le polizze li includono automaticamente.</li></ul><h2>Il tuo compito</h2><p>Chiediti spesso: quali danni potrebbe sostenere da sola questa famiglia e quali no? Una buona raccomandazione non parte dal prodotto, ma da questa domanda. Alla fine del Circle condurrai un colloquio simile nella tua azienda.</p>',
              ),
            },
            {
              slug: 'haftpflicht-und-kasko',
              kind: 'learning_module',
              title: t(
                'Haftpflicht und Kasko',
                'Responsabilité civile et casco',
                'Responsabilità civile e casco',
              ),
              description: t(
                'Wer bezahlt welchen Schaden? Drei Bausteine, klar getrennt.',
                'Qui paie quel dommage ? Trois éléments clairement distincts.',
                'Chi paga quale danno? Tre elementi ben distinti.',
              ),
              minutes: 20,
              cards: [
                {
                  title: t('Haftpflicht', 'Responsabilité civile', 'Responsabilità civile'),
                  text: t(
                    'Die Motorfahrzeughaftpflicht ist obligatorisch. Sie bezahlt, was Dritten durch den Betrieb des Fahrzeugs zustösst, und wehrt unberechtigte Forderungen ab. Geschädigte dürfen sich direkt an den Versicherer wenden. Bei grober Fahrlässigkeit kann dieser einen Teil der Leistung vom Lenker zurückfordern.',
                    'La responsabilité civile pour véhicules à moteur est obligatoire. Elle paie les dommages causés à des tiers par l’emploi du véhicule et repousse les prétentions injustifiées. Les lésés peuvent s’adresser directement à l’assureur. En cas de faute grave, celui-ci peut réclamer une partie des prestations au conducteur.',
                    'L’assicurazione di responsabilità civile per veicoli a motore è obbligatoria. Paga i danni causati a terzi dall’uso del veicolo e respinge le pretese ingiustificate. I danneggiati possono rivolgersi direttamente all’assicuratore. In caso di colpa grave, questo può esigere dal conducente il rimborso di una parte.',
                  ),
                },
                {
                  title: t('Teilkasko', 'Casco partielle', 'Casco parziale'),
                  text: t(
                    'Die Teilkasko deckt Ereignisse, für die niemand am Steuer etwas kann: Diebstahl, Feuer, Hagel und andere Naturereignisse, Glasbruch, Marderbisse, Zusammenstoss mit Tieren. Sie ist freiwillig und lohnt sich, solange das Auto mehr wert ist, als man ohne Weiteres selbst bezahlen könnte.',
                    'La casco partielle couvre des événements dont personne au volant n’est responsable : vol, incendie, grêle et autres forces de la nature, bris de glace, morsures de fouine, collision avec un animal. Elle est facultative et utile tant que la voiture vaut plus que ce que l’on pourrait payer soi-même.',
                    'La casco parziale copre eventi di cui nessuno al volante ha colpa: furto, incendio, grandine e altri eventi naturali, rottura vetri, morsi di martora, collisione con animali. È facoltativa e conviene finché l’auto vale più di quanto si potrebbe pagare facilmente di tasca propria.',
                  ),
                },
                {
                  title: t('Vollkasko', 'Casco complète', 'Casco totale'),
                  text: t(
                    'Die Vollkasko ergänzt die Teilkasko um die Kollision: Wer selbst in die Mauer fährt, erhält den eigenen Schaden bezahlt, abzüglich Selbstbehalt. Bei neuen und geleasten Fahrzeugen ist sie üblich. Ein Zeitwertzusatz mildert den raschen Wertverlust in den ersten Jahren.',
                    'La casco complète ajoute la collision à la casco partielle : si l’on percute un mur, son propre dommage est payé, franchise déduite. Elle est courante pour les véhicules neufs ou en leasing. Un complément de valeur vénale atténue la forte perte de valeur des premières années.',
                    'La casco totale aggiunge la collisione alla casco parziale: chi urta un muro si vede pagare il proprio danno, dedotta la franchigia. È usuale per veicoli nuovi o in leasing. Un supplemento sul valore venale attenua la rapida perdita di valore dei primi anni.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'vv-fahrzeugdeckungen-abgrenzen',
              'B1',
              'Ich kann Haftpflicht, Teilkasko und Vollkasko mit eigenen Beispielen erklären.',
              'Je peux expliquer la responsabilité civile, la casco partielle et la casco complète avec mes propres exemples.',
              'So spiegare con esempi miei la responsabilità civile, la casco parziale e la casco totale.',
            ),
            can(
              'vv-fahrzeugbedarf-erheben',
              'A2',
              'Ich kann Nutzung, Lenkerinnen und Lenker und Finanzierung eines Fahrzeugs erfragen.',
              'Je peux me renseigner sur l’usage, les conducteurs et le financement d’un véhicule.',
              'So informarmi sull’uso, sui conducenti e sul finanziamento di un veicolo.',
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
          slug: 'ueben',
          title: t('Üben', 'S’exercer', 'Esercitarsi'),
          contents: [
            {
              slug: 'merkblaetter-fahrzeug',
              kind: 'media_library',
              categorySlug: 'fahrzeug',
              title: t('Merkblätter Fahrzeug', 'Fiches Véhicule', 'Schede Veicolo'),
              description: t(
                'Zum Nachschlagen: Begriffe, Leasing und Elektromobilität.',
                'À consulter : notions, leasing et mobilité électrique.',
                'Da consultare: nozioni, leasing e mobilità elettrica.',
              ),
              minutes: 6,
            },
            {
              slug: 'praesenztag-fahrzeug',
              kind: 'attendance_course',
              location: t(
                'Kurszentrum am Bahnhof, Raum 204',
                'Centre de cours de la gare, salle 204',
                'Centro corsi della stazione, aula 204',
              ),
              trainer: 'Thomas Meier',
              title: t('Präsenztag Fahrzeug', 'Journée de cours Véhicule', 'Giornata in presenza Veicolo'),
              description: t(
                'Rollenspiele mit Rückmeldung: Bring deine Fragen aus dem Betrieb mit.',
                'Jeux de rôle avec retour : apporte tes questions de l’entreprise.',
                'Giochi di ruolo con riscontro: porta le domande dalla tua azienda.',
              ),
              minutes: 420,
            },

            {
              slug: 'vorlagen-fahrzeug',
              kind: 'document_list',
              title: t('Vorlagen Fahrzeug', 'Modèles Véhicule', 'Modelli Veicolo'),
              description: t(
                'Für den Unfallort und für das Beratungsgespräch.',
                'Pour le lieu de l’accident et pour l’entretien de conseil.',
                'Per il luogo dell’incidente e per il colloquio di consulenza.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'nach-dem-unfall',
                  title: t('Nach dem Unfall', 'Après l’accident', 'Dopo l’incidente'),
                  text: t(
                    'Unfallstelle sichern, Verletzten helfen, bei Verletzten die Polizei rufen. Fotos machen, Zeuginnen und Zeugen notieren, das europäische Unfallprotokoll gemeinsam ausfüllen und unterschreiben. Keine Schuld anerkennen. Danach den Schaden noch am gleichen Tag melden, damit Abschleppdienst und Ersatzwagen organisiert werden können.',
                    'Sécuriser les lieux, porter secours, appeler la police s’il y a des blessés. Prendre des photos, noter les témoins, remplir et signer ensemble le constat européen d’accident. Ne reconnaître aucune faute. Annoncer ensuite le sinistre le jour même, afin d’organiser le dépannage et un véhicule de remplacement.',
                    'Mettere in sicurezza il luogo, soccorrere i feriti, chiamare la polizia se ce ne sono. Fare fotografie, annotare i testimoni, compilare e firmare insieme la constatazione europea d’incidente. Non riconoscere colpe. Annunciare poi il danno il giorno stesso, per organizzare il soccorso e un veicolo sostitutivo.',
                  ),
                },
              ],
            },
          ],
          criteria: [],
        },
        {
          slug: 'beraten',
          title: t('Beraten', 'Conseiller', 'Consigliare'),
          contents: [
            {
              slug: 'fahrzeugwechsel',
              kind: 'assignment',
              title: t(
                'Fahrzeugwechsel begleiten',
                'Accompagner un changement de véhicule',
                'Seguire un cambio di veicolo',
              ),
              description: t(
                'Du berätst eine Kundin oder einen Kunden zu einem neuen Fahrzeug.',
                'Tu conseilles une cliente ou un client au sujet d’un nouveau véhicule.',
                'Consigli una cliente o un cliente riguardo a un nuovo veicolo.',
              ),
              minutes: 90,
              assignment: {
                type: 'PRAXIS_ASSIGNMENT',
                needsExpertEvaluation: true,
                introText: t(
                  'Führe ein Beratungsgespräch mit einer Kundin oder einem Kunden in ähnlicher Lage wie Familie Brunner und halte fest, wie du vorgegangen bist.',
                  'Mène un entretien de conseil avec une personne dans une situation proche de celle de la famille Brunner et décris ta démarche.',
                  'Conduci un colloquio con una persona in una situazione simile a quella della famiglia Brunner e descrivi come hai proceduto.',
                ),
                effortRequired: t(
                  '90 Minuten, verteilt auf zwei Wochen',
                  '90 minutes, réparties sur deux semaines',
                  '90 minuti, ripartiti su due settimane',
                ),
                evaluationDescription: t(
                  'Deine Lernbegleitung bewertet Vollständigkeit, Verständlichkeit und den Nutzen für die Kundschaft.',
                  'La personne qui t’accompagne évalue l’exhaustivité, la clarté et l’utilité pour la clientèle.',
                  'La persona che ti accompagna valuta la completezza, la chiarezza e l’utilità per la clientela.',
                ),
                performanceObjectives: [
                  t(
                    'Du erfasst Nutzung und Finanzierung des Fahrzeugs.',
                    'Tu relèves l’usage et le financement du véhicule.',
                    'Rilevi l’uso e il finanziamento del veicolo.',
                  ),
                  t(
                    'Du begründest deine Empfehlung verständlich.',
                    'Tu justifies clairement ta recommandation.',
                    'Motivi in modo comprensibile la tua raccomandazione.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Situation erfassen', 'Saisir la situation', 'Rilevare la situazione'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Welche Fragen hast du gestellt, und weshalb?',
                          'Quelles questions as-tu posées, et pourquoi ?',
                          'Quali domande hai posto e perché?',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Deckungen erklären', 'Expliquer les couvertures', 'Spiegare le coperture'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Wie hast du Haftpflicht, Teilkasko und Vollkasko erklärt?',
                          'Comment as-tu expliqué la responsabilité civile, la casco partielle et la casco complète ?',
                          'Come hai spiegato responsabilità civile, casco parziale e casco totale?',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Offerten vergleichen', 'Comparer des offres', 'Confrontare le offerte'),
                    blocks: [
                      {
                        type: 'file',
                        label: t(
                          'Lege deinen Vergleich von zwei Offerten ab.',
                          'Dépose ta comparaison de deux offres.',
                          'Carica il tuo confronto tra due offerte.',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [
                  {
                    title: t('Situation erfassen', 'Saisir la situation', 'Rilevare la situazione'),
                    description: t(
                      'Die Fragen decken Nutzung, Lenker und Finanzierung ab.',
                      'Les questions couvrent l’usage, les conducteurs et le financement.',
                      'Le domande coprono uso, conducenti e finanziamento.',
                    ),
                    maxPoints: 8,
                  },
                  {
                    title: t('Deckungen erklären', 'Expliquer les couvertures', 'Spiegare le coperture'),
                    description: t(
                      'Die Erklärung ist richtig und ohne Fachjargon.',
                      'L’explication est correcte et sans jargon.',
                      'La spiegazione è corretta e senza gergo tecnico.',
                    ),
                    maxPoints: 8,
                  },
                  {
                    title: t('Offerten vergleichen', 'Comparer des offres', 'Confrontare le offerte'),
                    description: t(
                      'Prämie, Leistung und Selbstbehalt sind vergleichbar dargestellt.',
                      'Prime, prestations et franchise sont présentées de façon comparable.',
                      'Premio, prestazioni e franchigia sono presentati in modo confrontabile.',
                    ),
                    maxPoints: 8,
                  },
                ],
                certificate: 'beratungspraxis',
                weight: 1,
              },
            },
          ],
          criteria: [
            can(
              'vv-fahrzeugloesung-empfehlen',
              'B1',
              'Ich kann eine Fahrzeugdeckung empfehlen und die Wahl des Selbstbehalts begründen.',
              'Je peux recommander une couverture pour un véhicule et justifier le choix de la franchise.',
              'So consigliare una copertura per un veicolo e motivare la scelta della franchigia.',
            ),
            can(
              'vv-leasing-beurteilen',
              'B1',
              'Ich kann erklären, was ein Leasingvertrag für die Versicherung bedeutet.',
              'Je peux expliquer ce qu’un contrat de leasing implique pour l’assurance.',
              'So spiegare che cosa comporta un contratto di leasing per l’assicurazione.',
            ),
            can(
              'vv-offerten-vergleichen',
              'A2',
              'Ich kann zwei Offerten nach Leistung und Prämie vergleichen.',
              'Je peux comparer deux offres selon les prestations et la prime.',
              'So confrontare due offerte in base a prestazioni e premio.',
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
                'Wer zahlt? Drei kurze Fälle.',
                'Qui paie ? Trois cas brefs.',
                'Chi paga? Tre brevi casi.',
              ),
              minutes: 8,
              questions: [
                {
                  question: t(
                    'Ein Marder beisst ein Kabel durch. Welche Deckung hilft?',
                    'Une fouine ronge un câble. Quelle couverture intervient ?',
                    'Una martora rosicchia un cavo. Quale copertura interviene?',
                  ),
                  options: [
                    wrong('Haftpflicht', 'Responsabilité civile', 'Responsabilità civile'),
                    right('Teilkasko', 'Casco partielle', 'Casco parziale'),
                    wrong('Insassenunfall', 'Accidents des occupants', 'Infortuni occupanti'),
                  ],
                  explanation: t(
                    'Marderschäden gehören üblicherweise zur Teilkasko.',
                    'Les dommages causés par les fouines relèvent en général de la casco partielle.',
                    'I danni causati dalle martore rientrano di solito nella casco parziale.',
                  ),
                },
                {
                  question: t(
                    'Herr Brunner beschädigt beim Parkieren das eigene Auto. Wer zahlt?',
                    'Monsieur Brunner abîme sa propre voiture en se parquant. Qui paie ?',
                    'Il signor Brunner danneggia la propria auto parcheggiando. Chi paga?',
                  ),
                  options: [
                    wrong('Die Haftpflicht', 'La responsabilité civile', 'La responsabilità civile'),
                    wrong('Die Teilkasko', 'La casco partielle', 'La casco parziale'),
                    right(
                      'Die Vollkasko, abzüglich Selbstbehalt',
                      'La casco complète, franchise déduite',
                      'La casco totale, dedotta la franchigia',
                    ),
                  ],
                  explanation: t(
                    'Ein selbst verursachter Schaden am eigenen Fahrzeug ist eine Kollision.',
                    'Un dommage causé à son propre véhicule est une collision.',
                    'Un danno causato al proprio veicolo è una collisione.',
                  ),
                },
                {
                  question: t(
                    'Welche Angaben beeinflussen die Prämie?',
                    'Quelles données influencent la prime ?',
                    'Quali dati influiscono sul premio?',
                  ),
                  options: [
                    right(
                      'Fahrzeugtyp und Wert',
                      'Le type et la valeur du véhicule',
                      'Il tipo e il valore del veicolo',
                    ),
                    right(
                      'Alter der Lenkerinnen und Lenker',
                      'L’âge des conducteurs',
                      'L’età dei conducenti',
                    ),
                    wrong('Die Farbe des Fahrzeugs', 'La couleur du véhicule', 'Il colore del veicolo'),
                    wrong('Die Zahl der Türen', 'Le nombre de portes', 'Il numero di porte'),
                  ],
                  explanation: t(
                    'Entscheidend ist das Risiko: Fahrzeug, Lenker, Region, bisheriger Schadenverlauf.',
                    'C’est le risque qui compte : véhicule, conducteur, région, sinistres passés.',
                    'Conta il rischio: veicolo, conducente, regione, sinistri passati.',
                  ),
                },
              ],
            },
            {
              slug: 'wissenstest-fahrzeug',
              kind: 'edoniq_test',
              title: t(
                'Wissenstest Fahrzeug',
                'Test de connaissances Véhicule',
                'Test di conoscenza Veicolo',
              ),
              description: t(
                '24 Fragen in 30 Minuten. Das Resultat zählt für den Kompetenznachweis.',
                '24 questions en 30 minutes. Le résultat compte pour l’attestation de compétences.',
                '24 domande in 30 minuti. Il risultato conta per l’attestazione delle competenze.',
              ),
              minutes: 30,
              checkboxText: t(
                'Ich löse den Test allein und ohne fremde Hilfe.',
                'Je fais le test seul et sans aide extérieure.',
                'Svolgo il test da solo e senza aiuti esterni.',
              ),
              maxPoints: 24,
              certificate: 'sachversicherung',
              hasExtendedTimeTest: true,
            },
            {
              slug: 'feedback-fahrzeug',
              kind: 'feedback',
              feedbackKind: 'vv',
              title: t(
                'Feedback zum Circle Fahrzeug',
                'Feedback sur le Circle Véhicule',
                'Feedback sul Circle Veicolo',
              ),
              description: t(
                'Fünf Minuten für deine Meinung.',
                'Cinq minutes pour ton avis.',
                'Cinque minuti per la tua opinione.',
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
