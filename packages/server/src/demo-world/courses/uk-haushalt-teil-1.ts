import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Haushalt Teil 1»: household contents and the first offer. */
export const ukHaushaltTeil1: Circle = {
  slug: 'haushalt-teil-1',
  title: t('Haushalt Teil 1', 'Ménage partie 1', 'Economia domestica parte 1'),
  description: t(
    'Die erste eigene Wohnung: Du erklärst die Hausratversicherung, schätzt eine Summe und schreibst eine einfache Offerte.',
    'Le premier appartement : tu expliques l’assurance ménage, tu estimes une somme et tu rédiges une offre simple.',
    'Il primo appartamento: spieghi l’assicurazione mobilia, stimi una somma e scrivi una semplice offerta.',
  ),
  goals: [
    t(
      'Du nennst die versicherten Gefahren der Hausratversicherung.',
      'Tu cites les risques couverts par l’assurance ménage.',
      'Elenchi i pericoli coperti dall’assicurazione mobilia.',
    ),
    t(
      'Du schätzt eine passende Versicherungssumme.',
      'Tu estimes une somme d’assurance adéquate.',
      'Stimi una somma d’assicurazione adeguata.',
    ),
  ],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'erste-wohnung',
          title: t('Die erste Wohnung', 'Le premier appartement', 'Il primo appartamento'),
          contents: [
            {
              slug: 'yannick-zieht-aus',
              kind: 'rich_text',
              title: t('Yannick zieht aus', 'Yannick déménage', 'Yannick trasloca'),
              description: t(
                'Was gehört ihm, und was wäre schwer zu ersetzen?',
                'Qu’est-ce qui lui appartient, et qu’est-ce qui serait difficile à remplacer ?',
                'Che cosa gli appartiene e che cosa sarebbe difficile da sostituire?',
              ),
              minutes: 8,
              text: t(
                '<h2>Drei Zimmer und ein Rennvelo</h2><p>Yannick, 21, zieht mit einer Kollegin in eine Wohnung in Thun. Ausser seinem Rennvelo besitze er nichts Wertvolles, sagt er. Zusammen zählt ihr auf: Bett, Schrank, Sofa, Laptop, Kleider, Küchengeräte, Ski, Mikrofon für die Band. Nach zehn Minuten seid ihr bei 32’000 Franken.</p><h2>Was die Hausratversicherung tut</h2><ul><li>Sie ersetzt Sachen zum <strong>Neuwert</strong>, wenn sie durch Feuer, Elementarereignisse, Wasser oder Diebstahl beschädigt werden oder verschwinden.</li><li>Sie übernimmt auf Wunsch Glasbruch und den Diebstahl unterwegs.</li><li>Sie bezahlt Folgekosten, etwa fürs Aufräumen oder für ein neues Schloss.</li></ul><h2>Gemeinsam oder getrennt?</h2><p>In einer Wohngemeinschaft können alle zusammen einen Vertrag abschliessen, wenn sie namentlich aufgeführt sind. Das ist oft günstiger. Beim Auszug einer Person muss der Vertrag aber angepasst werden. Sprich das an, bevor jemand unterschreibt.</p>',
                '<h2>Trois pièces et un vélo de course</h2><p>Yannick, 21 ans, emménage avec une collègue dans un appartement à Thoune. Hormis son vélo de course, il ne possède rien de précieux, dit-il. Ensemble, vous énumérez : lit, armoire, canapé, ordinateur, vêtements, appareils de cuisine, skis, micro pour le groupe. Dix minutes plus tard, vous arrivez à 32’000 francs.</p><h2>Ce que fait l’assurance ménage</h2><ul><li>Elle remplace les objets à la <strong>valeur à neuf</strong> s’ils sont endommagés ou disparaissent à la suite d’un incendie, d’un événement naturel, d’un dégât d’eau ou d’un vol.</li><li>Elle couvre sur demande le bris de glaces et le vol hors du domicile.</li><li>Elle paie les frais consécutifs, par exemple de déblaiement ou de serrure.</li></ul><h2>Ensemble ou séparément ?</h2><p>Dans une colocation, tous peuvent conclure un contrat commun s’ils y figurent nommément. C’est souvent moins cher. Mais au départ d’une personne, il faut adapter le contrat. Aborde ce point d’emblée, avant toute signature.</p>',
                '<h2>Tre locali e una bici da corsa</h2><p>Yannick, 21 anni, va ad abitare con una collega in un appartamento a Thun. A parte la bici da corsa non possiede nulla di valore, dice. Insieme elencate: letto, armadio, divano, computer, vestiti, apparecchi da cucina, sci, microfono per il gruppo musicale. Dopo dieci minuti siete a 32’000 franchi.</p><h2>Che cosa fa l’assicurazione mobilia</h2><ul><li>Sostituisce gli oggetti al <strong>valore a nuovo</strong> se sono danneggiati o spariscono a causa di incendio, eventi naturali, acqua o furto.</li><li>Su richiesta copre la rottura vetri e il furto fuori casa.</li><li>Paga le spese conseguenti, ad esempio per lo sgombero o una nuova serratura.</li></ul><h2>Insieme o separati?</h2><p>In una comunità abitativa tutti possono stipulare un contratto comune se vi figurano per nome. Spesso costa meno. Ma quando una persona se ne va bisogna adattare il contratto. Parlane fin dall’inizio, prima che qualcuno firmi.</p>',
              ),
            },
            {
              slug: 'gefahren-im-haushalt',
              kind: 'learning_module',
              title: t('Gefahren im Haushalt', 'Les risques du ménage', 'I pericoli nell’economia domestica'),
              description: t(
                'Feuer, Diebstahl, Wasser: was ist versichert?',
                'Incendie, vol, eau : qu’est-ce qui est assuré ?',
                'Incendio, furto, acqua: che cosa è assicurato?',
              ),
              minutes: 14,
              cards: [
                {
                  title: t(
                    'Feuer und Elementar',
                    'Incendie et éléments naturels',
                    'Incendio ed eventi naturali',
                  ),
                  text: t(
                    'Versichert sind Brand, Blitz, Explosion und neun Elementarereignisse, darunter Hochwasser, Sturm, Hagel und Lawinen. Erdbeben gehört nicht dazu, dafür braucht es eine eigene Deckung. Ein Sengschaden, etwa vom Bügeleisen, ist nur bei entsprechender Vereinbarung versichert.',
                    'Sont assurés l’incendie, la foudre, l’explosion et neuf événements naturels, dont les crues, la tempête, la grêle et les avalanches. Le tremblement de terre n’en fait pas partie et demande une couverture propre. Un dommage de roussissement, par exemple avec un fer à repasser, n’est assuré que si cela a été convenu.',
                    'Sono assicurati incendio, fulmine, esplosione e nove eventi naturali, tra cui piene, tempesta, grandine e valanghe. Il terremoto non ne fa parte e richiede una copertura propria. Un danno di bruciacchiatura, ad esempio con il ferro da stiro, è assicurato solo se concordato.',
                  ),
                },
                {
                  title: t('Diebstahl', 'Vol', 'Furto'),
                  text: t(
                    'Beim Einbruch gibt es Spuren, bei der Beraubung Gewalt oder Drohung. Fehlen beide, spricht man von einfachem Diebstahl. Zu Hause ist er meist eingeschlossen, unterwegs nur mit Zusatz. Ein Rennvelo vor dem Bahnhof ist also ohne Zusatz nicht versichert.',
                    'L’effraction laisse des traces, le détroussement suppose violence ou menace. Sans l’une ni l’autre, on parle de vol simple. À domicile, il est généralement inclus ; à l’extérieur, seulement avec un complément. Un vélo de course devant la gare n’est donc pas assuré sans complément.',
                    'Nel furto con scasso ci sono tracce, nella rapina violenza o minaccia. Se mancano entrambe si parla di furto semplice. A casa di solito è incluso, fuori casa solo con un supplemento. Una bici da corsa davanti alla stazione non è quindi assicurata senza supplemento.',
                  ),
                },
                {
                  title: t('Wasser und Glas', 'Eau et glaces', 'Acqua e vetri'),
                  text: t(
                    'Versichert ist Wasser, das aus Leitungen und angeschlossenen Geräten ausläuft, ebenso Regen und Schmelzwasser, die durchs Dach eindringen. Wer das Fenster offen lässt, hat Pech. Die Glasdeckung hilft bei Scheiben, Lavabos und Kochfeldern aus Glaskeramik.',
                    'Est assurée l’eau qui s’écoule de conduites et d’appareils raccordés, de même que la pluie et l’eau de fonte pénétrant par le toit. Qui laisse la fenêtre ouverte n’a pas de chance. La couverture glaces vaut pour les vitres, lavabos et plaques vitrocéramiques.',
                    'È assicurata l’acqua che fuoriesce da condotte e apparecchi allacciati, come pure la pioggia e l’acqua di fusione che entrano dal tetto. Chi lascia la finestra aperta è sfortunato. La copertura vetri vale per lastre, lavabi e piani di cottura in vetroceramica.',
                  ),
                },
              ],
            },
            {
              slug: 'merkblaetter-haushalt',
              kind: 'media_library',
              categorySlug: 'haushalt',
              title: t('Merkblätter Haushalt', 'Fiches Ménage', 'Schede Economia domestica'),
              description: t(
                'Gefahren und Summen zum Nachschlagen.',
                'Risques et sommes à consulter.',
                'Pericoli e somme da consultare.',
              ),
              minutes: 5,
            },
          ],
          criteria: [
            can(
              'uk-gefahren-nennen',
              'C1',
              'Ich kann die versicherten Gefahren mit Beispielen nennen.',
              'Je peux citer les risques assurés avec des exemples.',
              'So elencare con esempi i pericoli assicurati.',
            ),
            can(
              'uk-diebstahlarten-unterscheiden',
              'C1',
              'Ich kann Einbruch, Beraubung und einfachen Diebstahl unterscheiden.',
              'Je peux distinguer effraction, détroussement et vol simple.',
              'So distinguere furto con scasso, rapina e furto semplice.',
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
          slug: 'offerte',
          title: t('Offerte', 'Offre', 'Offerta'),
          contents: [
            {
              slug: 'summe-schaetzen',
              kind: 'demo',
              title: t('Summe schätzen', 'Estimer la somme', 'Stimare la somma'),
              description: t(
                'Schätze den Hausrat eines Studios.',
                'Estime l’inventaire d’un studio.',
                'Stima la mobilia di un monolocale.',
              ),
              minutes: 10,
              text: t(
                '<p>Geh mit der Maus durch das Studio und schätze jeden Gegenstand. Am Schluss siehst du die Abweichung vom tatsächlichen Neuwert. Wo hast du zu wenig angegeben?</p>',
                '<p>Parcours le studio avec la souris et estime chaque objet. À la fin, tu vois l’écart avec la valeur à neuf réelle. Où as-tu indiqué trop peu ?</p>',
                '<p>Percorri il monolocale con il mouse e stima ogni oggetto. Alla fine vedi lo scarto dal valore a nuovo effettivo. Dove hai indicato troppo poco?</p>',
              ),
              buttonText: t('Studio betreten', 'Entrer dans le studio', 'Entra nel monolocale'),
              buttonUrl: 'https://example.org/studio',
            },
            {
              slug: 'vorlagen-offerte',
              kind: 'document_list',
              title: t('Vorlage Offerte', 'Modèle d’offre', 'Modello d’offerta'),
              description: t(
                'Ein Aufbau, der sich bewährt hat.',
                'Une structure qui a fait ses preuves.',
                'Una struttura collaudata.',
              ),
              minutes: 4,
              documents: [
                {
                  slug: 'offerte-aufbauen',
                  title: t('Offerte aufbauen', 'Construire une offre', 'Costruire un’offerta'),
                  text: t(
                    'Beginne mit dem Wunsch der Kundin, nicht mit dem Produkt. Nenne dann Deckung, Summe, Selbstbehalt und Jahresprämie. Erkläre in einem Satz, was nicht versichert ist. Schliesse mit dem nächsten Schritt und einer Telefonnummer.',
                    'Commence par le souhait de la cliente, non par le produit. Indique ensuite la couverture, la somme, la franchise et la prime annuelle. Explique en une phrase ce qui n’est pas assuré. Termine par la prochaine étape et un numéro de téléphone.',
                    'Comincia dal desiderio della cliente, non dal prodotto. Indica poi copertura, somma, franchigia e premio annuo. Spiega in una frase che cosa non è assicurato. Concludi con il prossimo passo e un numero di telefono.',
                  ),
                },
              ],
            },
            {
              slug: 'kurstag-haushalt',
              kind: 'attendance_course',
              location: t(
                'Kurszentrum Aareufer, Raum 2',
                'Centre de cours de l’Aar, salle 2',
                'Centro corsi dell’Aare, aula 2',
              ),
              trainer: 'Thomas Meier',
              title: t('Kurstag Haushalt', 'Journée de cours Ménage', 'Giornata di corso Economia domestica'),
              description: t(
                'Offerten schreiben, vorstellen und verbessern.',
                'Rédiger, présenter et améliorer des offres.',
                'Scrivere, presentare e migliorare offerte.',
              ),
              minutes: 420,
            },
          ],
          criteria: [
            can(
              'uk-summe-schaetzen',
              'C1',
              'Ich kann eine Versicherungssumme schätzen.',
              'Je peux estimer une somme d’assurance.',
              'So stimare una somma d’assicurazione.',
            ),
            can(
              'uk-offerte-schreiben',
              'A2',
              'Ich kann eine einfache Offerte verständlich aufbauen.',
              'Je peux construire une offre simple et claire.',
              'So costruire un’offerta semplice e chiara.',
            ),
          ],
        },
        {
          slug: 'wohngemeinschaft',
          title: t('Wohngemeinschaft', 'Colocation', 'Comunità abitativa'),
          contents: [
            {
              slug: 'offerte-wohngemeinschaft',
              kind: 'assignment',
              title: t(
                'Offerte für eine Wohngemeinschaft',
                'Offre pour une colocation',
                'Offerta per una comunità abitativa',
              ),
              description: t(
                'Du erstellst eine Offerte für Yannick und seine Kollegin.',
                'Tu établis une offre pour Yannick et sa collègue.',
                'Prepari un’offerta per Yannick e la sua collega.',
              ),
              minutes: 75,
              assignment: {
                type: 'CASEWORK',
                needsExpertEvaluation: true,
                introText: t(
                  'Yannick besitzt Sachen im Wert von 32’000 Franken, seine Kollegin von 18’000 Franken. Das Rennvelo kostete 4500 Franken und steht oft am Bahnhof.',
                  'Yannick possède des biens d’une valeur de 32’000 francs, sa collègue de 18’000 francs. Le vélo de course a coûté 4500 francs et se trouve souvent à la gare.',
                  'Yannick possiede beni per 32’000 franchi, la sua collega per 18’000 franchi. La bici da corsa è costata 4500 franchi e si trova spesso alla stazione.',
                ),
                effortRequired: t('75 Minuten', '75 minutes', '75 minuti'),
                evaluationDescription: t(
                  'Die Trainerin oder der Trainer bewertet Summe, Deckung und Sprache.',
                  'La formatrice ou le formateur évalue la somme, la couverture et la langue.',
                  'La formatrice o il formatore valuta somma, copertura e lingua.',
                ),
                performanceObjectives: [
                  t(
                    'Du wählst passende Deckungen und begründest sie.',
                    'Tu choisis des couvertures adéquates et les justifies.',
                    'Scegli coperture adeguate e le motivi.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Deckung wählen', 'Choisir la couverture', 'Scegliere la copertura'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Welche Summe und welche Zusätze empfiehlst du?',
                          'Quelle somme et quels compléments recommandes-tu ?',
                          'Quale somma e quali supplementi consigli?',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Was ist auch mit deiner Lösung nicht versichert?',
                          'Qu’est-ce qui n’est pas assuré, même avec ta solution ?',
                          'Che cosa non è assicurato nemmeno con la tua soluzione?',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Offerte schreiben', 'Rédiger l’offre', 'Scrivere l’offerta'),
                    blocks: [
                      {
                        type: 'file',
                        label: t(
                          'Lege deine Offerte als PDF ab.',
                          'Dépose ton offre en PDF.',
                          'Carica la tua offerta in PDF.',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [
                  {
                    title: t('Deckung wählen', 'Choisir la couverture', 'Scegliere la copertura'),
                    description: t(
                      'Summe und Zusätze passen zur Situation.',
                      'La somme et les compléments conviennent à la situation.',
                      'Somma e supplementi sono adatti alla situazione.',
                    ),
                    maxPoints: 10,
                  },
                  {
                    title: t('Offerte schreiben', 'Rédiger l’offre', 'Scrivere l’offerta'),
                    description: t(
                      'Die Offerte ist klar aufgebaut und vollständig.',
                      'L’offre est bien structurée et complète.',
                      'L’offerta è ben strutturata e completa.',
                    ),
                    maxPoints: 10,
                  },
                ],
                certificate: 'kompetenznachweis-2',
                weight: 2,
              },
            },
          ],
          criteria: [
            can(
              'uk-deckung-begruenden',
              'C1',
              'Ich kann begründen, welche Zusätze jemand braucht.',
              'Je peux justifier de quels compléments une personne a besoin.',
              'So motivare di quali supplementi una persona ha bisogno.',
            ),
            can(
              'uk-grenzen-erklaeren',
              'B1',
              'Ich kann offen sagen, was nicht versichert ist.',
              'Je peux dire ouvertement ce qui n’est pas assuré.',
              'So dire apertamente che cosa non è assicurato.',
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
              description: t('Versichert oder nicht?', 'Assuré ou non ?', 'Assicurato o no?'),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Welches Ereignis ist in der Elementardeckung nicht enthalten?',
                    'Quel événement n’est pas compris dans la couverture des éléments naturels ?',
                    'Quale evento non è compreso nella copertura degli eventi naturali?',
                  ),
                  options: [
                    wrong('Hagel', 'La grêle', 'La grandine'),
                    right('Erdbeben', 'Le tremblement de terre', 'Il terremoto'),
                    wrong('Lawine', 'L’avalanche', 'La valanga'),
                  ],
                  explanation: t(
                    'Erdbeben braucht eine eigene Versicherung.',
                    'Le tremblement de terre demande une assurance propre.',
                    'Il terremoto richiede un’assicurazione propria.',
                  ),
                },
                {
                  question: t(
                    'Yannicks Velo wird am Bahnhof gestohlen. Wann zahlt die Versicherung?',
                    'Le vélo de Yannick est volé à la gare. Quand l’assurance paie-t-elle ?',
                    'La bici di Yannick viene rubata alla stazione. Quando paga l’assicurazione?',
                  ),
                  options: [
                    wrong('Immer', 'Toujours', 'Sempre'),
                    right(
                      'Mit dem Zusatz für Diebstahl auswärts',
                      'Avec le complément vol à l’extérieur',
                      'Con il supplemento furto fuori casa',
                    ),
                    wrong('Nie', 'Jamais', 'Mai'),
                  ],
                  explanation: t(
                    'Einfacher Diebstahl unterwegs ist nur mit Zusatz versichert.',
                    'Le vol simple à l’extérieur n’est assuré qu’avec un complément.',
                    'Il furto semplice fuori casa è assicurato solo con un supplemento.',
                  ),
                },
              ],
            },
            {
              slug: 'feedback-haushalt',
              kind: 'feedback',
              feedbackKind: 'uk',
              title: t(
                'Feedback zum Kurs Haushalt',
                'Feedback sur le cours Ménage',
                'Feedback sul corso Economia domestica',
              ),
              description: t(
                'War der Kurstag für deine Arbeit nützlich?',
                'La journée de cours a-t-elle été utile pour ton travail ?',
                'La giornata di corso è stata utile per il tuo lavoro?',
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
