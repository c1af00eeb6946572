import { type Circle, t } from '../content.ts';

/** Circle «Einstieg» of the harvest-loss course: crops, growth stages and the estimator's task. */
export const etIntroduction: Circle = {
  slug: 'einstieg',
  title: t('Einstieg', 'Démarrage', 'Introduzione'),
  description: t(
    'Wie aus Wetter ein Ernteausfall wird und was du über Kulturen wissen musst, bevor du schätzt.',
    'Comment la météo provoque une perte de récolte, et ce qu’il faut savoir des cultures avant d’estimer.',
    'Come il tempo provoca una perdita di raccolto e che cosa bisogna sapere delle colture prima di stimare.',
  ),
  goals: [
    t(
      'Ich beschreibe, wie Ertrag entsteht und wo er verloren geht.',
      'Je décris comment se forme le rendement et où il se perd.',
      'Descrivo come si forma la resa e dove si perde.',
    ),
    t(
      'Ich bestimme Entwicklungsstadien nach der BBCH-Skala.',
      'Je détermine les stades de développement selon l’échelle BBCH.',
      'Determino gli stadi di sviluppo secondo la scala BBCH.',
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
          title: t('Willkommen', 'Bienvenue', 'Benvenuti'),
          titleHidden: true,
          criteria: [],
          contents: [
            {
              kind: 'video',
              slug: 'ein-tag-im-feld',
              title: t('Ein Tag im Feld', 'Une journée au champ', 'Una giornata in campo'),
              description: t(
                'Begleite eine Schätzerin bei ihrer Arbeit nach einem Hagelzug.',
                'Accompagne une estimatrice dans son travail après un orage de grêle.',
                'Accompagna una perita nel suo lavoro dopo una grandinata.',
              ),
              minutes: 5,
              captions: [
                t(
                  'Gestern Abend ist ein Hagelzug über das Seeland gezogen.',
                  'Hier soir, un orage de grêle a traversé le Seeland.',
                  'Ieri sera una grandinata ha attraversato il Seeland.',
                ),
                t(
                  'Heute erhält Ursina Caflisch elf Schadenmeldungen.',
                  'Aujourd’hui, Ursina Caflisch reçoit onze annonces de sinistre.',
                  'Oggi Ursina Caflisch riceve undici notifiche di sinistro.',
                ),
                t(
                  'Zuerst ruft sie die Betriebe an und plant ihre Route.',
                  'Elle commence par appeler les exploitations et planifier son itinéraire.',
                  'Per prima cosa chiama le aziende e pianifica il percorso.',
                ),
                t(
                  'Im Weizen zählt sie geknickte Halme, immer an mehreren Stellen.',
                  'Dans le blé, elle compte les tiges cassées, toujours à plusieurs endroits.',
                  'Nel frumento conta gli steli spezzati, sempre in più punti.',
                ),
                t(
                  'Sie erklärt dem Bewirtschafter jeden Schritt.',
                  'Elle explique chaque étape à l’exploitant.',
                  'Spiega al gestore ogni passaggio.',
                ),
                t(
                  'Manche Parzellen besucht sie vor der Ernte noch einmal.',
                  'Elle reviendra voir certaines parcelles avant la récolte.',
                  'Alcune particelle le visita di nuovo prima del raccolto.',
                ),
                t(
                  'Am Abend rechnet sie aus, was der Schaden bedeutet.',
                  'Le soir, elle calcule ce que représente le dommage.',
                  'La sera calcola che cosa significa il danno.',
                ),
                t(
                  'Genau das lernst du in diesem Kurs.',
                  'C’est exactement ce que tu apprends dans ce cours.',
                  'È esattamente quello che impari in questo corso.',
                ),
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'verstehen',
      title: t('Verstehen', 'Comprendre', 'Capire'),
      icon: 'understand',
      units: [
        {
          slug: 'ertrag-und-ausfall',
          title: t('Ertrag und Ausfall', 'Rendement et perte', 'Resa e perdita'),
          criteria: [
            {
              slug: 'ertragskomponenten-erklaeren',
              competence: 'A1',
              title: t(
                'Ich kann am Beispiel Weizen erklären, aus welchen Komponenten sich der Ertrag zusammensetzt.',
                'Je peux expliquer, avec l’exemple du blé, de quelles composantes se forme le rendement.',
                'So spiegare con l’esempio del frumento da quali componenti è formata la resa.',
              ),
            },
            {
              slug: 'ursachen-abgrenzen',
              competence: 'A2',
              title: t(
                'Ich kann versicherte Ursachen von Krankheit, Schädlingen und Anbaufehlern abgrenzen.',
                'Je peux distinguer les causes assurées des maladies, des ravageurs et des erreurs culturales.',
                'So distinguere le cause assicurate da malattie, parassiti ed errori colturali.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'wie-ernteausfall-entsteht',
              title: t(
                'Wie ein Ernteausfall entsteht',
                'Comment naît une perte de récolte',
                'Come nasce una perdita di raccolto',
              ),
              description: t(
                'Erwarteter Ertrag, tatsächlicher Ertrag und alles, was dazwischen liegt.',
                'Rendement attendu, rendement effectif et tout ce qui les sépare.',
                'Resa attesa, resa effettiva e tutto ciò che sta in mezzo.',
              ),
              minutes: 15,
              text: t(
                '<h2>Der Massstab: die erwartete Ernte</h2><p>Einen Ausfall kannst du nur beziffern, wenn du weisst, was ohne Schaden geerntet worden wäre. Dieser Erwartungsertrag stützt sich auf die Ernten der letzten Jahre, den Zustand des Bestandes und den Vergleich mit unbeschädigten Parzellen in der Nähe.</p><h2>Woraus Ertrag besteht</h2><p>Bei Getreide sind es drei Grössen: Ähren pro Quadratmeter, Körner pro Ähre und das Tausendkorngewicht. Bei 500 Ähren, 38 Körnern und 42 Gramm ergibt das rund 80 Dezitonnen pro Hektare. Hagel kann jede dieser Grössen treffen, je nach Zeitpunkt aber ganz unterschiedlich.</p><h2>Menge und Qualität</h2><ul><li><strong>Minderertrag:</strong> Es wird weniger geerntet, etwa wegen geknickter Halme.</li><li><strong>Minderqualität:</strong> Die Menge stimmt, aber Tafeläpfel werden zu Mostobst.</li></ul><h2>Was nicht dazugehört</h2><p>Pilzkrankheiten, Mäuse, Nährstoffmangel oder ein lückiger Auflauf gehören nicht zum versicherten Schaden. Du trennst solche Ursachen sauber ab und hältst sie im Protokoll fest. Das ist manchmal unangenehm, schützt aber alle Versicherten vor zu hohen Prämien.</p>',
                '<h2>La référence: la récolte attendue</h2><p>On ne peut chiffrer une perte que si l’on sait ce qui aurait été récolté sans dommage. Ce rendement attendu s’appuie sur les récoltes des dernières années, l’état de la culture et la comparaison avec des parcelles intactes du voisinage.</p><h2>De quoi se compose le rendement</h2><p>Pour les céréales, trois grandeurs comptent: les épis par mètre carré, les grains par épi et le poids de mille grains. Avec 500 épis, 38 grains et 42 grammes, on obtient environ 80 décitonnes par hectare. La grêle peut toucher chacune de ces grandeurs, mais très différemment selon le moment.</p><h2>Quantité et qualité</h2><ul><li><strong>Perte de quantité:</strong> on récolte moins, par exemple à cause de tiges cassées.</li><li><strong>Perte de qualité:</strong> la quantité y est, mais les pommes de table deviennent des fruits à cidre.</li></ul><h2>Ce qui n’en fait pas partie</h2><p>Les maladies fongiques, les campagnols, une carence ou une levée lacunaire ne font pas partie du dommage assuré. Tu distingues clairement ces causes et tu les consignes dans le procès-verbal. C’est parfois désagréable, mais cela protège tous les assurés contre des primes trop élevées.</p>',
                '<h2>Il riferimento: il raccolto atteso</h2><p>Puoi quantificare una perdita solo se sai che cosa si sarebbe raccolto senza danno. Questa resa attesa si basa sui raccolti degli ultimi anni, sullo stato della coltura e sul confronto con particelle intatte nelle vicinanze.</p><h2>Da che cosa è composta la resa</h2><p>Nei cereali contano tre grandezze: le spighe per metro quadrato, i chicchi per spiga e il peso di mille chicchi. Con 500 spighe, 38 chicchi e 42 grammi si ottengono circa 80 decitonnellate per ettaro. La grandine può colpire ognuna di queste grandezze, ma in modo molto diverso secondo il momento.</p><h2>Quantità e qualità</h2><ul><li><strong>Perdita di quantità:</strong> si raccoglie meno, ad esempio per steli spezzati.</li><li><strong>Perdita di qualità:</strong> la quantità c’è, ma le mele da tavola diventano frutta da sidro.</li></ul><h2>Che cosa non ne fa parte</h2><p>Malattie fungine, arvicole, carenze nutritive o un’emergenza irregolare non fanno parte del danno assicurato. Separi con cura queste cause e le annoti nel verbale. A volte è spiacevole, ma protegge tutti gli assicurati da premi troppo alti.</p>',
              ),
            },
            {
              kind: 'learning_module',
              slug: 'bbch-stadien',
              title: t(
                'Entwicklungsstadien lesen',
                'Lire les stades de développement',
                'Leggere gli stadi di sviluppo',
              ),
              description: t(
                'Vier Karten zur BBCH-Skala mit Beispielen aus Acker, Obst und Reben.',
                'Quatre cartes sur l’échelle BBCH, avec des exemples de grandes cultures, d’arboriculture et de vigne.',
                'Quattro schede sulla scala BBCH con esempi da campicoltura, frutticoltura e viticoltura.',
              ),
              minutes: 20,
              cards: [
                {
                  title: t('Die Skala', 'L’échelle', 'La scala'),
                  text: t(
                    '<p>Die BBCH-Skala beschreibt die Entwicklung einer Pflanze mit zwei Ziffern von 00 bis 99. Die erste steht für das Hauptstadium, etwa 6 für die Blüte, die zweite für den genauen Stand. Notiere immer das Stadium, das die Mehrheit der Pflanzen erreicht hat, nicht das der schönsten am Rand.</p>',
                    '<p>L’échelle BBCH décrit le développement d’une plante par deux chiffres, de 00 à 99. Le premier indique le stade principal, par exemple 6 pour la floraison, le second précise l’avancement. Note toujours le stade atteint par la majorité des plantes, et non celui des plus belles en bordure.</p>',
                    '<p>La scala BBCH descrive lo sviluppo di una pianta con due cifre, da 00 a 99. La prima indica lo stadio principale, ad esempio 6 per la fioritura, la seconda lo stato preciso. Annota sempre lo stadio raggiunto dalla maggioranza delle piante, non quello delle più belle sul bordo.</p>',
                  ),
                },
                {
                  title: t('Winterweizen', 'Blé d’automne', 'Frumento autunnale'),
                  text: t(
                    '<p>Bis zum Schossen (31) erholt sich Weizen von Hagel oft gut, weil der Vegetationspunkt geschützt ist. Nach dem Ährenschieben (51 bis 59) lässt sich ein geknickter Halm nicht mehr ersetzen. In der Teigreife (83 bis 87) werden vor allem Körner ausgeschlagen, und die Ernte steht schon fest.</p>',
                    '<p>Jusqu’au début de la montaison (31), le blé se remet souvent bien de la grêle, car l’apex est protégé. Après l’épiaison (51 à 59), une tige cassée n’est plus remplacée. Au stade pâteux (83 à 87), ce sont surtout des grains qui tombent, et la récolte est déjà formée.</p>',
                    '<p>Fino all’inizio della levata (31) il frumento si riprende spesso bene dalla grandine, perché l’apice è protetto. Dopo la spigatura (51–59) uno stelo spezzato non viene più sostituito. Alla maturazione cerosa (83–87) cadono soprattutto chicchi e il raccolto è ormai definito.</p>',
                  ),
                },
                {
                  title: t('Apfel', 'Pommier', 'Melo'),
                  text: t(
                    '<p>Entscheidend sind Rotknospe (57), Vollblüte (65) und die Zeit nach dem Fruchtansatz (71). Vor der Blüte steht Frost im Vordergrund, danach Hagel. Eine kleine Delle in einem 10-Millimeter-Früchtchen kann bis zur Ernte zur breiten Narbe werden; ein später Treffer bleibt oft eine offene Wunde.</p>',
                    '<p>Le bouton rose (57), la pleine floraison (65) et la période après la nouaison (71) sont décisifs. Avant la floraison, le gel domine, ensuite la grêle. Un petit impact sur un fruit de 10 millimètres peut devenir une large cicatrice à la récolte; un impact tardif reste souvent une plaie ouverte.</p>',
                    '<p>Decisivi sono il bottone rosa (57), la piena fioritura (65) e il periodo dopo l’allegagione (71). Prima della fioritura prevale il gelo, poi la grandine. Una piccola ammaccatura su un frutticino di 10 millimetri può diventare una larga cicatrice; un colpo tardivo resta spesso una ferita aperta.</p>',
                  ),
                },
                {
                  title: t('Rebe', 'Vigne', 'Vite'),
                  text: t(
                    '<p>Nach dem Austrieb (09) sind die jungen Triebe sehr frostempfindlich. Aus Nebenaugen kann die Rebe nachtreiben, aber mit weniger Trauben. Bei Erbsengrösse (75) verletzt Hagel die Beeren; ab Reifebeginn (81) droht Fäulnis, und die Winzerin muss rasch entscheiden, ob sie früher liest.</p>',
                    '<p>Après le débourrement (09), les jeunes pousses craignent beaucoup le gel. La vigne peut repartir des contre-bourgeons, mais avec moins de grappes. Au stade petit pois (75), la grêle blesse les baies; dès la véraison (81), la pourriture menace, et la vigneronne doit vite décider si elle avance la vendange.</p>',
                    '<p>Dopo il germogliamento (09) i giovani germogli sono molto sensibili al gelo. La vite può ricacciare dalle gemme secondarie, ma con meno grappoli. Allo stadio di pisello (75) la grandine ferisce gli acini; dall’invaiatura (81) minaccia il marciume e la viticoltrice deve decidere in fretta se anticipare la vendemmia.</p>',
                  ),
                },
              ],
            },
          ],
        },
        {
          slug: 'wetter-lesen',
          title: t('Wetter lesen', 'Lire la météo', 'Leggere il tempo'),
          criteria: [
            {
              slug: 'wetterdaten-nutzen',
              competence: 'A1',
              title: t(
                'Ich kann mit Messdaten prüfen, ob ein gemeldetes Ereignis zum Ort und Zeitpunkt passt.',
                'Je peux vérifier à l’aide de mesures si un événement annoncé correspond au lieu et au moment.',
                'So verificare con i dati misurati se un evento notificato corrisponde al luogo e al momento.',
              ),
            },
            {
              slug: 'stadium-bestimmen',
              competence: 'A1',
              title: t(
                'Ich kann das BBCH-Stadium eines Bestandes sicher bestimmen.',
                'Je peux déterminer avec certitude le stade BBCH d’une culture.',
                'So determinare con sicurezza lo stadio BBCH di una coltura.',
              ),
            },
          ],
          contents: [
            {
              kind: 'demo',
              slug: 'wetterdaten-finden',
              title: t('Wetterdaten finden', 'Trouver des données météo', 'Trovare i dati meteo'),
              description: t(
                'Suche die Messwerte der Station, die deinem Wohnort am nächsten liegt.',
                'Cherche les mesures de la station la plus proche de ton domicile.',
                'Cerca i valori misurati della stazione più vicina al tuo domicilio.',
              ),
              minutes: 15,
              text: t(
                '<p>MeteoSchweiz veröffentlicht Messwerte, Warnungen und Radarbilder. Suche deine nächste Station und beantworte drei Fragen:</p><ol><li>Wie tief sank die Temperatur in den letzten sieben Nächten?</li><li>Wann fiel der letzte starke Niederschlag?</li><li>Wie gut passt die Station zu einer Parzelle in einer Mulde?</li></ol>',
                '<p>MétéoSuisse publie des mesures, des avis et des images radar. Cherche la station la plus proche et réponds à trois questions:</p><ol><li>Jusqu’où la température est-elle descendue ces sept dernières nuits?</li><li>De quand datent les dernières fortes précipitations?</li><li>La station est-elle représentative d’une parcelle située dans une cuvette?</li></ol>',
                '<p>MeteoSvizzera pubblica misurazioni, allerte e immagini radar. Cerca la stazione più vicina e rispondi a tre domande:</p><ol><li>Fino a quanto è scesa la temperatura nelle ultime sette notti?</li><li>Quando sono cadute le ultime forti precipitazioni?</li><li>Quanto è rappresentativa la stazione per una particella in una conca?</li></ol>',
              ),
              buttonText: t('Zu MeteoSchweiz', 'Vers MétéoSuisse', 'Vai a MeteoSvizzera'),
              buttonUrl: 'https://www.meteoschweiz.admin.ch/',
            },
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-grundlagen',
              title: t('Wissenscheck: Grundlagen', 'Quiz: bases', 'Verifica: basi'),
              description: t(
                'Drei Fragen zu Ertrag, Stadium und Ursache.',
                'Trois questions sur le rendement, le stade et la cause.',
                'Tre domande su resa, stadio e causa.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    'Ein Bestand hat 480 Ähren pro m², 35 Körner pro Ähre und 40 g Tausendkorngewicht. Wie hoch ist der Ertrag etwa?',
                    'Une culture a 480 épis par m², 35 grains par épi et un poids de mille grains de 40 g. Quel est environ le rendement?',
                    'Una coltura ha 480 spighe per m², 35 chicchi per spiga e un peso di mille chicchi di 40 g. Quanto è circa la resa?',
                  ),
                  options: [
                    { text: t('48 dt/ha', '48 dt/ha', '48 dt/ha'), correct: false },
                    { text: t('67 dt/ha', '67 dt/ha', '67 dt/ha'), correct: true },
                    { text: t('96 dt/ha', '96 dt/ha', '96 dt/ha'), correct: false },
                  ],
                  explanation: t(
                    '480 × 35 × 40 ÷ 1000 ergibt 672 g pro m², also rund 67 dt pro Hektare.',
                    '480 × 35 × 40 ÷ 1000 donne 672 g par m², soit environ 67 dt par hectare.',
                    '480 × 35 × 40 ÷ 1000 dà 672 g per m², cioè circa 67 dt per ettaro.',
                  ),
                },
                {
                  question: t(
                    'Wann trifft Hagel den Weizenertrag am wenigsten?',
                    'À quel moment la grêle nuit-elle le moins au rendement du blé?',
                    'Quando la grandine incide meno sulla resa del frumento?',
                  ),
                  options: [
                    { text: t('in der Bestockung', 'au tallage', 'all’accestimento'), correct: true },
                    { text: t('bei der Blüte', 'à la floraison', 'alla fioritura'), correct: false },
                    {
                      text: t('in der Milchreife', 'au stade laiteux', 'alla maturazione lattea'),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'In der Bestockung liegt der Vegetationspunkt noch geschützt, und neue Triebe können Verluste ausgleichen.',
                    'Au tallage, l’apex est encore protégé et de nouvelles talles peuvent compenser les pertes.',
                    'All’accestimento l’apice è ancora protetto e nuovi culmi possono compensare le perdite.',
                  ),
                },
                {
                  question: t(
                    'Auf der Parzelle findest du neben Hagelspuren auch starken Mehltau. Was tust du?',
                    'Sur la parcelle, tu trouves des traces de grêle mais aussi un fort oïdium. Que fais-tu?',
                    'Sulla particella trovi, oltre alle tracce di grandine, anche un forte oidio. Che cosa fai?',
                  ),
                  options: [
                    {
                      text: t(
                        'Ich rechne alles dem Hagel zu.',
                        'J’attribue tout à la grêle.',
                        'Attribuisco tutto alla grandine.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Ich lehne den ganzen Schaden ab.',
                        'Je refuse l’ensemble du dommage.',
                        'Rifiuto l’intero danno.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Ich schätze den Hagelanteil allein und protokolliere den Mehltau.',
                        'J’estime uniquement la part due à la grêle et je consigne l’oïdium.',
                        'Stimo solo la parte dovuta alla grandine e metto a verbale l’oidio.',
                      ),
                      correct: true,
                    },
                  ],
                  explanation: t(
                    'Versichert ist nur die Folge des Ereignisses. Andere Ursachen senken den Erwartungsertrag und gehören ins Protokoll.',
                    'Seule la conséquence de l’événement est assurée. Les autres causes réduisent le rendement attendu et figurent au procès-verbal.',
                    'È assicurata solo la conseguenza dell’evento. Le altre cause riducono la resa attesa e vanno messe a verbale.',
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
          slug: 'mein-uebungsbetrieb',
          title: t('Mein Übungsbetrieb', 'Mon exploitation d’exercice', 'La mia azienda di esercizio'),
          criteria: [
            {
              slug: 'betrieb-erfassen',
              competence: 'C1',
              title: t(
                'Ich kann die Kulturen und Wetterrisiken eines Betriebs übersichtlich erfassen.',
                'Je peux relever clairement les cultures et les risques météorologiques d’une exploitation.',
                'So rilevare in modo chiaro le colture e i rischi meteorologici di un’azienda.',
              ),
            },
            {
              slug: 'erwartungsertrag-herleiten',
              competence: 'B1',
              title: t(
                'Ich kann den Erwartungsertrag aus früheren Ernten herleiten.',
                'Je peux établir le rendement attendu à partir des récoltes précédentes.',
                'So ricavare la resa attesa dai raccolti precedenti.',
              ),
            },
          ],
          contents: [
            {
              kind: 'document_list',
              slug: 'unterlagen-einstieg',
              title: t('Unterlagen zum Einstieg', 'Documents de départ', 'Documenti iniziali'),
              description: t(
                'Kursprogramm und Packliste für den Feldtag.',
                'Programme du cours et matériel pour la journée au champ.',
                'Programma del corso e materiale per la giornata in campo.',
              ),
              minutes: 10,
              documents: [
                {
                  slug: 'kursprogramm',
                  title: t('Kursprogramm', 'Programme du cours', 'Programma del corso'),
                  text: t(
                    'Der Kurs dauert von Februar bis September. Bis Ende März bearbeitest du den Einstieg, im Frühling die Circles Hagel und Frost, im Sommer die Entschädigung. Der Feldtag findet kurz vor der Getreideernte statt. Fallarbeit und Praxisauftrag reichst du jeweils innert drei Wochen ein. Für die Prüfung meldest du dich selbst an.',
                    'Le cours dure de février à septembre. Jusqu’à fin mars, tu travailles le démarrage, au printemps les circles Grêle et Gel, en été l’indemnité. La journée au champ a lieu peu avant la moisson. Tu remets l’étude de cas et le travail pratique dans un délai de trois semaines chacun. Tu t’inscris toi-même à l’examen.',
                    'Il corso dura da febbraio a settembre. Entro fine marzo lavori all’introduzione, in primavera ai circle Grandine e Gelo, in estate all’indennizzo. La giornata in campo si svolge poco prima della mietitura. Studio di caso e compito pratico vanno consegnati ciascuno entro tre settimane. All’esame ti iscrivi personalmente.',
                  ),
                },
                {
                  slug: 'packliste-feldtag',
                  title: t(
                    'Packliste Feldtag',
                    'Matériel pour la journée au champ',
                    'Materiale per la giornata in campo',
                  ),
                  text: t(
                    'Feste Schuhe und Regenschutz, Sonnenschutz, Handzähler, Doppelmeter, Zählrahmen mit 50 Zentimeter Seitenlänge, Messer, Lupe, Schreibunterlage mit Zählblättern, geladenes Telefon für Fotos mit Standort. Betritt Parzellen nur mit Erlaubnis und auf den Fahrgassen. Reinige Schuhe und Werkzeug zwischen zwei Betrieben.',
                    'Chaussures solides et protection contre la pluie, crème solaire, compteur manuel, double mètre, cadre de comptage de 50 centimètres de côté, couteau, loupe, sous-main avec feuilles de comptage, téléphone chargé pour des photos géolocalisées. N’entre dans les parcelles qu’avec autorisation et par les voies de passage. Nettoie chaussures et outils entre deux exploitations.',
                    'Scarpe robuste e protezione dalla pioggia, crema solare, contatore manuale, metro doppio, telaio di conteggio di 50 centimetri di lato, coltello, lente, tavoletta con fogli di conteggio, telefono carico per foto con posizione. Entra nelle particelle solo con il permesso e lungo le corsie di passaggio. Pulisci scarpe e attrezzi tra un’azienda e l’altra.',
                  ),
                },
              ],
            },
            {
              kind: 'assignment',
              slug: 'betriebsspiegel',
              title: t(
                'Betriebsspiegel erstellen',
                'Établir le portrait d’une exploitation',
                'Allestire il profilo di un’azienda',
              ),
              description: t(
                'Du beschreibst einen Betrieb aus deiner Umgebung. Er begleitet dich durch den ganzen Kurs.',
                'Tu décris une exploitation de ta région. Elle t’accompagnera pendant tout le cours.',
                'Descrivi un’azienda della tua regione. Ti accompagnerà per tutto il corso.',
              ),
              minutes: 60,
              assignment: {
                type: 'PREP_ASSIGNMENT',
                needsExpertEvaluation: false,
                introText: t(
                  '<p>Suche einen Betrieb mit mindestens drei Kulturen und frage, ob du ihn als Übungsbetrieb verwenden darfst. Nenne im Auftrag weder Namen noch genaue Parzellen.</p>',
                  '<p>Cherche une exploitation ayant au moins trois cultures et demande si tu peux l’utiliser comme exploitation d’exercice. N’indique dans ton travail ni noms ni parcelles exactes.</p>',
                  '<p>Cerca un’azienda con almeno tre colture e chiedi se puoi usarla come azienda di esercizio. Nel lavoro non indicare né nomi né particelle precise.</p>',
                ),
                effortRequired: t('ca. 1 Stunde', 'env. 1 heure', 'ca. 1 ora'),
                performanceObjectives: [
                  t(
                    'Du beschreibst Kulturen, Flächen und Risiken des Betriebs.',
                    'Tu décris les cultures, les surfaces et les risques de l’exploitation.',
                    'Descrivi colture, superfici e rischi dell’azienda.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Kulturen', 'Cultures', 'Colture'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Liste die Kulturen mit Fläche und Durchschnittsertrag der letzten drei Jahre auf.',
                          'Énumère les cultures avec leur surface et le rendement moyen des trois dernières années.',
                          'Elenca le colture con superficie e resa media degli ultimi tre anni.',
                        ),
                      },
                      {
                        type: 'choice',
                        label: t(
                          'Welches Risiko beschäftigt den Betrieb am meisten?',
                          'Quel risque préoccupe le plus l’exploitation?',
                          'Quale rischio preoccupa di più l’azienda?',
                        ),
                        options: [
                          t('Hagel', 'Grêle', 'Grandine'),
                          t('Frost', 'Gel', 'Gelo'),
                          t('Trockenheit', 'Sécheresse', 'Siccità'),
                          t('Starkregen', 'Fortes pluies', 'Forti piogge'),
                        ],
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
