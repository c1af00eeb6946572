import { type Circle, t } from '../content.ts';

/** Circle «Entschädigung» of the harvest-loss course: from the percentage to the payment, and advising farms. */
export const etCompensation: Circle = {
  slug: 'entschaedigung',
  title: t('Entschädigung', 'Indemnité', 'Indennizzo'),
  description: t(
    'Du rechnest vom Schadenprozent zur Auszahlung und berätst Betriebe, wie sie sich künftig absichern.',
    'Tu passes du pourcentage de dommage au versement et tu conseilles les exploitations sur leur protection future.',
    'Passi dalla percentuale di danno al versamento e consigli le aziende su come proteggersi in futuro.',
  ),
  goals: [
    t(
      'Ich berechne eine Entschädigung mit Selbstbehalt und Unterversicherung.',
      'Je calcule une indemnité avec franchise et sous-assurance.',
      'Calcolo un indennizzo con franchigia e sottoassicurazione.',
    ),
    t(
      'Ich vergleiche Versicherungsmodelle und Prävention.',
      'Je compare les modèles d’assurance et la prévention.',
      'Confronto modelli assicurativi e prevenzione.',
    ),
  ],
  contentLocked: true,
  unlockedBy: ['hagel'],
  sequences: [
    {
      slug: 'rechnen',
      title: t('Rechnen', 'Calculer', 'Calcolare'),
      icon: 'understand',
      units: [
        {
          slug: 'entschaedigung-berechnen',
          title: t('Entschädigung berechnen', 'Calculer l’indemnité', 'Calcolare l’indennizzo'),
          criteria: [
            {
              slug: 'auszahlung-berechnen',
              competence: 'B1',
              title: t(
                'Ich kann aus Versicherungssumme, Schadenprozent und Selbstbehalt die Auszahlung berechnen.',
                'Je peux calculer le versement à partir de la somme assurée, du pourcentage de dommage et de la franchise.',
                'So calcolare il versamento da somma assicurata, percentuale di danno e franchigia.',
              ),
            },
            {
              slug: 'unterversicherung-erkennen',
              competence: 'B1',
              title: t(
                'Ich kann eine Unterversicherung erkennen und ihre Folge in Franken zeigen.',
                'Je peux reconnaître une sous-assurance et en montrer la conséquence en francs.',
                'So riconoscere una sottoassicurazione e mostrarne la conseguenza in franchi.',
              ),
            },
            {
              slug: 'qualitaetsschaden-bewerten',
              competence: 'B1',
              title: t(
                'Ich kann eine Minderqualität bei Obst in einen Wertverlust umrechnen.',
                'Je peux convertir une perte de qualité des fruits en perte de valeur.',
                'So convertire una perdita di qualità della frutta in perdita di valore.',
              ),
            },
          ],
          contents: [
            {
              kind: 'rich_text',
              slug: 'vom-prozent-zum-franken',
              title: t('Vom Prozent zum Franken', 'Du pour cent au franc', 'Dal per cento al franco'),
              description: t(
                'Ein durchgerechnetes Beispiel mit Selbstbehalt und Unterversicherung.',
                'Un exemple complet avec franchise et sous-assurance.',
                'Un esempio completo con franchigia e sottoassicurazione.',
              ),
              minutes: 20,
              text: t(
                '<h2>Das Beispiel</h2><p>Auf 4,2 Hektaren Weizen sind 3500 Franken pro Hektare versichert, zusammen 14’700 Franken. Die Schätzung ergibt 36 Prozent Schaden. Der Vertrag sieht einen Selbstbehalt von 10 Prozent der Versicherungssumme vor.</p><ul><li>Schaden: 36 Prozent von 14’700 = 5292 Franken</li><li>Selbstbehalt: 10 Prozent von 14’700 = 1470 Franken</li><li><strong>Auszahlung: 3822 Franken</strong></li></ul><h2>Wenn zu wenig versichert ist</h2><p>Wären nur 2800 Franken pro Hektare versichert, die Ernte aber 3500 Franken wert, läge eine Unterversicherung vor: Gedeckt sind dann 80 Prozent. Ist nichts anderes vereinbart, wird der Schaden in diesem Verhältnis gekürzt, aus 5292 werden 4233.60 Franken, noch vor dem Selbstbehalt.</p><h2>Qualität statt Menge</h2><p>Bei 35 Tonnen Tafeläpfeln zu einem Franken pro Kilogramm wird 60 Prozent der Ernte zu Mostobst für 30 Rappen. Pro Kilogramm fehlen 70 Rappen: 0,6 mal 0,7 ergibt 42 Prozent Wertverlust, obwohl kein Apfel weniger am Baum hängt. Ersparte Kosten, etwa für Sortierung oder Lagerung, werden je nach Vertrag abgezogen.</p>',
                '<h2>L’exemple</h2><p>Pour 4,2 hectares de blé, 3500 francs sont assurés par hectare, soit 14’700 francs au total. L’estimation donne 36 pour cent de dommage. Le contrat prévoit une franchise de 10 pour cent de la somme assurée.</p><ul><li>Dommage: 36 pour cent de 14’700 = 5292 francs</li><li>Franchise: 10 pour cent de 14’700 = 1470 francs</li><li><strong>Versement: 3822 francs</strong></li></ul><h2>Lorsque l’assurance est insuffisante</h2><p>Si seuls 2800 francs par hectare étaient assurés pour une récolte valant 3500 francs, il y aurait sous-assurance: la couverture ne serait que de 80 pour cent. Sauf convention contraire, le dommage est réduit dans cette proportion; 5292 francs deviennent 4233.60 francs, avant même la franchise.</p><h2>La qualité plutôt que la quantité</h2><p>Sur 35 tonnes de pommes de table à un franc le kilo, 60 pour cent de la récolte deviennent des fruits à cidre à 30 centimes. Il manque 70 centimes par kilo: 0,6 fois 0,7 donne 42 pour cent de perte de valeur, alors qu’aucune pomme ne manque sur l’arbre. Les frais épargnés, par exemple pour le tri ou l’entreposage, sont déduits selon le contrat.</p>',
                '<h2>L’esempio</h2><p>Per 4,2 ettari di frumento sono assicurati 3500 franchi per ettaro, in totale 14’700 franchi. La stima dà il 36 per cento di danno. Il contratto prevede una franchigia del 10 per cento della somma assicurata.</p><ul><li>Danno: 36 per cento di 14’700 = 5292 franchi</li><li>Franchigia: 10 per cento di 14’700 = 1470 franchi</li><li><strong>Versamento: 3822 franchi</strong></li></ul><h2>Se si è assicurato troppo poco</h2><p>Se fossero assicurati solo 2800 franchi per ettaro e il raccolto ne valesse 3500, si tratterebbe di sottoassicurazione: la copertura sarebbe dell’80 per cento. Salvo diverso accordo, il danno viene ridotto in questa proporzione; 5292 franchi diventano 4233.60, prima ancora della franchigia.</p><h2>Qualità invece di quantità</h2><p>Su 35 tonnellate di mele da tavola a un franco al chilo, il 60 per cento del raccolto diventa frutta da sidro a 30 centesimi. Mancano 70 centesimi al chilo: 0,6 per 0,7 dà il 42 per cento di perdita di valore, anche se sull’albero non manca una mela. I costi risparmiati, ad esempio per cernita o deposito, vengono dedotti secondo il contratto.</p>',
              ),
            },
            {
              kind: 'knowledge_assessment',
              slug: 'wissenscheck-rechnen',
              title: t('Wissenscheck: Rechnen', 'Quiz: calcul', 'Verifica: calcolo'),
              description: t(
                'Nimm den Taschenrechner: zwei Rechnungen und eine Rechtsfrage.',
                'Prends ta calculatrice: deux calculs et une question de droit.',
                'Prendi la calcolatrice: due calcoli e una domanda di diritto.',
              ),
              minutes: 15,
              questions: [
                {
                  question: t(
                    'Versicherungssumme 20’000 Franken, Schaden 25 Prozent, Selbstbehalt 10 Prozent der Summe. Wie hoch ist die Auszahlung?',
                    'Somme assurée 20’000 francs, dommage 25 pour cent, franchise 10 pour cent de la somme. À combien s’élève le versement?',
                    'Somma assicurata 20’000 franchi, danno 25 per cento, franchigia 10 per cento della somma. A quanto ammonta il versamento?',
                  ),
                  options: [
                    { text: t('5000 Franken', '5000 francs', '5000 franchi'), correct: false },
                    { text: t('4500 Franken', '4500 francs', '4500 franchi'), correct: false },
                    { text: t('3000 Franken', '3000 francs', '3000 franchi'), correct: true },
                  ],
                  explanation: t(
                    '5000 Franken Schaden minus 2000 Franken Selbstbehalt. 4500 wäre richtig, wenn sich der Selbstbehalt auf den Schaden bezöge.',
                    '5000 francs de dommage moins 2000 francs de franchise. 4500 serait juste si la franchise se rapportait au dommage.',
                    '5000 franchi di danno meno 2000 di franchigia. 4500 sarebbe giusto se la franchigia si riferisse al danno.',
                  ),
                },
                {
                  question: t(
                    '40 Prozent der Äpfel werden statt für 1.00 nur für 0.25 Franken pro Kilo verkauft. Wie gross ist der Wertverlust?',
                    '40 pour cent des pommes sont vendues 0.25 franc le kilo au lieu de 1.00. Quelle est la perte de valeur?',
                    'Il 40 per cento delle mele è venduto a 0.25 franchi al chilo invece di 1.00. Quanto è la perdita di valore?',
                  ),
                  options: [
                    { text: t('30 Prozent', '30 pour cent', '30 per cento'), correct: true },
                    { text: t('40 Prozent', '40 pour cent', '40 per cento'), correct: false },
                    { text: t('10 Prozent', '10 pour cent', '10 per cento'), correct: false },
                  ],
                  explanation: t(
                    '0,4 mal 0,75 ergibt 0,3, also 30 Prozent.',
                    '0,4 fois 0,75 donne 0,3, soit 30 pour cent.',
                    '0,4 per 0,75 dà 0,3, cioè il 30 per cento.',
                  ),
                },
                {
                  question: t(
                    'Das Getreide ist teilweise zerstört. Der Betrieb verlangt, dass erst bei der Ernte geschätzt wird. Was gilt?',
                    'Les céréales sont partiellement détruites. L’exploitation demande que l’estimation ait lieu à la récolte. Quelle est la règle?',
                    'I cereali sono parzialmente distrutti. L’azienda chiede che la stima avvenga solo al raccolto. Che cosa vale?',
                  ),
                  options: [
                    {
                      text: t(
                        'Der Versicherer darf das ablehnen.',
                        'L’assureur peut refuser.',
                        'L’assicuratore può rifiutare.',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Auf Begehren einer Partei ist die Schätzung bis zur Ernte aufzuschieben.',
                        'À la demande d’une partie, l’estimation doit être reportée jusqu’à la récolte.',
                        'A richiesta di una parte la stima va rinviata fino al raccolto.',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Dafür braucht es ein Gerichtsurteil.',
                        'Il faut une décision de justice.',
                        'Serve una decisione del giudice.',
                      ),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'So steht es in Artikel 58 des Versicherungsvertragsgesetzes, ausdrücklich auch für Hagel.',
                    'C’est ce que prévoit l’article 58 de la loi sur le contrat d’assurance, qui mentionne expressément la grêle.',
                    'Lo prevede l’articolo 58 della legge sul contratto d’assicurazione, che cita espressamente la grandine.',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'beraten',
      title: t('Beraten', 'Conseiller', 'Consigliare'),
      icon: 'explain',
      units: [
        {
          slug: 'modelle-und-recht',
          title: t('Modelle und Recht', 'Modèles et droit', 'Modelli e diritto'),
          criteria: [
            {
              slug: 'modelle-vergleichen',
              competence: 'C1',
              title: t(
                'Ich kann Schaden-, Index- und Pauschalversicherung mit Vor- und Nachteilen vergleichen.',
                'Je peux comparer l’assurance de dommages, indicielle et forfaitaire, avec leurs avantages et inconvénients.',
                'So confrontare assicurazione danni, indicizzata e forfettaria con vantaggi e svantaggi.',
              ),
            },
            {
              slug: 'pflichten-erklaeren',
              competence: 'C1',
              title: t(
                'Ich kann dem Betrieb seine Pflichten im Schadenfall erklären.',
                'Je peux expliquer à l’exploitation ses obligations en cas de sinistre.',
                'So spiegare all’azienda i suoi obblighi in caso di sinistro.',
              ),
            },
          ],
          contents: [
            {
              kind: 'learning_module',
              slug: 'versicherungsmodelle',
              title: t('Versicherungsmodelle', 'Modèles d’assurance', 'Modelli assicurativi'),
              description: t(
                'Vier Karten zu den Wegen, eine Ernte abzusichern.',
                'Quatre cartes sur les moyens de protéger une récolte.',
                'Quattro schede sui modi di proteggere un raccolto.',
              ),
              minutes: 20,
              cards: [
                {
                  title: t('Schadenversicherung', 'Assurance de dommages', 'Assicurazione danni'),
                  text: t(
                    '<p>Eine Fachperson schätzt den Schaden auf der Parzelle. Die Entschädigung folgt dem tatsächlichen Verlust, deshalb ist das Modell bei Hagel am weitesten verbreitet. Der Aufwand ist gross, und nach einem Unwetter dauert es, bis alle Betriebe besucht sind. Deine Arbeit entscheidet über das Vertrauen in dieses Modell.</p>',
                    '<p>Une personne qualifiée estime le dommage sur la parcelle. L’indemnité suit la perte réelle; ce modèle est donc le plus répandu pour la grêle. Il demande beaucoup de travail et, après un orage, il faut du temps pour visiter toutes les exploitations. La confiance dans ce modèle dépend de ton travail.</p>',
                    '<p>Una persona qualificata stima il danno sulla particella. L’indennizzo segue la perdita effettiva, perciò per la grandine è il modello più diffuso. L’onere è grande e dopo un temporale ci vuole tempo per visitare tutte le aziende. La fiducia in questo modello dipende dal tuo lavoro.</p>',
                  ),
                },
                {
                  title: t('Indexversicherung', 'Assurance indicielle', 'Assicurazione indicizzata'),
                  text: t(
                    '<p>Bezahlt wird, wenn ein Messwert eine Schwelle unterschreitet, zum Beispiel die Regenmenge im Sommer. Niemand muss aufs Feld, das Geld fliesst rasch. Der Haken ist das Basisrisiko: Die Station kann Regen melden, während die eigene Parzelle trocken bleibt. Für Trockenheit ist das Modell trotzdem verbreitet.</p>',
                    '<p>Le versement a lieu lorsqu’une valeur mesurée passe sous un seuil, par exemple les pluies d’été. Personne ne se rend au champ, l’argent arrive vite. Le revers est le risque de base: la station peut annoncer de la pluie alors que la parcelle reste sèche. Le modèle est pourtant répandu pour la sécheresse.</p>',
                    '<p>Si paga quando un valore misurato scende sotto una soglia, ad esempio la pioggia estiva. Nessuno deve andare in campo e il denaro arriva in fretta. Lo svantaggio è il rischio di base: la stazione può segnalare pioggia mentre la propria particella resta asciutta. Per la siccità il modello è comunque diffuso.</p>',
                  ),
                },
                {
                  title: t('Pauschalversicherung', 'Assurance forfaitaire', 'Assicurazione forfettaria'),
                  text: t(
                    '<p>Der Betrieb versichert alle Kulturen einer Gruppe zu festen Werten pro Hektare. Das spart die jährliche Meldung jeder Parzelle und verhindert, dass eine vergessen geht. Prüfe, ob die Werte zu Spezialkulturen passen. Beeren und Gemüse sind oft deutlich mehr wert als der Pauschalansatz.</p>',
                    '<p>L’exploitation assure toutes les cultures d’un groupe à des valeurs fixes par hectare. Cela évite d’annoncer chaque parcelle tous les ans et empêche d’en oublier. Vérifie si les valeurs conviennent aux cultures spéciales: baies et légumes valent souvent nettement plus que le forfait.</p>',
                    '<p>L’azienda assicura tutte le colture di un gruppo a valori fissi per ettaro. Si evita così la notifica annuale di ogni particella e non se ne dimentica nessuna. Verifica se i valori sono adatti alle colture speciali: bacche e ortaggi valgono spesso molto più dell’importo forfettario.</p>',
                  ),
                },
                {
                  title: t('Beiträge des Bundes', 'Contributions fédérales', 'Contributi federali'),
                  text: t(
                    '<p>Seit 2025 kann der Bund Prämien für Ernteversicherungen gegen Frost und Trockenheit verbilligen, um höchstens 30 Prozent und im Rahmen des Budgets. Bedingung ist unter anderem, dass der Betrieb Direktzahlungen erhielt. Die Massnahme ist befristet. Prüfe vor jeder Beratung den aktuellen Stand.</p>',
                    '<p>Depuis 2025, la Confédération peut réduire les primes des assurances récolte contre le gel et la sécheresse, de 30 pour cent au plus et dans les limites du budget. L’exploitation doit notamment avoir touché des paiements directs. La mesure est limitée dans le temps. Vérifie l’état actuel avant chaque conseil.</p>',
                    '<p>Dal 2025 la Confederazione può ridurre i premi delle assicurazioni dei raccolti contro gelo e siccità, al massimo del 30 per cento e nei limiti del budget. Tra le condizioni, l’azienda deve aver ricevuto pagamenti diretti. La misura è a tempo determinato. Verifica la situazione attuale prima di ogni consulenza.</p>',
                  ),
                },
              ],
            },
            {
              kind: 'demo',
              slug: 'vertragsgesetz-lesen',
              title: t(
                'Das Vertragsgesetz lesen',
                'Lire la loi sur le contrat',
                'Leggere la legge sul contratto',
              ),
              description: t(
                'Suche die Regeln zu Meldung, Schadenminderung und Schätzung.',
                'Cherche les règles sur l’annonce, la réduction du dommage et l’estimation.',
                'Cerca le regole su notifica, riduzione del danno e stima.',
              ),
              minutes: 15,
              text: t(
                '<p>Öffne das Versicherungsvertragsgesetz (VVG) und lies die Artikel 38 bis 38b, 51a und 58. Erstelle daraus eine Liste mit fünf Sätzen, die du einem Betrieb nach dem Hagel vorlesen könntest. Verwende keine Fachwörter.</p>',
                '<p>Ouvre la loi sur le contrat d’assurance (LCA) et lis les articles 38 à 38b, 51a et 58. Rédiges-en une liste de cinq phrases que tu pourrais lire à une exploitation après la grêle. N’utilise pas de termes techniques.</p>',
                '<p>Apri la legge sul contratto d’assicurazione (LCA) e leggi gli articoli 38–38b, 51a e 58. Ricavane un elenco di cinque frasi che potresti leggere a un’azienda dopo la grandine. Non usare termini tecnici.</p>',
              ),
              buttonText: t('Gesetz öffnen', 'Ouvrir la loi', 'Apri la legge'),
              buttonUrl: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717',
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
          slug: 'hofgespraech',
          title: t('Das Hofgespräch', 'L’entretien à la ferme', 'Il colloquio in azienda'),
          criteria: [
            {
              slug: 'schutzkonzept-vorschlagen',
              competence: 'C1',
              title: t(
                'Ich kann einem Betrieb eine Kombination aus Prävention und Versicherung vorschlagen.',
                'Je peux proposer à une exploitation une combinaison de prévention et d’assurance.',
                'So proporre a un’azienda una combinazione di prevenzione e assicurazione.',
              ),
            },
            {
              slug: 'versicherungssumme-festlegen',
              competence: 'B1',
              title: t(
                'Ich kann mit dem Betrieb eine passende Versicherungssumme pro Kultur festlegen.',
                'Je peux fixer avec l’exploitation une somme assurée adéquate par culture.',
                'So stabilire con l’azienda una somma assicurata adeguata per coltura.',
              ),
            },
          ],
          contents: [
            {
              kind: 'document_list',
              slug: 'leitfaden-hofgespraech',
              title: t(
                'Leitfaden Hofgespräch',
                'Guide de l’entretien à la ferme',
                'Guida al colloquio in azienda',
              ),
              description: t(
                'Fragen und Unterlagen für eine gute Stunde auf dem Hof.',
                'Questions et documents pour une heure utile à la ferme.',
                'Domande e documenti per un’ora proficua in azienda.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'gespraechsleitfaden',
                  title: t('Gesprächsleitfaden', 'Guide d’entretien', 'Guida al colloquio'),
                  text: t(
                    'Beginne mit dem Betrieb, nicht mit der Police: Welche Kulturen tragen am meisten zum Einkommen bei? Welcher Ausfall liesse sich aus eigener Kraft verkraften? Welche Schutzmassnahmen bestehen, zum Beispiel Hagelnetze, Frostberegnung oder Sortenwahl? Vergleiche erst danach Modelle, Selbstbehalte und Prämien und halte die Entscheide schriftlich fest.',
                    'Commence par l’exploitation et non par la police: quelles cultures contribuent le plus au revenu? Quelle perte pourrait être supportée par ses propres moyens? Quelles protections existent, par exemple filets paragrêle, aspersion antigel ou choix des variétés? Compare ensuite seulement les modèles, les franchises et les primes, et consigne les décisions par écrit.',
                    'Inizia dall’azienda e non dalla polizza: quali colture contribuiscono di più al reddito? Quale perdita si potrebbe sostenere con le proprie forze? Quali protezioni esistono, ad esempio reti antigrandine, irrigazione antibrina o scelta delle varietà? Solo dopo confronta modelli, franchigie e premi e annota le decisioni per scritto.',
                  ),
                },
                {
                  slug: 'pflichten-im-schadenfall',
                  title: t(
                    'Pflichten im Schadenfall',
                    'Obligations en cas de sinistre',
                    'Obblighi in caso di sinistro',
                  ),
                  text: t(
                    'Schaden sofort melden, innert der Frist der Versicherungsbedingungen. Kultur weiter pflegen und den Schaden so klein wie möglich halten. Vor der Schätzung nichts verändern, was die Feststellung erschwert; drängt die Arbeit, Rücksprache nehmen und Kontrollstreifen stehen lassen. Unterlagen zu Anbau, Pflege und Ernte bereithalten.',
                    'Annoncer le dommage immédiatement, dans le délai fixé par les conditions d’assurance. Continuer à soigner la culture et limiter le dommage autant que possible. Ne rien modifier avant l’estimation qui compliquerait la constatation; si le travail presse, prendre contact et laisser des bandes témoins. Tenir à disposition les documents sur la culture, les soins et la récolte.',
                    'Notificare subito il danno, entro il termine delle condizioni d’assicurazione. Continuare a curare la coltura e limitare il danno il più possibile. Prima della stima non modificare nulla che renda difficile l’accertamento; se il lavoro è urgente, prendere contatto e lasciare strisce di controllo. Tenere a disposizione i documenti su coltivazione, cure e raccolto.',
                  ),
                },
              ],
            },
            {
              kind: 'assignment',
              slug: 'praxisauftrag-hofgespraech',
              title: t(
                'Praxisauftrag: Beratung auf dem Hof',
                'Travail pratique: conseil à la ferme',
                'Compito pratico: consulenza in azienda',
              ),
              description: t(
                'Du berätst deinen Übungsbetrieb zu Risiken, Prävention und Versicherung.',
                'Tu conseilles ton exploitation d’exercice sur les risques, la prévention et l’assurance.',
                'Consigli la tua azienda di esercizio su rischi, prevenzione e assicurazione.',
              ),
              minutes: 240,
              assignment: {
                type: 'PRAXIS_ASSIGNMENT',
                needsExpertEvaluation: true,
                introText: t(
                  '<p>Führe mit deinem Übungsbetrieb ein Gespräch von etwa einer Stunde. Nutze deinen Betriebsspiegel und den Leitfaden. Schreibe danach einen Vorschlag von höchstens zwei Seiten.</p>',
                  '<p>Mène avec ton exploitation d’exercice un entretien d’environ une heure. Utilise ton portrait d’exploitation et le guide. Rédige ensuite une proposition de deux pages au plus.</p>',
                  '<p>Conduci con la tua azienda di esercizio un colloquio di circa un’ora. Usa il profilo dell’azienda e la guida. Scrivi poi una proposta di due pagine al massimo.</p>',
                ),
                effortRequired: t('ca. 4 Stunden', 'env. 4 heures', 'ca. 4 ore'),
                evaluationDescription: t(
                  'Bewertet werden Analyse, Berechnung und Beratung.',
                  'Sont évalués: l’analyse, le calcul et le conseil.',
                  'Si valutano analisi, calcolo e consulenza.',
                ),
                performanceObjectives: [
                  t(
                    'Du beurteilst die Wetterrisiken eines Betriebs.',
                    'Tu évalues les risques météorologiques d’une exploitation.',
                    'Valuti i rischi meteorologici di un’azienda.',
                  ),
                  t(
                    'Du schlägst eine finanziell tragbare Lösung vor.',
                    'Tu proposes une solution financièrement supportable.',
                    'Proponi una soluzione finanziariamente sostenibile.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Analyse', 'Analyse', 'Analisi'),
                    blocks: [
                      {
                        type: 'explanation',
                        text: t(
                          '<p>Rechne mit einem Schadenjahr, in dem die wichtigste Kultur die Hälfte ihres Ertrags verliert.</p>',
                          '<p>Prends pour base une année où la culture principale perd la moitié de son rendement.</p>',
                          '<p>Calcola un anno di danno in cui la coltura principale perde metà della resa.</p>',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Was würde ein solches Jahr den Betrieb kosten? Rechne mit und ohne Versicherung.',
                          'Que coûterait une telle année à l’exploitation? Calcule avec et sans assurance.',
                          'Quanto costerebbe un anno simile all’azienda? Calcola con e senza assicurazione.',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Vorschlag', 'Proposition', 'Proposta'),
                    blocks: [
                      {
                        type: 'choice',
                        label: t(
                          'Welches Modell stellst du in den Vordergrund?',
                          'Quel modèle mets-tu au premier plan?',
                          'Quale modello metti in primo piano?',
                        ),
                        options: [
                          t('Schadenversicherung', 'Assurance de dommages', 'Assicurazione danni'),
                          t('Indexversicherung', 'Assurance indicielle', 'Assicurazione indicizzata'),
                          t('Pauschalversicherung', 'Assurance forfaitaire', 'Assicurazione forfettaria'),
                          t(
                            'Prävention ohne Versicherung',
                            'Prévention sans assurance',
                            'Prevenzione senza assicurazione',
                          ),
                        ],
                      },
                      {
                        type: 'file',
                        label: t(
                          'Vorschlag an den Betrieb (PDF, höchstens zwei Seiten)',
                          'Proposition à l’exploitation (PDF, deux pages au plus)',
                          'Proposta all’azienda (PDF, due pagine al massimo)',
                        ),
                      },
                    ],
                  },
                ],
                declaration: t(
                  'Der Betrieb ist mit der anonymisierten Verwendung einverstanden.',
                  'L’exploitation accepte l’utilisation de ses données sous forme anonyme.',
                  'L’azienda acconsente all’uso dei dati in forma anonima.',
                ),
                evaluationTasks: [
                  {
                    title: t('Analyse', 'Analyse', 'Analisi'),
                    description: t(
                      'Risiken und Schadenjahr sind vollständig und richtig berechnet.',
                      'Les risques et l’année de sinistre sont présentés de manière complète et calculés correctement.',
                      'Rischi e anno di danno sono completi e calcolati correttamente.',
                    ),
                    maxPoints: 10,
                  },
                  {
                    title: t('Vorschlag', 'Proposition', 'Proposta'),
                    description: t(
                      'Modell, Summe und Selbstbehalt passen zum Betrieb; Prävention ist berücksichtigt.',
                      'Le modèle, la somme et la franchise conviennent à l’exploitation; la prévention est prise en compte.',
                      'Modello, somma e franchigia sono adatti all’azienda; la prevenzione è considerata.',
                    ),
                    maxPoints: 10,
                  },
                  {
                    title: t('Verständlichkeit', 'Clarté', 'Comprensibilità'),
                    description: t(
                      'Der Vorschlag ist klar gegliedert und ohne Fachbegriffe verständlich.',
                      'La proposition est bien structurée et compréhensible sans termes techniques.',
                      'La proposta è ben strutturata e comprensibile senza termini tecnici.',
                    ),
                    maxPoints: 4,
                  },
                ],
                certificate: 'entschaedigung-und-beratung',
                weight: 2,
              },
            },
          ],
        },
        {
          slug: 'rueckblick',
          title: t('Rückblick', 'Bilan', 'Bilancio'),
          criteria: [],
          contents: [
            {
              kind: 'assignment',
              slug: 'reflexion-beratung',
              title: t(
                'Reflexion: meine Haltung',
                'Réflexion: mon attitude',
                'Riflessione: il mio atteggiamento',
              ),
              description: t(
                'Du denkst darüber nach, wie du mit Druck und Enttäuschung umgehst.',
                'Tu réfléchis à la manière dont tu gères la pression et la déception.',
                'Rifletti su come gestisci pressione e delusione.',
              ),
              minutes: 30,
              assignment: {
                type: 'REFLECTION',
                needsExpertEvaluation: false,
                introText: t(
                  '<p>Nach einem Unwetter geht es um Existenzen. Wer schätzt, steht zwischen Betrieb und Versicherer. Die Reflexion ist nur für dich und die Kursleitung.</p>',
                  '<p>Après un orage, des existences sont en jeu. La personne qui estime se trouve entre l’exploitation et l’assureur. La réflexion n’est lue que par toi et la direction du cours.</p>',
                  '<p>Dopo un temporale sono in gioco esistenze. Chi stima si trova tra azienda e assicuratore. La riflessione è solo per te e per la direzione del corso.</p>',
                ),
                effortRequired: t('ca. 30 Minuten', 'env. 30 minutes', 'ca. 30 minuti'),
                performanceObjectives: [
                  t(
                    'Du erkennst, was dein Urteil beeinflussen kann.',
                    'Tu reconnais ce qui peut influencer ton jugement.',
                    'Riconosci che cosa può influenzare il tuo giudizio.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Nachdenken', 'Réfléchir', 'Riflettere'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Ein Bekannter bittet dich, «ein Auge zuzudrücken». Wie reagierst du?',
                          'Une connaissance te demande de «fermer les yeux». Comment réagis-tu?',
                          'Un conoscente ti chiede di «chiudere un occhio». Come reagisci?',
                        ),
                      },
                      {
                        type: 'text',
                        label: t(
                          'Was hilft dir, auch am Ende eines langen Tages gleich genau zu schätzen wie am Morgen?',
                          'Qu’est-ce qui t’aide à estimer, en fin de longue journée, avec la même précision que le matin?',
                          'Che cosa ti aiuta a stimare, alla fine di una lunga giornata, con la stessa precisione del mattino?',
                        ),
                      },
                    ],
                  },
                ],
                evaluationTasks: [],
              },
            },
            {
              kind: 'feedback',
              slug: 'feedback-kurs',
              title: t('Feedback zum Kurs', 'Feedback sur le cours', 'Feedback sul corso'),
              description: t(
                'Wie hilfreich waren Feldtag und Lerninhalte? Deine Meinung zählt.',
                'La journée au champ et les contenus ont-ils été utiles? Ton avis compte.',
                'Quanto sono stati utili la giornata in campo e i contenuti? La tua opinione conta.',
              ),
              minutes: 5,
              feedbackKind: 'vv',
            },
          ],
        },
      ],
    },
  ],
};
