import { type Circle, t } from '../content.ts';

/** Exam circle of the harvest-loss course; an exam date has to be booked. */
export const etExam: Circle = {
  slug: 'pruefung',
  title: t('Prüfung', 'Examen', 'Esame'),
  description: t(
    'Du repetierst das Wichtigste, buchst deinen Termin und zeigst, was du kannst.',
    'Tu révises l’essentiel, tu réserves ta date et tu montres ce que tu sais faire.',
    'Ripassi l’essenziale, prenoti la data e dimostri che cosa sai fare.',
  ),
  goals: [
    t(
      'Ich kenne Ablauf und Bewertung der Prüfung.',
      'Je connais le déroulement et l’évaluation de l’examen.',
      'Conosco svolgimento e valutazione dell’esame.',
    ),
    t(
      'Ich schätze einen Schaden von der Parzelle bis zur Auszahlung selbständig.',
      'J’estime un dommage de manière autonome, de la parcelle au versement.',
      'Stimo un danno in autonomia, dalla particella al versamento.',
    ),
  ],
  exam: { id: 'et-abschlusspruefung', requiresBooking: true, hasCertificate: true },
  sequences: [
    {
      slug: 'vorbereiten',
      title: t('Vorbereiten', 'Se préparer', 'Prepararsi'),
      icon: 'start',
      units: [
        {
          slug: 'ablauf',
          title: t('Ablauf der Prüfung', 'Déroulement de l’examen', 'Svolgimento dell’esame'),
          criteria: [],
          contents: [
            {
              kind: 'rich_text',
              slug: 'pruefung-im-feld-und-am-tisch',
              title: t(
                'Prüfung im Feld und am Tisch',
                'Examen au champ et au bureau',
                'Esame in campo e in ufficio',
              ),
              description: t(
                'Ablauf, Hilfsmittel und Bewertung.',
                'Déroulement, moyens auxiliaires et évaluation.',
                'Svolgimento, mezzi ausiliari e valutazione.',
              ),
              minutes: 10,
              text: t(
                '<h2>Zwei Teile an einem Tag</h2><p>Am Vormittag löst du die schriftliche Prüfung (75 Minuten) auf dieser Plattform. Am Nachmittag schätzt du auf einer vorbereiteten Parzelle einen Hagelschaden und erklärst dein Ergebnis einer Expertin, die den Betrieb vertritt (40 Minuten).</p><h2>Termin buchen</h2><p>Sobald der Prüfungscircle bereit ist, meldest du dich für einen Termin an. Die Plätze sind begrenzt, weil jede Person eine eigene Zählstrecke braucht. Absagen kannst du bis zehn Tage vorher ohne Kosten.</p><h2>Das darfst du mitnehmen</h2><ul><li>Taschenrechner und Handzähler</li><li>Zählblatt und BBCH-Tabellen ohne eigene Notizen</li><li>wetterfeste Kleidung – geprüft wird auch bei Regen</li></ul><h2>Bewertung</h2><p>Deine Schätzung darf um höchstens fünf Prozentpunkte vom Ergebnis der Expertengruppe abweichen. Ebenso wichtig ist, dass dein Weg nachvollziehbar ist: Wer sauber zählt und rechnet, erhält auch bei einer Abweichung Punkte. Bestanden hast du ab Note 4. Das Resultat erhältst du innert zwei Wochen.</p>',
                '<h2>Deux parties en une journée</h2><p>Le matin, tu passes l’examen écrit (75 minutes) sur cette plateforme. L’après-midi, tu estimes un dommage de grêle sur une parcelle préparée et tu expliques ton résultat à une experte qui représente l’exploitation (40 minutes).</p><h2>Réserver une date</h2><p>Dès que le circle d’examen est prêt, tu t’inscris à une date. Les places sont limitées, car chaque personne a besoin de son propre parcours de comptage. Tu peux annuler sans frais jusqu’à dix jours avant.</p><h2>Ce que tu peux apporter</h2><ul><li>Calculatrice et compteur manuel</li><li>Feuille de comptage et tableaux BBCH sans notes personnelles</li><li>Des vêtements adaptés: l’examen a lieu aussi par temps de pluie</li></ul><h2>Évaluation</h2><p>Ton estimation peut s’écarter de cinq points de pourcentage au plus du résultat du groupe d’experts. Il est tout aussi important que ta démarche soit compréhensible: compter et calculer correctement rapporte des points même en cas d’écart. L’examen est réussi dès la note 4. Tu reçois le résultat dans les deux semaines.</p>',
                '<h2>Due parti in un giorno</h2><p>Al mattino svolgi l’esame scritto (75 minuti) su questa piattaforma. Al pomeriggio stimi un danno da grandine su una particella preparata e spieghi il risultato a un’esperta che rappresenta l’azienda (40 minuti).</p><h2>Prenotare la data</h2><p>Appena il circle d’esame è pronto ti iscrivi a una data. I posti sono limitati, perché ogni persona ha bisogno di un proprio percorso di conteggio. Puoi disdire senza costi fino a dieci giorni prima.</p><h2>Che cosa puoi portare</h2><ul><li>calcolatrice e contatore manuale</li><li>foglio di conteggio e tabelle BBCH senza note personali</li><li>abiti adatti: l’esame si svolge anche con la pioggia</li></ul><h2>Valutazione</h2><p>La tua stima può scostarsi al massimo di cinque punti percentuali dal risultato del gruppo di esperti. Altrettanto importante è che il procedimento sia comprensibile: chi conta e calcola correttamente riceve punti anche in caso di scostamento. L’esame è superato dalla nota 4. Ricevi il risultato entro due settimane.</p>',
              ),
            },
            {
              kind: 'document_list',
              slug: 'pruefungsunterlagen',
              title: t('Prüfungsunterlagen', 'Documents d’examen', 'Documenti d’esame'),
              description: t(
                'Die Wegleitung zur Prüfung.',
                'Les directives d’examen.',
                'Le direttive d’esame.',
              ),
              minutes: 5,
              documents: [
                {
                  slug: 'wegleitung',
                  title: t('Wegleitung zur Prüfung', 'Directives d’examen', 'Direttive d’esame'),
                  text: t(
                    'Zugelassen ist, wer Fallarbeit und Praxisauftrag eingereicht und am Feldtag teilgenommen hat. Schriftliche Prüfung: 30 Fragen und zwei Rechenaufgaben, zusammen 60 Punkte. Feldprüfung: Erhebung 20, Berechnung 10, Gespräch 10 Punkte. Wer nicht besteht, kann die Prüfung zweimal wiederholen, frühestens beim nächsten Termin.',
                    'Sont admises les personnes qui ont remis l’étude de cas et le travail pratique et participé à la journée au champ. Examen écrit: 30 questions et deux calculs, 60 points au total. Examen au champ: relevé 20, calcul 10, entretien 10 points. En cas d’échec, l’examen peut être répété deux fois, au plus tôt à la date suivante.',
                    'È ammesso chi ha consegnato studio di caso e compito pratico e partecipato alla giornata in campo. Esame scritto: 30 domande e due calcoli, in totale 60 punti. Esame in campo: rilievo 20, calcolo 10, colloquio 10 punti. Chi non supera l’esame può ripeterlo due volte, al più presto alla data successiva.',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'repetieren',
      title: t('Repetieren', 'Réviser', 'Ripassare'),
      icon: 'check',
      units: [
        {
          slug: 'wissen-auffrischen',
          title: t('Wissen auffrischen', 'Rafraîchir ses connaissances', 'Rinfrescare le conoscenze'),
          criteria: [
            {
              slug: 'gesamtschaetzung-durchfuehren',
              competence: 'A2',
              title: t(
                'Ich kann einen Hagelschaden ohne Hilfe erheben und protokollieren.',
                'Je peux relever et consigner un dommage de grêle sans aide.',
                'So rilevare e verbalizzare un danno da grandine senza aiuto.',
              ),
            },
            {
              slug: 'gesamtrechnung-durchfuehren',
              competence: 'B1',
              title: t(
                'Ich kann aus einem Feldprotokoll die Auszahlung berechnen.',
                'Je peux calculer le versement à partir d’un procès-verbal de terrain.',
                'So calcolare il versamento da un verbale di campo.',
              ),
            },
          ],
          contents: [
            {
              kind: 'learning_module',
              slug: 'schaetzung-in-drei-schritten',
              title: t(
                'Die Schätzung in drei Schritten',
                'L’estimation en trois étapes',
                'La stima in tre passi',
              ),
              description: t(
                'Erheben, rechnen, erklären: das Wichtigste zum Wiederholen.',
                'Relever, calculer, expliquer: l’essentiel à réviser.',
                'Rilevare, calcolare, spiegare: l’essenziale da ripassare.',
              ),
              minutes: 10,
              cards: [
                {
                  title: t('Erheben', 'Relever', 'Rilevare'),
                  text: t(
                    '<p>Parzelle abschreiten, Zonen bilden, Stadium bestimmen. Zählstellen auf der Diagonale festlegen, überall gleich viele Pflanzen zählen. Andere Ursachen abgrenzen und notieren. Vorläufig schätzen, wenn sich die Kultur noch erholen kann; endgültig kurz vor der Ernte.</p>',
                    '<p>Parcourir la parcelle, former des zones, déterminer le stade. Fixer les points sur la diagonale et compter partout le même nombre de plantes. Distinguer et noter les autres causes. Estimer provisoirement si la culture peut encore se remettre, définitivement peu avant la récolte.</p>',
                    '<p>Percorrere la particella, formare zone, determinare lo stadio. Stabilire i punti sulla diagonale e contare ovunque lo stesso numero di piante. Distinguere e annotare altre cause. Stimare in modo provvisorio se la coltura può ancora riprendersi, in modo definitivo poco prima del raccolto.</p>',
                  ),
                },
                {
                  title: t('Rechnen', 'Calculer', 'Calcolare'),
                  text: t(
                    '<p>Gesamtschaden gleich Totalverlust plus Rest mal Teilverlust. Schaden in Franken gleich Prozent mal Versicherungssumme. Unterversicherung prüfen, dann Selbstbehalt abziehen. Achte darauf, worauf er sich bezieht: auf die Summe oder auf den Schaden.</p>',
                    '<p>Dommage global égale perte totale plus reste fois perte partielle. Dommage en francs égale pourcentage fois somme assurée. Vérifier la sous-assurance, puis déduire la franchise. Regarde à quoi elle se rapporte: à la somme ou au dommage.</p>',
                    '<p>Danno complessivo uguale perdita totale più resto per perdita parziale. Danno in franchi uguale percentuale per somma assicurata. Verificare la sottoassicurazione, poi dedurre la franchigia. Controlla a che cosa si riferisce: alla somma o al danno.</p>',
                  ),
                },
                {
                  title: t('Erklären', 'Expliquer', 'Spiegare'),
                  text: t(
                    '<p>Zeige die Zählwerte, bevor du das Ergebnis nennst. Sprich über das, was du gesehen hast, nicht über Vermutungen. Höre Einwände an und halte sie fest. Erkläre, wie es weitergeht und bis wann der Betrieb etwas hört.</p>',
                    '<p>Montre les valeurs comptées avant d’annoncer le résultat. Parle de ce que tu as vu, non de suppositions. Écoute les objections et consigne-les. Explique la suite et le délai dans lequel l’exploitation aura des nouvelles.</p>',
                    '<p>Mostra i valori contati prima di comunicare il risultato. Parla di ciò che hai visto, non di supposizioni. Ascolta le obiezioni e annotale. Spiega come si procede ed entro quando l’azienda riceverà notizie.</p>',
                  ),
                },
              ],
            },
            {
              kind: 'knowledge_assessment',
              slug: 'probefragen',
              title: t('Probefragen', 'Questions d’entraînement', 'Domande di prova'),
              description: t(
                'Zwei Fragen im Stil der Prüfung.',
                'Deux questions dans le style de l’examen.',
                'Due domande nello stile dell’esame.',
              ),
              minutes: 10,
              questions: [
                {
                  question: t(
                    '35 Prozent Totalverlust, am Rest 20 Prozent Teilverlust, Versicherungssumme 10’000 Franken, Selbstbehalt 8 Prozent der Summe. Wie hoch ist die Auszahlung?',
                    '35 pour cent de perte totale, 20 pour cent de perte partielle sur le reste, somme assurée 10’000 francs, franchise 8 pour cent de la somme. À combien s’élève le versement?',
                    '35 per cento di perdita totale, 20 per cento di perdita parziale sul resto, somma assicurata 10’000 franchi, franchigia 8 per cento della somma. A quanto ammonta il versamento?',
                  ),
                  options: [
                    { text: t('5500 Franken', '5500 francs', '5500 franchi'), correct: false },
                    { text: t('4800 Franken', '4800 francs', '4800 franchi'), correct: false },
                    { text: t('4000 Franken', '4000 francs', '4000 franchi'), correct: true },
                    { text: t('4416 Franken', '4416 francs', '4416 franchi'), correct: false },
                  ],
                  explanation: t(
                    '35 plus 20 Prozent von 65 ergibt 48 Prozent, also 4800 Franken. Davon gehen 800 Franken Selbstbehalt ab.',
                    '35 plus 20 pour cent de 65 donne 48 pour cent, soit 4800 francs. On en déduit 800 francs de franchise.',
                    '35 più il 20 per cento di 65 dà 48 per cento, cioè 4800 franchi. Si deducono 800 franchi di franchigia.',
                  ),
                },
                {
                  question: t(
                    'Welche Angaben gehören zwingend ins Feldprotokoll?',
                    'Quelles indications doivent obligatoirement figurer au procès-verbal de terrain?',
                    'Quali indicazioni devono figurare obbligatoriamente nel verbale di campo?',
                  ),
                  options: [
                    {
                      text: t('Datum und BBCH-Stadium', 'Date et stade BBCH', 'Data e stadio BBCH'),
                      correct: true,
                    },
                    {
                      text: t(
                        'die Prämie der Nachbarbetriebe',
                        'la prime des exploitations voisines',
                        'il premio delle aziende vicine',
                      ),
                      correct: false,
                    },
                    {
                      text: t(
                        'Zählwerte jeder Zählstelle',
                        'les valeurs de chaque point de comptage',
                        'i valori di ogni punto di conteggio',
                      ),
                      correct: true,
                    },
                    {
                      text: t(
                        'Einwände des Betriebs',
                        'les objections de l’exploitation',
                        'le obiezioni dell’azienda',
                      ),
                      correct: true,
                    },
                  ],
                  explanation: t(
                    'Das Protokoll muss den Weg zum Ergebnis zeigen. Daten anderer Betriebe haben darin nichts zu suchen.',
                    'Le procès-verbal doit montrer comment on arrive au résultat. Les données d’autres exploitations n’y ont pas leur place.',
                    'Il verbale deve mostrare il percorso verso il risultato. I dati di altre aziende non vi hanno posto.',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      slug: 'pruefung-ablegen',
      title: t('Prüfung ablegen', 'Passer l’examen', 'Sostenere l’esame'),
      icon: 'apply',
      units: [
        {
          slug: 'pruefungsteile',
          title: t('Prüfungsteile', 'Parties de l’examen', 'Parti dell’esame'),
          criteria: [],
          contents: [
            {
              kind: 'edoniq_test',
              slug: 'schriftliche-pruefung',
              title: t('Schriftliche Prüfung', 'Examen écrit', 'Esame scritto'),
              description: t(
                '30 Fragen und zwei Rechenaufgaben in 75 Minuten.',
                '30 questions et deux calculs en 75 minutes.',
                '30 domande e due calcoli in 75 minuti.',
              ),
              minutes: 75,
              checkboxText: t(
                'Ich habe die Wegleitung gelesen und löse die Prüfung selbständig.',
                'J’ai lu les directives et je passe l’examen de manière autonome.',
                'Ho letto le direttive e svolgo l’esame in autonomia.',
              ),
              maxPoints: 60,
              certificate: 'entschaedigung-und-beratung',
              hasExtendedTimeTest: true,
            },
            {
              kind: 'placeholder',
              slug: 'feldpruefung',
              title: t('Feldprüfung', 'Examen au champ', 'Esame in campo'),
              description: t(
                'Die Feldprüfung findet am gebuchten Tag statt. Den Treffpunkt erhältst du eine Woche vorher.',
                'L’examen au champ a lieu le jour réservé. Le lieu de rendez-vous t’est communiqué une semaine avant.',
                'L’esame in campo si svolge nel giorno prenotato. Il luogo di ritrovo ti viene comunicato una settimana prima.',
              ),
              minutes: 40,
            },
          ],
        },
        {
          slug: 'rueckmeldung',
          title: t('Rückmeldung', 'Retour', 'Riscontro'),
          criteria: [],
          contents: [
            {
              kind: 'feedback',
              slug: 'feedback-pruefung',
              title: t(
                'Feedback zur Prüfungsvorbereitung',
                'Feedback sur la préparation à l’examen',
                'Feedback sulla preparazione all’esame',
              ),
              description: t(
                'Wie gut hat dich der Kurs auf die Prüfung vorbereitet?',
                'Dans quelle mesure le cours prépare-t-il bien à l’examen?',
                'Quanto bene prepara il corso all’esame?',
              ),
              minutes: 5,
              feedbackKind: 'exam_preparation',
            },
          ],
        },
      ],
    },
  ],
};
