import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Haushalt»: contents, buildings and private liability. */
export const vvHaushalt: Circle = {
  slug: 'haushalt',
  title: t('Haushalt', 'Ménage', 'Economia domestica'),
  description: t(
    'Hausrat, Gebäude und Privathaftpflicht: Du ermittelst die richtige Versicherungssumme und erkennst Lücken, bevor ein Schaden sie zeigt.',
    'Inventaire du ménage, bâtiment et responsabilité civile privée : tu détermines la bonne somme d’assurance et tu repères les lacunes avant qu’un sinistre ne les révèle.',
    'Mobilia domestica, stabile e responsabilità civile privata: determini la giusta somma d’assicurazione e riconosci le lacune prima che le mostri un sinistro.',
  ),
  goals: [
    t(
      'Du berechnest eine Versicherungssumme und erklärst die Folgen einer Unterversicherung.',
      'Tu calcules une somme d’assurance et tu expliques les conséquences d’une sous-assurance.',
      'Calcoli una somma d’assicurazione e spieghi le conseguenze di una sottoassicurazione.',
    ),
    t(
      'Du unterscheidest Neuwert und Zeitwert.',
      'Tu distingues valeur à neuf et valeur actuelle.',
      'Distingui valore a nuovo e valore attuale.',
    ),
    t(
      'Du klärst, wann die Privathaftpflicht bezahlt.',
      'Tu détermines quand la responsabilité civile privée intervient.',
      'Chiarisci quando paga la responsabilità civile privata.',
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
          slug: 'hausrat-verstehen',
          title: t('Hausrat verstehen', 'Comprendre l’assurance ménage', 'Capire l’assicurazione mobilia'),
          contents: [
            {
              slug: 'was-ist-hausrat',
              kind: 'rich_text',
              title: t(
                'Was gehört zum Hausrat?',
                'Que comprend l’inventaire du ménage ?',
                'Che cosa fa parte della mobilia?',
              ),
              description: t(
                'Eine einfache Regel und die Fälle, in denen sie nicht reicht.',
                'Une règle simple et les cas où elle ne suffit pas.',
                'Una regola semplice e i casi in cui non basta.',
              ),
              minutes: 10,
              text: t(
                '<h2>Was herausfällt, wenn man das Haus umdreht</h2><p>Stell dir vor, du könntest eine Wohnung auf den Kopf stellen. Alles, was herausfällt, ist Hausrat: Möbel, Kleider, Velos, Geräte, das Geschirr im Schrank. Was hängen bleibt, etwa Einbauküche oder Parkett, gehört in der Regel zum Gebäude.</p><h2>Gegen welche Gefahren?</h2><ul><li>Feuer und Elementarereignisse wie Sturm, Hagel oder Überschwemmung</li><li>Diebstahl, auf Wunsch auch der einfache Diebstahl auswärts</li><li>Wasser, das aus Leitungen oder Geräten ausläuft</li><li>Glasbruch an Möbeln und Fenstern</li></ul><p>Ersetzt wird der <strong>Neuwert</strong>. Damit das aufgeht, muss die Summe stimmen. Ist der Hausrat 100’000 Franken wert, aber nur für 50’000 Franken versichert, kann der Versicherer auch einen kleinen Schaden um die Hälfte kürzen. Beachte zudem die kantonalen Unterschiede: In der Waadt und in Nidwalden ist der Hausrat gegen Feuer und Elementarschäden beim Kanton versichert.</p>',
                '<h2>Ce qui tombe quand on retourne la maison</h2><p>Imagine que tu puisses retourner un appartement. Tout ce qui tombe fait partie de l’inventaire du ménage : meubles, vêtements, vélos, appareils, vaisselle dans l’armoire. Ce qui reste fixé, comme la cuisine agencée ou le parquet, appartient en général au bâtiment.</p><h2>Contre quels risques ?</h2><ul><li>L’incendie et les événements naturels tels que tempête, grêle ou inondation</li><li>Le vol et, sur demande, le vol simple à l’extérieur</li><li>L’eau qui s’écoule de conduites ou d’appareils</li><li>Le bris de glaces, pour les meubles et les fenêtres</li></ul><p>On rembourse la <strong>valeur à neuf</strong>. Pour cela, la somme doit être juste. Si l’inventaire vaut 100’000 francs mais n’est assuré que pour 50’000 francs, l’assureur peut réduire de moitié même un petit sinistre. Tiens compte aussi des différences cantonales : dans le canton de Vaud et à Nidwald, le mobilier est assuré auprès du canton contre l’incendie et les éléments naturels.</p>',
                '<h2>Ciò che cade se si capovolge la casa</h2><p>Immagina di poter capovolgere un appartamento. Tutto ciò che cade è mobilia domestica: mobili, vestiti, biciclette, apparecchi, le stoviglie nell’armadio. Ciò che resta fissato, come la cucina componibile o il parquet, fa parte di regola dello stabile.</p><h2>Contro quali pericoli?</h2><ul><li>Incendio ed eventi naturali come tempesta, grandine o inondazione</li><li>Furto e, su richiesta, il furto semplice fuori casa</li><li>Acqua che fuoriesce da condotte o apparecchi</li><li>Rottura vetri di mobili e finestre</li></ul><p>Si rimborsa il <strong>valore a nuovo</strong>. Perché funzioni, la somma dev’essere corretta. Se la mobilia vale 100’000 franchi ma è assicurata solo per 50’000, l’assicuratore può ridurre della metà anche un piccolo danno. Considera inoltre le differenze cantonali: nei Cantoni di Vaud e Nidvaldo la mobilia è assicurata presso il Cantone contro incendio ed eventi naturali.</p>',
              ),
            },
            {
              slug: 'privathaftpflicht',
              kind: 'learning_module',
              title: t(
                'Privathaftpflicht im Alltag',
                'La responsabilité civile au quotidien',
                'La responsabilità civile nel quotidiano',
              ),
              description: t(
                'Wann jemand haftet und was die Versicherung dann tut.',
                'Quand on est responsable et ce que fait alors l’assurance.',
                'Quando si è responsabili e che cosa fa allora l’assicurazione.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t(
                    'Haften heisst ersetzen',
                    'Être responsable, c’est réparer',
                    'Rispondere significa risarcire',
                  ),
                  text: t(
                    'Wer einem anderen widerrechtlich und schuldhaft Schaden zufügt, muss ihn ersetzen. Für Tiere, Werke und Kinder gelten besondere Regeln: Tierhalter, Werkeigentümer und Eltern haften unter bestimmten Voraussetzungen auch für das, was sie nicht selbst getan haben.',
                    'Qui cause un dommage à autrui de manière illicite et fautive doit le réparer. Des règles particulières valent pour les animaux, les ouvrages et les enfants : détenteurs d’animaux, propriétaires d’ouvrages et parents répondent à certaines conditions aussi de ce qu’ils n’ont pas fait eux-mêmes.',
                    'Chi causa illecitamente e per colpa un danno ad altri deve risarcirlo. Per animali, opere e bambini valgono regole particolari: chi detiene animali, è proprietario di un’opera o è genitore risponde, a certe condizioni, anche di ciò che non ha fatto personalmente.',
                  ),
                },
                {
                  title: t('Zahlen oder abwehren', 'Payer ou contester', 'Pagare o respingere'),
                  text: t(
                    'Die Privathaftpflicht prüft zuerst, ob ihre Kundin überhaupt haftet. Ist die Forderung berechtigt, bezahlt sie. Ist sie zu hoch oder unbegründet, wehrt sie diese ab und trägt die Kosten dafür. Diesen zweiten Teil kennen viele nicht, dabei ist er oft der wertvollere.',
                    'L’assurance examine d’abord si sa cliente est responsable. Si la prétention est justifiée, elle paie. Si elle est excessive ou infondée, elle la conteste et en supporte les frais. Beaucoup ignorent cette seconde fonction, qui est pourtant souvent la plus précieuse.',
                    'L’assicurazione verifica dapprima se la cliente è davvero responsabile. Se la pretesa è giustificata, paga. Se è eccessiva o infondata, la respinge e ne sostiene i costi. Molti non conoscono questa seconda funzione, che spesso è la più preziosa.',
                  ),
                },
                {
                  title: t(
                    'Zeitwert statt Neuwert',
                    'Valeur actuelle, non valeur à neuf',
                    'Valore attuale, non a nuovo',
                  ),
                  text: t(
                    'Geschädigte haben Anspruch auf den Zeitwert. Ein acht Jahre alter Teppich wird nicht zum Neupreis ersetzt. Bereite deine Kundschaft darauf vor, denn gerade gegenüber Freunden ist das unangenehm. Bei Mieterschäden gibt die Lebensdauertabelle einen guten Anhaltspunkt.',
                    'Le lésé a droit à la valeur actuelle. Un tapis de huit ans n’est pas remplacé au prix du neuf. Prépares-y ta clientèle, car c’est délicat surtout envers des amis. Pour les dégâts du locataire, le tableau des durées de vie est un bon repère.',
                    'Il danneggiato ha diritto al valore attuale. Un tappeto di otto anni non viene sostituito al prezzo a nuovo. Prepara la clientela, perché è spiacevole soprattutto con gli amici. Per i danni del locatario la tabella della durata di vita è un buon riferimento.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'vv-hausrat-abgrenzen',
              'B1',
              'Ich kann Hausrat und Gebäude voneinander abgrenzen.',
              'Je peux distinguer l’inventaire du ménage du bâtiment.',
              'So distinguere la mobilia domestica dallo stabile.',
            ),
            can(
              'vv-versicherungssumme-ermitteln',
              'B1',
              'Ich kann eine Versicherungssumme ermitteln und Unterversicherung erklären.',
              'Je peux déterminer une somme d’assurance et expliquer la sous-assurance.',
              'So determinare una somma d’assicurazione e spiegare la sottoassicurazione.',
            ),
            can(
              'vv-haftung-erklaeren',
              'B1',
              'Ich kann verständlich sagen, wann eine Privatperson haftet.',
              'Je peux dire clairement quand une personne privée est responsable.',
              'So dire in modo comprensibile quando una persona privata è responsabile.',
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
          slug: 'summe-berechnen',
          title: t('Summe berechnen', 'Calculer la somme', 'Calcolare la somma'),
          contents: [
            {
              slug: 'hausratrechner',
              kind: 'demo',
              title: t('Hausratrechner', 'Calculateur de l’inventaire', 'Calcolatore della mobilia'),
              description: t(
                'Schätze eine 4½-Zimmer-Wohnung Raum für Raum.',
                'Estime un appartement de 4½ pièces, pièce par pièce.',
                'Stima un appartamento di 4½ locali, stanza per stanza.',
              ),
              minutes: 15,
              text: t(
                '<p>Schätze zuerst ohne Hilfsmittel, wie viel der Hausrat der Familie Brunner wert ist. Geh dann im Rechner Raum für Raum durch. Wie gross ist der Unterschied, und wo hast du dich am meisten verschätzt?</p>',
                '<p>Estime d’abord sans aide la valeur de l’inventaire de la famille Brunner. Parcours ensuite les pièces dans le calculateur. Quelle est la différence, et où t’es-tu le plus trompé ?</p>',
                '<p>Stima dapprima senza aiuti il valore della mobilia della famiglia Brunner. Poi passa in rassegna le stanze nel calcolatore. Quanto è grande la differenza e dove hai sbagliato di più?</p>',
              ),
              buttonText: t('Rechner öffnen', 'Ouvrir le calculateur', 'Apri il calcolatore'),
              buttonUrl: 'https://example.org/hausratrechner',
            },
            {
              slug: 'checklisten-haushalt',
              kind: 'document_list',
              title: t(
                'Checklisten Haushalt',
                'Listes de contrôle Ménage',
                'Liste di controllo Economia domestica',
              ),
              description: t(
                'Zwei Listen für das Gespräch und den Schadenfall.',
                'Deux listes pour l’entretien et le sinistre.',
                'Due liste per il colloquio e per il sinistro.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'inventarliste',
                  title: t('Inventarliste', 'Liste d’inventaire', 'Lista dell’inventario'),
                  text: t(
                    'Geh mit der Kundin jeden Raum durch, auch Keller, Estrich und Velokeller. Notiere den Preis, den ein neuer Gegenstand heute kostet. Frag gezielt nach Schmuck, Instrumenten, Sportgeräten und Sammlungen: Für sie gelten oft besondere Grenzen.',
                    'Parcours chaque pièce avec la cliente, sans oublier la cave, le grenier et le local à vélos. Note le prix actuel d’un objet neuf. Demande s’il y a des bijoux, instruments, articles de sport ou collections : des limites particulières s’appliquent souvent.',
                    'Passa in rassegna ogni locale con la cliente, anche cantina, solaio e deposito biciclette. Annota quanto costa oggi un oggetto nuovo. Chiedi espressamente di gioielli, strumenti, attrezzi sportivi e collezioni: spesso valgono limiti particolari.',
                  ),
                },
                {
                  slug: 'schadenmeldung',
                  title: t('Nach dem Schaden', 'Après le sinistre', 'Dopo il danno'),
                  text: t(
                    'Schaden begrenzen, Fotos machen, nichts wegwerfen, rasch melden. Bei Diebstahl die Polizei beiziehen. Quittungen, Bilder oder Kontoauszüge helfen, den Wert zu belegen. Gegenüber Dritten keine Schuld anerkennen, bevor der Versicherer geprüft hat.',
                    'Limiter le dommage, prendre des photos, ne rien jeter, annoncer rapidement. En cas de vol, aviser la police. Quittances, photos ou relevés aident à prouver la valeur. Ne pas reconnaître de faute envers des tiers avant l’examen de l’assureur.',
                    'Limitare il danno, fare fotografie, non buttare nulla, annunciare subito. In caso di furto avvisare la polizia. Ricevute, foto o estratti conto aiutano a provare il valore. Non riconoscere colpe verso terzi prima della verifica dell’assicuratore.',
                  ),
                },
              ],
            },

            {
              slug: 'merkblaetter-haushalt',
              kind: 'media_library',
              categorySlug: 'haushalt-und-recht',
              title: t('Merkblätter Haushalt', 'Fiches Ménage', 'Schede Economia domestica'),
              description: t(
                'Kantonale Unterschiede und Begriffe zum Nachschlagen.',
                'Différences cantonales et notions à consulter.',
                'Differenze cantonali e nozioni da consultare.',
              ),
              minutes: 5,
            },
          ],
          criteria: [
            can(
              'vv-inventar-aufnehmen',
              'A2',
              'Ich kann mit einer Kundin den Wert ihres Hausrats aufnehmen.',
              'Je peux établir avec une cliente la valeur de son inventaire.',
              'So rilevare con una cliente il valore della sua mobilia.',
            ),
            can(
              'vv-schadenmeldung-begleiten',
              'B1',
              'Ich kann Kundinnen und Kunden nach einem Schaden Schritt für Schritt anleiten.',
              'Je peux guider la clientèle pas à pas après un sinistre.',
              'So guidare passo per passo la clientela dopo un danno.',
            ),
          ],
        },
        {
          slug: 'fall-loesen',
          title: t('Einen Fall lösen', 'Résoudre un cas', 'Risolvere un caso'),
          contents: [
            {
              slug: 'wasserschaden',
              kind: 'assignment',
              title: t('Wasserschaden in Olten', 'Dégât d’eau à Olten', 'Danno d’acqua a Olten'),
              description: t(
                'Eine Waschmaschine läuft aus, drei Parteien sind betroffen. Wer zahlt was?',
                'Une machine à laver fuit, trois parties sont concernées. Qui paie quoi ?',
                'Una lavatrice perde acqua, tre parti sono coinvolte. Chi paga che cosa?',
              ),
              minutes: 60,
              assignment: {
                type: 'CASEWORK',
                needsExpertEvaluation: true,
                introText: t(
                  'Bei Frau Aydin und Herrn Roth platzt der Schlauch der eigenen Waschmaschine. Das Wasser beschädigt ihren Teppich, das Parkett des Vermieters und ein Bild in der Wohnung darunter.',
                  'Chez Madame Aydin et Monsieur Roth, le tuyau de leur machine à laver éclate. L’eau abîme leur tapis, le parquet du bailleur et un tableau dans l’appartement du dessous.',
                  'A casa della signora Aydin e del signor Roth scoppia il tubo della loro lavatrice. L’acqua rovina il loro tappeto, il parquet del locatore e un quadro nell’appartamento sottostante.',
                ),
                effortRequired: t('60 Minuten', '60 minutes', '60 minuti'),
                evaluationDescription: t(
                  'Die Expertin oder der Experte bewertet Zuordnung, Begründung und Sprache.',
                  'L’expert évalue l’attribution, la justification et la langue.',
                  'L’esperto valuta l’attribuzione, la motivazione e la lingua.',
                ),
                performanceObjectives: [
                  t(
                    'Du ordnest Schäden der richtigen Versicherung zu.',
                    'Tu attribues les dommages à la bonne assurance.',
                    'Attribuisci i danni alla giusta assicurazione.',
                  ),
                  t(
                    'Du erklärst Neuwert und Zeitwert am Beispiel.',
                    'Tu expliques valeur à neuf et valeur actuelle par l’exemple.',
                    'Spieghi valore a nuovo e valore attuale con un esempio.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Zuordnen', 'Attribuer', 'Attribuire'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Welche Versicherung ersetzt den eigenen Teppich?',
                          'Quelle assurance rembourse leur propre tapis ?',
                          'Quale assicurazione rimborsa il loro tappeto?',
                        ),
                        options: [
                          t('Hausrat', 'Ménage', 'Mobilia domestica'),
                          t(
                            'Privathaftpflicht',
                            'Responsabilité civile privée',
                            'Responsabilità civile privata',
                          ),
                          t('Gebäude', 'Bâtiment', 'Stabile'),
                        ],
                      },
                      {
                        type: 'text',
                        label: t(
                          'Begründe, wer für Parkett und Bild aufkommt.',
                          'Explique qui prend en charge le parquet et le tableau.',
                          'Spiega chi risponde per il parquet e per il quadro.',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Erklären', 'Expliquer', 'Spiegare'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Schreibe Frau Aydin eine kurze Nachricht mit den nächsten Schritten.',
                          'Écris à Madame Aydin un bref message avec les prochaines étapes.',
                          'Scrivi alla signora Aydin un breve messaggio con i prossimi passi.',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [
                  {
                    title: t('Zuordnen', 'Attribuer', 'Attribuire'),
                    description: t(
                      'Alle drei Schäden sind richtig zugeordnet und begründet.',
                      'Les trois dommages sont correctement attribués et justifiés.',
                      'I tre danni sono attribuiti e motivati correttamente.',
                    ),
                    maxPoints: 12,
                  },
                  {
                    title: t('Erklären', 'Expliquer', 'Spiegare'),
                    description: t(
                      'Die Nachricht ist freundlich, vollständig und verständlich.',
                      'Le message est aimable, complet et compréhensible.',
                      'Il messaggio è cordiale, completo e comprensibile.',
                    ),
                    maxPoints: 8,
                  },
                ],
                certificate: 'sachversicherung',
                weight: 2,
                solutionSample: {
                  displayText: t(
                    'Musterlösung Wasserschaden',
                    'Corrigé du dégât d’eau',
                    'Soluzione modello danno d’acqua',
                  ),
                  description: t(
                    'Der eigene Teppich gehört zum Hausrat und wird zum Neuwert ersetzt. Parkett und Bild gehören anderen: Die Privathaftpflicht zahlt ihren Zeitwert. «Guten Tag Frau Aydin, drehen Sie bitte das Wasser ab, machen Sie Fotos und melden Sie den Schaden dem Vermieter und der Nachbarschaft. Ihren Teppich ersetzen wir aus dem Hausrat, Parkett und Bild über Ihre Haftpflicht. Werfen Sie noch nichts weg.»',
                    'Leur tapis fait partie du ménage et est remboursé à la valeur à neuf. Le parquet et le tableau appartiennent à d’autres : la responsabilité civile privée en paie la valeur actuelle. « Bonjour Madame Aydin, coupez l’eau, prenez des photos et annoncez le dommage au bailleur et au voisinage. Nous remboursons votre tapis par l’assurance ménage, le parquet et le tableau par votre responsabilité civile. Ne jetez encore rien. »',
                    'Il loro tappeto fa parte della mobilia domestica ed è rimborsato al valore a nuovo. Parquet e quadro sono di altri: la responsabilità civile privata ne paga il valore attuale. «Buongiorno signora Aydin, chiuda l’acqua, faccia delle foto e annunci il danno al locatore e al vicinato. Rimborsiamo il tappeto con la mobilia domestica, parquet e quadro con la sua responsabilità civile. Non butti ancora via nulla.»',
                  ),
                },
              },
            },
          ],
          criteria: [
            can(
              'vv-schaden-zuordnen',
              'B1',
              'Ich kann einen Schaden der zuständigen Versicherung zuordnen.',
              'Je peux attribuer un dommage à l’assurance compétente.',
              'So attribuire un danno all’assicurazione competente.',
            ),
            can(
              'vv-neuwert-zeitwert',
              'B1',
              'Ich kann den Unterschied zwischen Neuwert und Zeitwert vorrechnen.',
              'Je peux montrer par un calcul la différence entre valeur à neuf et valeur actuelle.',
              'So mostrare con un calcolo la differenza tra valore a nuovo e valore attuale.',
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
              slug: 'wissen-haushalt',
              kind: 'knowledge_assessment',
              title: t('Wissensstand Haushalt', 'Acquis Ménage', 'Conoscenze Economia domestica'),
              description: t(
                'Summe, Wert und Haftung auf einen Blick.',
                'Somme, valeur et responsabilité en un coup d’œil.',
                'Somma, valore e responsabilità in un colpo d’occhio.',
              ),
              minutes: 8,
              questions: [
                {
                  question: t(
                    'Hausrat im Wert von CHF 80’000 ist für CHF 60’000 versichert. Der Versicherer kürzt. Wie viel bezahlt er bei einem Schaden von CHF 4’000 ohne Selbstbehalt?',
                    'Un inventaire d’une valeur de CHF 80’000 est assuré pour CHF 60’000. En cas de réduction, combien est versé pour un dommage de CHF 4’000 sans franchise ?',
                    'Una mobilia del valore di CHF 80’000 è assicurata per CHF 60’000. In caso di riduzione, quanto viene versato per un danno di CHF 4’000 senza franchigia?',
                  ),
                  options: [
                    wrong('CHF 2’000', 'CHF 2’000', 'CHF 2’000'),
                    right('CHF 3’000', 'CHF 3’000', 'CHF 3’000'),
                    wrong('CHF 4’000', 'CHF 4’000', 'CHF 4’000'),
                  ],
                  explanation: t(
                    '60’000 geteilt durch 80’000 ergibt drei Viertel. Drei Viertel von 4’000 sind 3’000.',
                    '60’000 divisé par 80’000 donne trois quarts. Trois quarts de 4’000 font 3’000.',
                    '60’000 diviso 80’000 dà tre quarti. Tre quarti di 4’000 fanno 3’000.',
                  ),
                },
                {
                  question: t(
                    'Was ersetzt die Privathaftpflicht der geschädigten Person?',
                    'Que rembourse la responsabilité civile privée à la personne lésée ?',
                    'Che cosa rimborsa la responsabilità civile privata al danneggiato?',
                  ),
                  options: [
                    wrong('Den Neuwert', 'La valeur à neuf', 'Il valore a nuovo'),
                    right('Den Zeitwert', 'La valeur actuelle', 'Il valore attuale'),
                    wrong('Den Kaufpreis', 'Le prix d’achat', 'Il prezzo d’acquisto'),
                  ],
                  explanation: t(
                    'Die geschädigte Person soll so gestellt sein wie vor dem Schaden, nicht besser.',
                    'La personne lésée doit être dans la même situation qu’avant, pas dans une meilleure.',
                    'Il danneggiato deve trovarsi nella situazione di prima, non in una migliore.',
                  ),
                },
              ],
            },

            {
              slug: 'feedback-haushalt',
              kind: 'feedback',
              feedbackKind: 'vv',
              title: t(
                'Feedback zum Circle Haushalt',
                'Feedback sur le Circle Ménage',
                'Feedback sul Circle Economia domestica',
              ),
              description: t(
                'War der Stoff verständlich und nützlich?',
                'La matière était-elle claire et utile ?',
                'La materia era chiara e utile?',
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
