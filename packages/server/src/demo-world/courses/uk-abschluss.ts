import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Abschluss»: looking back and preparing the final presentation; locked until released. */
export const ukAbschluss: Circle = {
  slug: 'abschluss',
  title: t('Abschluss', 'Bilan', 'Conclusione'),
  description: t(
    'Du blickst auf deine Kurse zurück, schliesst Lücken und bereitest deine Präsentation vor.',
    'Tu fais le bilan de tes cours, tu combles tes lacunes et tu prépares ta présentation.',
    'Fai il punto sui corsi, colmi le lacune e prepari la tua presentazione.',
  ),
  goals: [
    t(
      'Du schätzt deine Fortschritte realistisch ein.',
      'Tu évalues tes progrès de manière réaliste.',
      'Valuti i tuoi progressi in modo realistico.',
    ),
    t(
      'Du präsentierst einen Fall aus deinem Betrieb.',
      'Tu présentes un cas de ton entreprise.',
      'Presenti un caso della tua azienda.',
    ),
  ],
  contentLocked: true,
  lockReason: t(
    'Er öffnet sich vor dem letzten Kurstag.',
    'Il s’ouvrira avant la dernière journée de cours.',
    'Si aprirà prima dell’ultima giornata di corso.',
  ),
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'rueckblick',
          title: t('Rückblick', 'Rétrospective', 'Sguardo indietro'),
          contents: [
            {
              slug: 'ein-jahr-kurse',
              kind: 'rich_text',
              title: t('Ein Jahr Kurse', 'Une année de cours', 'Un anno di corsi'),
              description: t(
                'Wie du deine Entwicklung sichtbar machst.',
                'Comment rendre tes progrès visibles.',
                'Come rendere visibili i tuoi progressi.',
              ),
              minutes: 8,
              text: t(
                '<h2>Vom ersten Anruf bis zur Offerte</h2><p>Erinnerst du dich an deinen ersten Kurstag? Damals waren Wörter wie Franchise, Police oder Kasko noch neu. Heute nimmst du Schäden auf, zeichnest Lohntreppen und schreibst Offerten. Das ist viel, und es lohnt sich, kurz stehen zu bleiben.</p><h2>So gehst du vor</h2><ul><li>Öffne dein <strong>Kompetenzprofil</strong> und lies deine früheren Einschätzungen. Wo hast du dich verbessert?</li><li>Blättere in der Lerndokumentation und wähle drei Situationen, auf die du stolz bist.</li><li>Markiere ein Thema, das dir noch schwerfällt, und sprich mit deiner Praxisbildnerin oder deinem Praxisbildner darüber.</li></ul><h2>Was noch kommt</h2><p>Am letzten Kurstag stellst du einen Fall aus deinem Betrieb vor. Du hast zehn Minuten, dazu kommen fünf Minuten Fragen. Wähle einen Fall, den du selbst erlebt hast. Ein kleiner, ehrlich erzählter Fall überzeugt mehr als ein grosser, den du nur aus den Akten kennst.</p>',
                '<h2>Du premier appel à l’offre</h2><p>Te souviens-tu de ta première journée de cours ? Des mots comme franchise, police ou casco étaient encore nouveaux. Aujourd’hui, tu prends des annonces de sinistre, tu dessines des escaliers du salaire et tu rédiges des offres. C’est beaucoup, et il vaut la peine de s’arrêter un instant.</p><h2>Comment procéder</h2><ul><li>Ouvre ton <strong>profil de compétences</strong> et relis tes anciennes évaluations. Où as-tu progressé ?</li><li>Feuillette ton dossier de formation et choisis trois situations dont tu es fier.</li><li>Repère un thème encore difficile et parles-en avec la personne qui te forme.</li></ul><h2>La suite</h2><p>Lors de la dernière journée, tu présentes un cas de ton entreprise. Tu as dix minutes, suivies de cinq minutes de questions. Choisis un cas que tu as vécu. Un petit cas raconté honnêtement convainc davantage qu’un grand cas que tu ne connais que par les dossiers.</p>',
                '<h2>Dalla prima chiamata all’offerta</h2><p>Ricordi la tua prima giornata di corso? Parole come franchigia, polizza o casco erano ancora nuove. Oggi raccogli annunci di danno, disegni scale del salario e scrivi offerte. È molto, e vale la pena fermarsi un momento.</p><h2>Come procedere</h2><ul><li>Apri il tuo <strong>profilo delle competenze</strong> e rileggi le valutazioni precedenti. Dove sei migliorato?</li><li>Sfoglia l’incarto di formazione e scegli tre situazioni di cui vai fiero.</li><li>Segna un tema che ti riesce ancora difficile e parlane con la persona che ti forma.</li></ul><h2>Che cosa viene dopo</h2><p>Nell’ultima giornata presenti un caso della tua azienda. Hai dieci minuti, seguiti da cinque minuti di domande. Scegli un caso che hai vissuto. Un piccolo caso raccontato con sincerità convince più di uno grande che conosci solo dagli atti.</p>',
              ),
            },
            {
              slug: 'gut-praesentieren',
              kind: 'learning_module',
              title: t('Gut präsentieren', 'Bien présenter', 'Presentare bene'),
              description: t(
                'Aufbau und Auftritt in zwei Karten.',
                'Structure et présence en deux cartes.',
                'Struttura e presenza in due schede.',
              ),
              minutes: 10,
              cards: [
                {
                  title: t('Ein roter Faden', 'Un fil rouge', 'Un filo conduttore'),
                  text: t(
                    'Erzähle in vier Schritten: Was war die Situation, was war schwierig, was hast du getan, was hast du gelernt? Schreib zu jedem Schritt einen einzigen Satz auf. Wenn diese vier Sätze zusammen verständlich sind, steht deine Präsentation schon fast.',
                    'Raconte en quatre étapes : quelle était la situation, qu’est-ce qui était difficile, qu’as-tu fait, qu’as-tu appris ? Écris une seule phrase par étape. Si ces quatre phrases se comprennent ensemble, ta présentation est presque prête.',
                    'Racconta in quattro passi: qual era la situazione, che cosa era difficile, che cosa hai fatto, che cosa hai imparato? Scrivi una sola frase per ogni passo. Se queste quattro frasi si capiscono insieme, la tua presentazione è quasi pronta.',
                  ),
                },
                {
                  title: t('Wenige Folien', 'Peu de diapositives', 'Poche diapositive'),
                  text: t(
                    'Drei Folien genügen. Zeig ein Bild, eine Zahl oder eine Skizze statt ganzer Sätze. Sprich zu den Menschen und nicht zur Leinwand. Übe zweimal laut und stoppe die Zeit. Wenn du nervös bist, lerne den ersten Satz auswendig, der Rest kommt von selbst.',
                    'Trois diapositives suffisent. Montre une image, un chiffre ou un schéma plutôt que des phrases entières. Parle aux gens et non à l’écran. Exerce-toi deux fois à voix haute en chronométrant. Si tu es nerveux, apprends la première phrase par cœur, le reste viendra tout seul.',
                    'Tre diapositive bastano. Mostra un’immagine, una cifra o uno schizzo invece di frasi intere. Parla alle persone e non allo schermo. Esercitati due volte ad alta voce e cronometra. Se ti senti nervoso, impara a memoria la prima frase, il resto viene da sé.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'uk-fortschritt-einschaetzen',
              'A1',
              'Ich kann meine Fortschritte mit Beispielen belegen.',
              'Je peux illustrer mes progrès par des exemples.',
              'So documentare i miei progressi con esempi.',
            ),
            can(
              'uk-fall-praesentieren',
              'A2',
              'Ich kann einen Fall in zehn Minuten präsentieren.',
              'Je peux présenter un cas en dix minutes.',
              'So presentare un caso in dieci minuti.',
            ),
          ],
        },
      ],
    },
    {
      slug: 'vernetzen',
      title: t('Vernetzen', 'Mettre en réseau', 'Collegare'),
      icon: 'network',
      units: [
        {
          slug: 'bilanz',
          title: t('Bilanz', 'Bilan', 'Bilancio'),
          contents: [
            {
              slug: 'meine-bilanz',
              kind: 'assignment',
              title: t('Meine Bilanz', 'Mon bilan', 'Il mio bilancio'),
              description: t(
                'Du hältst fest, was du gelernt hast und was du vorhast.',
                'Tu notes ce que tu as appris et ce que tu prévois.',
                'Annoti che cosa hai imparato e che cosa intendi fare.',
              ),
              minutes: 45,
              assignment: {
                type: 'REFLECTION',
                needsExpertEvaluation: false,
                introText: t(
                  'Nimm dir Zeit und einen ruhigen Ort. Deine Bilanz besprichst du danach mit deiner Praxisbildnerin oder deinem Praxisbildner.',
                  'Prends le temps et installe-toi au calme. Tu discuteras ensuite de ton bilan avec la personne qui te forme.',
                  'Prenditi tempo e un luogo tranquillo. Poi discuterai il tuo bilancio con la persona che ti forma.',
                ),
                effortRequired: t('45 Minuten', '45 minutes', '45 minuti'),
                performanceObjectives: [
                  t(
                    'Du leitest aus Erfahrungen Ziele ab.',
                    'Tu déduis des objectifs de tes expériences.',
                    'Dalle esperienze ricavi obiettivi.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Rückschau', 'Retour', 'Retrospettiva'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Auf welche drei Situationen bist du stolz, und weshalb?',
                          'De quelles trois situations es-tu fier, et pourquoi ?',
                          'Di quali tre situazioni vai fiero e perché?',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Ausblick', 'Perspectives', 'Prospettive'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Welches Thema willst du vertiefen?',
                          'Quel thème veux-tu approfondir ?',
                          'Quale tema vuoi approfondire?',
                        ),
                        options: [
                          t('Fahrzeug', 'Véhicule', 'Veicolo'),
                          t('Einkommenssicherung', 'Garantie du revenu', 'Garanzia del reddito'),
                          t('Haushalt', 'Ménage', 'Economia domestica'),
                        ],
                      },
                      {
                        type: 'text',
                        label: t(
                          'Welches Ziel setzt du dir für das nächste halbe Jahr?',
                          'Quel objectif te fixes-tu pour les six prochains mois ?',
                          'Quale obiettivo ti poni per i prossimi sei mesi?',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [],
              },
            },
            {
              slug: 'vorlage-praesentation',
              kind: 'document_list',
              title: t('Vorlage Präsentation', 'Modèle de présentation', 'Modello di presentazione'),
              description: t(
                'Bewertungskriterien und Aufbau.',
                'Critères d’évaluation et structure.',
                'Criteri di valutazione e struttura.',
              ),
              minutes: 4,
              documents: [
                {
                  slug: 'bewertungskriterien',
                  title: t('Bewertungskriterien', 'Critères d’évaluation', 'Criteri di valutazione'),
                  text: t(
                    'Bewertet werden der fachliche Inhalt, der Aufbau, die Sprache und das Eingehen auf Fragen. Die Zeit ist eingehalten, wenn du zwischen neun und elf Minuten sprichst. Personendaten sind anonymisiert. Gib Quellen an, wenn du Zahlen verwendest.',
                    'On évalue le contenu professionnel, la structure, la langue et les réponses aux questions. Le temps est respecté si tu parles entre neuf et onze minutes. Les données personnelles sont anonymes. Indique tes sources si tu utilises des chiffres.',
                    'Si valutano il contenuto professionale, la struttura, la lingua e le risposte alle domande. Il tempo è rispettato se parli tra nove e undici minuti. I dati personali sono anonimi. Indica le fonti se usi delle cifre.',
                  ),
                },
              ],
            },
            {
              slug: 'einteilung-praesentationen',
              kind: 'placeholder',
              title: t(
                'Einteilung der Präsentationen',
                'Ordre des présentations',
                'Ordine delle presentazioni',
              ),
              description: t(
                'Die Reihenfolge wird zwei Wochen vor dem letzten Kurstag hier veröffentlicht.',
                'L’ordre sera publié ici deux semaines avant la dernière journée de cours.',
                'L’ordine sarà pubblicato qui due settimane prima dell’ultima giornata di corso.',
              ),
              minutes: 2,
            },
          ],
          criteria: [
            can(
              'uk-ziele-setzen',
              'A1',
              'Ich kann mir für das nächste halbe Jahr ein überprüfbares Ziel setzen.',
              'Je peux me fixer un objectif vérifiable pour les six prochains mois.',
              'So pormi un obiettivo verificabile per i prossimi sei mesi.',
            ),
            can(
              'uk-wissen-verknuepfen',
              'B1',
              'Ich kann Wissen aus mehreren Kursen in einem Fall verbinden.',
              'Je peux relier dans un cas les connaissances de plusieurs cours.',
              'So collegare in un caso le conoscenze di più corsi.',
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
          slug: 'schluss',
          title: t('Zum Schluss', 'Pour terminer', 'Per finire'),
          contents: [
            {
              slug: 'wissen-abschluss',
              kind: 'knowledge_assessment',
              title: t('Gesamtes Wissen', 'Toutes tes connaissances', 'Tutte le conoscenze'),
              description: t(
                'Je eine Frage aus zwei Kursen.',
                'Une question de deux cours différents.',
                'Una domanda da due corsi diversi.',
              ),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Wer bezahlt einen selbst verursachten Schaden am eigenen Auto?',
                    'Qui paie un dommage que l’on cause à sa propre voiture ?',
                    'Chi paga un danno causato da sé alla propria auto?',
                  ),
                  options: [
                    wrong('Die Haftpflicht', 'La responsabilité civile', 'La responsabilità civile'),
                    wrong('Die Teilkasko', 'La casco partielle', 'La casco parziale'),
                    right('Die Vollkasko', 'La casco complète', 'La casco totale'),
                  ],
                  explanation: t(
                    'Die Kollision ist nur in der Vollkasko versichert.',
                    'La collision n’est assurée que dans la casco complète.',
                    'La collisione è assicurata solo nella casco totale.',
                  ),
                },
                {
                  question: t(
                    'Zu welchem Wert ersetzt die Hausratversicherung in der Regel?',
                    'À quelle valeur l’assurance ménage rembourse-t-elle en général ?',
                    'A quale valore rimborsa di regola l’assicurazione mobilia?',
                  ),
                  options: [
                    right('Neuwert', 'Valeur à neuf', 'Valore a nuovo'),
                    wrong('Zeitwert', 'Valeur actuelle', 'Valore attuale'),
                    wrong('Steuerwert', 'Valeur fiscale', 'Valore fiscale'),
                  ],
                  explanation: t(
                    'Der Zeitwert gilt dagegen in der Haftpflicht.',
                    'La valeur actuelle vaut en revanche en responsabilité civile.',
                    'Il valore attuale vale invece nella responsabilità civile.',
                  ),
                },
              ],
            },
            {
              slug: 'schlusstest',
              kind: 'edoniq_test',
              title: t('Schlusstest', 'Test final', 'Test finale'),
              description: t(
                '30 Fragen aus allen Kursen in 40 Minuten.',
                '30 questions de tous les cours en 40 minutes.',
                '30 domande da tutti i corsi in 40 minuti.',
              ),
              minutes: 40,
              checkboxText: t(
                'Ich löse den Test allein und ohne fremde Hilfe.',
                'Je fais le test seul et sans aide extérieure.',
                'Svolgo il test da solo e senza aiuti esterni.',
              ),
              maxPoints: 30,
              certificate: 'kompetenznachweis-2',
              hasExtendedTimeTest: true,
            },
            {
              slug: 'feedback-abschluss',
              kind: 'feedback',
              feedbackKind: 'uk',
              title: t('Feedback zum ganzen Jahr', 'Feedback sur toute l’année', 'Feedback su tutto l’anno'),
              description: t(
                'Was sollen wir beibehalten, was ändern?',
                'Que faut-il garder, que faut-il changer ?',
                'Che cosa dobbiamo mantenere, che cosa cambiare?',
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
