import { type Circle, t } from '../content.ts';

/** Circle «Deckungen» of the car-trade course: liability, partial and full cover, extras. */
export const agCovers: Circle = {
  slug: 'deckungen',
  title: t('Deckungen', 'Couvertures', 'Coperture'),
  description: t(
    'Haftpflicht, Teilkasko, Vollkasko und Zusätze: Du ordnest die Bausteine und erklärst sie ohne Fachchinesisch.',
    'Responsabilité civile, casco partielle, casco complète et compléments: tu situes chaque élément et tu l’expliques sans jargon.',
    'Responsabilità civile, casco parziale, casco totale e complementi: ordini gli elementi e li spieghi senza gergo.',
  ),
  goals: [
    t(
      'Ich unterscheide Haftpflicht, Teilkasko und Vollkasko anhand von Beispielen.',
      'Je distingue la RC, la casco partielle et la casco complète à l’aide d’exemples.',
      'Distinguo RC, casco parziale e casco totale con esempi.',
    ),
    t(
      'Ich erkläre Selbstbehalt, Bonus und Zusatzdeckungen verständlich.',
      'J’explique clairement la franchise, le bonus et les couvertures complémentaires.',
      'Spiego in modo chiaro franchigia, bonus e coperture complementari.',
    ),
  ],
  sequences: [
    {
      slug: 'verstehen',
      title: t('Verstehen', 'Comprendre', 'Capire'),
      icon: 'understand',
      units: [
        {
          slug: 'haftpflicht',
          title: t('Haftpflicht', 'Responsabilité civile', 'Responsabilità civile'),
          criteria: [
            {
              slug: 'halterhaftung-erklaeren',
              competence: 'A2',
              title: t(
                'Ich kann erklären, warum die Halterin auch dann haftet, wenn jemand anderes gefahren ist.',
                'Je peux expliquer pourquoi la détentrice répond du dommage même si une autre personne conduisait.',
                'So spiegare perché la detentrice risponde anche se guidava un’altra persona.',
              ),
            },
            {
              slug: 'grenzen-der-haftpflicht',
              competence: 'A2',
              title: t(
                'Ich kann aufzeigen, welche Schäden die Haftpflichtversicherung nicht bezahlt.',
                'Je peux montrer quels dommages l’assurance responsabilité civile ne paie pas.',
                'So indicare quali danni l’assicurazione RC non paga.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'haftpflicht-verstehen',
              title: t('Die Haftpflicht verstehen', 'Comprendre la RC', 'Capire la RC'),
              description: t(
                'Wer haftet, wer bezahlt und wann der Versicherer Geld zurückverlangt.',
                'Qui répond, qui paie et quand l’assureur réclame de l’argent en retour.',
                'Chi risponde, chi paga e quando l’assicuratore chiede indietro il denaro.',
              ),
              minutes: 15,
              text: t(
                '<h2>Die einzige Pflicht</h2><p>In der Schweiz darf kein Motorfahrzeug ohne Haftpflichtversicherung auf die öffentliche Strasse. Sie bezahlt, was der Halter anderen schuldet: verletzten Personen, beschädigten Sachen. Das Gesetz verlangt für Personenwagen mindestens 5 Millionen Franken pro Ereignis; üblich sind heute 100 Millionen.</p><h2>Haftung ohne Verschulden</h2><p>Die Halterin haftet, weil ein Fahrzeug gefährlich ist – nicht erst, wenn sie einen Fehler macht. Sie haftet auch für Personen, denen sie das Auto überlässt. Geschädigte können sich direkt an den Versicherer wenden.</p><h2>Was nicht bezahlt wird</h2><ul><li>Schäden am eigenen Fahrzeug: Dafür gibt es die Kasko.</li><li>Sachschäden der Halterin selbst und ihrer Familie im gleichen Haushalt.</li><li>Bussen und Verfahrenskosten.</li></ul><h2>Rückgriff</h2><p>Wer angetrunken oder als Raser einen Unfall verursacht, muss damit rechnen, dass der Versicherer einen Teil der Leistung zurückfordert. Der Verzicht auf Kürzung bei Grobfahrlässigkeit, den viele Policen als Zusatz anbieten, hilft in diesen schweren Fällen in der Regel nicht.</p>',
                '<h2>La seule obligation</h2><p>En Suisse, aucun véhicule automobile ne peut circuler sur la voie publique sans assurance responsabilité civile. Elle paie ce que le détenteur doit à autrui: personnes blessées, biens endommagés. Pour une voiture de tourisme, la loi exige au moins 5 millions de francs par événement; 100 millions sont aujourd’hui usuels.</p><h2>Une responsabilité sans faute</h2><p>La détentrice répond parce qu’un véhicule est dangereux, et non pas seulement lorsqu’elle commet une faute. Elle répond aussi des personnes à qui elle confie la voiture. Les lésés peuvent s’adresser directement à l’assureur.</p><h2>Ce qui n’est pas payé</h2><ul><li>Les dommages à son propre véhicule: c’est le rôle de la casco.</li><li>Les dommages matériels de la détentrice elle-même et de sa famille vivant dans le même ménage.</li><li>Les amendes et les frais de procédure.</li></ul><h2>Le recours</h2><p>Quiconque cause un accident en état d’ébriété ou par un délit de chauffard doit s’attendre à ce que l’assureur réclame une partie de la prestation. La renonciation à la réduction en cas de faute grave, proposée en complément par de nombreuses polices, n’aide en général pas dans ces cas extrêmes.</p>',
                '<h2>L’unico obbligo</h2><p>In Svizzera nessun veicolo a motore può circolare su strade pubbliche senza assicurazione di responsabilità civile. Essa paga ciò che il detentore deve ad altri: persone ferite, cose danneggiate. Per le automobili la legge esige almeno 5 milioni di franchi per evento; oggi sono usuali 100 milioni.</p><h2>Responsabilità senza colpa</h2><p>La detentrice risponde perché un veicolo è pericoloso, non solo quando commette un errore. Risponde anche per le persone alle quali affida l’auto. I danneggiati possono rivolgersi direttamente all’assicuratore.</p><h2>Che cosa non viene pagato</h2><ul><li>I danni al proprio veicolo: per questi c’è la casco.</li><li>I danni materiali della detentrice stessa e della famiglia che vive nella stessa economia domestica.</li><li>Le multe e le spese procedurali.</li></ul><h2>Regresso</h2><p>Chi causa un incidente in stato di ebrietà o come pirata della strada deve aspettarsi che l’assicuratore chieda indietro una parte della prestazione. La rinuncia alla riduzione in caso di colpa grave, che molte polizze offrono come complemento, in questi casi gravi di regola non aiuta.</p>',
              ),
            },
          ],
        },
      ],
    },
    {
      slug: 'erklaeren',
      title: t('Erklären', 'Expliquer', 'Spiegare'),
      icon: 'explain',
      units: [
        {
          slug: 'kasko',
          title: t('Kasko', 'Casco', 'Casco'),
          criteria: [
            {
              slug: 'kasko-zuordnen',
              competence: 'A2',
              title: t(
                'Ich kann typische Schäden der Teil- oder Vollkasko richtig zuordnen.',
                'Je peux attribuer correctement les dommages typiques à la casco partielle ou complète.',
                'So attribuire correttamente i danni tipici alla casco parziale o totale.',
              ),
            },
            {
              slug: 'kasko-empfehlen',
              competence: 'A2',
              title: t(
                'Ich kann je nach Alter, Wert und Finanzierung des Fahrzeugs eine passende Kasko empfehlen.',
                'Je peux recommander la casco adaptée selon l’âge, la valeur et le financement du véhicule.',
                'So consigliare la casco adatta secondo età, valore e finanziamento del veicolo.',
              ),
            },
          ],
          contents: [
            {
              kind: 'learning_module',
              slug: 'kasko-bausteine',
              title: t('Die Kasko in vier Karten', 'La casco en quatre cartes', 'La casco in quattro schede'),
              description: t(
                'Von der Glasscheibe bis zum Totalschaden: welcher Baustein wann hilft.',
                'Du pare-brise au dommage total: quelle couverture aide dans quel cas.',
                'Dal parabrezza al danno totale: quale elemento aiuta e quando.',
              ),
              minutes: 25,
              cards: [
                {
                  title: t('Teilkasko', 'Casco partielle', 'Casco parziale'),
                  text: t(
                    '<p>Die Teilkasko deckt Ereignisse, gegen die man sich am Steuer kaum wehren kann: Diebstahl, Feuer, Elementarereignisse wie Hagel und Überschwemmung, Glasbruch, Zusammenstoss mit Tieren, Marderbiss, oft auch Vandalismus. Sie hat meist einen kleinen oder keinen Selbstbehalt und kennt in der Regel kein Bonussystem.</p>',
                    '<p>La casco partielle couvre des événements contre lesquels on ne peut presque rien au volant: vol, incendie, événements naturels comme la grêle et les inondations, bris de glaces, collision avec des animaux, morsures de fouine, souvent aussi vandalisme. La franchise est faible ou nulle, et il n’y a en général pas de bonus.</p>',
                    '<p>La casco parziale copre eventi contro cui alla guida si può fare poco: furto, incendio, eventi naturali come grandine e inondazioni, rottura vetri, collisione con animali, morsi di martora, spesso anche vandalismo. Di solito la franchigia è bassa o nulla e di regola non c’è un sistema di bonus.</p>',
                  ),
                },
                {
                  title: t('Kollisionskasko', 'Casco collision', 'Casco collisione'),
                  text: t(
                    '<p>Teilkasko plus Kollisionskasko ergibt die Vollkasko. Sie bezahlt Schäden am eigenen Fahrzeug nach einem selbst verursachten Unfall, etwa beim Parkieren oder auf glatter Strasse. Der Selbstbehalt ist höher, häufig 500 oder 1000 Franken, und für junge Lenkerinnen und Lenker kommt oft ein Zuschlag dazu.</p>',
                    '<p>Casco partielle plus casco collision égale casco complète. Elle paie les dommages à son propre véhicule après un accident causé par sa faute, par exemple en se garant ou sur une route glissante. La franchise est plus élevée, souvent 500 ou 1000 francs, avec fréquemment un supplément pour les jeunes conducteurs.</p>',
                    '<p>Casco parziale più casco collisione fa casco totale. Paga i danni al proprio veicolo dopo un incidente causato da sé, ad esempio parcheggiando o su strada scivolosa. La franchigia è più alta, spesso 500 o 1000 franchi, e per i conducenti giovani si aggiunge spesso un supplemento.</p>',
                  ),
                },
                {
                  title: t('Zeitwert und Zusatz', 'Valeur vénale et majorée', 'Valore venale e maggiorato'),
                  text: t(
                    '<p>Bei Totalschaden zahlt die Kasko den Zeitwert, also was das Auto vor dem Unfall wert war. Ein Neuwagen verliert im ersten Jahr viel. Mit dem Zeitwertzusatz liegt die Entschädigung in den ersten Jahren deutlich höher. Für neue und junge Fahrzeuge lohnt sich der Hinweis fast immer.</p>',
                    '<p>En cas de dommage total, la casco paie la valeur vénale, c’est-à-dire ce que valait la voiture avant l’accident. Un véhicule neuf perd beaucoup la première année. Avec la valeur vénale majorée, l’indemnité est nettement plus élevée durant les premières années. Pour un véhicule récent, il vaut presque toujours la peine d’en parler.</p>',
                    '<p>In caso di danno totale la casco paga il valore venale, cioè quanto valeva l’auto prima dell’incidente. Un’auto nuova perde molto il primo anno. Con il valore venale maggiorato l’indennizzo dei primi anni è nettamente più alto. Per i veicoli nuovi e recenti vale quasi sempre la pena parlarne.</p>',
                  ),
                },
                {
                  title: t('Leasing', 'Leasing', 'Leasing'),
                  text: t(
                    '<p>Das Gesetz schreibt die Vollkasko nicht vor. Leasingverträge verlangen sie aber praktisch immer, weil das Fahrzeug der Leasinggesellschaft gehört. Im Fahrzeugausweis steht der Code 178: Ein Halterwechsel ist dann nur mit ihrer Zustimmung möglich. Nach einem Totalschaden kann der Restbetrag höher sein als die Entschädigung.</p>',
                    '<p>La loi ne prescrit pas la casco complète. Les contrats de leasing l’exigent cependant presque toujours, car le véhicule appartient à la société de leasing. Le permis de circulation porte le code 178: un changement de détenteur n’est alors possible qu’avec son accord. Après un dommage total, le solde dû peut dépasser l’indemnité.</p>',
                    '<p>La legge non prescrive la casco totale. I contratti di leasing però la esigono praticamente sempre, perché il veicolo appartiene alla società di leasing. Nella licenza di circolazione figura il codice 178: il cambio di detentore è possibile solo con il suo consenso. Dopo un danno totale il saldo può superare l’indennizzo.</p>',
                  ),
                },
              ],
            },
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-kasko',
              title: t('Wissenscheck: Kasko', 'Quiz: casco', 'Verifica: casco'),
              description: t(
                'Ordne drei Schäden aus dem Alltag der richtigen Deckung zu.',
                'Attribue trois dommages du quotidien à la bonne couverture.',
                'Attribuisci tre danni quotidiani alla copertura giusta.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    'Ein Hagelzug beschädigt das Dach und die Haube. Welche Deckung zahlt?',
                    'La grêle endommage le toit et le capot. Quelle couverture paie?',
                    'Una grandinata danneggia il tetto e il cofano. Quale copertura paga?',
                  ),
                  options: [
                    {
                      text: t('Haftpflicht', 'Responsabilité civile', 'Responsabilità civile'),
                      correct: false,
                    },
                    { text: t('Teilkasko', 'Casco partielle', 'Casco parziale'), correct: true },
                    {
                      text: t('nur die Vollkasko', 'seulement la casco complète', 'solo la casco totale'),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Hagel ist ein Elementarereignis und gehört zur Teilkasko. In der Vollkasko ist die Teilkasko enthalten, nötig ist sie dafür aber nicht.',
                    'La grêle est un événement naturel et relève de la casco partielle. La casco complète l’inclut, mais elle n’est pas nécessaire pour cela.',
                    'La grandine è un evento naturale e rientra nella casco parziale. La casco totale la include, ma non è necessaria.',
                  ),
                },
                {
                  question: t(
                    'Eine Kundin touchiert beim Parkieren eine Säule. Wer bezahlt die Beule an ihrem Auto?',
                    'Une cliente heurte un pilier en se garant. Qui paie la bosse de sa voiture?',
                    'Parcheggiando una cliente urta un pilastro. Chi paga l’ammaccatura della sua auto?',
                  ),
                  options: [
                    {
                      text: t('ihre Haftpflicht', 'sa responsabilité civile', 'la sua responsabilità civile'),
                      correct: false,
                    },
                    {
                      text: t('ihre Teilkasko', 'sa casco partielle', 'la sua casco parziale'),
                      correct: false,
                    },
                    {
                      text: t('ihre Kollisionskasko', 'sa casco collision', 'la sua casco collisione'),
                      correct: true,
                    },
                  ],
                  explanation: t(
                    'Der selbst verursachte Schaden am eigenen Auto ist ein Kollisionsschaden. Die Säule selbst zahlt die Haftpflicht.',
                    'Le dommage causé à sa propre voiture est un dommage de collision. Le pilier, lui, est payé par la RC.',
                    'Il danno causato alla propria auto è un danno da collisione. Il pilastro lo paga la RC.',
                  ),
                },
                {
                  question: t(
                    'Für welches Fahrzeug ist die Vollkasko am ehesten verzichtbar?',
                    'Pour quel véhicule peut-on le plus facilement renoncer à la casco complète?',
                    'Per quale veicolo si può rinunciare più facilmente alla casco totale?',
                  ),
                  options: [
                    {
                      text: t(
                        'für einen zwölfjährigen Kleinwagen mit Zeitwert 2500 Franken',
                        'pour une petite voiture de douze ans d’une valeur de 2500 francs',
                        'per un’utilitaria di dodici anni del valore di 2500 franchi',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'für einen geleasten Kombi',
                        'pour un break en leasing',
                        'per una familiare in leasing',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'für ein neues Elektroauto',
                        'pour une voiture électrique neuve',
                        'per un’auto elettrica nuova',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Bei kleinem Zeitwert stehen Prämie und Selbstbehalt oft in keinem Verhältnis zur möglichen Entschädigung.',
                    'Lorsque la valeur vénale est faible, la prime et la franchise sont souvent disproportionnées par rapport à l’indemnité possible.',
                    'Con un valore venale basso, premio e franchigia sono spesso sproporzionati rispetto al possibile indennizzo.',
                  ),
                },
              ],
            },
          ],
        },
        {
          slug: 'zusatzdeckungen',
          title: t('Zusatzdeckungen', 'Couvertures complémentaires', 'Coperture complementari'),
          criteria: [
            {
              slug: 'zusaetze-begruenden',
              competence: 'A2',
              title: t(
                'Ich kann zwei Zusatzdeckungen mit einem Nutzen für die Kundin begründen.',
                'Je peux justifier deux couvertures complémentaires par leur utilité pour la cliente.',
                'So motivare due coperture complementari con un vantaggio per la cliente.',
              ),
            },
            {
              slug: 'selbstbehalt-berechnen',
              competence: 'A1',
              title: t(
                'Ich kann mit der Kundschaft abwägen, wie Selbstbehalt und Prämie zusammenhängen.',
                'Je peux peser avec la clientèle le rapport entre franchise et prime.',
                'So valutare con la clientela il rapporto tra franchigia e premio.',
              ),
            },
          ],
          contents: [
            {
              kind: 'document_list',
              slug: 'deckungen-im-ueberblick',
              title: t('Deckungen im Überblick', 'Aperçu des couvertures', 'Panoramica delle coperture'),
              description: t(
                'Eine Übersicht für das Verkaufspult und ein Blatt zu den Zusätzen.',
                'Un aperçu pour le bureau de vente et une fiche sur les compléments.',
                'Una panoramica per il banco di vendita e una scheda sui complementi.',
              ),
              minutes: 10,
              documents: [
                {
                  slug: 'uebersicht-deckungen',
                  title: t('Übersicht der Deckungen', 'Aperçu des couvertures', 'Panoramica delle coperture'),
                  text: t(
                    'Haftpflicht: Schäden an anderen, gesetzlich vorgeschrieben. Teilkasko: Diebstahl, Feuer, Elementar, Glas, Tiere, Marder, Vandalismus. Kollisionskasko: selbst verursachte Schäden am eigenen Fahrzeug. Parkschaden: Schäden durch Unbekannte am parkierten Fahrzeug. Insassenunfall: Heilungskosten und Kapital für Lenker und Mitfahrende. Pannenhilfe: Abschleppen, Ersatzwagen, Weiterreise.',
                    'Responsabilité civile: dommages causés à autrui, prescrite par la loi. Casco partielle: vol, incendie, événements naturels, glaces, animaux, fouines, vandalisme. Casco collision: dommages causés à son propre véhicule. Véhicule parqué: dommages causés par des inconnus au véhicule en stationnement. Accidents des occupants: frais de guérison et capital pour le conducteur et les passagers. Assistance: dépannage, véhicule de remplacement, poursuite du voyage.',
                    'Responsabilità civile: danni causati ad altri, prescritta dalla legge. Casco parziale: furto, incendio, eventi naturali, vetri, animali, martore, vandalismo. Casco collisione: danni causati al proprio veicolo. Danni al veicolo parcheggiato: causati da sconosciuti. Infortuni degli occupanti: spese di cura e capitale per conducente e passeggeri. Assistenza: soccorso stradale, veicolo sostitutivo, prosecuzione del viaggio.',
                  ),
                },
                {
                  slug: 'blatt-zusaetze',
                  title: t(
                    'Fünf Fragen zu Zusätzen',
                    'Cinq questions sur les compléments',
                    'Cinque domande sui complementi',
                  ),
                  text: t(
                    'Parkierst du oft auf der Strasse? Fahren Kinder oder Freunde mit? Bist du beruflich auf das Auto angewiesen? Lädst du dein Elektroauto zu Hause? Würde dich eine Rückstufung im Bonus stark treffen? Jedes Ja führt zu einem Zusatz: Parkschaden, Insassenunfall, Pannenhilfe mit Ersatzwagen, Akku und Ladestation, Bonusschutz.',
                    'Te gares-tu souvent dans la rue? Transportes-tu des enfants ou des amis? As-tu besoin de la voiture pour ton travail? Recharges-tu ta voiture électrique à la maison? Une rétrogradation du bonus te toucherait-elle fortement? Chaque oui mène à un complément: véhicule parqué, accidents des occupants, assistance avec véhicule de remplacement, batterie et borne de recharge, protection du bonus.',
                    'Parcheggi spesso in strada? Trasporti figli o amici? Hai bisogno dell’auto per lavoro? Ricarichi l’auto elettrica a casa? Un declassamento del bonus ti peserebbe molto? Ogni sì porta a un complemento: danni al veicolo parcheggiato, infortuni degli occupanti, assistenza con veicolo sostitutivo, batteria e stazione di ricarica, protezione del bonus.',
                  ),
                },
              ],
            },
            {
              kind: 'demo',
              slug: 'vertragsgesetz-grobfahrlaessigkeit',
              title: t(
                'Grobfahrlässig – was heisst das?',
                'Faute grave: de quoi parle-t-on?',
                'Colpa grave: che cosa significa?',
              ),
              description: t(
                'Lies Artikel 14 des Versicherungsvertragsgesetzes und übertrage ihn auf drei Situationen.',
                'Lis l’article 14 de la loi sur le contrat d’assurance et applique-le à trois situations.',
                'Leggi l’articolo 14 della legge sul contratto d’assicurazione e applicalo a tre situazioni.',
              ),
              minutes: 15,
              text: t(
                '<p>Artikel 14 VVG sagt, wann ein Versicherer seine Leistung kürzen darf. Überlege dir für jede Situation, ob eine Kürzung droht und ob der Zusatz «Grobfahrlässigkeit» hilft:</p><ul><li>Am Steuer eine Nachricht geschrieben und aufgefahren.</li><li>Bei Glatteis etwas zu schnell in die Kurve gefahren.</li><li>Mit abgefahrenen Sommerreifen im Schnee unterwegs.</li></ul>',
                '<p>L’article 14 LCA dit quand un assureur peut réduire sa prestation. Pour chaque situation, demande-toi si une réduction est à craindre et si le complément «faute grave» est utile:</p><ul><li>Écrire un message au volant et emboutir la voiture de devant.</li><li>Aborder un virage un peu trop vite sur le verglas.</li><li>Rouler dans la neige avec des pneus d’été usés.</li></ul>',
                '<p>L’articolo 14 LCA dice quando un assicuratore può ridurre la prestazione. Per ogni situazione chiediti se c’è il rischio di una riduzione e se il complemento «colpa grave» aiuta:</p><ul><li>Scrivere un messaggio al volante e tamponare.</li><li>Affrontare una curva un po’ troppo veloce sul ghiaccio.</li><li>Circolare nella neve con pneumatici estivi consumati.</li></ul>',
              ),
              buttonText: t('Artikel 14 nachlesen', 'Lire l’article 14', 'Leggi l’articolo 14'),
              buttonUrl: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717',
            },
          ],
        },
      ],
    },
    {
      slug: 'ueberpruefen',
      title: t('Überprüfen', 'Vérifier', 'Verificare'),
      icon: 'check',
      units: [
        {
          slug: 'test-deckungen',
          title: t('Test Deckungen', 'Test couvertures', 'Test coperture'),
          criteria: [],
          contents: [
            {
              kind: 'media_library',
              slug: 'mediathek-gesetze',
              title: t('Zum Nachschlagen', 'Pour approfondir', 'Per approfondire'),
              description: t(
                'In der Mediathek findest du die Merkblätter zu allen Deckungen.',
                'Dans la médiathèque, tu trouves les aide-mémoire de toutes les couvertures.',
                'Nella mediateca trovi i promemoria di tutte le coperture.',
              ),
              minutes: 5,
              categorySlug: 'gesetze-und-merkblaetter',
            },
            {
              kind: 'edoniq_test',
              slug: 'wissenstest-deckungen',
              title: t(
                'Wissenstest Deckungen',
                'Test de connaissances couvertures',
                'Test di conoscenza coperture',
              ),
              description: t(
                'Der Test umfasst 24 Fragen zu Haftpflicht, Kasko und Zusätzen und zählt für den Kompetenznachweis.',
                'Le test comprend 24 questions sur la RC, la casco et les compléments; il compte pour le contrôle de compétences.',
                'Il test comprende 24 domande su RC, casco e complementi e conta per il controllo delle competenze.',
              ),
              minutes: 45,
              checkboxText: t(
                'Ich löse den Test allein und ohne Hilfsmittel.',
                'Je fais le test sans aide et sans moyens auxiliaires.',
                'Svolgo il test individualmente e senza mezzi ausiliari.',
              ),
              maxPoints: 24,
              certificate: 'beratung-im-autohaus',
              hasExtendedTimeTest: true,
            },
          ],
        },
      ],
    },
  ],
};
