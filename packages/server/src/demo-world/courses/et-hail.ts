import { type Circle, t } from '../content.ts';

/** Circle «Hagel» of the harvest-loss course: recognising, sampling and estimating hail damage. */
export const etHail: Circle = {
  slug: 'hagel',
  title: t('Hagel', 'Grêle', 'Grandine'),
  description: t(
    'Du erkennst Hagelschäden, wählst Zählstellen richtig und kommst zu einem Prozentwert, der standhält.',
    'Tu reconnais les dégâts de grêle, tu choisis bien les points de comptage et tu obtiens un pourcentage solide.',
    'Riconosci i danni da grandine, scegli bene i punti di conteggio e arrivi a una percentuale solida.',
  ),
  goals: [
    t(
      'Ich unterscheide Hagelschäden von anderen Schadbildern.',
      'Je distingue les dégâts de grêle des autres symptômes.',
      'Distinguo i danni da grandine da altri sintomi.',
    ),
    t(
      'Ich erhebe einen Schaden mit einer sauberen Stichprobe.',
      'Je relève un dommage à l’aide d’un échantillonnage correct.',
      'Rilevo un danno con un campionamento corretto.',
    ),
    t(
      'Ich begründe mein Ergebnis gegenüber dem Betrieb.',
      'Je justifie mon résultat auprès de l’exploitation.',
      'Motivo il mio risultato nei confronti dell’azienda.',
    ),
  ],
  sequences: [
    {
      slug: 'erkennen',
      title: t('Erkennen', 'Reconnaître', 'Riconoscere'),
      icon: 'understand',
      units: [
        {
          slug: 'schadbilder-hagel',
          title: t('Schadbilder', 'Symptômes', 'Sintomi'),
          criteria: [
            {
              slug: 'hagelspuren-deuten',
              competence: 'A2',
              title: t(
                'Ich kann an Spuren erkennen, aus welcher Richtung und wie stark der Hagel fiel.',
                'Je peux reconnaître aux traces la direction et l’intensité de la grêle.',
                'So riconoscere dalle tracce la direzione e l’intensità della grandine.',
              ),
            },
            {
              slug: 'hagel-und-stadium',
              competence: 'A1',
              title: t(
                'Ich kann erklären, warum derselbe Hagelschlag je nach Stadium unterschiedlich viel Ertrag kostet.',
                'Je peux expliquer pourquoi une même chute de grêle coûte plus ou moins de rendement selon le stade.',
                'So spiegare perché la stessa grandinata costa più o meno resa secondo lo stadio.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'hagelschaeden-erkennen',
              title: t(
                'Hagelschäden erkennen',
                'Reconnaître les dégâts de grêle',
                'Riconoscere i danni da grandine',
              ),
              description: t(
                'Typische Bilder in Getreide, Raps, Mais, Obst und Reben.',
                'Images typiques dans les céréales, le colza, le maïs, les vergers et la vigne.',
                'Immagini tipiche in cereali, colza, mais, frutteti e vigneti.',
              ),
              minutes: 15,
              text: t(
                '<h2>Spuren lesen</h2><p>Hagel trifft von oben und meist mit Wind. Deshalb zeigen Halme, Stängel und Früchte die Schläge auf einer Seite. Schau dir auch Zaunpfähle, Blechdächer und Unkraut am Feldrand an: Sie verraten Richtung und Stärke, selbst wenn der Bestand schon wieder grün ist.</p><h2>Nach Kulturen</h2><ul><li><strong>Getreide:</strong> geknickte Halme, gebrochene Ähren, ausgeschlagene Körner.</li><li><strong>Raps:</strong> abgeschlagene Seitentriebe, geplatzte Schoten; später Ausfall am Boden.</li><li><strong>Mais:</strong> zerfetzte Blätter. Am meisten kostet der Blattverlust rund um das Fahnenschieben.</li><li><strong>Zuckerrüben:</strong> zerstörtes Laub treibt nach, der Zuckergehalt sinkt.</li><li><strong>Obst und Reben:</strong> Kerben, Narben, offene Stellen, in Reben zusätzlich verletztes Holz für das nächste Jahr.</li></ul><h2>Geduld haben</h2><p>Am Tag nach dem Ereignis sieht fast jeder Schaden grösser aus, als er ist. Pflanzen erholen sich, andere gehen erst nach zwei Wochen ein. Deshalb folgt bei vielen Kulturen auf die erste Besichtigung die eigentliche Schätzung kurz vor der Ernte. Erkläre das dem Betrieb gleich zu Beginn, dann wartet niemand vergeblich auf eine Zahl.</p>',
                '<h2>Lire les traces</h2><p>La grêle frappe d’en haut, le plus souvent avec du vent. C’est pourquoi tiges et fruits portent les impacts d’un seul côté. Observe aussi les piquets de clôture, les toits en tôle et les adventices en bordure: ils révèlent la direction et l’intensité, même si la culture a déjà reverdi.</p><h2>Selon les cultures</h2><ul><li><strong>Céréales:</strong> tiges cassées, épis brisés, grains tombés.</li><li><strong>Colza:</strong> rameaux arrachés, siliques éclatées; plus tard, pertes au sol.</li><li><strong>Maïs:</strong> feuilles lacérées. La perte de feuilles coûte le plus autour de la sortie de la panicule.</li><li><strong>Betteraves sucrières:</strong> le feuillage détruit repousse, la teneur en sucre baisse.</li><li><strong>Vergers et vigne:</strong> entailles, cicatrices, plaies ouvertes; dans la vigne, aussi du bois blessé pour l’année suivante.</li></ul><h2>Savoir attendre</h2><p>Le lendemain, presque chaque dommage paraît plus grand qu’il n’est. Certaines plantes se remettent, d’autres ne dépérissent qu’après deux semaines. Pour de nombreuses cultures, la première visite est donc suivie de l’estimation proprement dite, peu avant la récolte. Explique-le d’emblée à l’exploitation: personne n’attendra un chiffre en vain.</p>',
                '<h2>Leggere le tracce</h2><p>La grandine colpisce dall’alto, di solito con vento. Per questo steli e frutti mostrano i colpi su un lato. Osserva anche i pali delle recinzioni, i tetti in lamiera e le malerbe sul bordo: rivelano direzione e intensità, anche se la coltura è già rinverdita.</p><h2>Secondo le colture</h2><ul><li><strong>Cereali:</strong> steli spezzati, spighe rotte, chicchi caduti.</li><li><strong>Colza:</strong> rami laterali staccati, silique scoppiate; più tardi perdite al suolo.</li><li><strong>Mais:</strong> foglie lacerate. La perdita di foglie costa di più attorno all’emissione del pennacchio.</li><li><strong>Barbabietole da zucchero:</strong> il fogliame distrutto ricresce, il tenore di zucchero cala.</li><li><strong>Frutteti e vigneti:</strong> intagli, cicatrici, ferite aperte; nella vite anche legno ferito per l’anno seguente.</li></ul><h2>Avere pazienza</h2><p>Il giorno dopo l’evento quasi ogni danno sembra più grande di quanto sia. Alcune piante si riprendono, altre deperiscono solo dopo due settimane. Per molte colture alla prima visita segue quindi la stima vera e propria poco prima del raccolto. Spiegalo subito all’azienda: così nessuno aspetta invano una cifra.</p>',
              ),
            },
            {
              kind: 'media_library',
              slug: 'bilder-hagel',
              title: t('Bilder zum Vergleichen', 'Images à comparer', 'Immagini da confrontare'),
              description: t(
                'In der Mediathek findest du Schadenbilder nach Kulturen geordnet.',
                'Dans la médiathèque, tu trouves les images de dégâts classées par culture.',
                'Nella mediateca trovi le immagini di danni ordinate per coltura.',
              ),
              minutes: 10,
              categorySlug: 'schadenbilder',
            },
          ],
        },
      ],
    },
    {
      slug: 'erheben',
      title: t('Erheben', 'Relever', 'Rilevare'),
      icon: 'explain',
      units: [
        {
          slug: 'stichprobe',
          title: t('Die Stichprobe', 'L’échantillonnage', 'Il campione'),
          criteria: [
            {
              slug: 'zaehlstellen-waehlen',
              competence: 'A2',
              title: t(
                'Ich kann Zählstellen so wählen, dass sie die ganze Parzelle abbilden.',
                'Je peux choisir des points de comptage représentatifs de toute la parcelle.',
                'So scegliere punti di conteggio rappresentativi dell’intera particella.',
              ),
            },
            {
              slug: 'schadenprozent-berechnen',
              competence: 'B1',
              title: t(
                'Ich kann aus Zählwerten den Schaden in Prozent berechnen, ohne Teilschäden doppelt zu zählen.',
                'Je peux calculer le pourcentage de dommage sans compter deux fois les dégâts partiels.',
                'So calcolare la percentuale di danno senza contare due volte i danni parziali.',
              ),
            },
          ],
          contents: [
            {
              kind: 'learning_module',
              slug: 'richtig-zaehlen',
              title: t('Richtig zählen', 'Bien compter', 'Contare bene'),
              description: t(
                'Vier Karten von der Wahl der Zählstelle bis zum Prozentwert.',
                'Quatre cartes, du choix du point de comptage au pourcentage.',
                'Quattro schede, dalla scelta del punto di conteggio alla percentuale.',
              ),
              minutes: 20,
              cards: [
                {
                  title: t('Übersicht zuerst', 'D’abord une vue d’ensemble', 'Prima una visione d’insieme'),
                  text: t(
                    '<p>Geh einmal der Parzelle entlang, bevor du zählst. Wo ist der Schaden stark, wo schwach? Teile die Fläche in Zonen, wenn die Unterschiede gross sind. Feldränder, Vorgewende und Fahrgassen lässt du weg, weil sie auch ohne Hagel anders aussehen.</p>',
                    '<p>Longe une fois la parcelle avant de compter. Où le dommage est-il fort, où est-il faible? Si les différences sont importantes, divise la surface en zones. Laisse de côté les bordures, les tournières et les voies de passage, qui diffèrent même sans grêle.</p>',
                    '<p>Percorri una volta la particella prima di contare. Dove il danno è forte, dove debole? Se le differenze sono grandi, dividi la superficie in zone. Tralascia bordi, capezzagne e corsie di passaggio, che hanno un aspetto diverso anche senza grandine.</p>',
                  ),
                },
                {
                  title: t('Zählstellen', 'Points de comptage', 'Punti di conteggio'),
                  text: t(
                    '<p>Lege die Stellen auf der Diagonale fest, in gleichen Abständen und bevor du den Bestand genau ansiehst. Vier bis sechs Stellen genügen für eine gleichmässige Parzelle. Zähle an jeder Stelle gleich viele Pflanzen, im Getreide zum Beispiel 100 Halme. So bestimmt der Plan und nicht das Auge.</p>',
                    '<p>Fixe les points sur la diagonale, à distances égales et avant d’examiner la culture de près. Quatre à six points suffisent pour une parcelle homogène. Compte partout le même nombre de plantes, par exemple 100 tiges dans les céréales. Ainsi, c’est le plan qui décide, et non l’œil.</p>',
                    '<p>Stabilisci i punti sulla diagonale, a distanze uguali e prima di osservare la coltura da vicino. Per una particella omogenea bastano da quattro a sei punti. Conta ovunque lo stesso numero di piante, ad esempio 100 steli nei cereali. Così decide il piano e non l’occhio.</p>',
                  ),
                },
                {
                  title: t('Total- und Teilschaden', 'Dommage total et partiel', 'Danno totale e parziale'),
                  text: t(
                    '<p>Ein Halm, der unter der Ähre gebrochen ist, gilt als Totalverlust. An den übrigen Ähren schätzt du, wie viele Körner fehlen. Dieser Teilschaden zählt nur auf dem verbleibenden Rest: Sind 30 Prozent ganz verloren und fehlen am Rest 10 Prozent, ergibt das 37 Prozent, nicht 40.</p>',
                    '<p>Une tige cassée sous l’épi est considérée comme perdue. Sur les autres épis, tu estimes combien de grains manquent. Ce dommage partiel ne porte que sur le reste: si 30 pour cent sont entièrement perdus et qu’il manque 10 pour cent sur le reste, cela fait 37 pour cent, et non 40.</p>',
                    '<p>Uno stelo spezzato sotto la spiga vale come perdita totale. Sulle altre spighe stimi quanti chicchi mancano. Questo danno parziale conta solo sul resto: se il 30 per cento è perso del tutto e sul resto manca il 10 per cento, il danno è del 37 per cento, non del 40.</p>',
                  ),
                },
                {
                  title: t('Protokoll', 'Procès-verbal', 'Verbale'),
                  text: t(
                    '<p>Notiere Parzelle, Datum, Stadium, Zählwerte je Stelle und die Berechnung. Dazu kommen zwei Fotos pro Zone und die Beobachtungen, die nicht vom Hagel stammen. Lass den Betrieb das Protokoll lesen und unterschreiben. Ist er nicht einverstanden, hältst du seine Einwände fest.</p>',
                    '<p>Note la parcelle, la date, le stade, les valeurs de chaque point et le calcul. Ajoute deux photos par zone et les observations sans lien avec la grêle. Fais lire et signer le procès-verbal par l’exploitant. S’il n’est pas d’accord, consigne ses objections.</p>',
                    '<p>Annota particella, data, stadio, valori di ogni punto e calcolo. Aggiungi due foto per zona e le osservazioni non dovute alla grandine. Fai leggere e firmare il verbale al gestore. Se non è d’accordo, registra le sue obiezioni.</p>',
                  ),
                },
              ],
            },
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-hagel',
              title: t('Wissenscheck: Hagel', 'Quiz: grêle', 'Verifica: grandine'),
              description: t(
                'Zwei Fragen zur Stichprobe und eine zum Rechnen.',
                'Deux questions sur l’échantillonnage et un calcul.',
                'Due domande sul campione e un calcolo.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    'Wo legst du die Zählstellen in einer gleichmässigen Parzelle fest?',
                    'Où places-tu les points de comptage dans une parcelle homogène?',
                    'Dove poni i punti di conteggio in una particella omogenea?',
                  ),
                  options: [
                    {
                      text: t(
                        'auf der Diagonale, in gleichen Abständen',
                        'sur la diagonale, à distances égales',
                        'sulla diagonale, a distanze uguali',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'dort, wo der Schaden am grössten ist',
                        'là où le dommage est le plus grand',
                        'dove il danno è maggiore',
                      ),
                      correct: false,
                    },
                    {
                      text: t('entlang der Strasse', 'le long de la route', 'lungo la strada'),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Nur im Voraus festgelegte Stellen liefern ein unverzerrtes Bild.',
                    'Seuls des points fixés à l’avance donnent une image non biaisée.',
                    'Solo punti stabiliti in anticipo danno un’immagine non distorta.',
                  ),
                },
                {
                  question: t(
                    '20 Prozent der Ähren sind abgeschlagen, an den übrigen fehlen 25 Prozent der Körner. Wie gross ist der Schaden?',
                    '20 pour cent des épis sont arrachés; sur les autres, il manque 25 pour cent des grains. Quel est le dommage?',
                    'Il 20 per cento delle spighe è staccato; sulle altre manca il 25 per cento dei chicchi. Quanto è il danno?',
                  ),
                  options: [
                    { text: t('25 Prozent', '25 pour cent', '25 per cento'), correct: false },
                    { text: t('45 Prozent', '45 pour cent', '45 per cento'), correct: false },
                    { text: t('40 Prozent', '40 pour cent', '40 per cento'), correct: true },
                  ],
                  explanation: t(
                    '20 Prozent sind weg. Vom Rest (80 Prozent) fehlt ein Viertel, also 20 Prozent. Zusammen 40 Prozent.',
                    '20 pour cent ont disparu. Du reste (80 pour cent), il manque un quart, soit 20 pour cent. Au total 40 pour cent.',
                    'Il 20 per cento è perso. Del resto (80 per cento) manca un quarto, cioè il 20 per cento. In totale il 40 per cento.',
                  ),
                },
                {
                  question: t(
                    'Der Bewirtschafter will die Parzelle vor deinem Besuch mulchen. Was sagst du?',
                    'L’exploitant veut broyer la parcelle avant ta visite. Que dis-tu?',
                    'Il gestore vuole trinciare la particella prima della tua visita. Che cosa dici?',
                  ),
                  options: [
                    {
                      text: t('Das ist seine Sache.', 'Cela ne regarde que lui.', 'È affar suo.'),
                      correct: false,
                    },
                    {
                      text: t(
                        'Er soll warten oder mit meinem Einverständnis Kontrollstreifen stehen lassen.',
                        'Il doit attendre ou, avec mon accord, laisser des bandes témoins.',
                        'Deve aspettare o, con il mio consenso, lasciare strisce di controllo.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Er verliert auf jeden Fall jede Entschädigung.',
                        'Il perd dans tous les cas toute indemnité.',
                        'Perde in ogni caso qualsiasi indennizzo.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Beschädigte Sachen dürfen vor der Schätzung ohne Zustimmung nicht verändert werden. Kontrollstreifen sind ein guter Weg, wenn die Arbeit drängt.',
                    'Les biens endommagés ne peuvent pas être modifiés sans accord avant l’estimation. Des bandes témoins sont une bonne solution lorsque le travail presse.',
                    'Le cose danneggiate non possono essere modificate senza consenso prima della stima. Le strisce di controllo sono una buona soluzione se il lavoro è urgente.',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'schaetzen',
      title: t('Schätzen', 'Estimer', 'Stimare'),
      icon: 'apply',
      units: [
        {
          slug: 'feldtag',
          title: t('Feldtag', 'Journée au champ', 'Giornata in campo'),
          criteria: [
            {
              slug: 'schaetzung-durchfuehren',
              competence: 'A2',
              title: t(
                'Ich kann eine Schätzung im Feld in einer halben Stunde korrekt durchführen.',
                'Je peux effectuer correctement une estimation au champ en une demi-heure.',
                'So eseguire correttamente una stima in campo in mezz’ora.',
              ),
            },
            {
              slug: 'ergebnis-erklaeren',
              competence: 'C1',
              title: t(
                'Ich kann dem Betrieb das Ergebnis sachlich erklären, auch wenn es tiefer ausfällt als erwartet.',
                'Je peux expliquer objectivement le résultat à l’exploitation, même s’il est plus bas que prévu.',
                'So spiegare con obiettività il risultato all’azienda, anche se è inferiore alle attese.',
              ),
            },
          ],
          contents: [
            {
              kind: 'attendance_course',
              slug: 'feldtag-hagel',
              title: t(
                'Feldtag Hagelschätzung',
                'Journée au champ: estimation de la grêle',
                'Giornata in campo: stima della grandine',
              ),
              description: t(
                'Auf drei Parzellen schätzt du zuerst allein, dann im Vergleich mit der Gruppe.',
                'Sur trois parcelles, tu estimes d’abord individuellement, puis en comparaison avec le groupe.',
                'Su tre particelle stimi prima individualmente, poi a confronto con il gruppo.',
              ),
              minutes: 420,
              location: t(
                'Lehrbetrieb Moosmatt, Treffpunkt Maschinenhalle, Ins',
                'Domaine-école des Grands-Champs, hangar à machines, Payerne',
                'Azienda didattica Pian Grande, capannone macchine, Cadenazzo',
              ),
              trainer: 'Ursina Caflisch',
            },
            {
              kind: 'document_list',
              slug: 'feldunterlagen',
              title: t('Unterlagen fürs Feld', 'Documents pour le terrain', 'Documenti per il campo'),
              description: t(
                'Zählblatt zum Ausdrucken.',
                'Feuille de comptage à imprimer.',
                'Foglio di conteggio da stampare.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'zaehlblatt-getreide',
                  title: t(
                    'Zählblatt Getreide',
                    'Feuille de comptage céréales',
                    'Foglio di conteggio cereali',
                  ),
                  text: t(
                    'Kopf: Betrieb, Parzelle, Kultur, Datum, BBCH-Stadium, Name der schätzenden Person. Je Zählstelle: Anzahl gezählte Halme, davon gebrochen unter der Ähre, geschätzter Kornverlust an zehn übrigen Ähren in Prozent. Fuss: Mittelwert Totalverlust, Mittelwert Teilverlust, Gesamtschaden gleich Totalverlust plus Rest mal Teilverlust, Bemerkungen, Unterschriften.',
                    'En-tête: exploitation, parcelle, culture, date, stade BBCH, nom de l’estimateur ou de l’estimatrice. Pour chaque point: nombre de tiges comptées, dont cassées sous l’épi, perte de grains estimée sur dix épis restants en pour cent. Pied: moyenne de la perte totale, moyenne de la perte partielle, dommage global égal à la perte totale plus le reste multiplié par la perte partielle, remarques, signatures.',
                    'Intestazione: azienda, particella, coltura, data, stadio BBCH, nome di chi esegue la stima. Per ogni punto: numero di steli contati, di cui spezzati sotto la spiga, perdita di chicchi stimata su dieci spighe restanti in per cento. In calce: media della perdita totale, media della perdita parziale, danno complessivo uguale alla perdita totale più il resto moltiplicato per la perdita parziale, osservazioni, firme.',
                  ),
                },
              ],
            },
          ],
        },
        {
          slug: 'fallarbeit',
          title: t('Fallarbeit', 'Étude de cas', 'Studio di caso'),
          criteria: [],
          contents: [
            {
              kind: 'assignment',
              slug: 'fallarbeit-winterweizen',
              title: t(
                'Fallarbeit: Hagel im Winterweizen',
                'Étude de cas: grêle sur le blé d’automne',
                'Studio di caso: grandine sul frumento',
              ),
              description: t(
                'Aus Zählwerten ermittelst du den Schaden und begründest dein Vorgehen.',
                'À partir de valeurs de comptage, tu détermines le dommage et tu justifies ta démarche.',
                'Da valori di conteggio determini il danno e motivi il procedimento.',
              ),
              minutes: 120,
              assignment: {
                type: 'CASEWORK',
                needsExpertEvaluation: true,
                introText: t(
                  '<p>Am 24. Juni hagelt es auf den Hof Rüttimatt. Betroffen sind 4,2 Hektaren Winterweizen in der Milchreife (BBCH 75). Der Erwartungsertrag beträgt 75 Dezitonnen pro Hektare.</p>',
                  '<p>Le 24 juin, la grêle touche la ferme de la Rochette. Elle frappe 4,2 hectares de blé d’automne au stade laiteux (BBCH 75). Le rendement attendu est de 75 décitonnes par hectare.</p>',
                  '<p>Il 24 giugno grandina sull’azienda Pra Lungo. Sono colpiti 4,2 ettari di frumento autunnale a maturazione lattea (BBCH 75). La resa attesa è di 75 decitonnellate per ettaro.</p>',
                ),
                effortRequired: t('ca. 2 Stunden', 'env. 2 heures', 'ca. 2 ore'),
                evaluationDescription: t(
                  'Bewertet werden Rechenweg, fachliche Begründung und Nachvollziehbarkeit.',
                  'Sont évalués: le calcul, la justification technique et la clarté de la démarche.',
                  'Si valutano il calcolo, la motivazione tecnica e la chiarezza del procedimento.',
                ),
                performanceObjectives: [
                  t(
                    'Du berechnest Total- und Teilschaden korrekt.',
                    'Tu calcules correctement le dommage total et le dommage partiel.',
                    'Calcoli correttamente danno totale e parziale.',
                  ),
                  t(
                    'Du entscheidest begründet über eine zweite Besichtigung.',
                    'Tu décides de manière fondée s’il faut une deuxième visite.',
                    'Decidi in modo motivato su una seconda visita.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Schaden berechnen', 'Calculer le dommage', 'Calcolare il danno'),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          '<p>Von je 100 Halmen sind an vier Zählstellen 22, 30, 26 und 34 unter der Ähre gebrochen. An den übrigen Ähren fehlen im Mittel 15 Prozent der Körner.</p>',
                          '<p>Sur 100 tiges, aux quatre points de comptage, 22, 30, 26 et 34 sont cassées sous l’épi. Sur les autres épis, il manque en moyenne 15 pour cent des grains.</p>',
                          '<p>Su 100 steli, nei quattro punti di conteggio, 22, 30, 26 e 34 sono spezzati sotto la spiga. Sulle altre spighe manca in media il 15 per cento dei chicchi.</p>',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Berechne den Schaden in Prozent und in Dezitonnen für die ganze Parzelle. Zeige den Rechenweg.',
                          'Calcule le dommage en pour cent et en décitonnes pour toute la parcelle. Montre le calcul.',
                          'Calcola il danno in per cento e in decitonnellate per l’intera particella. Mostra il calcolo.',
                        ),
                      },
                      {
                        type: 'file',
                        label: t(
                          'Ausgefülltes Zählblatt (PDF oder Foto)',
                          'Feuille de comptage remplie (PDF ou photo)',
                          'Foglio di conteggio compilato (PDF o foto)',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Vorgehen begründen', 'Justifier la démarche', 'Motivare il procedimento'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Wann legst du den Schaden endgültig fest?',
                          'Quand fixes-tu définitivement le dommage?',
                          'Quando stabilisci definitivamente il danno?',
                        ),
                        options: [
                          t('sofort', 'tout de suite', 'subito'),
                          t('kurz vor der Ernte', 'peu avant la récolte', 'poco prima del raccolto'),
                          t('nach der Ernte', 'après la récolte', 'dopo il raccolto'),
                        ],
                      },
                      {
                        type: 'text',
                        label: t(
                          'Begründe deine Wahl in drei Sätzen.',
                          'Justifie ton choix en trois phrases.',
                          'Motiva la tua scelta in tre frasi.',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [
                  {
                    title: t('Berechnung', 'Calcul', 'Calcolo'),
                    description: t(
                      'Mittelwert, Teilschaden auf dem Rest und Gesamtmenge sind richtig.',
                      'La moyenne, le dommage partiel sur le reste et la quantité totale sont justes.',
                      'Media, danno parziale sul resto e quantità totale sono corretti.',
                    ),
                    maxPoints: 12,
                  },
                  {
                    title: t('Begründung', 'Justification', 'Motivazione'),
                    description: t(
                      'Die Wahl des Zeitpunkts ist mit dem Stadium begründet.',
                      'Le choix du moment est justifié par le stade.',
                      'La scelta del momento è motivata con lo stadio.',
                    ),
                    maxPoints: 8,
                  },
                ],
                certificate: 'schaetzung-im-feld',
                weight: 2,
                solutionSample: {
                  displayText: t('Lösungsbeispiel', 'Exemple de solution', 'Esempio di soluzione'),
                  description: t(
                    'Mittelwert 28 Prozent Totalverlust, dazu 15 Prozent von 72 Prozent: Gesamtschaden 38,8 Prozent. Das sind 29,1 dt/ha oder rund 122 dt auf 4,2 Hektaren.',
                    'Moyenne de 28 pour cent de perte totale, plus 15 pour cent de 72 pour cent: dommage global 38,8 pour cent. Cela fait 29,1 dt/ha, soit environ 122 dt sur 4,2 hectares.',
                    'Media del 28 per cento di perdita totale, più il 15 per cento del 72 per cento: danno complessivo 38,8 per cento. Sono 29,1 dt/ha, cioè circa 122 dt su 4,2 ettari.',
                  ),
                },
              },
            },
          ],
        },
      ],
    },
  ],
};
