import { type Circle, t } from '../content.ts';

/** Circle «Beratung» of the car-trade course: needs, consultation, application and registration. */
export const agAdvice: Circle = {
  slug: 'beratung',
  title: t('Beratung', 'Conseil', 'Consulenza'),
  description: t(
    'Du führst ein kurzes, gut aufgebautes Gespräch und wickelst Antrag und Zulassung fehlerfrei ab.',
    'Tu mènes un entretien bref et bien construit, et tu gères sans erreur la proposition et l’immatriculation.',
    'Conduci un colloquio breve e ben strutturato e gestisci senza errori proposta e immatricolazione.',
  ),
  goals: [
    t(
      'Ich ermittle den Bedarf mit offenen Fragen.',
      'J’identifie les besoins à l’aide de questions ouvertes.',
      'Rilevo il fabbisogno con domande aperte.',
    ),
    t(
      'Ich empfehle eine Lösung und begründe sie mit dem Nutzen.',
      'Je recommande une solution et je la justifie par son utilité.',
      'Consiglio una soluzione e la motivo con i vantaggi.',
    ),
    t(
      'Ich bringe Antrag und Versicherungsnachweis ohne Rückfragen durch.',
      'Je fais aboutir la proposition et l’attestation sans demande de précisions.',
      'Porto a termine proposta e attestato senza richieste di chiarimento.',
    ),
  ],
  sequences: [
    {
      slug: 'bedarf-klaeren',
      title: t('Bedarf klären', 'Clarifier les besoins', 'Chiarire il fabbisogno'),
      icon: 'start',
      units: [
        {
          slug: 'fragen-und-zuhoeren',
          title: t('Fragen und zuhören', 'Questionner et écouter', 'Domandare e ascoltare'),
          criteria: [
            {
              slug: 'offene-fragen-stellen',
              competence: 'A1',
              title: t(
                'Ich kann mit fünf offenen Fragen herausfinden, wie das Fahrzeug genutzt wird.',
                'Je peux découvrir en cinq questions ouvertes comment le véhicule sera utilisé.',
                'So scoprire con cinque domande aperte come viene usato il veicolo.',
              ),
            },
            {
              slug: 'bestehende-versicherung-beachten',
              competence: 'A1',
              title: t(
                'Ich kann die bestehende Versicherung in die Beratung einbeziehen und Doppelversicherungen vermeiden.',
                'Je peux tenir compte de l’assurance existante et éviter les doubles assurances.',
                'So considerare l’assicurazione esistente ed evitare doppie assicurazioni.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'gespraech-aufbauen',
              title: t('Das Gespräch aufbauen', 'Structurer l’entretien', 'Strutturare il colloquio'),
              description: t(
                'Ein Ablauf in vier Schritten, der in jedes Verkaufsgespräch passt.',
                'Un déroulement en quatre étapes qui s’intègre à chaque entretien de vente.',
                'Uno svolgimento in quattro fasi, adatto a ogni colloquio di vendita.',
              ),
              minutes: 15,
              text: t(
                '<h2>Zehn Minuten genügen</h2><p>Niemand kommt in die Garage, um über Versicherungen zu reden. Wer das Thema früh und kurz anspricht, gewinnt trotzdem Zeit: Die Offerte liegt bereit, wenn der Kaufvertrag unterschrieben wird.</p><h2>Vier Schritte</h2><ol><li><strong>Einstieg:</strong> «Damit du am Freitag losfahren kannst, kümmern wir uns gleich um die Versicherung. Ist das für dich in Ordnung?»</li><li><strong>Bedarf:</strong> Wer fährt, wie viel, wohin? Wo steht das Auto in der Nacht? Wie ist es finanziert?</li><li><strong>Empfehlung:</strong> Eine Lösung, höchstens zwei Varianten. Nenne zuerst den Nutzen, dann den Preis.</li><li><strong>Abschluss:</strong> Unterlagen abgeben, Antrag prüfen, nächste Schritte vereinbaren.</li></ol><h2>Zuhören zahlt sich aus</h2><p>Fasse nach dem zweiten Schritt zusammen, was du verstanden hast. Stimmt es, nickt dein Gegenüber – und deine Empfehlung wirkt nicht wie ein Verkauf, sondern wie eine Antwort. Auf einen Preiseinwand fragst du zuerst nach: «Womit vergleichst du?»</p>',
                '<h2>Dix minutes suffisent</h2><p>Personne ne vient au garage pour parler d’assurance. Qui aborde le sujet tôt et brièvement gagne pourtant du temps: l’offre est prête au moment de signer le contrat de vente.</p><h2>Quatre étapes</h2><ol><li><strong>Entrée en matière:</strong> «Pour que tu puisses rouler vendredi, occupons-nous tout de suite de l’assurance. Ça te convient?»</li><li><strong>Besoins:</strong> qui conduit, combien, où? Où la voiture passe-t-elle la nuit? Comment est-elle financée?</li><li><strong>Recommandation:</strong> une solution, deux variantes au plus. Parle d’abord de l’utilité, puis du prix.</li><li><strong>Conclusion:</strong> remettre les documents, vérifier la proposition, convenir de la suite.</li></ol><h2>Écouter, ça paie</h2><p>Après la deuxième étape, résume ce que tu as compris. Si c’est juste, ton interlocuteur acquiesce, et ta recommandation n’a plus l’air d’une vente, mais d’une réponse. Face à une objection sur le prix, demande d’abord: «À quoi compares-tu?»</p>',
                '<h2>Bastano dieci minuti</h2><p>Nessuno viene in garage per parlare di assicurazioni. Chi affronta il tema presto e brevemente guadagna comunque tempo: l’offerta è pronta quando si firma il contratto di vendita.</p><h2>Quattro fasi</h2><ol><li><strong>Apertura:</strong> «Perché tu possa partire venerdì, ci occupiamo subito dell’assicurazione. Ti va bene?»</li><li><strong>Fabbisogno:</strong> chi guida, quanto, dove? Dove sta l’auto di notte? Com’è finanziata?</li><li><strong>Raccomandazione:</strong> una soluzione, al massimo due varianti. Prima il vantaggio, poi il prezzo.</li><li><strong>Conclusione:</strong> consegnare i documenti, controllare la proposta, concordare i passi successivi.</li></ol><h2>Ascoltare conviene</h2><p>Dopo la seconda fase riassumi che cosa hai capito. Se è giusto, l’altra persona annuisce, e la tua raccomandazione non sembra una vendita ma una risposta. A un’obiezione sul prezzo chiedi prima: «Con che cosa confronti?»</p>',
              ),
            },
            {
              kind: 'learning_module',
              slug: 'drei-kundentypen',
              title: t(
                'Drei Kundinnen, drei Wege',
                'Trois clientes, trois approches',
                'Tre clienti, tre approcci',
              ),
              description: t(
                'Die gleiche Versicherung, aber jedes Mal ein anderer Gesprächseinstieg.',
                'La même assurance, mais chaque fois une autre manière d’engager la discussion.',
                'La stessa assicurazione, ma ogni volta un altro modo di iniziare.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Die Eilige', 'La pressée', 'Quella di fretta'),
                  text: t(
                    '<p>Melina holt morgen ihren Dienstwagen ab und hat fünf Minuten. Frag nur, was für die Offerte nötig ist, und biete an, die Details telefonisch zu klären. Verzichte aber nie auf die Informationspflichten: Schick ihr die Bedingungen vor dem Antrag per E-Mail und notiere es.</p>',
                    '<p>Melina prend possession de sa voiture de fonction demain et dispose de cinq minutes. Ne demande que ce qui est nécessaire à l’offre et propose de régler les détails par téléphone. Ne renonce jamais à l’information obligatoire: envoie-lui les conditions par courriel avant la proposition et note-le.</p>',
                    '<p>Melina ritira domani l’auto aziendale e ha cinque minuti. Chiedi solo ciò che serve per l’offerta e proponi di chiarire i dettagli per telefono. Non rinunciare mai agli obblighi d’informazione: inviale le condizioni per e-mail prima della proposta e annotalo.</p>',
                  ),
                },
                {
                  title: t('Der Vergleicher', 'Le comparateur', 'Quello che confronta'),
                  text: t(
                    '<p>Sandro kommt mit drei Internetofferten. Freu dich: Er weiss, was er will. Leg die Offerten nebeneinander und vergleiche Selbstbehalt, Zeitwertzusatz und Garagenwahl, nicht nur die Prämie. Ist eine andere Lösung für ihn besser, sag es. Er wird dich beim nächsten Fahrzeug wieder fragen.</p>',
                    '<p>Sandro arrive avec trois offres d’Internet. Réjouis-toi: il sait ce qu’il veut. Mets les offres côte à côte et compare la franchise, la valeur vénale majorée et le choix du garage, pas seulement la prime. Si une autre solution lui convient mieux, dis-le. Il reviendra vers toi pour son prochain véhicule.</p>',
                    '<p>Sandro arriva con tre offerte trovate in rete. Rallegrati: sa che cosa vuole. Metti le offerte una accanto all’altra e confronta franchigia, valore venale maggiorato e scelta del garage, non solo il premio. Se per lui è meglio un’altra soluzione, dillo. Tornerà da te per il prossimo veicolo.</p>',
                  ),
                },
                {
                  title: t('Die Neulenkerin', 'La nouvelle conductrice', 'La neopatentata'),
                  text: t(
                    '<p>Aline ist 19 und kauft ihre erste Occasion. Erklär ihr den höheren Selbstbehalt für junge Lenkerinnen und was eine Rückstufung im Bonus kostet. Prüfe, ob die Vollkasko zum Wert des Autos passt. Wer auf dem Papier Halter ist, muss das Auto auch wirklich hauptsächlich brauchen.</p>',
                    '<p>Aline a 19 ans et achète sa première occasion. Explique-lui la franchise plus élevée pour jeunes conducteurs et ce que coûte une rétrogradation du bonus. Vérifie si la casco complète se justifie vu la valeur de la voiture. Le détenteur inscrit sur le papier doit vraiment en être l’utilisateur principal.</p>',
                    '<p>Aline ha 19 anni e compra la sua prima occasione. Spiegale la franchigia più alta per i conducenti giovani e quanto costa un declassamento del bonus. Verifica se la casco totale è adeguata al valore dell’auto. Chi figura come detentore deve usare davvero il veicolo in modo prevalente.</p>',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'anwenden',
      title: t('Anwenden', 'Appliquer', 'Applicare'),
      icon: 'apply',
      units: [
        {
          slug: 'beratungsgespraech',
          title: t('Das Beratungsgespräch', 'L’entretien de conseil', 'Il colloquio di consulenza'),
          criteria: [
            {
              slug: 'empfehlung-begruenden',
              competence: 'A2',
              title: t(
                'Ich kann meine Empfehlung mit Aussagen der Kundin begründen.',
                'Je peux justifier ma recommandation par les propos de la cliente.',
                'So motivare la mia raccomandazione con le parole della cliente.',
              ),
            },
            {
              slug: 'einwand-behandeln',
              competence: 'A2',
              title: t(
                'Ich kann auf einen Preiseinwand ruhig eingehen und Alternativen aufzeigen.',
                'Je peux réagir calmement à une objection sur le prix et proposer des alternatives.',
                'So reagire con calma a un’obiezione sul prezzo e proporre alternative.',
              ),
            },
            {
              slug: 'leasing-pruefen',
              competence: 'A1',
              title: t(
                'Ich kann aus einem Leasingvertrag ableiten, welche Deckungen verlangt sind.',
                'Je peux déduire d’un contrat de leasing les couvertures exigées.',
                'So dedurre da un contratto di leasing quali coperture sono richieste.',
              ),
            },
          ],
          contents: [
            {
              kind: 'attendance_course',
              slug: 'praesenztag-beratung',
              title: t(
                'Präsenztag Beratung',
                'Journée en présentiel: conseil',
                'Giornata in presenza: consulenza',
              ),
              description: t(
                'Du übst Gespräche in Dreiergruppen und erhältst direkte Rückmeldungen. Bring dein Betriebsporträt mit.',
                'Tu exerces des entretiens par groupes de trois et tu reçois un retour direct. Apporte le portrait de ton entreprise.',
                'Eserciti i colloqui in gruppi di tre e ricevi un riscontro diretto. Porta il ritratto della tua azienda.',
              ),
              minutes: 420,
              location: t(
                'Kurszentrum Aarepark, Schulungsraum 2, Olten',
                'Centre de formation La Rotonde, salle 2, Yverdon-les-Bains',
                'Centro corsi Al Ponte, aula 2, Bellinzona',
              ),
              trainer: 'Corinne Baumgartner',
            },
            {
              kind: 'assignment',
              slug: 'fallarbeit-leasing',
              title: t(
                'Fallarbeit: Elektroauto im Leasing',
                'Étude de cas: voiture électrique en leasing',
                'Studio di caso: auto elettrica in leasing',
              ),
              description: t(
                'Du berätst eine Familie, die ein Elektroauto least, und begründest deine Empfehlung.',
                'Tu conseilles une famille qui prend une voiture électrique en leasing et tu justifies ta recommandation.',
                'Consigli una famiglia che prende un’auto elettrica in leasing e motivi la tua raccomandazione.',
              ),
              minutes: 120,
              assignment: {
                type: 'CASEWORK',
                needsExpertEvaluation: true,
                introText: t(
                  '<p>Familie Brändli least bei der Garage Wolkenried AG einen Elektrokombi für 52’400 Franken. Die Mutter fährt täglich 40 Kilometer zur Arbeit, die 19-jährige Tochter benutzt das Auto am Wochenende. In der Nacht steht es auf der Strasse; eine Ladestation in der Einstellhalle ist geplant.</p>',
                  '<p>La famille Brändli prend en leasing, au Garage Wolkenried SA, un break électrique d’une valeur de 52’400 francs. La mère parcourt 40 kilomètres par jour pour aller travailler, la fille de 19 ans utilise la voiture le week-end. La nuit, elle est garée dans la rue; une borne de recharge dans le parking souterrain est prévue.</p>',
                  '<p>La famiglia Brändli prende in leasing dal Garage Wolkenried SA una familiare elettrica da 52’400 franchi. La madre percorre ogni giorno 40 chilometri per lavoro, la figlia di 19 anni usa l’auto nel fine settimana. Di notte l’auto sta in strada; è prevista una stazione di ricarica nell’autorimessa.</p>',
                ),
                effortRequired: t('ca. 2 Stunden', 'env. 2 heures', 'ca. 2 ore'),
                evaluationDescription: t(
                  'Bewertet werden Vollständigkeit, fachliche Richtigkeit und verständliche Sprache.',
                  'Sont évalués: l’exhaustivité, l’exactitude et la clarté de la langue.',
                  'Si valutano completezza, correttezza tecnica e chiarezza del linguaggio.',
                ),
                performanceObjectives: [
                  t(
                    'Du leitest den Bedarf aus der Situation ab.',
                    'Tu déduis les besoins de la situation.',
                    'Deduci il fabbisogno dalla situazione.',
                  ),
                  t(
                    'Du empfiehlst Deckungen und Zusätze und begründest sie.',
                    'Tu recommandes des couvertures et des compléments et tu les justifies.',
                    'Consigli coperture e complementi e li motivi.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Bedarf', 'Besoins', 'Fabbisogno'),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          '<p>Der Leasingvertrag verlangt Vollkasko mit höchstens 1000 Franken Selbstbehalt. Bisher war die Familie anderswo versichert; der alte Wagen wird eingetauscht.</p>',
                          '<p>Le contrat de leasing exige une casco complète avec une franchise de 1000 francs au plus. La famille était assurée ailleurs; l’ancienne voiture est reprise.</p>',
                          '<p>Il contratto di leasing esige una casco totale con franchigia massima di 1000 franchi. Finora la famiglia era assicurata altrove; la vecchia auto viene ritirata.</p>',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Welche vier Risiken sind für die Familie am wichtigsten? Begründe in Stichworten.',
                          'Quels sont les quatre risques les plus importants pour la famille? Justifie en quelques mots.',
                          'Quali sono i quattro rischi più importanti per la famiglia? Motiva in breve.',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Empfehlung', 'Recommandation', 'Raccomandazione'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Welche Grunddeckung empfiehlst du?',
                          'Quelle couverture de base recommandes-tu?',
                          'Quale copertura di base consigli?',
                        ),
                        options: [
                          t('nur Haftpflicht', 'RC seule', 'solo RC'),
                          t('Haftpflicht und Teilkasko', 'RC et casco partielle', 'RC e casco parziale'),
                          t('Haftpflicht und Vollkasko', 'RC et casco complète', 'RC e casco totale'),
                        ],
                      },
                      {
                        type: 'text',
                        label: t(
                          'Welche Zusätze empfiehlst du, und von welchen rätst du ab?',
                          'Quels compléments recommandes-tu, et lesquels déconseilles-tu?',
                          'Quali complementi consigli e quali sconsigli?',
                        ),
                      },
                      {
                        type: 'file',
                        label: t(
                          'Lade deine Offertzusammenfassung hoch (eine Seite, PDF).',
                          'Charge ton résumé de l’offre (une page, PDF).',
                          'Carica il riassunto dell’offerta (una pagina, PDF).',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [
                  {
                    title: t('Bedarf', 'Besoins', 'Fabbisogno'),
                    description: t(
                      'Die vier Risiken passen zur Situation und sind begründet.',
                      'Les quatre risques correspondent à la situation et sont justifiés.',
                      'I quattro rischi sono pertinenti e motivati.',
                    ),
                    maxPoints: 8,
                  },
                  {
                    title: t('Deckung und Zusätze', 'Couverture et compléments', 'Copertura e complementi'),
                    description: t(
                      'Die Empfehlung erfüllt den Leasingvertrag und berücksichtigt Tochter, Parkplatz und Akku.',
                      'La recommandation respecte le contrat de leasing et tient compte de la fille, du stationnement et de la batterie.',
                      'La raccomandazione rispetta il contratto di leasing e considera figlia, parcheggio e batteria.',
                    ),
                    maxPoints: 10,
                  },
                  {
                    title: t('Offertzusammenfassung', 'Résumé de l’offre', 'Riassunto dell’offerta'),
                    description: t(
                      'Das Blatt ist für Laien verständlich und enthält alle Pflichtangaben.',
                      'La feuille est compréhensible pour des non-spécialistes et contient toutes les indications obligatoires.',
                      'Il foglio è comprensibile ai profani e contiene tutte le indicazioni obbligatorie.',
                    ),
                    maxPoints: 6,
                  },
                ],
                certificate: 'beratung-im-autohaus',
                weight: 2,
                solutionSample: {
                  displayText: t('Lösungsbeispiel', 'Exemple de solution', 'Esempio di soluzione'),
                  description: t(
                    'Vollkasko mit 1000 Franken Selbstbehalt, Zeitwertzusatz, Parkschaden, Grobfahrlässigkeit sowie Akku und Ladestation. Der Insassenunfall ist verzichtbar, weil alle über UVG oder Krankenkasse gedeckt sind.',
                    'Casco complète avec franchise de 1000 francs, valeur vénale majorée, véhicule parqué, faute grave, batterie et borne de recharge. L’assurance des occupants n’est pas indispensable, car tous sont couverts par la LAA ou la caisse-maladie.',
                    'Casco totale con franchigia di 1000 franchi, valore venale maggiorato, danni al veicolo parcheggiato, colpa grave, batteria e stazione di ricarica. L’infortunio degli occupanti non è indispensabile, perché tutti sono coperti dalla LAINF o dalla cassa malati.',
                  ),
                },
              },
            },
          ],
        },
        {
          slug: 'antrag-und-zulassung',
          title: t('Antrag und Zulassung', 'Proposition et immatriculation', 'Proposta e immatricolazione'),
          criteria: [
            {
              slug: 'antrag-pruefen',
              competence: 'B1',
              title: t(
                'Ich kann einen Antrag auf Vollständigkeit prüfen und die Anzeigepflicht erklären.',
                'Je peux vérifier qu’une proposition est complète et expliquer l’obligation de déclarer.',
                'So verificare se una proposta è completa e spiegare l’obbligo di dichiarazione.',
              ),
            },
            {
              slug: 'nachweis-ausloesen',
              competence: 'B1',
              title: t(
                'Ich kann den elektronischen Versicherungsnachweis rechtzeitig auslösen.',
                'Je peux faire établir à temps l’attestation d’assurance électronique.',
                'So far rilasciare per tempo l’attestato d’assicurazione elettronico.',
              ),
            },
          ],
          contents: [
            {
              kind: 'document_list',
              slug: 'vorlagen-antrag',
              title: t('Vorlagen für den Antrag', 'Modèles pour la proposition', 'Modelli per la proposta'),
              description: t(
                'Drei Blätter, mit denen kein Schritt vergessen geht.',
                'Trois fiches pour n’oublier aucune étape.',
                'Tre schede per non dimenticare nessun passaggio.',
              ),
              minutes: 10,
              documents: [
                {
                  slug: 'checkliste-antrag',
                  title: t(
                    'Checkliste Antrag',
                    'Liste de contrôle: proposition',
                    'Lista di controllo: proposta',
                  ),
                  text: t(
                    'Stammnummer und Typengenehmigung stimmen mit dem Fahrzeugausweis überein. Halterin, Versicherungsnehmerin und häufigste Lenkerin sind richtig erfasst. Fragen zu Schäden, Führerausweisentzügen und früheren Kündigungen hat die Kundin selbst beantwortet. Bedingungen und Kundeninformation sind abgegeben. Beginn der Deckung und Zahlungsart sind besprochen.',
                    'Le numéro matricule et la réception par type correspondent au permis de circulation. La détentrice, la preneuse d’assurance et la conductrice habituelle sont saisies correctement. La cliente a répondu elle-même aux questions sur les sinistres, les retraits de permis et les résiliations antérieures. Les conditions et l’information à la clientèle sont remises. Le début de la couverture et le mode de paiement sont convenus.',
                    'Numero di matricola e approvazione del tipo corrispondono alla licenza di circolazione. Detentrice, stipulante e conducente abituale sono registrate correttamente. La cliente ha risposto di persona alle domande su sinistri, revoche della licenza di condurre e disdette precedenti. Condizioni e informazioni alla clientela sono consegnate. Inizio della copertura e modalità di pagamento sono concordati.',
                  ),
                },
                {
                  slug: 'ablauf-zulassung',
                  title: t(
                    'Ablauf der Zulassung',
                    'Déroulement de l’immatriculation',
                    'Fasi dell’immatricolazione',
                  ),
                  text: t(
                    'Der Versicherer übermittelt den Versicherungsnachweis elektronisch an das Strassenverkehrsamt. Halter, Kanton und Fahrzeug müssen übereinstimmen, sonst wird er abgewiesen. Danach löst du mit Prüfungsbericht oder Fahrzeugausweis ein. Bei Occasionen im Leasing klärst du zuerst, ob der Code 178 gelöscht ist. Wechselt der Halter, geht der alte Haftpflichtvertrag auf den Erwerber über, ausser das Fahrzeug wird mit einer anderen Versicherung eingelöst.',
                    'L’assureur transmet l’attestation d’assurance par voie électronique au service des automobiles. Le détenteur, le canton et le véhicule doivent correspondre, sinon elle est refusée. Ensuite, tu fais immatriculer avec le rapport d’expertise ou le permis de circulation. Pour une occasion en leasing, vérifie d’abord que le code 178 a été radié. En cas de changement de détenteur, l’ancien contrat RC passe à l’acquéreur, sauf si le véhicule est immatriculé sur la base d’une autre assurance.',
                    'L’assicuratore trasmette l’attestato d’assicurazione per via elettronica alla Sezione della circolazione. Detentore, Cantone e veicolo devono coincidere, altrimenti viene respinto. Poi procedi all’immatricolazione con il rapporto d’esame o la licenza di circolazione. Per le occasioni in leasing verifica prima che il codice 178 sia stato cancellato. Con il cambio di detentore il vecchio contratto RC passa all’acquirente, salvo che il veicolo venga immatricolato con un’altra assicurazione.',
                  ),
                },
                {
                  slug: 'beratungsprotokoll',
                  title: t('Beratungsprotokoll', 'Procès-verbal de conseil', 'Verbale di consulenza'),
                  text: t(
                    'Datum und Ort, beteiligte Personen, Fahrzeug und Nutzung, Wünsche der Kundschaft, empfohlene Deckungen mit Begründung, Deckungen, auf die verzichtet wurde, abgegebene Unterlagen, vereinbarte nächste Schritte. Beide Seiten erhalten eine Kopie.',
                    'Date et lieu, personnes présentes, véhicule et utilisation, souhaits de la clientèle, couvertures recommandées avec justification, couvertures auxquelles on a renoncé, documents remis, prochaines étapes convenues. Les deux parties en reçoivent une copie.',
                    'Data e luogo, persone presenti, veicolo e utilizzo, desideri della clientela, coperture consigliate con motivazione, coperture a cui si è rinunciato, documenti consegnati, prossimi passi concordati. Entrambe le parti ricevono una copia.',
                  ),
                },
              ],
            },
            {
              kind: 'demo',
              slug: 'zulassung-im-kanton',
              title: t(
                'Zulassung: Informationen des Bundes',
                'Immatriculation: informations fédérales',
                'Immatricolazione: informazioni federali',
              ),
              description: t(
                'Suche beim Bundesamt für Strassen, welche Unterlagen für die Zulassung nötig sind.',
                'Cherche auprès de l’Office fédéral des routes quels documents sont nécessaires à l’immatriculation.',
                'Cerca presso l’Ufficio federale delle strade quali documenti servono per l’immatricolazione.',
              ),
              minutes: 15,
              text: t(
                '<p>Ein Kunde kauft einen Occasionswagen aus einem anderen Kanton. Stelle mit den Seiten des Bundesamtes für Strassen (ASTRA) und deines Strassenverkehrsamtes eine Liste aller Unterlagen zusammen. Vergleiche sie danach mit der Vorlage «Ablauf der Zulassung».</p>',
                '<p>Un client achète une occasion provenant d’un autre canton. À l’aide des pages de l’Office fédéral des routes (OFROU) et de ton service des automobiles, dresse la liste de tous les documents. Compare-la ensuite avec le modèle «Déroulement de l’immatriculation».</p>',
                '<p>Un cliente compra un’occasione proveniente da un altro Cantone. Con le pagine dell’Ufficio federale delle strade (USTRA) e della tua Sezione della circolazione allestisci l’elenco di tutti i documenti. Confrontalo poi con il modello «Fasi dell’immatricolazione».</p>',
              ),
              buttonText: t('Zum ASTRA', 'Vers l’OFROU', 'Vai all’USTRA'),
              buttonUrl: 'https://www.astra.admin.ch/',
            },
          ],
        },
      ],
    },
    {
      slug: 'rueckblick',
      title: t('Rückblick', 'Bilan', 'Bilancio'),
      icon: 'check',
      units: [
        {
          slug: 'stand-pruefen',
          title: t('Stand prüfen', 'Faire le point', 'Fare il punto'),
          criteria: [],
          contents: [
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-beratung',
              title: t('Wissenscheck: Beratung', 'Quiz: conseil', 'Verifica: consulenza'),
              description: t(
                'Zwei knifflige Situationen aus dem Verkaufsraum.',
                'Deux situations délicates en salle d’exposition.',
                'Due situazioni delicate in sala d’esposizione.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    'Der Vater will als Halter eingetragen sein, obwohl nur der Sohn fährt. Was tust du?',
                    'Le père veut être inscrit comme détenteur alors que seul le fils conduit. Que fais-tu?',
                    'Il padre vuole figurare come detentore anche se guida solo il figlio. Che cosa fai?',
                  ),
                  options: [
                    {
                      text: t(
                        'Ich trage den Vater ein, das ist üblich.',
                        'J’inscris le père, c’est l’usage.',
                        'Iscrivo il padre, è la prassi.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Ich erkläre die Anzeigepflicht und erfasse den Sohn als häufigsten Lenker.',
                        'J’explique l’obligation de déclarer et j’inscris le fils comme conducteur habituel.',
                        'Spiego l’obbligo di dichiarazione e registro il figlio come conducente abituale.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Ich lasse das Feld leer.',
                        'Je laisse le champ vide.',
                        'Lascio vuoto il campo.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Falsche Angaben verletzen die Anzeigepflicht: Der Versicherer darf kündigen und unter Umständen Leistungen verweigern. Korrekte Angaben schützen die Familie.',
                    'De fausses indications violent l’obligation de déclarer: l’assureur peut résilier et, selon le cas, refuser ses prestations. Des indications exactes protègent la famille.',
                    'Indicazioni false violano l’obbligo di dichiarazione: l’assicuratore può disdire e, a seconda dei casi, rifiutare le prestazioni. Dati corretti proteggono la famiglia.',
                  ),
                },
                {
                  question: t(
                    'Die Kundin sagt: «Im Internet ist es 80 Franken billiger.» Was ist die beste erste Reaktion?',
                    'La cliente dit: «Sur Internet, c’est 80 francs moins cher.» Quelle est la meilleure première réaction?',
                    'La cliente dice: «In rete costa 80 franchi in meno.» Qual è la miglior prima reazione?',
                  ),
                  options: [
                    {
                      text: t(
                        '«Zeig mir die Offerte, dann vergleichen wir die Leistungen.»',
                        '«Montre-moi l’offre, nous comparerons les prestations.»',
                        '«Mostrami l’offerta, così confrontiamo le prestazioni.»',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        '«Dann streichen wir die Teilkasko.»',
                        '«Alors supprimons la casco partielle.»',
                        '«Allora togliamo la casco parziale.»',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        '«Diese Anbieter zahlen im Schadenfall nie.»',
                        '«Ces assureurs ne paient jamais en cas de sinistre.»',
                        '«Quegli assicuratori non pagano mai in caso di sinistro.»',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Nachfragen zeigt Interesse und bringt Fakten auf den Tisch. Andere schlechtzumachen ist unprofessionell und unlauter.',
                    'Poser une question montre de l’intérêt et met les faits sur la table. Dénigrer la concurrence est déloyal et peu professionnel.',
                    'Chiedere mostra interesse e porta i fatti sul tavolo. Denigrare la concorrenza è sleale e poco professionale.',
                  ),
                },
              ],
            },
            {
              kind: 'feedback',
              slug: 'feedback-praesenztag',
              title: t('Feedback zum Kurs', 'Feedback sur le cours', 'Feedback sul corso'),
              description: t(
                'Sag uns in drei Minuten, was dir der Präsenztag und die Lerninhalte gebracht haben.',
                'Dis-nous en trois minutes ce que t’ont apporté la journée en présentiel et les contenus.',
                'Dicci in tre minuti che cosa ti hanno dato la giornata in presenza e i contenuti.',
              ),
              minutes: 5,
              feedbackKind: 'automobil_gewerbe',
            },
          ],
        },
      ],
    },
  ],
};
