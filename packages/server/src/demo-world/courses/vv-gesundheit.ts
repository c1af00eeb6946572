import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Gesundheit»: compulsory health insurance, supplementary cover, daily benefits. */
export const vvGesundheit: Circle = {
  slug: 'gesundheit',
  title: t('Gesundheit', 'Santé', 'Salute'),
  description: t(
    'Grundversicherung, Zusatz und Taggeld: Du zeigst, was das Obligatorium leistet, und berätst sorgfältig zu freiwilligen Deckungen.',
    'Assurance de base, complémentaire et indemnités journalières : tu montres ce que couvre l’assurance obligatoire et tu conseilles avec soin sur les couvertures facultatives.',
    'Assicurazione di base, complementare e indennità giornaliera: mostri che cosa offre l’assicurazione obbligatoria e consigli con cura sulle coperture facoltative.',
  ),
  goals: [
    t(
      'Du erklärst Franchise, Selbstbehalt und alternative Modelle.',
      'Tu expliques la franchise, la quote-part et les modèles alternatifs.',
      'Spieghi franchigia, aliquota percentuale e modelli alternativi.',
    ),
    t(
      'Du grenzt Grund- und Zusatzversicherung ab.',
      'Tu distingues assurance de base et assurance complémentaire.',
      'Distingui assicurazione di base e complementare.',
    ),
    t(
      'Du sprichst Gesundheitsfragen taktvoll an.',
      'Tu abordes les questions de santé avec tact.',
      'Affronti con tatto le domande sulla salute.',
    ),
  ],
  profiles: ['krankenzusatzversicherung', 'leben', 'generell'],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'grundversicherung',
          title: t('Grundversicherung', 'Assurance de base', 'Assicurazione di base'),
          contents: [
            {
              slug: 'was-das-obligatorium-leistet',
              kind: 'rich_text',
              title: t(
                'Was das Obligatorium leistet',
                'Ce que couvre l’assurance obligatoire',
                'Che cosa offre l’assicurazione obbligatoria',
              ),
              description: t(
                'Leistungen, Kostenbeteiligung und Wechsel in Kürze.',
                'Prestations, participation aux coûts et changement en bref.',
                'Prestazioni, partecipazione ai costi e cambio in breve.',
              ),
              minutes: 10,
              text: t(
                '<h2>Für alle gleich</h2><p>Wer in der Schweiz wohnt, muss sich für Krankenpflege versichern. Die Leistungen der Grundversicherung sind gesetzlich festgelegt und bei jedem Versicherer gleich. Niemand darf wegen einer Krankheit abgelehnt werden.</p><h2>Was man selbst bezahlt</h2><ul><li>Die <strong>Franchise</strong>: bei Erwachsenen zwischen 300 und 2500 Franken pro Jahr, je nach Wahl.</li><li>Den <strong>Selbstbehalt</strong>: danach zehn Prozent der Kosten, höchstens 700 Franken im Jahr, bei Kindern 350 Franken.</li><li>Den <strong>Spitalbeitrag</strong>: 15 Franken pro Tag, mit Ausnahmen etwa für Kinder und bei Mutterschaft.</li></ul><h2>Wechseln oder bleiben?</h2><p>Wer auf das neue Jahr wechseln will, kündigt so, dass der Brief spätestens am 30. November beim Versicherer eintrifft. Eine tiefere Prämie ist verlockend, aber nicht alles. Frag auch nach Erreichbarkeit, Modell und Reserven: Wer eine hohe Franchise wählt, muss sie im schlechten Jahr bezahlen können.</p>',
                '<h2>La même pour tous</h2><p>Toute personne domiciliée en Suisse doit s’assurer pour les soins. Les prestations de l’assurance de base sont fixées par la loi et identiques chez tous les assureurs. Personne ne peut être refusé pour cause de maladie.</p><h2>Ce que l’on paie soi-même</h2><ul><li>La <strong>franchise</strong> : entre 300 et 2500 francs par an pour les adultes, au choix.</li><li>La <strong>quote-part</strong> : ensuite, dix pour cent des coûts, au maximum 700 francs par an, 350 francs pour les enfants.</li><li>La <strong>contribution hospitalière</strong> : 15 francs par jour, avec des exceptions notamment pour les enfants et la maternité.</li></ul><h2>Changer ou rester ?</h2><p>Pour changer au Nouvel An, il faut résilier de sorte que la lettre parvienne à l’assureur au plus tard le 30 novembre. Une prime plus basse est tentante, mais ne fait pas tout. Interroge aussi sur l’accessibilité, le modèle et les réserves : qui choisit une franchise élevée doit pouvoir la payer les mauvaises années.</p>',
                '<h2>Uguale per tutti</h2><p>Chi abita in Svizzera deve assicurarsi per le cure medico-sanitarie. Le prestazioni dell’assicurazione di base sono fissate dalla legge e identiche presso ogni assicuratore. Nessuno può essere rifiutato a causa di una malattia.</p><h2>Che cosa si paga da sé</h2><ul><li>La <strong>franchigia</strong>: per gli adulti tra 300 e 2500 franchi all’anno, a scelta.</li><li>L’<strong>aliquota percentuale</strong>: poi il dieci per cento dei costi, al massimo 700 franchi all’anno, 350 per i bambini.</li><li>Il <strong>contributo ospedaliero</strong>: 15 franchi al giorno, con eccezioni ad esempio per i bambini e la maternità.</li></ul><h2>Cambiare o restare?</h2><p>Chi vuole cambiare per il nuovo anno disdice in modo che la lettera giunga all’assicuratore entro il 30 novembre. Un premio più basso è allettante, ma non è tutto. Chiedi anche della reperibilità, del modello e delle riserve: chi sceglie una franchigia alta deve poterla pagare negli anni difficili.</p>',
              ),
            },
            {
              slug: 'grund-und-zusatz',
              kind: 'learning_module',
              title: t('Grund und Zusatz', 'Base et complémentaire', 'Base e complementare'),
              description: t(
                'Zwei Welten mit unterschiedlichen Regeln.',
                'Deux univers aux règles différentes.',
                'Due mondi con regole diverse.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Zwei Gesetze', 'Deux lois', 'Due leggi'),
                  text: t(
                    'Die Grundversicherung ist Sozialversicherung: Aufnahmepflicht, gleiche Leistungen, Prämie unabhängig vom Gesundheitszustand. Die Zusatzversicherung ist ein privater Vertrag. Der Versicherer darf Fragen stellen, einen Vorbehalt anbringen oder ablehnen. Grund und Zusatz müssen nicht beim gleichen Unternehmen sein.',
                    'L’assurance de base est une assurance sociale : obligation d’admission, prestations identiques, prime indépendante de l’état de santé. L’assurance complémentaire est un contrat privé. L’assureur peut poser des questions, émettre une réserve ou refuser. Les deux ne doivent pas forcément être chez la même entreprise.',
                    'L’assicurazione di base è un’assicurazione sociale: obbligo di ammissione, prestazioni identiche, premio indipendente dallo stato di salute. La complementare è un contratto privato. L’assicuratore può porre domande, applicare una riserva o rifiutare. Non devono per forza essere presso la stessa impresa.',
                  ),
                },
                {
                  title: t('Gesundheitsfragen', 'Questions de santé', 'Domande sulla salute'),
                  text: t(
                    'Die Fragen müssen wahr und vollständig beantwortet werden. Wer etwas verschweigt, riskiert Kündigung und Leistungsverweigerung. Fülle den Fragebogen nie für die Kundin aus. Erkläre, weshalb gefragt wird, und lass ihr Zeit, beim Arzt nachzufragen.',
                    'Il faut répondre aux questions de manière complète et véridique. Qui cache un fait risque la résiliation et le refus de prestations. Ne remplis jamais le questionnaire à la place de la cliente. Explique la raison des questions et laisse-lui le temps de consulter son médecin.',
                    'Alle domande bisogna rispondere in modo veritiero e completo. Chi tace qualcosa rischia la disdetta e il rifiuto delle prestazioni. Non compilare mai il questionario al posto della cliente. Spiega perché si chiede e lasciale il tempo di sentire il medico.',
                  ),
                },
                {
                  title: t(
                    'Nie zu früh kündigen',
                    'Ne jamais résilier trop tôt',
                    'Mai disdire troppo presto',
                  ),
                  text: t(
                    'Kündige eine bestehende Zusatzversicherung erst, wenn die neue schriftlich und ohne Vorbehalt bestätigt ist. Sonst steht die Kundin im schlechtesten Fall ohne Deckung da. Beachte die Frist: Viele Verträge verlangen drei Monate auf Ende Jahr.',
                    'Ne résilie une complémentaire existante que lorsque la nouvelle est confirmée par écrit et sans réserve. Sinon, la cliente risque de se retrouver sans couverture. Respecte le délai : beaucoup de contrats exigent trois mois pour la fin de l’année.',
                    'Disdici una complementare esistente solo quando la nuova è confermata per iscritto e senza riserve. Altrimenti, nel peggiore dei casi, la cliente resta senza copertura. Rispetta il termine: molti contratti chiedono tre mesi per la fine dell’anno.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'vv-kostenbeteiligung-berechnen',
              'C1',
              'Ich kann Franchise und Selbstbehalt an einem Beispiel berechnen.',
              'Je peux calculer la franchise et la quote-part dans un exemple.',
              'So calcolare franchigia e aliquota percentuale in un esempio.',
            ),
            can(
              'vv-grund-zusatz-abgrenzen',
              'C1',
              'Ich kann die Unterschiede zwischen Grund- und Zusatzversicherung erklären.',
              'Je peux expliquer les différences entre assurance de base et complémentaire.',
              'So spiegare le differenze tra assicurazione di base e complementare.',
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
          slug: 'sorgfaeltig-beraten',
          title: t('Sorgfältig beraten', 'Conseiller avec soin', 'Consigliare con cura'),
          contents: [
            {
              slug: 'gespraech-zur-gesundheit',
              kind: 'video',
              title: t(
                'Ein Gespräch zur Gesundheit',
                'Un entretien sur la santé',
                'Un colloquio sulla salute',
              ),
              description: t(
                'Wie man heikle Fragen stellt, ohne zu drängen.',
                'Comment poser des questions délicates sans insister.',
                'Come porre domande delicate senza insistere.',
              ),
              minutes: 5,
              captions: [
                t(
                  'Herr Roth möchte eine Spitalzusatzversicherung abschliessen.',
                  'Monsieur Roth souhaite conclure une assurance complémentaire d’hospitalisation.',
                  'Il signor Roth desidera stipulare un’assicurazione complementare ospedaliera.',
                ),
                t(
                  'Die Beraterin erklärt zuerst, weshalb es einen Gesundheitsfragebogen gibt.',
                  'La conseillère explique d’abord pourquoi il existe un questionnaire de santé.',
                  'La consulente spiega dapprima perché esiste un questionario sulla salute.',
                ),
                t(
                  '«Sie füllen ihn selbst aus, und ich sehe Ihre Antworten nicht.»',
                  '«Vous le remplissez vous-même, et je ne vois pas vos réponses.»',
                  '«Lo compila lei stesso e io non vedo le sue risposte.»',
                ),
                t(
                  'Herr Roth erwähnt eine Knieoperation vor vier Jahren.',
                  'Monsieur Roth mentionne une opération du genou il y a quatre ans.',
                  'Il signor Roth accenna a un’operazione al ginocchio di quattro anni fa.',
                ),
                t(
                  'Sie bewertet das nicht, sondern rät, die Unterlagen beim Arzt zu bestellen.',
                  'Elle ne porte pas de jugement et lui conseille de demander son dossier au médecin.',
                  'Lei non giudica e gli consiglia di richiedere la documentazione al medico.',
                ),
                t(
                  'Dann sagt sie klar: «Kündigen Sie die alte Versicherung bitte noch nicht.»',
                  'Puis elle dit clairement : «Ne résiliez pas encore votre ancienne assurance.»',
                  'Poi dice chiaramente: «Non disdica ancora la vecchia assicurazione.»',
                ),
              ],
            },
            {
              slug: 'unterlagen-gesundheit',
              kind: 'document_list',
              title: t('Unterlagen Gesundheit', 'Documents Santé', 'Documenti Salute'),
              description: t(
                'Rechenhilfe und Fristen zum Abgeben.',
                'Aide au calcul et délais à remettre.',
                'Aiuto al calcolo e termini da consegnare.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'rechenhilfe-franchise',
                  title: t(
                    'Rechenhilfe Franchise',
                    'Aide au calcul de la franchise',
                    'Aiuto al calcolo della franchigia',
                  ),
                  text: t(
                    'Stelle zwei Jahre nebeneinander: ein gesundes mit 400 Franken Arztkosten und ein schwieriges mit 9000 Franken. Addiere je Jahresprämie, Franchise und Selbstbehalt. Erst diese Summe zeigt, welche Franchise zum Budget passt. Wer Geld zurücklegen kann, fährt mit einer hohen Franchise oft besser.',
                    'Compare deux années : une bonne avec 400 francs de frais médicaux et une difficile avec 9000 francs. Additionne chaque fois prime annuelle, franchise et quote-part. Seule cette somme montre quelle franchise convient au budget. Qui peut mettre de l’argent de côté s’en sort souvent mieux avec une franchise élevée.',
                    'Confronta due anni: uno sano con 400 franchi di spese mediche e uno difficile con 9000 franchi. Somma ogni volta premio annuo, franchigia e aliquota percentuale. Solo questa somma mostra quale franchigia si adatta al budget. Chi può mettere da parte denaro spesso conviene con una franchigia alta.',
                  ),
                },
              ],
            },
            {
              slug: 'modelle-vergleichen',
              kind: 'demo',
              title: t('Modelle vergleichen', 'Comparer les modèles', 'Confrontare i modelli'),
              description: t(
                'Hausarzt, Gruppenpraxis oder Telefonberatung?',
                'Médecin de famille, cabinet de groupe ou télémédecine ?',
                'Medico di famiglia, studio associato o telemedicina?',
              ),
              minutes: 12,
              text: t(
                '<p>Vergleiche drei Versicherungsmodelle für Frau Aydin. Sie arbeitet im Schichtdienst und hat keinen Hausarzt. Welche Pflichten bringt jedes Modell mit sich, und was geschieht, wenn sie sich nicht daran hält?</p>',
                '<p>Compare trois modèles d’assurance pour Madame Aydin. Elle travaille en horaire d’équipe et n’a pas de médecin de famille. Quelles obligations chaque modèle implique-t-il, et que se passe-t-il si elle ne les respecte pas ?</p>',
                '<p>Confronta tre modelli assicurativi per la signora Aydin. Lavora a turni e non ha un medico di famiglia. Quali obblighi comporta ogni modello e che cosa succede se non li rispetta?</p>',
              ),
              buttonText: t('Vergleich starten', 'Lancer la comparaison', 'Avvia il confronto'),
              buttonUrl: 'https://example.org/modellvergleich',
            },
          ],
          criteria: [
            can(
              'vv-gesundheitsfragen-erlaeutern',
              'C1',
              'Ich kann erklären, weshalb Gesundheitsfragen vollständig beantwortet werden müssen.',
              'Je peux expliquer pourquoi il faut répondre complètement aux questions de santé.',
              'So spiegare perché occorre rispondere in modo completo alle domande sulla salute.',
            ),
            can(
              'vv-modelle-vergleichen',
              'C1',
              'Ich kann Versicherungsmodelle auf die Situation einer Person beziehen.',
              'Je peux relier les modèles d’assurance à la situation d’une personne.',
              'So mettere in relazione i modelli assicurativi con la situazione di una persona.',
            ),
            can(
              'vv-wechsel-absichern',
              'A2',
              'Ich kann einen Wechsel so begleiten, dass keine Lücke entsteht.',
              'Je peux accompagner un changement sans créer de lacune.',
              'So seguire un cambio senza creare lacune.',
            ),
          ],
        },
        {
          slug: 'zurueckblicken',
          title: t('Zurückblicken', 'Faire le point', 'Fare il punto'),
          contents: [
            {
              slug: 'heikle-fragen',
              kind: 'assignment',
              title: t('Heikle Fragen stellen', 'Poser des questions délicates', 'Porre domande delicate'),
              description: t(
                'Du reflektierst, wie du über Gesundheit sprichst.',
                'Tu réfléchis à ta manière de parler de santé.',
                'Rifletti su come parli di salute.',
              ),
              minutes: 40,
              assignment: {
                type: 'REFLECTION',
                needsExpertEvaluation: true,
                introText: t(
                  'Gespräche über Gesundheit brauchen Fingerspitzengefühl. Beschreibe ohne Personendaten, wie du vorgehst, und was du verbessern willst.',
                  'Parler de santé demande du doigté. Décris ta manière de faire sans données personnelles et ce que tu veux améliorer.',
                  'Parlare di salute richiede sensibilità. Descrivi senza dati personali come procedi e che cosa vuoi migliorare.',
                ),
                effortRequired: t('40 Minuten', '40 minutes', '40 minuti'),
                evaluationDescription: t(
                  'Bewertet werden Ehrlichkeit, Genauigkeit und der Bezug zu den Zielen.',
                  'On évalue l’honnêteté, la précision et le lien avec les objectifs.',
                  'Si valutano sincerità, precisione e riferimento agli obiettivi.',
                ),
                performanceObjectives: [
                  t(
                    'Du gehst respektvoll mit Gesundheitsdaten um.',
                    'Tu traites les données de santé avec respect.',
                    'Tratti con rispetto i dati sulla salute.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Beobachten', 'Observer', 'Osservare'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Wie leitest du die Gesundheitsfragen ein?',
                          'Comment introduis-tu les questions de santé ?',
                          'Come introduci le domande sulla salute?',
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
                          'Formuliere drei Sätze, die du künftig verwenden willst.',
                          'Formule trois phrases que tu veux utiliser à l’avenir.',
                          'Formula tre frasi che vuoi usare in futuro.',
                        ),
                      },
                    ],
                  },
                ],
                declaration: ownWork,
                evaluationTasks: [
                  {
                    title: t('Beobachten', 'Observer', 'Osservare'),
                    description: t(
                      'Die Situation ist genau und ohne Personendaten beschrieben.',
                      'La situation est décrite avec précision et sans données personnelles.',
                      'La situazione è descritta con precisione e senza dati personali.',
                    ),
                    maxPoints: 6,
                  },
                  {
                    title: t('Verbessern', 'Améliorer', 'Migliorare'),
                    description: t(
                      'Die Sätze sind verständlich und respektvoll.',
                      'Les phrases sont claires et respectueuses.',
                      'Le frasi sono chiare e rispettose.',
                    ),
                    maxPoints: 6,
                  },
                ],
                certificate: 'personenversicherung',
                weight: 1,
              },
            },
          ],
          criteria: [
            can(
              'vv-heikle-themen-ansprechen',
              'A2',
              'Ich kann heikle Themen ansprechen und die Grenzen der Kundschaft achten.',
              'Je peux aborder des sujets délicats en respectant les limites de la clientèle.',
              'So affrontare temi delicati rispettando i limiti della clientela.',
            ),
            can(
              'vv-gesundheitsdaten-schuetzen',
              'C1',
              'Ich kann mit Gesundheitsdaten rechtlich korrekt umgehen.',
              'Je peux traiter les données de santé conformément au droit.',
              'So trattare i dati sulla salute in modo giuridicamente corretto.',
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
              slug: 'wissen-gesundheit',
              kind: 'knowledge_assessment',
              title: t('Wissensstand Gesundheit', 'Acquis Santé', 'Conoscenze Salute'),
              description: t(
                'Zwei Fragen, ein Rechenbeispiel.',
                'Deux questions, un calcul.',
                'Due domande, un calcolo.',
              ),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Franchise CHF 300, Arztkosten CHF 1’300. Wie viel bezahlt Herr Roth selbst?',
                    'Franchise CHF 300, frais médicaux CHF 1’300. Combien Monsieur Roth paie-t-il lui-même ?',
                    'Franchigia CHF 300, spese mediche CHF 1’300. Quanto paga il signor Roth di tasca propria?',
                  ),
                  options: [
                    wrong('CHF 300', 'CHF 300', 'CHF 300'),
                    right('CHF 400', 'CHF 400', 'CHF 400'),
                    wrong('CHF 1’000', 'CHF 1’000', 'CHF 1’000'),
                  ],
                  explanation: t(
                    '300 Franken Franchise plus zehn Prozent von 1’000 Franken.',
                    '300 francs de franchise plus dix pour cent de 1’000 francs.',
                    '300 franchi di franchigia più il dieci per cento di 1’000 franchi.',
                  ),
                },
                {
                  question: t(
                    'Wann darf ein Versicherer eine Person ablehnen?',
                    'Quand un assureur peut-il refuser une personne ?',
                    'Quando un assicuratore può rifiutare una persona?',
                  ),
                  options: [
                    wrong(
                      'In der Grundversicherung',
                      'Dans l’assurance de base',
                      'Nell’assicurazione di base',
                    ),
                    right(
                      'In der Zusatzversicherung',
                      'Dans l’assurance complémentaire',
                      'Nell’assicurazione complementare',
                    ),
                    wrong('In beiden', 'Dans les deux', 'In entrambe'),
                  ],
                  explanation: t(
                    'Nur in der Grundversicherung besteht eine Aufnahmepflicht.',
                    'L’obligation d’admission n’existe que dans l’assurance de base.',
                    'L’obbligo di ammissione esiste solo nell’assicurazione di base.',
                  ),
                },
              ],
            },
            {
              slug: 'feedback-gesundheit',
              kind: 'feedback',
              feedbackKind: 'vv',
              title: t(
                'Feedback zum Circle Gesundheit',
                'Feedback sur le Circle Santé',
                'Feedback sul Circle Salute',
              ),
              description: t(
                'Deine Rückmeldung verbessert den nächsten Durchgang.',
                'Ton retour améliore la prochaine édition.',
                'Il tuo riscontro migliora la prossima sessione.',
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
