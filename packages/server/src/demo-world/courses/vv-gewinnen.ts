import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Gewinnen»: making contact, needs analysis, data protection. */
export const vvGewinnen: Circle = {
  slug: 'gewinnen',
  title: t('Gewinnen', 'Acquérir', 'Acquisire'),
  description: t(
    'Wie entsteht aus einem ersten Kontakt eine Kundenbeziehung? Du bereitest Gespräche vor, stellst gute Fragen und gehst sorgfältig mit Daten um.',
    'Comment un premier contact devient-il une relation client ? Tu prépares tes entretiens, tu poses les bonnes questions et tu traites les données avec soin.',
    'Come nasce una relazione con il cliente da un primo contatto? Prepari i colloqui, poni le domande giuste e tratti i dati con cura.',
  ),
  goals: [
    t(
      'Du bereitest ein Erstgespräch vor und eröffnest es sicher.',
      'Tu prépares un premier entretien et tu l’ouvres avec assurance.',
      'Prepari un primo colloquio e lo avvii con sicurezza.',
    ),
    t(
      'Du ermittelst mit offenen Fragen, was die Kundschaft wirklich braucht.',
      'Tu identifies, par des questions ouvertes, les vrais besoins de la clientèle.',
      'Con domande aperte scopri i reali bisogni della clientela.',
    ),
  ],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'erster-kontakt',
          title: t('Erster Kontakt', 'Premier contact', 'Primo contatto'),
          contents: [
            {
              slug: 'der-erste-eindruck',
              kind: 'rich_text',
              title: t('Der erste Eindruck', 'La première impression', 'La prima impressione'),
              description: t(
                'Was in den ersten Minuten eines Gesprächs zählt.',
                'Ce qui compte dans les premières minutes d’un entretien.',
                'Che cosa conta nei primi minuti di un colloquio.',
              ),
              minutes: 10,
              text: t(
                '<h2>Vertrauen beginnt vor dem Gespräch</h2><p>Frau Aydin hat über einen Kollegen deine Nummer bekommen. Sie zieht mit ihrem Partner zusammen und möchte «die Versicherungen aufräumen». Mehr weisst du nicht. Trotzdem kannst du viel vorbereiten: einen ruhigen Ort, genug Zeit und drei Fragen, die du auf jeden Fall stellen willst.</p><h2>Die ersten fünf Minuten</h2><ul><li>Stell dich vor und sag, für wen du arbeitest.</li><li>Klär, wie lange das Gespräch dauert und was am Schluss vorliegen soll.</li><li>Frag, was der Anlass für den Termin ist, und lass die Antwort stehen, ohne gleich eine Lösung anzubieten.</li></ul><p>Wer zuerst zuhört, erfährt mehr als den Wunsch nach einer günstigeren Prämie. Vielleicht kommt ein Kind, vielleicht wurde ein Schaden nicht bezahlt. Notiere diese Sätze wörtlich. Du wirst sie brauchen, wenn du später deine Empfehlung begründest.</p>',
                '<h2>La confiance naît avant l’entretien</h2><p>Madame Aydin a reçu ton numéro par un collègue. Elle emménage avec son compagnon et voudrait «mettre de l’ordre dans les assurances». Tu n’en sais pas plus. Tu peux pourtant préparer beaucoup de choses : un endroit calme, assez de temps et trois questions que tu tiens à poser.</p><h2>Les cinq premières minutes</h2><ul><li>Présente-toi et dis pour qui tu travailles.</li><li>Précise la durée de l’entretien et le résultat attendu.</li><li>Demande ce qui a motivé le rendez-vous et laisse la réponse exister, sans proposer tout de suite une solution.</li></ul><p>En écoutant d’abord, tu apprends davantage que le souhait d’une prime moins chère. Peut-être un enfant va-t-il naître, peut-être un sinistre n’a-t-il pas été payé. Note ces phrases telles quelles. Tu en auras besoin pour justifier ta recommandation.</p>',
                '<h2>La fiducia nasce prima del colloquio</h2><p>La signora Aydin ha avuto il tuo numero da un collega. Va a convivere con il compagno e vorrebbe «fare ordine nelle assicurazioni». Non sai altro. Eppure puoi preparare molto: un luogo tranquillo, tempo sufficiente e tre domande che vuoi porre in ogni caso.</p><h2>I primi cinque minuti</h2><ul><li>Presentati e di’ per chi lavori.</li><li>Chiarisci quanto dura il colloquio e che cosa dovrà risultarne.</li><li>Chiedi qual è il motivo dell’appuntamento e lascia spazio alla risposta, senza offrire subito una soluzione.</li></ul><p>Chi prima ascolta viene a sapere più del semplice desiderio di un premio più basso. Forse è in arrivo un figlio, forse un danno non è stato pagato. Annota queste frasi alla lettera. Ti serviranno quando motiverai la tua raccomandazione.</p>',
              ),
            },
            {
              slug: 'offene-fragen',
              kind: 'learning_module',
              title: t('Offene Fragen stellen', 'Poser des questions ouvertes', 'Porre domande aperte'),
              description: t(
                'Vom Wunsch zum Bedarf: Fragetechnik in drei Karten.',
                'Du souhait au besoin : l’art de questionner en trois cartes.',
                'Dal desiderio al bisogno: l’arte di domandare in tre schede.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Offen beginnen', 'Commencer ouvert', 'Iniziare in modo aperto'),
                  text: t(
                    '«Haben Sie eine Hausratversicherung?» beantwortet man mit Ja oder Nein. «Was wäre für Sie schwierig zu ersetzen?» bringt Menschen ins Erzählen. Beginne mit Was, Wie oder Wann. Frag nicht «Warum», das klingt rasch nach einem Vorwurf. Warte nach der Frage drei Sekunden, auch wenn es sich lang anfühlt.',
                    'À «Avez-vous une assurance ménage ?», on répond par oui ou par non. «Qu’est-ce qui serait difficile à remplacer pour vous ?» fait parler les gens. Commence par quoi, comment ou quand. Évite «pourquoi», qui sonne vite comme un reproche. Après la question, attends trois secondes, même si cela te semble long.',
                    'Alla domanda «Ha un’assicurazione dell’economia domestica?» si risponde sì o no. «Che cosa le sarebbe difficile sostituire?» fa raccontare le persone. Comincia con che cosa, come o quando. Evita «perché», suona presto come un rimprovero. Dopo la domanda aspetta tre secondi, anche se ti sembrano lunghi.',
                  ),
                },
                {
                  title: t('Vertiefen', 'Approfondir', 'Approfondire'),
                  text: t(
                    'Die erste Antwort ist selten die ganze. Mit «Was meinen Sie damit genau?» oder «Können Sie mir ein Beispiel geben?» kommst du zum eigentlichen Anliegen. Geh einem Thema auf den Grund, bevor du das nächste öffnest. Sonst sammelst du viele Stichworte und verstehst keines.',
                    'La première réponse est rarement complète. Avec «Que voulez-vous dire exactement ?» ou «Pouvez-vous me donner un exemple ?», tu arrives au véritable souci. Va au bout d’un sujet avant d’en ouvrir un autre. Sinon, tu récoltes beaucoup de mots-clés sans en comprendre aucun.',
                    'La prima risposta è raramente completa. Con «Che cosa intende esattamente?» o «Può farmi un esempio?» arrivi alla vera preoccupazione. Vai a fondo di un tema prima di aprirne un altro. Altrimenti raccogli molte parole chiave senza capirne nessuna.',
                  ),
                },
                {
                  title: t('Zusammenfassen', 'Résumer', 'Riassumere'),
                  text: t(
                    'Sag in zwei Sätzen, was du verstanden hast, und frag, ob es stimmt. Damit zeigst du Respekt und korrigierst Missverständnisse, bevor sie in einer Offerte stehen. Erst wenn die Kundin nickt, ist der Bedarf geklärt und du kannst über Lösungen sprechen.',
                    'Dis en deux phrases ce que tu as compris et demande si c’est juste. Tu montres ainsi du respect et tu corriges les malentendus avant qu’ils ne figurent dans une offre. Le besoin n’est clarifié que lorsque la cliente acquiesce ; tu peux alors parler de solutions.',
                    'Di’ in due frasi che cosa hai capito e chiedi se è giusto. Così mostri rispetto e correggi i malintesi prima che finiscano in un’offerta. Solo quando la cliente annuisce il bisogno è chiaro e puoi parlare di soluzioni.',
                  ),
                },
              ],
            },

            {
              slug: 'fragen-umformen',
              kind: 'demo',
              title: t('Fragen umformen', 'Reformuler des questions', 'Riformulare le domande'),
              description: t(
                'Mach aus zehn geschlossenen Fragen offene.',
                'Transforme dix questions fermées en questions ouvertes.',
                'Trasforma dieci domande chiuse in domande aperte.',
              ),
              minutes: 10,
              text: t(
                '<p>Du siehst zehn Fragen, wie sie oft gestellt werden. Forme jede so um, dass die Kundin erzählen kann. Vergleiche danach deine Fassung mit dem Vorschlag.</p>',
                '<p>Tu vois dix questions souvent posées. Reformule chacune pour que la cliente puisse raconter. Compare ensuite ta version avec la proposition.</p>',
                '<p>Vedi dieci domande poste spesso. Riformula ciascuna in modo che la cliente possa raccontare. Poi confronta la tua versione con la proposta.</p>',
              ),
              buttonText: t('Übung starten', 'Commencer l’exercice', 'Inizia l’esercizio'),
              buttonUrl: 'https://example.org/fragetechnik',
            },
          ],
          criteria: [
            can(
              'vv-erstgespraech-eroeffnen',
              'A1',
              'Ich kann ein Erstgespräch eröffnen und den Ablauf vereinbaren.',
              'Je peux ouvrir un premier entretien et convenir de son déroulement.',
              'So avviare un primo colloquio e concordarne lo svolgimento.',
            ),
            can(
              'vv-offene-fragen-stellen',
              'A2',
              'Ich kann mit offenen Fragen den Bedarf ermitteln und zusammenfassen.',
              'Je peux identifier le besoin par des questions ouvertes et le résumer.',
              'So individuare il bisogno con domande aperte e riassumerlo.',
            ),
          ],
        },
      ],
    },
    {
      slug: 'beduerfnisse-verstehen',
      title: t('Bedürfnisse verstehen', 'Comprendre les besoins', 'Capire i bisogni'),
      icon: 'understand',
      units: [
        {
          slug: 'gespraech-vorbereiten',
          title: t('Gespräch vorbereiten', 'Préparer l’entretien', 'Preparare il colloquio'),
          contents: [
            {
              slug: 'unterlagen-erstgespraech',
              kind: 'document_list',
              title: t(
                'Unterlagen fürs Erstgespräch',
                'Documents pour le premier entretien',
                'Documenti per il primo colloquio',
              ),
              description: t(
                'Ein Leitfaden, den du an deine Art anpassen darfst.',
                'Un guide que tu peux adapter à ton style.',
                'Una guida che puoi adattare al tuo stile.',
              ),
              minutes: 6,
              documents: [
                {
                  slug: 'gespraechsleitfaden',
                  title: t('Gesprächsleitfaden', 'Guide d’entretien', 'Guida al colloquio'),
                  text: t(
                    'Begrüssen und Rolle offenlegen, Anlass klären, Lebenssituation erfassen, bestehende Verträge sichten, Bedarf zusammenfassen, nächsten Schritt vereinbaren. Plane für ein Erstgespräch 60 Minuten und halte die letzten zehn frei, damit am Schluss keine Hektik entsteht.',
                    'Saluer et indiquer son rôle, clarifier le motif, saisir la situation de vie, parcourir les contrats existants, résumer les besoins, convenir de l’étape suivante. Prévois 60 minutes pour un premier entretien et garde les dix dernières libres afin de terminer sans précipitation.',
                    'Salutare e indicare il proprio ruolo, chiarire il motivo, rilevare la situazione di vita, esaminare i contratti esistenti, riassumere i bisogni, concordare il passo successivo. Prevedi 60 minuti per un primo colloquio e tieni liberi gli ultimi dieci per concludere senza fretta.',
                  ),
                },
              ],
            },
            {
              slug: 'erstgespraech-vorbereiten',
              kind: 'assignment',
              title: t(
                'Erstgespräch vorbereiten',
                'Préparer un premier entretien',
                'Preparare un primo colloquio',
              ),
              description: t(
                'Du bereitest dein Gespräch mit Frau Aydin schriftlich vor.',
                'Tu prépares par écrit ton entretien avec Madame Aydin.',
                'Prepari per iscritto il colloquio con la signora Aydin.',
              ),
              minutes: 45,
              assignment: {
                type: 'PREP_ASSIGNMENT',
                needsExpertEvaluation: false,
                introText: t(
                  'Du triffst Frau Aydin und ihren Partner nächste Woche. Bereite das Gespräch so vor, dass du es am Präsenztag durchspielen kannst.',
                  'Tu rencontres Madame Aydin et son compagnon la semaine prochaine. Prépare l’entretien de manière à pouvoir le jouer lors de la journée de cours.',
                  'La settimana prossima incontri la signora Aydin e il suo compagno. Prepara il colloquio in modo da poterlo simulare durante la giornata in presenza.',
                ),
                effortRequired: t('45 Minuten', '45 minutes', '45 minuti'),
                performanceObjectives: [
                  t(
                    'Du planst ein Gespräch mit klarem Ziel.',
                    'Tu planifies un entretien avec un objectif clair.',
                    'Pianifichi un colloquio con un obiettivo chiaro.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Ziel und Fragen', 'Objectif et questions', 'Obiettivo e domande'),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          'Frau Aydin, 29, Pflegefachfrau, und Herr Roth, 31, Velomechaniker, ziehen in eine Mietwohnung in Olten. Beide haben bisher je eine eigene Haushaltversicherung.',
                          'Madame Aydin, 29 ans, infirmière, et Monsieur Roth, 31 ans, mécanicien en cycles, emménagent dans un appartement loué à Olten. Chacun a jusqu’ici sa propre assurance ménage.',
                          'La signora Aydin, 29 anni, infermiera, e il signor Roth, 31 anni, meccanico di biciclette, si trasferiscono in un appartamento in affitto a Olten. Finora ognuno aveva la propria assicurazione dell’economia domestica.',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Was soll am Ende des Gesprächs geklärt sein?',
                          'Qu’est-ce qui doit être clair à la fin de l’entretien ?',
                          'Che cosa dovrà essere chiaro alla fine del colloquio?',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Notiere fünf offene Fragen in einer sinnvollen Reihenfolge.',
                          'Note cinq questions ouvertes dans un ordre logique.',
                          'Annota cinque domande aperte in un ordine sensato.',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Ablauf', 'Déroulement', 'Svolgimento'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Wo findet das Gespräch am besten statt?',
                          'Où l’entretien a-t-il lieu de préférence ?',
                          'Dove è meglio tenere il colloquio?',
                        ),
                        options: [
                          t(
                            'Bei der Kundschaft zu Hause',
                            'Au domicile de la clientèle',
                            'A casa dei clienti',
                          ),
                          t('Im Büro', 'Au bureau', 'In ufficio'),
                          t('Per Video', 'Par vidéo', 'In videochiamata'),
                        ],
                      },
                      {
                        type: 'text',
                        label: t(
                          'Begründe deine Wahl in zwei Sätzen.',
                          'Justifie ton choix en deux phrases.',
                          'Motiva la tua scelta in due frasi.',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [],
              },
            },
          ],
          criteria: [
            can(
              'vv-gespraech-vorbereiten',
              'A2',
              'Ich kann ein Beratungsgespräch mit Ziel, Fragen und Ablauf vorbereiten.',
              'Je peux préparer un entretien de conseil : objectif, questions, déroulement.',
              'So preparare un colloquio di consulenza con obiettivo, domande e svolgimento.',
            ),
            can(
              'vv-kontakt-vereinbaren',
              'A1',
              'Ich kann einen Termin so vereinbaren, dass beide Seiten wissen, worum es geht.',
              'Je peux fixer un rendez-vous de sorte que chacun sache de quoi il s’agit.',
              'So fissare un appuntamento in modo che entrambe le parti sappiano di che cosa si tratta.',
            ),
          ],
        },
        {
          slug: 'daten-schuetzen',
          title: t('Daten schützen', 'Protéger les données', 'Proteggere i dati'),
          contents: [
            {
              slug: 'umgang-mit-kundendaten',
              kind: 'assignment',
              title: t(
                'Umgang mit Kundendaten',
                'Gestion des données de la clientèle',
                'Gestione dei dati dei clienti',
              ),
              description: t(
                'Du bestätigst, dass du in Aufträgen keine echten Personendaten verwendest.',
                'Tu confirmes ne pas utiliser de véritables données personnelles dans tes travaux.',
                'Confermi di non usare dati personali reali nei tuoi lavori.',
              ),
              minutes: 10,
              assignment: {
                type: 'CONDITION_ACCEPTANCE',
                needsExpertEvaluation: false,
                introText: t(
                  'In diesem Lehrgang arbeitest du mit echten Fällen aus deinem Betrieb. Lies die Regeln und bestätige sie, bevor du weiterfährst.',
                  'Dans cette formation, tu travailles sur de vrais cas de ton entreprise. Lis les règles et confirme-les avant de poursuivre.',
                  'In questa formazione lavori su casi reali della tua azienda. Leggi le regole e confermale prima di proseguire.',
                ),
                effortRequired: t('10 Minuten', '10 minutes', '10 minuti'),
                performanceObjectives: [
                  t(
                    'Du schützt die Daten der Kundschaft.',
                    'Tu protèges les données de la clientèle.',
                    'Proteggi i dati della clientela.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Regeln', 'Règles', 'Regole'),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          'Namen, Adressen, Geburtsdaten und Policennummern werden weggelassen oder ersetzt. Gesundheitsdaten sind besonders schützenswert und gehören nie in einen Auftrag.',
                          'Les noms, adresses, dates de naissance et numéros de police sont supprimés ou remplacés. Les données de santé sont particulièrement sensibles et n’ont pas leur place dans un travail.',
                          'Nomi, indirizzi, date di nascita e numeri di polizza vengono omessi o sostituiti. I dati sulla salute sono degni di particolare protezione e non vanno mai inseriti in un lavoro.',
                        ),
                      },
                      {
                        type: 'confirmation',
                        label: t(
                          'Ich halte diese Regeln in allen Aufträgen ein.',
                          'Je respecte ces règles dans tous mes travaux.',
                          'Rispetto queste regole in tutti i lavori.',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [],
              },
            },
          ],
          criteria: [
            can(
              'vv-daten-schuetzen',
              'A1',
              'Ich kann Fälle aus meinem Betrieb so anonymisieren, dass niemand erkennbar ist.',
              'Je peux rendre anonymes des cas de mon entreprise pour que personne ne soit reconnaissable.',
              'So rendere anonimi i casi della mia azienda in modo che nessuno sia riconoscibile.',
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
              slug: 'wissen-gewinnen',
              kind: 'knowledge_assessment',
              title: t('Wissensstand Gewinnen', 'Vérifie tes acquis', 'Verifica le tue conoscenze'),
              description: t(
                'Prüfe, ob du Bedarf und Wunsch unterscheiden kannst.',
                'Vérifie si tu sais distinguer le besoin du souhait.',
                'Verifica se sai distinguere il bisogno dal desiderio.',
              ),
              minutes: 8,
              questions: [
                {
                  question: t(
                    'Welche Frage ist offen?',
                    'Quelle question est ouverte ?',
                    'Quale domanda è aperta?',
                  ),
                  options: [
                    wrong(
                      'Sind Sie mit Ihrer Police zufrieden?',
                      'Êtes-vous satisfaite de votre police ?',
                      'È soddisfatta della sua polizza?',
                    ),
                    right(
                      'Was hat Sie zu diesem Termin bewogen?',
                      'Qu’est-ce qui vous a amenée à ce rendez-vous ?',
                      'Che cosa l’ha spinta a fissare questo appuntamento?',
                    ),
                    wrong(
                      'Möchten Sie eine tiefere Prämie?',
                      'Souhaitez-vous une prime plus basse ?',
                      'Desidera un premio più basso?',
                    ),
                  ],
                  explanation: t(
                    'Nur die zweite Frage lässt sich nicht mit Ja oder Nein beantworten.',
                    'Seule la deuxième question ne peut pas recevoir un oui ou un non.',
                    'Solo alla seconda domanda non si può rispondere con un sì o un no.',
                  ),
                },
                {
                  question: t(
                    'Eine Kundin erwähnt eine Krankheit. Was notierst du im Auftrag für den Lehrgang?',
                    'Une cliente mentionne une maladie. Que notes-tu dans ton travail de formation ?',
                    'Una cliente accenna a una malattia. Che cosa annoti nel lavoro per la formazione?',
                  ),
                  options: [
                    right('Nichts davon', 'Rien à ce sujet', 'Nulla al riguardo'),
                    wrong(
                      'Die Diagnose ohne Namen',
                      'Le diagnostic sans le nom',
                      'La diagnosi senza il nome',
                    ),
                    wrong(
                      'Nur die Initialen und die Diagnose',
                      'Seulement les initiales et le diagnostic',
                      'Solo le iniziali e la diagnosi',
                    ),
                  ],
                  explanation: t(
                    'Gesundheitsdaten sind besonders schützenswert. Oft genügen wenige Angaben, um eine Person zu erkennen.',
                    'Les données de santé sont particulièrement sensibles. Peu d’indications suffisent souvent à reconnaître une personne.',
                    'I dati sulla salute sono degni di particolare protezione. Spesso bastano pochi elementi per riconoscere una persona.',
                  ),
                },
              ],
            },
            {
              slug: 'feedback-gewinnen',
              kind: 'feedback',
              feedbackKind: 'vv',
              title: t('Feedback zum Circle', 'Feedback sur le Circle', 'Feedback sul Circle'),
              description: t(
                'Sag uns, was dir geholfen hat und was fehlt.',
                'Dis-nous ce qui t’a aidé et ce qui manque.',
                'Dicci che cosa ti è stato utile e che cosa manca.',
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
