import { type Circle, t } from '../content.ts';

/** Circle «Schadenfall» of the car-trade course: from the accident report to the released repair. */
export const agClaims: Circle = {
  slug: 'schadenfall',
  title: t('Schadenfall', 'Sinistre', 'Sinistro'),
  description: t(
    'Der Anruf nach dem Unfall kommt oft zuerst in die Garage. Du weisst, was zu tun ist – und was nicht.',
    'Après un accident, le premier appel arrive souvent au garage. Tu sais ce qu’il faut faire, et ne pas faire.',
    'Dopo un incidente la prima telefonata arriva spesso in garage. Sai che cosa fare e che cosa no.',
  ),
  goals: [
    t(
      'Ich leite Kundinnen am Telefon ruhig durch die ersten Schritte.',
      'Je guide calmement les clientes par téléphone dans les premières démarches.',
      'Guido con calma le clienti al telefono nei primi passi.',
    ),
    t(
      'Ich melde einen Schaden vollständig und kläre die Gutsprache.',
      'J’annonce un sinistre de manière complète et je demande l’accord de prise en charge.',
      'Notifico un sinistro in modo completo e chiarisco la garanzia di pagamento.',
    ),
  ],
  unlockedBy: ['deckungen'],
  sequences: [
    {
      slug: 'erste-schritte',
      title: t('Erste Schritte', 'Premières démarches', 'Primi passi'),
      icon: 'understand',
      units: [
        {
          slug: 'nach-dem-unfall',
          title: t('Nach dem Unfall', 'Après l’accident', 'Dopo l’incidente'),
          criteria: [
            {
              slug: 'anruf-fuehren',
              competence: 'C1',
              title: t(
                'Ich kann eine aufgeregte Kundin am Telefon beruhigen und die nötigen Fragen stellen.',
                'Je peux rassurer une cliente bouleversée au téléphone et poser les questions nécessaires.',
                'So tranquillizzare al telefono una cliente agitata e porre le domande necessarie.',
              ),
            },
            {
              slug: 'polizei-beiziehen',
              competence: 'C1',
              title: t(
                'Ich kann sagen, wann die Polizei beigezogen werden muss.',
                'Je peux indiquer quand il faut appeler la police.',
                'So indicare quando bisogna chiamare la polizia.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'anruf-nach-dem-unfall',
              title: t(
                'Der Anruf nach dem Unfall',
                'L’appel après l’accident',
                'La telefonata dopo l’incidente',
              ),
              description: t(
                'Ein Leitfaden für die ersten fünf Minuten am Telefon.',
                'Un guide pour les cinq premières minutes au téléphone.',
                'Una guida per i primi cinque minuti al telefono.',
              ),
              minutes: 15,
              text: t(
                '<h2>Zuerst die Menschen</h2><p>«Bist du verletzt? Stehst du sicher?» Diese zwei Fragen kommen vor allen anderen. Warnblinker einschalten, Weste anziehen, Pannendreieck aufstellen, hinter die Leitplanke stehen. Sind Personen verletzt, muss die Polizei gerufen werden; der Sanitätsnotruf ist 144, die Polizei 117.</p><h2>Dann die Fakten</h2><ul><li>Ort, Zeit und Hergang in zwei Sätzen</li><li>Kontrollschilder, Namen und Versicherer der Beteiligten</li><li>Fotos von Endlage, Spuren und Schäden</li><li>Zeuginnen und Zeugen mit Telefonnummer</li></ul><h2>Polizei auch ohne Verletzte?</h2><p>Bei reinem Sachschaden genügt oft das europäische Unfallprotokoll. Ist die geschädigte Person nicht da, etwa bei einem Parkschaden, muss sie sofort benachrichtigt werden – oder die Polizei. Nach einem Zusammenstoss mit einem Wildtier gehört der Anruf ebenfalls an die Polizei oder den Wildhüter, sonst fehlt später der Nachweis für die Teilkasko.</p><h2>Und die Schuld?</h2><p>Rate deiner Kundin, am Unfallort keine Schuld anzuerkennen. Das Protokoll hält fest, was passiert ist; wer haftet, klären die Versicherer.</p>',
                '<h2>Les personnes d’abord</h2><p>«Es-tu blessée? Es-tu en sécurité?» Ces deux questions passent avant toutes les autres. Enclencher les feux de détresse, enfiler le gilet, placer le triangle, se mettre derrière la glissière. S’il y a des blessés, il faut appeler la police; les secours sanitaires répondent au 144, la police au 117.</p><h2>Les faits ensuite</h2><ul><li>Lieu, heure et déroulement en deux phrases</li><li>Plaques, noms et assureurs des personnes impliquées</li><li>Photos de la position finale, des traces et des dégâts</li><li>Témoins, avec leur numéro de téléphone</li></ul><h2>La police, même sans blessés?</h2><p>En cas de dommages purement matériels, le constat européen d’accident suffit souvent. Si la personne lésée est absente, par exemple pour un dégât de parking, il faut l’avertir immédiatement, ou à défaut la police. Après une collision avec un animal sauvage, il faut aussi appeler la police ou le garde-faune, sinon il manquera plus tard la preuve pour la casco partielle.</p><h2>Et la faute?</h2><p>Conseille à ta cliente de ne reconnaître aucune faute sur place. Le constat décrit ce qui s’est passé; les assureurs déterminent qui répond.</p>',
                '<h2>Prima le persone</h2><p>«Sei ferita? Sei al sicuro?» Queste due domande vengono prima di tutte. Accendere le luci d’avvertimento, indossare il giubbotto, posare il triangolo, mettersi dietro il guidovia. Se ci sono feriti, bisogna chiamare la polizia; il soccorso sanitario risponde al 144, la polizia al 117.</p><h2>Poi i fatti</h2><ul><li>Luogo, ora e dinamica in due frasi</li><li>Targhe, nomi e assicuratori delle persone coinvolte</li><li>Foto della posizione finale, delle tracce e dei danni</li><li>Testimoni con numero di telefono</li></ul><h2>Polizia anche senza feriti?</h2><p>Con soli danni materiali spesso basta la constatazione amichevole europea. Se la persona danneggiata non è presente, ad esempio per un danno di parcheggio, va avvisata subito lei oppure la polizia. Anche dopo una collisione con un animale selvatico si chiama la polizia o il guardacaccia, altrimenti poi manca la prova per la casco parziale.</p><h2>E la colpa?</h2><p>Consiglia alla cliente di non riconoscere alcuna colpa sul posto. La constatazione descrive che cosa è successo; chi risponde lo chiariscono gli assicuratori.</p>',
              ),
            },
            {
              kind: 'learning_module',
              slug: 'reparatur-und-gutsprache',
              title: t(
                'Reparatur und Gutsprache',
                'Réparation et prise en charge',
                'Riparazione e garanzia di pagamento',
              ),
              description: t(
                'Drei Karten zum Weg vom Schaden bis zur Rechnung.',
                'Trois cartes sur le chemin du dommage à la facture.',
                'Tre schede sul percorso dal danno alla fattura.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Zuerst melden', 'D’abord annoncer', 'Prima notificare'),
                  text: t(
                    '<p>Der Schaden muss dem Versicherer sofort gemeldet werden, meist online. Vor der Gutsprache reparierst du nur, was für die Sicherheit nötig ist, und dokumentierst es mit Fotos. Wer zu früh repariert, nimmt dem Versicherer die Möglichkeit zur Expertise und riskiert, auf den Kosten sitzen zu bleiben.</p>',
                    '<p>Le sinistre doit être annoncé immédiatement à l’assureur, le plus souvent en ligne. Avant l’accord de prise en charge, tu ne répares que ce qu’exige la sécurité, photos à l’appui. Réparer trop tôt prive l’assureur de la possibilité d’une expertise, et le garage risque de devoir assumer les frais.</p>',
                    '<p>Il sinistro va notificato subito all’assicuratore, di solito online. Prima della garanzia di pagamento ripari solo ciò che serve alla sicurezza e lo documenti con foto. Chi ripara troppo presto toglie all’assicuratore la possibilità di una perizia e rischia di dover sostenere i costi.</p>',
                  ),
                },
                {
                  title: t(
                    'Kalkulation und Totalschaden',
                    'Calcul et dommage total',
                    'Calcolo e danno totale',
                  ),
                  text: t(
                    '<p>Du erstellst die Kalkulation, der Fahrzeugexperte prüft sie. Übersteigen die Reparaturkosten den Zeitwert, liegt in der Regel ein Totalschaden vor. Dann bezahlt die Kasko den Zeitwert, je nach Vertrag mit Zusatz, abzüglich Selbstbehalt. Kläre früh, wem der Restwert zusteht und ob eine Leasinggesellschaft beteiligt ist.</p>',
                    '<p>Tu établis le calcul, l’expert en véhicules le vérifie. Si les frais de réparation dépassent la valeur vénale, il s’agit en général d’un dommage total. La casco paie alors la valeur vénale, majorée selon le contrat, moins la franchise. Clarifie tôt à qui revient l’épave et si une société de leasing est concernée.</p>',
                    '<p>Tu allestisci il calcolo, il perito di veicoli lo controlla. Se i costi di riparazione superano il valore venale, di regola si tratta di un danno totale. La casco paga allora il valore venale, maggiorato secondo il contratto, dedotta la franchigia. Chiarisci presto a chi spetta il relitto e se c’è una società di leasing.</p>',
                  ),
                },
                {
                  title: t('Rechnung und Selbstbehalt', 'Facture et franchise', 'Fattura e franchigia'),
                  text: t(
                    '<p>Mit einer Abtretung rechnest du direkt mit dem Versicherer ab. Den Selbstbehalt bezahlt die Kundin in der Garage; ihn zu «verstecken», wäre Versicherungsbetrug. Erkläre bei der Übergabe die Rechnung und ob sich der Bonus verändert. So bleibt nach dem Ärger ein gutes Gefühl zurück.</p>',
                    '<p>Avec une cession, tu factures directement à l’assureur. La cliente paie la franchise au garage; la «cacher» dans la facture serait une escroquerie à l’assurance. À la remise du véhicule, explique la facture et l’éventuel effet sur le bonus. Après les ennuis, il restera ainsi une bonne impression.</p>',
                    '<p>Con una cessione fatturi direttamente all’assicuratore. La franchigia la paga la cliente in garage; «nasconderla» sarebbe una truffa assicurativa. Alla consegna spiega la fattura e l’eventuale effetto sul bonus. Così, dopo i fastidi, resta una buona impressione.</p>',
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
          slug: 'unfallprotokoll',
          title: t('Unfallprotokoll', 'Constat d’accident', 'Constatazione d’incidente'),
          criteria: [
            {
              slug: 'protokoll-ausfuellen',
              competence: 'C1',
              title: t(
                'Ich kann ein Unfallprotokoll mit Skizze so ausfüllen, dass der Hergang klar ist.',
                'Je peux remplir un constat avec croquis de manière à rendre le déroulement clair.',
                'So compilare una constatazione con schizzo in modo che la dinamica sia chiara.',
              ),
            },
            {
              slug: 'schaden-zuordnen',
              competence: 'A2',
              title: t(
                'Ich kann einen Schaden der zuständigen Deckung und dem zuständigen Versicherer zuordnen.',
                'Je peux attribuer un dommage à la bonne couverture et au bon assureur.',
                'So attribuire un danno alla copertura e all’assicuratore competenti.',
              ),
            },
          ],
          contents: [
            {
              kind: 'demo',
              slug: 'protokoll-ueben',
              title: t('Unfallprotokoll üben', 'S’exercer au constat', 'Esercitarsi con la constatazione'),
              description: t(
                'Fülle zu einem kurzen Unfallbericht das europäische Unfallprotokoll aus.',
                'Remplis le constat européen à partir d’un bref récit d’accident.',
                'Compila la constatazione europea a partire da un breve racconto.',
              ),
              minutes: 20,
              text: t(
                '<p>Samstag, 14.20 Uhr, Kreisel beim Einkaufszentrum: Fahrzeug A fährt in den Kreisel ein und übersieht Fahrzeug B, das bereits darin fährt. Beide beschädigen sich am Kotflügel, niemand ist verletzt.</p><p>Nimm ein Protokoll aus dem Handschuhfach, fülle es aus und zeichne die Skizze. Prüfe danach im Strassenverkehrsgesetz, was Artikel 51 nach einem Unfall verlangt.</p>',
                '<p>Samedi, 14h20, giratoire près du centre commercial: le véhicule A entre dans le giratoire sans voir le véhicule B, qui y circule déjà. Les deux ailes sont endommagées, personne n’est blessé.</p><p>Prends un constat dans la boîte à gants, remplis-le et dessine le croquis. Vérifie ensuite dans la loi sur la circulation routière ce qu’exige l’article 51 après un accident.</p>',
                '<p>Sabato, ore 14.20, rotonda presso il centro commerciale: il veicolo A entra nella rotonda e non vede il veicolo B che vi sta già circolando. Entrambi si danneggiano il parafango, nessuno è ferito.</p><p>Prendi un modulo dal vano portaoggetti, compilalo e disegna lo schizzo. Verifica poi nella legge sulla circolazione stradale che cosa richiede l’articolo 51 dopo un incidente.</p>',
              ),
              buttonText: t('Artikel 51 lesen', 'Lire l’article 51', 'Leggi l’articolo 51'),
              buttonUrl: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685#art_51',
            },
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-schaden',
              title: t('Wissenscheck: Schadenfall', 'Quiz: sinistre', 'Verifica: sinistro'),
              description: t(
                'Drei Fragen aus dem Alltag der Kundenannahme.',
                'Trois questions tirées du quotidien de la réception.',
                'Tre domande dalla vita quotidiana dell’accettazione.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    'Eine Kundin hat in der Nacht ein Reh angefahren. Was rätst du ihr?',
                    'Une cliente a heurté un chevreuil pendant la nuit. Que lui conseilles-tu?',
                    'Di notte una cliente ha investito un capriolo. Che cosa le consigli?',
                  ),
                  options: [
                    {
                      text: t(
                        'Weiterfahren und den Schaden am Montag melden.',
                        'Continuer sa route et annoncer le dommage lundi.',
                        'Proseguire e notificare il danno lunedì.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Stelle sichern und Polizei oder Wildhüter verständigen.',
                        'Sécuriser l’endroit et avertir la police ou le garde-faune.',
                        'Mettere in sicurezza il luogo e avvisare polizia o guardacaccia.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Das Tier von der Strasse ziehen und mitnehmen.',
                        'Retirer l’animal de la route et l’emporter.',
                        'Togliere l’animale dalla strada e portarlo via.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Die Meldung ist Pflicht und dient zugleich als Nachweis für die Teilkasko.',
                    'L’annonce est obligatoire et sert en même temps de preuve pour la casco partielle.',
                    'L’avviso è obbligatorio e serve anche come prova per la casco parziale.',
                  ),
                },
                {
                  question: t(
                    'Ein Kunde bittet dich, den Selbstbehalt in der Rechnung unterzubringen. Was tust du?',
                    'Un client te demande d’inclure la franchise dans la facture. Que fais-tu?',
                    'Un cliente ti chiede di far rientrare la franchigia nella fattura. Che cosa fai?',
                  ),
                  options: [
                    {
                      text: t(
                        'Ich lehne ab und erkläre, dass das Betrug wäre.',
                        'Je refuse et j’explique que ce serait une escroquerie.',
                        'Rifiuto e spiego che sarebbe una truffa.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Ich mache es bei Stammkunden.',
                        'Je le fais pour les clients fidèles.',
                        'Lo faccio per i clienti abituali.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Ich verrechne eine Position, die nicht ausgeführt wurde.',
                        'Je facture un poste qui n’a pas été exécuté.',
                        'Fatturo una voce non eseguita.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Eine falsche Rechnung ist strafbar, für den Kunden und für die Garage. Biete lieber eine Ratenzahlung an.',
                    'Une fausse facture est punissable, pour le client comme pour le garage. Propose plutôt un paiement échelonné.',
                    'Una fattura falsa è punibile, per il cliente e per il garage. Proponi piuttosto un pagamento rateale.',
                  ),
                },
                {
                  question: t(
                    'Was bedeutet die Unterschrift auf dem Unfallprotokoll?',
                    'Que signifie la signature sur le constat d’accident?',
                    'Che cosa significa la firma sulla constatazione?',
                  ),
                  options: [
                    {
                      text: t(
                        'eine Schuldanerkennung',
                        'une reconnaissance de faute',
                        'un riconoscimento di colpa',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'eine Bestätigung der festgehaltenen Tatsachen',
                        'une confirmation des faits consignés',
                        'una conferma dei fatti annotati',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'einen Verzicht auf Schadenersatz',
                        'une renonciation à toute indemnité',
                        'una rinuncia al risarcimento',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Das Protokoll ist ein Beweismittel über den Hergang. Über die Haftung entscheiden die Versicherer oder das Gericht.',
                    'Le constat est une preuve du déroulement. Les assureurs ou le tribunal statuent sur la responsabilité.',
                    'La constatazione è un mezzo di prova sulla dinamica. Sulla responsabilità decidono gli assicuratori o il giudice.',
                  ),
                },
              ],
            },
          ],
        },
        {
          slug: 'schaden-im-betrieb',
          title: t('Schaden im Betrieb', 'Le sinistre en entreprise', 'Il sinistro in azienda'),
          criteria: [
            {
              slug: 'schaden-melden',
              competence: 'C1',
              title: t(
                'Ich kann einen Schaden vollständig melden und die Gutsprache einholen.',
                'Je peux annoncer un sinistre de manière complète et obtenir l’accord de prise en charge.',
                'So notificare un sinistro in modo completo e ottenere la garanzia di pagamento.',
              ),
            },
            {
              slug: 'abrechnung-erklaeren',
              competence: 'C1',
              title: t(
                'Ich kann der Kundin die Abrechnung und den Selbstbehalt erklären.',
                'Je peux expliquer à la cliente le décompte et la franchise.',
                'So spiegare alla cliente il conteggio e la franchigia.',
              ),
            },
          ],
          contents: [
            {
              kind: 'document_list',
              slug: 'unterlagen-schaden',
              title: t('Unterlagen Schadenfall', 'Documents sinistre', 'Documenti sinistro'),
              description: t(
                'Die Checkliste für die Kundenannahme.',
                'La liste de contrôle pour la réception.',
                'La lista di controllo per l’accettazione.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'checkliste-schadenmeldung',
                  title: t(
                    'Checkliste Schadenmeldung',
                    'Liste de contrôle: annonce de sinistre',
                    'Lista di controllo: notifica di sinistro',
                  ),
                  text: t(
                    'Police oder Kontrollschild, Datum, Zeit und Ort, Hergang in eigenen Worten der Kundin, Lenkerin oder Lenker, Unfallprotokoll oder Polizeirapport, Fotos von allen vier Seiten und Details, Kilometerstand, Angaben zu Gegenparteien und Zeugen, gewünschter Reparaturtermin, Bedarf für einen Ersatzwagen. Frage nach, ob Vorschäden bestanden.',
                    'Police ou plaque, date, heure et lieu, déroulement selon les mots de la cliente, conductrice ou conducteur, constat ou rapport de police, photos des quatre côtés et des détails, kilométrage, indications sur les parties adverses et les témoins, date de réparation souhaitée, besoin d’un véhicule de remplacement. Demande s’il existait des dommages antérieurs.',
                    'Polizza o targa, data, ora e luogo, dinamica con le parole della cliente, conducente, constatazione o rapporto di polizia, foto dei quattro lati e dei dettagli, chilometraggio, dati di controparti e testimoni, data desiderata per la riparazione, necessità di un veicolo sostitutivo. Chiedi se c’erano danni preesistenti.',
                  ),
                },
              ],
            },
            {
              kind: 'assignment',
              slug: 'praxisauftrag-schaden',
              title: t(
                'Praxisauftrag: einen Schaden begleiten',
                'Travail pratique: accompagner un sinistre',
                'Compito pratico: accompagnare un sinistro',
              ),
              description: t(
                'Du begleitest in deinem Betrieb einen Schadenfall vom Anruf bis zur Fahrzeugübergabe.',
                'Tu accompagnes dans ton entreprise un sinistre, de l’appel à la remise du véhicule.',
                'Accompagni nella tua azienda un sinistro dalla telefonata alla consegna del veicolo.',
              ),
              minutes: 180,
              assignment: {
                type: 'PRAXIS_ASSIGNMENT',
                needsExpertEvaluation: true,
                introText: t(
                  '<p>Wähle einen Kaskoschaden aus deinem Betrieb. Begleite ihn Schritt für Schritt und halte fest, was du sagst, schreibst und entscheidest. Anonymisiere alle Angaben.</p>',
                  '<p>Choisis un sinistre casco de ton entreprise. Accompagne-le pas à pas et note ce que tu dis, écris et décides. Anonymise toutes les données.</p>',
                  '<p>Scegli un sinistro casco della tua azienda. Accompagnalo passo dopo passo e annota che cosa dici, scrivi e decidi. Rendi anonimi tutti i dati.</p>',
                ),
                effortRequired: t(
                  'ca. 3 Stunden, verteilt auf zwei Wochen',
                  'env. 3 heures réparties sur deux semaines',
                  'ca. 3 ore distribuite su due settimane',
                ),
                evaluationDescription: t(
                  'Die Expertin bewertet Vorgehen, Dokumentation und Kommunikation.',
                  'L’experte évalue la démarche, la documentation et la communication.',
                  'L’esperta valuta procedura, documentazione e comunicazione.',
                ),
                performanceObjectives: [
                  t(
                    'Du führst einen Schadenfall selbständig und dokumentierst ihn lückenlos.',
                    'Tu gères un sinistre de manière autonome et tu le documentes sans lacune.',
                    'Gestisci un sinistro in autonomia e lo documenti senza lacune.',
                  ),
                  t(
                    'Du informierst die Kundschaft zum richtigen Zeitpunkt.',
                    'Tu informes la clientèle au bon moment.',
                    'Informi la clientela al momento giusto.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Aufnehmen', 'Enregistrer', 'Rilevare'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Beschreibe den Schaden und die zuständige Deckung.',
                          'Décris le dommage et la couverture concernée.',
                          'Descrivi il danno e la copertura interessata.',
                        ),
                      },
                      {
                        type: 'file',
                        label: t(
                          'Anonymisierte Schadenmeldung',
                          'Annonce de sinistre anonymisée',
                          'Notifica di sinistro anonimizzata',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Begleiten', 'Accompagner', 'Accompagnare'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Wann hast du die Kundschaft worüber informiert?',
                          'Quand et de quoi as-tu informé la clientèle?',
                          'Quando e di che cosa hai informato la clientela?',
                        ),
                      },
                    ],
                  },
                ],
                declaration: t(
                  'Alle Personendaten sind anonymisiert.',
                  'Toutes les données personnelles sont anonymisées.',
                  'Tutti i dati personali sono anonimizzati.',
                ),
                evaluationTasks: [
                  {
                    title: t('Aufnahme des Schadens', 'Enregistrement du dommage', 'Rilevamento del danno'),
                    description: t(
                      'Die Meldung ist vollständig, die Deckung richtig bestimmt.',
                      'L’annonce est complète et la couverture correctement déterminée.',
                      'La notifica è completa e la copertura determinata correttamente.',
                    ),
                    maxPoints: 9,
                  },
                  {
                    title: t('Begleitung', 'Accompagnement', 'Accompagnamento'),
                    description: t(
                      'Die Kundschaft wurde rechtzeitig, freundlich und korrekt informiert.',
                      'La clientèle a été informée à temps, aimablement et correctement.',
                      'La clientela è stata informata per tempo, con cortesia e correttezza.',
                    ),
                    maxPoints: 9,
                  },
                ],
                certificate: 'abschluss-und-schaden',
                weight: 2,
              },
            },
          ],
        },
      ],
    },
    {
      slug: 'vernetzen',
      title: t('Vernetzen', 'Mettre en lien', 'Collegare'),
      icon: 'network',
      units: [
        {
          slug: 'reflexion',
          title: t('Reflexion', 'Réflexion', 'Riflessione'),
          titleHidden: true,
          criteria: [],
          contents: [
            {
              kind: 'assignment',
              slug: 'reflexion-schadenfall',
              title: t(
                'Reflexion: Was nehme ich mit?',
                'Réflexion: qu’est-ce que je retiens?',
                'Riflessione: che cosa mi porto via?',
              ),
              description: t(
                'Du blickst auf deinen Praxisauftrag zurück und planst den nächsten Schritt.',
                'Tu reviens sur ton travail pratique et tu planifies l’étape suivante.',
                'Ripensi al tuo compito pratico e pianifichi il passo successivo.',
              ),
              minutes: 30,
              assignment: {
                type: 'REFLECTION',
                needsExpertEvaluation: false,
                introText: t(
                  '<p>Nimm dir eine halbe Stunde Zeit. Es gibt keine richtigen oder falschen Antworten; die Reflexion wird nicht benotet.</p>',
                  '<p>Prends une demi-heure. Il n’y a pas de bonnes ou de mauvaises réponses; la réflexion n’est pas notée.</p>',
                  '<p>Prenditi mezz’ora. Non ci sono risposte giuste o sbagliate; la riflessione non riceve una nota.</p>',
                ),
                effortRequired: t('ca. 30 Minuten', 'env. 30 minutes', 'ca. 30 minuti'),
                performanceObjectives: [
                  t(
                    'Du benennst eine Stärke und ein Lernfeld.',
                    'Tu identifies un point fort et un point à travailler.',
                    'Individui un punto forte e un ambito da migliorare.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Rückblick', 'Regard en arrière', 'Sguardo indietro'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Was ist dir im Schadenfall besonders gut gelungen? Woran hast du das gemerkt?',
                          'Qu’as-tu particulièrement bien réussi lors du sinistre? À quoi l’as-tu remarqué?',
                          'Che cosa ti è riuscito particolarmente bene nel sinistro? Da che cosa l’hai capito?',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Was machst du beim nächsten Mal anders?',
                          'Que feras-tu différemment la prochaine fois?',
                          'Che cosa farai diversamente la prossima volta?',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [],
              },
            },
          ],
        },
      ],
    },
  ],
};
