import { type Circle, t } from '../content.ts';

/** Circle «Einstieg» of the car-trade course: the garage as insurance intermediary. */
export const agIntroduction: Circle = {
  slug: 'einstieg',
  title: t('Einstieg', 'Démarrage', 'Introduzione'),
  description: t(
    'Du lernst den Kurs kennen und klärst, was du als Garage beim Vermitteln von Versicherungen darfst und musst.',
    'Tu découvres le cours et tu clarifies ce que ton garage peut et doit faire lorsqu’il propose des assurances.',
    'Scopri il corso e chiarisci che cosa il tuo garage può e deve fare quando propone assicurazioni.',
  ),
  goals: [
    t(
      'Ich kenne meine Rolle zwischen Garage, Kundschaft und Versicherer.',
      'Je connais mon rôle entre le garage, la clientèle et l’assureur.',
      'Conosco il mio ruolo tra garage, clientela e assicuratore.',
    ),
    t(
      'Ich erfülle die Informationspflichten vor jedem Abschluss.',
      'Je remplis les obligations d’information avant chaque conclusion de contrat.',
      'Adempio gli obblighi d’informazione prima di ogni stipulazione.',
    ),
    t(
      'Ich gehe mit Kundendaten sorgfältig um.',
      'Je traite les données de la clientèle avec soin.',
      'Tratto con cura i dati della clientela.',
    ),
  ],
  sequences: [
    {
      slug: 'ankommen',
      title: t('Ankommen', 'Bienvenue', 'Benvenuto'),
      icon: 'start',
      units: [
        {
          slug: 'willkommen',
          title: t('Willkommen im Kurs', 'Bienvenue dans le cours', 'Benvenuta, benvenuto nel corso'),
          criteria: [],
          contents: [
            {
              kind: 'video',
              slug: 'willkommensvideo',
              title: t('So läuft der Kurs ab', 'Le déroulement du cours', 'Come si svolge il corso'),
              description: t(
                'In wenigen Minuten erfährst du, was dich in den fünf Circles erwartet.',
                'En quelques minutes, tu apprends ce qui t’attend dans les cinq circles.',
                'In pochi minuti scopri che cosa ti aspetta nei cinque circle.',
              ),
              minutes: 5,
              captions: [
                t(
                  'Willkommen im Kurs für das Automobilgewerbe.',
                  'Bienvenue dans le cours de la branche automobile.',
                  'Benvenuti nel corso del ramo dell’automobile.',
                ),
                t(
                  'Du verkaufst Fahrzeuge, und deine Kundschaft fragt dich nach der Versicherung.',
                  'Tu vends des véhicules, et ta clientèle te pose des questions sur l’assurance.',
                  'Vendi veicoli, e la clientela ti chiede dell’assicurazione.',
                ),
                t(
                  'Genau darauf bereitet dich dieser Kurs vor.',
                  'C’est précisément à cela que ce cours te prépare.',
                  'È proprio a questo che ti prepara il corso.',
                ),
                t(
                  'In den ersten zwei Circles lernst du deine Rolle und die Deckungen kennen.',
                  'Dans les deux premiers circles, tu découvres ton rôle et les couvertures.',
                  'Nei primi due circle conosci il tuo ruolo e le coperture.',
                ),
                t(
                  'Danach übst du Beratung, Antrag und Schadenfall an echten Situationen.',
                  'Ensuite, tu exerces le conseil, la proposition et le sinistre dans des situations concrètes.',
                  'Poi ti eserciti nella consulenza, nella proposta e nel sinistro con situazioni concrete.',
                ),
                t(
                  'Du lernst im eigenen Tempo und kommst für einen Präsenztag zu uns.',
                  'Tu apprends à ton rythme et tu nous rejoins pour une journée en présentiel.',
                  'Impari al tuo ritmo e ci raggiungi per una giornata in presenza.',
                ),
                t(
                  'Am Schluss legst du die Prüfung ab.',
                  'Pour terminer, tu passes l’examen.',
                  'Alla fine sostieni l’esame.',
                ),
                t('Viel Freude beim Lernen!', 'Bon apprentissage!', 'Buono studio!'),
              ],
            },
            {
              kind: 'assignment',
              slug: 'spielregeln',
              title: t('Spielregeln akzeptieren', 'Accepter les règles du jeu', 'Accettare le regole'),
              description: t(
                'Lies die Regeln zur Zusammenarbeit und bestätige sie, bevor du weiterarbeitest.',
                'Lis les règles de collaboration et confirme-les avant de poursuivre.',
                'Leggi le regole di collaborazione e confermale prima di continuare.',
              ),
              minutes: 10,
              assignment: {
                type: 'CONDITION_ACCEPTANCE',
                needsExpertEvaluation: false,
                introText: t(
                  '<p>Im Kurs arbeitest du mit Beispielen aus deinem Betrieb. Damit das für alle gut läuft, gelten einfache Regeln zu Vertraulichkeit, Fristen und eigenständiger Arbeit.</p>',
                  '<p>Dans ce cours, tu travailles avec des exemples de ton entreprise. Pour que tout se passe bien, quelques règles simples s’appliquent: confidentialité, délais et travail personnel.</p>',
                  '<p>Nel corso lavori con esempi tratti dalla tua azienda. Perché funzioni per tutti valgono alcune regole semplici su riservatezza, scadenze e lavoro personale.</p>',
                ),
                effortRequired: t('ca. 10 Minuten', 'env. 10 minutes', 'ca. 10 minuti'),
                performanceObjectives: [
                  t(
                    'Du kennst die Regeln der Zusammenarbeit und hältst sie ein.',
                    'Tu connais les règles de collaboration et tu les respectes.',
                    'Conosci le regole di collaborazione e le rispetti.',
                  ),
                ],
                tasks: [
                  {
                    title: t(
                      'Regeln lesen und bestätigen',
                      'Lire et confirmer les règles',
                      'Leggere e confermare le regole',
                    ),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          '<ul><li>Namen, Kontrollschilder und Policennummern aus dem Betrieb machst du unkenntlich.</li><li>Aufträge gibst du bis zum vereinbarten Termin ab.</li><li>Du arbeitest selbständig und gibst Quellen an.</li></ul>',
                          '<ul><li>Tu rends anonymes les noms, plaques et numéros de police provenant de l’entreprise.</li><li>Tu remets tes travaux dans le délai convenu.</li><li>Tu travailles de manière autonome et tu cites tes sources.</li></ul>',
                          '<ul><li>Rendi irriconoscibili nomi, targhe e numeri di polizza dell’azienda.</li><li>Consegni i compiti entro il termine concordato.</li><li>Lavori in modo autonomo e citi le fonti.</li></ul>',
                        ),
                      },
                      {
                        type: 'confirmation',
                        label: t(
                          'Ich habe die Regeln gelesen und halte mich daran.',
                          'J’ai lu les règles et je m’engage à les respecter.',
                          'Ho letto le regole e mi impegno a rispettarle.',
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
    {
      slug: 'meine-rolle',
      title: t('Meine Rolle', 'Mon rôle', 'Il mio ruolo'),
      icon: 'understand',
      units: [
        {
          slug: 'vermitteln-in-der-garage',
          title: t('Vermitteln in der Garage', 'L’intermédiation au garage', 'L’intermediazione in garage'),
          criteria: [
            {
              slug: 'rolle-erklaeren',
              competence: 'A1',
              title: t(
                'Ich kann einer Kundin in zwei Sätzen erklären, für welchen Versicherer ich tätig bin und was das für sie bedeutet.',
                'Je peux expliquer en deux phrases à une cliente pour quel assureur je travaille et ce que cela signifie pour elle.',
                'So spiegare a una cliente in due frasi per quale assicuratore lavoro e che cosa significa per lei.',
              ),
            },
            {
              slug: 'informationspflichten-erfuellen',
              competence: 'B1',
              title: t(
                'Ich kann die vorgeschriebenen Informationen vor dem Abschluss vollständig abgeben und dies festhalten.',
                'Je peux remettre toutes les informations prescrites avant la conclusion du contrat et en garder la trace.',
                'So fornire tutte le informazioni prescritte prima della stipulazione e documentarlo.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'garage-und-versicherung',
              title: t(
                'Warum Garagen Versicherungen anbieten',
                'Pourquoi les garages proposent des assurances',
                'Perché i garage offrono assicurazioni',
              ),
              description: t(
                'Was die Kundschaft erwartet und wo deine Verantwortung beginnt und endet.',
                'Ce que la clientèle attend, et où commence et finit ta responsabilité.',
                'Che cosa si aspetta la clientela e dove inizia e finisce la tua responsabilità.',
              ),
              minutes: 15,
              text: t(
                '<h2>Alles aus einer Hand</h2><p>Wer ein Auto kauft, will es bald fahren. Ohne Haftpflichtversicherung gibt es aber keine Kontrollschilder. Deshalb ist die Versicherung kein Nebenthema, sondern Teil des Fahrzeugkaufs. Deine Kundschaft schätzt es, wenn sie Offerte, Versicherungsnachweis und Zulassung am gleichen Ort erhält.</p><h2>Gebunden oder ungebunden?</h2><p>Die meisten Garagen arbeiten mit einem einzigen Versicherer zusammen und stehen zu ihm in einem Treueverhältnis. Sie vermitteln <strong>gebunden</strong>. Ungebundene Vermittlerinnen und Vermittler vertreten dagegen die Interessen der Kundschaft und müssen sich ins Register der FINMA eintragen lassen. Sage von Anfang an offen, auf welcher Seite du stehst.</p><h2>Was du darfst – und was nicht</h2><ul><li>Du klärst den Bedarf ab und erklärst die Deckungen.</li><li>Du erstellst die Offerte mit dem Werkzeug des Versicherers und leitest den Antrag weiter.</li><li>Du versprichst keine Leistungen: Massgebend sind Police und Versicherungsbedingungen.</li><li>Bei Fragen ausserhalb deines Auftrags ziehst du die Agentur bei.</li></ul><p>So schützt du deine Kundschaft vor Lücken, deinen Betrieb vor Haftung und dich selbst vor Missverständnissen.</p>',
                '<h2>Tout au même endroit</h2><p>Qui achète une voiture veut rouler bientôt. Or, sans assurance responsabilité civile, pas de plaques. L’assurance n’est donc pas un sujet secondaire: elle fait partie de l’achat. Ta clientèle apprécie de recevoir au même endroit l’offre, l’attestation d’assurance et l’immatriculation.</p><h2>Lié ou non lié?</h2><p>La plupart des garages collaborent avec un seul assureur, auquel ils sont tenus par un rapport de fidélité. Ils sont des intermédiaires <strong>liés</strong>. Les intermédiaires non liés défendent au contraire les intérêts de la clientèle et doivent s’inscrire au registre de la FINMA. Dis d’emblée et ouvertement de quel côté tu te trouves.</p><h2>Ce que tu peux faire, et ce que tu ne peux pas</h2><ul><li>Tu analyses les besoins et tu expliques les couvertures.</li><li>Tu établis l’offre avec l’outil de l’assureur et tu transmets la proposition.</li><li>Tu ne promets aucune prestation: seules la police et les conditions d’assurance font foi.</li><li>Pour les questions qui dépassent ton mandat, tu fais appel à l’agence.</li></ul><p>Tu protèges ainsi ta clientèle contre les lacunes de couverture, ton entreprise contre une responsabilité et toi-même contre les malentendus.</p>',
                '<h2>Tutto da un’unica fonte</h2><p>Chi compra un’auto vuole guidarla presto. Senza assicurazione di responsabilità civile, però, non si ottengono le targhe. L’assicurazione non è quindi un tema secondario, ma parte dell’acquisto. La clientela apprezza di ricevere offerta, attestato d’assicurazione e immatricolazione nello stesso luogo.</p><h2>Vincolato o non vincolato?</h2><p>La maggior parte dei garage collabora con un solo assicuratore, al quale è legata da un rapporto di fedeltà. Sono intermediari <strong>vincolati</strong>. Gli intermediari non vincolati tutelano invece gli interessi della clientela e devono iscriversi nel registro della FINMA. Di’ apertamente fin dall’inizio da che parte stai.</p><h2>Che cosa puoi fare e che cosa no</h2><ul><li>Rilevi il fabbisogno e spieghi le coperture.</li><li>Allestisci l’offerta con lo strumento dell’assicuratore e trasmetti la proposta.</li><li>Non prometti prestazioni: fanno stato la polizza e le condizioni d’assicurazione.</li><li>Per le domande che esulano dal tuo mandato coinvolgi l’agenzia.</li></ul><p>Così proteggi la clientela dalle lacune, la tua azienda dalla responsabilità e te stesso dai malintesi.</p>',
              ),
            },
            {
              kind: 'learning_module',
              slug: 'informationspflichten',
              title: t('Informationspflichten', 'Obligations d’information', 'Obblighi d’informazione'),
              description: t(
                'Vier Karten: was du sagen musst, wann du es sagst und wie du es belegst.',
                'Quatre cartes: ce que tu dois dire, à quel moment et comment le prouver.',
                'Quattro schede: che cosa devi dire, quando lo dici e come lo dimostri.',
              ),
              minutes: 20,
              cards: [
                {
                  title: t('Wer bist du?', 'Qui es-tu?', 'Chi sei?'),
                  text: t(
                    '<p>Nenne deinen Namen, die Garage und den Versicherer, für den du vermittelst. Sage, dass du gebunden arbeitest. Das Versicherungsaufsichtsgesetz verlangt diese Angaben beim ersten Kontakt. Ein Merkblatt mit Adresse und Ansprechperson hilft: Die Kundschaft kann es behalten, und du vergisst nichts.</p>',
                    '<p>Indique ton nom, le garage et l’assureur pour lequel tu travailles. Précise que tu es un intermédiaire lié. La loi sur la surveillance des assurances exige ces indications dès le premier contact. Un aide-mémoire avec l’adresse et la personne de contact est utile: la clientèle peut le garder et tu n’oublies rien.</p>',
                    '<p>Indica il tuo nome, il garage e l’assicuratore per cui operi. Di’ che sei un intermediario vincolato. La legge sulla sorveglianza degli assicuratori richiede queste indicazioni al primo contatto. Un promemoria con indirizzo e persona di riferimento aiuta: la clientela lo può conservare e tu non dimentichi nulla.</p>',
                  ),
                },
                {
                  title: t('Was wird versichert?', 'Qu’est-ce qui est assuré?', 'Che cosa si assicura?'),
                  text: t(
                    '<p>Vor dem Antrag muss die Kundschaft wissen, welche Risiken gedeckt sind, was ausgeschlossen ist, wie hoch Prämie und Selbstbehalt sind und wie lange der Vertrag dauert. Die Vertragsbedingungen müssen so abgegeben werden, dass sie vor dem Antrag gelesen werden können. Ein Hinweis im Nachhinein genügt nicht.</p>',
                    '<p>Avant de signer la proposition, la clientèle doit savoir quels risques sont couverts, ce qui est exclu, à combien s’élèvent la prime et la franchise et combien de temps dure le contrat. Les conditions doivent être remises assez tôt pour pouvoir être lues avant. Une information après coup ne suffit pas.</p>',
                    '<p>Prima della proposta la clientela deve sapere quali rischi sono coperti, che cosa è escluso, a quanto ammontano premio e franchigia e quanto dura il contratto. Le condizioni vanno consegnate in modo che si possano leggere prima della proposta. Un’indicazione a posteriori non basta.</p>',
                  ),
                },
                {
                  title: t('Widerruf', 'Révocation', 'Revoca'),
                  text: t(
                    '<p>Wer einen Antrag stellt, kann ihn innert 14 Tagen schriftlich oder in einer Form mit Textnachweis, etwa per E-Mail, widerrufen. Die Frist beginnt mit dem Antrag oder der Annahme. Erwähne das Widerrufsrecht von dir aus. Es schafft Vertrauen und kostet dich kaum je einen Abschluss.</p>',
                    '<p>La personne qui fait une proposition peut la révoquer dans les 14 jours, par écrit ou sous une forme permettant d’en établir la preuve par un texte, par exemple par courriel. Le délai court dès la proposition ou l’acceptation. Parles-en spontanément: cela crée la confiance et ne te coûte presque jamais un contrat.</p>',
                    '<p>Chi fa una proposta può revocarla entro 14 giorni per scritto o in una forma che consenta la prova per testo, ad esempio per e-mail. Il termine decorre dalla proposta o dall’accettazione. Menziona il diritto di revoca di tua iniziativa: crea fiducia e quasi mai ti costa un contratto.</p>',
                  ),
                },
                {
                  title: t('Festhalten', 'Documenter', 'Documentare'),
                  text: t(
                    '<p>Notiere Datum, abgegebene Unterlagen, die wichtigsten Wünsche und deine Empfehlung. Verzichtet jemand auf eine Deckung, hältst du auch das fest und lässt es bestätigen. Drei Zeilen im Beratungsprotokoll genügen meist. Im Streitfall zeigen sie, dass du richtig informiert hast.</p>',
                    '<p>Note la date, les documents remis, les souhaits principaux et ta recommandation. Si quelqu’un renonce à une couverture, mentionne-le aussi et fais-le confirmer. Trois lignes dans le procès-verbal de conseil suffisent le plus souvent. En cas de litige, elles montrent que tu as informé correctement.</p>',
                    '<p>Annota la data, i documenti consegnati, i desideri principali e la tua raccomandazione. Se qualcuno rinuncia a una copertura, registra anche questo e fattelo confermare. Di solito bastano tre righe nel verbale di consulenza. In caso di contestazione dimostrano che hai informato correttamente.</p>',
                  ),
                },
              ],
            },
          ],
        },
        {
          slug: 'recht-und-daten',
          title: t('Recht und Daten', 'Droit et données', 'Diritto e dati'),
          criteria: [
            {
              slug: 'daten-schuetzen',
              competence: 'A1',
              title: t(
                'Ich kann begründen, welche Kundendaten ich für eine Offerte brauche und welche nicht.',
                'Je peux justifier quelles données de la clientèle sont nécessaires pour une offre et lesquelles ne le sont pas.',
                'So motivare quali dati della clientela servono per un’offerta e quali no.',
              ),
            },
            {
              slug: 'gesetz-nachschlagen',
              competence: 'A2',
              title: t(
                'Ich kann im Strassenverkehrsgesetz nachschlagen, wer für einen Schaden haftet.',
                'Je peux rechercher dans la loi sur la circulation routière qui répond d’un dommage.',
                'So cercare nella legge sulla circolazione stradale chi risponde di un danno.',
              ),
            },
          ],
          contents: [
            {
              kind: 'demo',
              slug: 'gesetz-lesen',
              title: t('Im Gesetz nachschlagen', 'Consulter la loi', 'Consultare la legge'),
              description: t(
                'Suche im Strassenverkehrsgesetz die Regeln zu Haftung und Versicherungspflicht.',
                'Cherche dans la loi sur la circulation routière les règles sur la responsabilité et l’assurance obligatoire.',
                'Cerca nella legge sulla circolazione stradale le regole su responsabilità e obbligo assicurativo.',
              ),
              minutes: 15,
              text: t(
                '<p>Öffne das Strassenverkehrsgesetz (SVG) in der amtlichen Sammlung und suche die Artikel 58, 63 und 65. Notiere zu jedem Artikel einen Satz in deinen eigenen Worten:</p><ol><li>Wer haftet, wenn durch den Betrieb eines Fahrzeugs jemand verletzt wird?</li><li>Wer muss die Versicherung abschliessen?</li><li>Gegen wen kann sich die geschädigte Person direkt wenden?</li></ol>',
                '<p>Ouvre la loi sur la circulation routière (LCR) dans le recueil officiel et cherche les articles 58, 63 et 65. Pour chaque article, note une phrase avec tes propres mots:</p><ol><li>Qui répond du dommage lorsqu’une personne est blessée par l’emploi d’un véhicule?</li><li>Qui doit conclure l’assurance?</li><li>Contre qui la personne lésée peut-elle agir directement?</li></ol>',
                '<p>Apri la legge sulla circolazione stradale (LCStr) nella raccolta ufficiale e cerca gli articoli 58, 63 e 65. Per ogni articolo annota una frase con parole tue:</p><ol><li>Chi risponde se qualcuno viene ferito dall’uso di un veicolo?</li><li>Chi deve stipulare l’assicurazione?</li><li>Contro chi può agire direttamente la parte lesa?</li></ol>',
              ),
              buttonText: t('Gesetz öffnen', 'Ouvrir la loi', 'Apri la legge'),
              buttonUrl: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685',
            },
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-rolle',
              title: t('Wissenscheck: meine Rolle', 'Quiz: mon rôle', 'Verifica: il mio ruolo'),
              description: t(
                'Drei Fragen, mit denen du prüfst, ob du startklar bist.',
                'Trois questions pour vérifier que tu peux démarrer.',
                'Tre domande per verificare se puoi partire.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    'Deine Garage vermittelt nur für einen Versicherer. Was sagst du der Kundin zu Beginn?',
                    'Ton garage travaille avec un seul assureur. Que dis-tu à la cliente au début?',
                    'Il tuo garage lavora con un solo assicuratore. Che cosa dici alla cliente all’inizio?',
                  ),
                  options: [
                    {
                      text: t(
                        'Dass ich gebunden vermittle und für welchen Versicherer.',
                        'Que je suis un intermédiaire lié, et pour quel assureur.',
                        'Che sono un intermediario vincolato e per quale assicuratore.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Nichts, das steht ja auf der Police.',
                        'Rien, c’est indiqué sur la police.',
                        'Niente, è scritto sulla polizza.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Dass ich den ganzen Markt für sie verglichen habe.',
                        'Que j’ai comparé tout le marché pour elle.',
                        'Che ho confrontato tutto il mercato per lei.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Beim ersten Kontakt gehört offengelegt, ob du gebunden oder ungebunden vermittelst. Einen Marktvergleich darfst du nur erwähnen, wenn du ihn wirklich gemacht hast.',
                    'Dès le premier contact, tu dois indiquer si tu es lié ou non. Ne parle d’une comparaison du marché que si tu l’as vraiment faite.',
                    'Al primo contatto va dichiarato se sei vincolato o non vincolato. Puoi parlare di un confronto di mercato solo se lo hai davvero fatto.',
                  ),
                },
                {
                  question: t(
                    'Ein Kunde bereut den Antrag nach einer Woche. Was gilt?',
                    'Un client regrette sa proposition après une semaine. Quelle est la règle?',
                    'Dopo una settimana un cliente si pente della proposta. Che cosa vale?',
                  ),
                  options: [
                    {
                      text: t(
                        'Er ist mindestens drei Jahre gebunden.',
                        'Il est lié pour trois ans au moins.',
                        'È vincolato per almeno tre anni.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Er kann innert 14 Tagen widerrufen, zum Beispiel per E-Mail.',
                        'Il peut révoquer dans les 14 jours, par exemple par courriel.',
                        'Può revocare entro 14 giorni, ad esempio per e-mail.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Er kann nur mit eingeschriebenem Brief widerrufen.',
                        'Il ne peut révoquer que par lettre recommandée.',
                        'Può revocare solo con lettera raccomandata.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Das Versicherungsvertragsgesetz gibt 14 Tage Zeit; eine Form mit Textnachweis genügt.',
                    'La loi sur le contrat d’assurance accorde 14 jours; une forme permettant la preuve par un texte suffit.',
                    'La legge sul contratto d’assicurazione concede 14 giorni; basta una forma che consenta la prova per testo.',
                  ),
                },
                {
                  question: t(
                    'Welche Angabe brauchst du für eine Offerte der Autoversicherung nicht?',
                    'Quelle indication n’est pas nécessaire pour une offre d’assurance auto?',
                    'Quale dato non serve per un’offerta dell’assicurazione auto?',
                  ),
                  options: [
                    {
                      text: t(
                        'das Geburtsdatum der häufigsten Lenkerin',
                        'la date de naissance de la conductrice habituelle',
                        'la data di nascita della conducente abituale',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'die Stammnummer des Fahrzeugs',
                        'le numéro matricule du véhicule',
                        'il numero di matricola del veicolo',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'die Religionszugehörigkeit',
                        'l’appartenance religieuse',
                        'l’appartenenza religiosa',
                      ),
                      correct: true,
                    },
                    {
                      text: t('den Wohnort', 'le lieu de domicile', 'il luogo di domicilio'),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Du erhebst nur, was für den Zweck nötig ist. Besonders schützenswerte Daten wie die Religion gehören nie in eine Fahrzeugofferte.',
                    'Tu ne collectes que ce qui est nécessaire au but visé. Les données sensibles comme la religion n’ont pas leur place dans une offre pour un véhicule.',
                    'Raccogli solo ciò che serve allo scopo. I dati degni di particolare protezione, come la religione, non hanno posto in un’offerta per un veicolo.',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'vorbereiten',
      title: t('Vorbereiten', 'Préparer', 'Preparare'),
      icon: 'apply',
      units: [
        {
          slug: 'mein-betrieb',
          title: t('Mein Betrieb', 'Mon entreprise', 'La mia azienda'),
          criteria: [
            {
              slug: 'ablauf-im-betrieb',
              competence: 'B1',
              title: t(
                'Ich kann den Ablauf vom Verkaufsgespräch bis zum Versicherungsnachweis in meinem Betrieb beschreiben.',
                'Je peux décrire les étapes, dans mon entreprise, de l’entretien de vente jusqu’à l’attestation d’assurance.',
                'So descrivere le fasi, nella mia azienda, dal colloquio di vendita all’attestato d’assicurazione.',
              ),
            },
            {
              slug: 'ansprechpersonen-kennen',
              competence: 'C1',
              title: t(
                'Ich kann für Antrag und Schaden die richtigen Ansprechpersonen nennen.',
                'Je peux indiquer les bons interlocuteurs pour la proposition et le sinistre.',
                'So indicare le persone giuste a cui rivolgersi per la proposta e per il sinistro.',
              ),
            },
          ],
          contents: [
            {
              kind: 'document_list',
              slug: 'unterlagen-zum-start',
              title: t('Unterlagen zum Start', 'Documents de départ', 'Documenti iniziali'),
              description: t(
                'Zwei kurze Papiere, die du während des ganzen Kurses brauchst.',
                'Deux documents brefs, utiles pendant tout le cours.',
                'Due brevi documenti che ti servono per tutto il corso.',
              ),
              minutes: 10,
              documents: [
                {
                  slug: 'kursprogramm',
                  title: t('Kursprogramm', 'Programme du cours', 'Programma del corso'),
                  text: t(
                    'Der Kurs umfasst rund 20 Stunden Selbststudium und einen Präsenztag. Die Fallarbeit aus dem Circle «Beratung» gibst du spätestens zwei Wochen nach dem Präsenztag ab, den Praxisauftrag vier Wochen danach. Zur Prüfung bist du zugelassen, wenn beide Arbeiten eingereicht sind. Die Prüfung darfst du zweimal wiederholen.',
                    'Le cours comprend environ 20 heures d’étude personnelle et une journée en présentiel. Tu remets l’étude de cas du circle «Conseil» au plus tard deux semaines après cette journée, et le travail pratique quatre semaines après. Tu peux te présenter à l’examen lorsque les deux travaux ont été remis. L’examen peut être répété deux fois.',
                    'Il corso comprende circa 20 ore di studio individuale e una giornata in presenza. Consegni lo studio di caso del circle «Consulenza» al più tardi due settimane dopo la giornata, il compito pratico quattro settimane dopo. Puoi presentarti all’esame quando hai consegnato entrambi i lavori. L’esame può essere ripetuto due volte.',
                  ),
                },
                {
                  slug: 'merkblatt-erstkontakt',
                  title: t(
                    'Merkblatt Erstkontakt',
                    'Aide-mémoire premier contact',
                    'Promemoria primo contatto',
                  ),
                  text: t(
                    'Beim ersten Kontakt nennst du: deinen Namen und die Garage, den Versicherer und deine Bindung an ihn, wo man sich über deine Ausbildung informieren kann, wer für Fehler bei der Beratung haftet und wie die Personendaten bearbeitet werden. Gib das Merkblatt ab, bevor du die ersten Fragen stellst, und vermerke es im Beratungsprotokoll.',
                    'Lors du premier contact, tu indiques: ton nom et celui du garage, l’assureur et ton lien avec lui, où l’on peut s’informer sur ta formation, qui répond des erreurs de conseil et comment les données personnelles sont traitées. Remets l’aide-mémoire avant de poser les premières questions et note-le dans le procès-verbal de conseil.',
                    'Al primo contatto indichi: il tuo nome e il garage, l’assicuratore e il tuo vincolo con esso, dove ci si può informare sulla tua formazione, chi risponde degli errori di consulenza e come vengono trattati i dati personali. Consegna il promemoria prima di porre le prime domande e annotalo nel verbale di consulenza.',
                  ),
                },
              ],
            },
            {
              kind: 'assignment',
              slug: 'betriebsportrait',
              title: t('Porträt meines Betriebs', 'Portrait de mon entreprise', 'Ritratto della mia azienda'),
              description: t(
                'Du bereitest dich auf den Präsenztag vor und beschreibst, wie dein Betrieb heute Versicherungen vermittelt.',
                'Tu te prépares à la journée en présentiel en décrivant comment ton entreprise propose des assurances aujourd’hui.',
                'Ti prepari alla giornata in presenza descrivendo come la tua azienda propone oggi le assicurazioni.',
              ),
              minutes: 40,
              assignment: {
                type: 'PREP_ASSIGNMENT',
                needsExpertEvaluation: false,
                introText: t(
                  '<p>Beobachte eine Woche lang, wann und wie in deinem Betrieb über Versicherung gesprochen wird. Deine Notizen sind die Grundlage für den Präsenztag.</p>',
                  '<p>Observe pendant une semaine quand et comment on parle d’assurance dans ton entreprise. Tes notes serviront de base à la journée en présentiel.</p>',
                  '<p>Osserva per una settimana quando e come si parla di assicurazione nella tua azienda. Le tue note sono la base per la giornata in presenza.</p>',
                ),
                effortRequired: t('ca. 40 Minuten', 'env. 40 minutes', 'ca. 40 minuti'),
                performanceObjectives: [
                  t(
                    'Du beschreibst den heutigen Ablauf und erkennst mindestens eine Verbesserung.',
                    'Tu décris le déroulement actuel et tu identifies au moins une amélioration.',
                    'Descrivi la procedura attuale e individui almeno un miglioramento.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Beobachten', 'Observer', 'Osservare'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Wann kommt die Versicherung meistens zur Sprache?',
                          'À quel moment parle-t-on le plus souvent d’assurance?',
                          'Quando si parla di solito dell’assicurazione?',
                        ),
                        options: [
                          t(
                            'schon bei der Fahrzeugwahl',
                            'dès le choix du véhicule',
                            'già alla scelta del veicolo',
                          ),
                          t(
                            'beim Kaufvertrag',
                            'au moment du contrat de vente',
                            'al momento del contratto di vendita',
                          ),
                          t(
                            'erst bei der Übergabe',
                            'seulement à la remise du véhicule',
                            'solo alla consegna',
                          ),
                        ],
                      },
                      {
                        type: 'text',
                        label: t(
                          'Beschreibe den Ablauf von der ersten Frage bis zum Versicherungsnachweis.',
                          'Décris les étapes de la première question jusqu’à l’attestation d’assurance.',
                          'Descrivi le fasi dalla prima domanda all’attestato d’assicurazione.',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Verbessern', 'Améliorer', 'Migliorare'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Was würdest du ändern, damit keine Kundin das Thema erst bei der Übergabe hört?',
                          'Que changerais-tu pour qu’aucune cliente ne découvre le sujet à la remise du véhicule?',
                          'Che cosa cambieresti perché nessuna cliente senta parlare del tema solo alla consegna?',
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
