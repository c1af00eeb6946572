import { type Circle, t } from '../content.ts';

/** Exam circle of the car-trade course; needs no booking. */
export const agExam: Circle = {
  slug: 'pruefung',
  title: t('Prüfung', 'Examen', 'Esame'),
  description: t(
    'Du frischst dein Wissen auf, kennst den Ablauf und legst die Prüfung ab.',
    'Tu rafraîchis tes connaissances, tu connais le déroulement et tu passes l’examen.',
    'Rinfreschi le conoscenze, conosci lo svolgimento e sostieni l’esame.',
  ),
  goals: [
    t(
      'Ich kenne Ablauf, Hilfsmittel und Bewertung der Prüfung.',
      'Je connais le déroulement, les moyens auxiliaires et l’évaluation de l’examen.',
      'Conosco svolgimento, mezzi ausiliari e valutazione dell’esame.',
    ),
    t(
      'Ich weise nach, dass ich Fahrzeugversicherungen fachgerecht vermittle.',
      'Je prouve que je propose des assurances de véhicules de manière professionnelle.',
      'Dimostro di saper proporre assicurazioni di veicoli in modo professionale.',
    ),
  ],
  exam: { id: 'ag-abschlusspruefung', requiresBooking: false, hasCertificate: true },
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
              slug: 'so-laeuft-die-pruefung',
              title: t('So läuft die Prüfung', 'Comment se passe l’examen', 'Come si svolge l’esame'),
              description: t(
                'Alles, was du vor dem Prüfungstag wissen musst.',
                'Tout ce que tu dois savoir avant le jour de l’examen.',
                'Tutto quello che devi sapere prima del giorno dell’esame.',
              ),
              minutes: 10,
              text: t(
                '<h2>Zwei Teile</h2><p>Die Prüfung besteht aus einem schriftlichen Teil am Computer (60 Minuten) und einem Beratungsgespräch (20 Minuten). Den schriftlichen Teil löst du auf dieser Plattform, das Gespräch führst du mit einer Prüfungsexpertin, die eine Kundin spielt.</p><h2>Was du mitbringst</h2><ul><li>einen amtlichen Ausweis</li><li>dein Gerät mit geladenem Akku</li><li>die Übersicht der Deckungen – sie ist als Hilfsmittel erlaubt</li></ul><h2>Bewertung</h2><p>Beide Teile werden mit Punkten bewertet. Bestanden hast du mit mindestens der Note 4. Das Resultat erscheint spätestens nach zehn Arbeitstagen in deinem Kompetenzprofil; danach kannst du das Zertifikat herunterladen.</p><h2>Tipps für den Tag</h2><p>Lies jede Frage zweimal und achte auf Wörter wie «immer», «nur» und «in der Regel». Beim Gespräch zählt nicht die perfekte Formulierung, sondern dass du zuhörst, nachfragst und eine begründete Empfehlung abgibst. Bist du krank, melde dich vor Prüfungsbeginn; mit Arztzeugnis verlierst du keinen Versuch.</p>',
                '<h2>Deux parties</h2><p>L’examen comprend une partie écrite à l’ordinateur (60 minutes) et un entretien de conseil (20 minutes). Tu fais la partie écrite sur cette plateforme; tu mènes l’entretien avec une experte d’examen qui joue le rôle de la cliente.</p><h2>Ce que tu apportes</h2><ul><li>une pièce d’identité officielle</li><li>ton appareil, batterie chargée</li><li>l’aperçu des couvertures, autorisé comme moyen auxiliaire</li></ul><h2>Évaluation</h2><p>Les deux parties sont évaluées par des points. L’examen est réussi à partir de la note 4. Le résultat apparaît au plus tard après dix jours ouvrables dans ton profil de compétences; tu peux ensuite télécharger le certificat.</p><h2>Conseils pour le jour J</h2><p>Lis chaque question deux fois et fais attention aux mots comme «toujours», «seulement» et «en règle générale». Lors de l’entretien, ce n’est pas la formulation parfaite qui compte, mais le fait d’écouter, de questionner et de donner une recommandation fondée. En cas de maladie, annonce-toi avant le début; avec un certificat médical, tu ne perds aucune tentative.</p>',
                '<h2>Due parti</h2><p>L’esame comprende una parte scritta al computer (60 minuti) e un colloquio di consulenza (20 minuti). La parte scritta la svolgi su questa piattaforma, il colloquio con un’esperta d’esame che interpreta una cliente.</p><h2>Che cosa porti</h2><ul><li>un documento d’identità ufficiale</li><li>il tuo dispositivo con la batteria carica</li><li>la panoramica delle coperture, ammessa come mezzo ausiliario</li></ul><h2>Valutazione</h2><p>Entrambe le parti sono valutate con punti. L’esame è superato a partire dalla nota 4. Il risultato appare al più tardi dopo dieci giorni lavorativi nel tuo profilo di competenza; poi puoi scaricare il certificato.</p><h2>Consigli per il giorno dell’esame</h2><p>Leggi ogni domanda due volte e fa’ attenzione a parole come «sempre», «solo» e «di regola». Nel colloquio non conta la formulazione perfetta, ma che tu ascolti, chieda e dia una raccomandazione motivata. In caso di malattia avvisa prima dell’inizio; con un certificato medico non perdi alcun tentativo.</p>',
              ),
            },
            {
              kind: 'document_list',
              slug: 'pruefungsunterlagen',
              title: t('Prüfungsunterlagen', 'Documents d’examen', 'Documenti d’esame'),
              description: t(
                'Die Wegleitung und das Bewertungsraster des Gesprächs.',
                'Les directives et la grille d’évaluation de l’entretien.',
                'Le direttive e la griglia di valutazione del colloquio.',
              ),
              minutes: 10,
              documents: [
                {
                  slug: 'wegleitung',
                  title: t('Wegleitung zur Prüfung', 'Directives d’examen', 'Direttive d’esame'),
                  text: t(
                    'Zur Prüfung ist zugelassen, wer Fallarbeit und Praxisauftrag eingereicht hat. Der schriftliche Teil umfasst 40 Fragen, das Gespräch einen von sechs Fällen, der ausgelost wird. Wer einen Nachteilsausgleich braucht, reicht das Gesuch spätestens vier Wochen vorher ein; die Prüfungszeit kann verlängert werden.',
                    'Est admise à l’examen toute personne ayant remis l’étude de cas et le travail pratique. La partie écrite comprend 40 questions, l’entretien porte sur l’un de six cas tirés au sort. Pour une compensation des inégalités, la demande doit être déposée au plus tard quatre semaines avant; la durée de l’examen peut être prolongée.',
                    'È ammesso all’esame chi ha consegnato lo studio di caso e il compito pratico. La parte scritta comprende 40 domande, il colloquio uno di sei casi estratto a sorte. Chi necessita di una compensazione degli svantaggi presenta la richiesta al più tardi quattro settimane prima; la durata può essere prolungata.',
                  ),
                },
                {
                  slug: 'bewertungsraster',
                  title: t(
                    'Bewertungsraster Gespräch',
                    'Grille d’évaluation de l’entretien',
                    'Griglia di valutazione del colloquio',
                  ),
                  text: t(
                    'Einstieg und Informationspflicht 4 Punkte, Bedarfsermittlung 6 Punkte, Empfehlung und Begründung 6 Punkte, Umgang mit Einwänden 4 Punkte, Abschluss und nächste Schritte 4 Punkte. Fachliche Fehler mit Folgen für die Deckung führen zu Abzügen.',
                    'Entrée en matière et devoir d’information 4 points, identification des besoins 6 points, recommandation et justification 6 points, traitement des objections 4 points, conclusion et suite 4 points. Les erreurs techniques ayant des conséquences sur la couverture entraînent des déductions.',
                    'Apertura e obbligo d’informazione 4 punti, rilevamento del fabbisogno 6 punti, raccomandazione e motivazione 6 punti, gestione delle obiezioni 4 punti, conclusione e passi successivi 4 punti. Gli errori tecnici con conseguenze sulla copertura comportano deduzioni.',
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
              slug: 'gesamtfall-loesen',
              competence: 'A2',
              title: t(
                'Ich kann einen unbekannten Fall von der Bedarfsermittlung bis zur Empfehlung lösen.',
                'Je peux résoudre un cas inconnu, de l’identification des besoins à la recommandation.',
                'So risolvere un caso sconosciuto, dal fabbisogno alla raccomandazione.',
              ),
            },
            {
              slug: 'ablauf-beherrschen',
              competence: 'B1',
              title: t(
                'Ich kann die Schritte vom Antrag bis zur Zulassung ohne Unterlagen aufzählen.',
                'Je peux énumérer sans documents les étapes de la proposition à l’immatriculation.',
                'So elencare senza documenti le fasi dalla proposta all’immatricolazione.',
              ),
            },
          ],
          contents: [
            {
              kind: 'learning_module',
              slug: 'das-wichtigste',
              title: t(
                'Das Wichtigste auf drei Karten',
                'L’essentiel en trois cartes',
                'L’essenziale in tre schede',
              ),
              description: t(
                'Zum Wiederholen auf dem Weg zur Prüfung.',
                'À réviser sur le chemin de l’examen.',
                'Da ripassare andando all’esame.',
              ),
              minutes: 10,
              cards: [
                {
                  title: t('Beraten', 'Conseiller', 'Consigliare'),
                  text: t(
                    '<p>Rolle offenlegen, offen fragen, zusammenfassen, eine Lösung empfehlen, Verzicht festhalten. Haftpflicht ist Pflicht, Vollkasko meist beim Leasing. Unterlagen gibst du vor dem Antrag ab; widerrufen kann man innert 14 Tagen.</p>',
                    '<p>Indiquer son rôle, poser des questions ouvertes, résumer, recommander une solution, consigner les renonciations. La RC est obligatoire, la casco complète l’est le plus souvent en leasing. Les documents se remettent avant la proposition; la révocation est possible dans les 14 jours.</p>',
                    '<p>Dichiarare il ruolo, fare domande aperte, riassumere, consigliare una soluzione, annotare le rinunce. La RC è obbligatoria, la casco totale lo è quasi sempre nel leasing. I documenti si consegnano prima della proposta; la revoca è possibile entro 14 giorni.</p>',
                  ),
                },
                {
                  title: t('Abschliessen', 'Conclure', 'Concludere'),
                  text: t(
                    '<p>Halter, häufigster Lenker und Fahrzeugdaten müssen stimmen. Den Fragebogen beantwortet die Kundschaft selbst. Der Versicherungsnachweis geht elektronisch ans Strassenverkehrsamt; Abweichungen beim Namen oder Kanton führen zur Abweisung.</p>',
                    '<p>Le détenteur, le conducteur habituel et les données du véhicule doivent être exacts. La clientèle répond elle-même au questionnaire. L’attestation est transmise électroniquement au service des automobiles; toute divergence de nom ou de canton entraîne un refus.</p>',
                    '<p>Detentore, conducente abituale e dati del veicolo devono essere esatti. Al questionario risponde la clientela. L’attestato va per via elettronica alla Sezione della circolazione; differenze nel nome o nel Cantone portano al rifiuto.</p>',
                  ),
                },
                {
                  title: t('Begleiten', 'Accompagner', 'Accompagnare'),
                  text: t(
                    '<p>Zuerst die Menschen, dann die Fakten. Schaden sofort melden, Gutsprache abwarten, erst dann reparieren. Totalschaden heisst: Reparatur teurer als Zeitwert. Der Selbstbehalt gehört sichtbar auf die Rechnung.</p>',
                    '<p>Les personnes d’abord, les faits ensuite. Annoncer le sinistre sans attendre, obtenir l’accord de prise en charge, puis seulement réparer. Dommage total: la réparation coûte plus que la valeur vénale. La franchise figure clairement sur la facture.</p>',
                    '<p>Prima le persone, poi i fatti. Notificare subito il sinistro, attendere la garanzia di pagamento, solo dopo riparare. Danno totale significa: la riparazione costa più del valore venale. La franchigia va indicata chiaramente in fattura.</p>',
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
                    'Reparatur 9800 Franken, Zeitwert 7200 Franken, Vollkasko mit 1000 Franken Selbstbehalt, kein Zeitwertzusatz. Wie viel zahlt die Kasko ungefähr, wenn der Versicherer das Wrack übernimmt?',
                    'Réparation 9800 francs, valeur vénale 7200 francs, casco complète avec franchise de 1000 francs, sans valeur vénale majorée. Combien la casco paie-t-elle environ si l’assureur reprend l’épave?',
                    'Riparazione 9800 franchi, valore venale 7200 franchi, casco totale con franchigia di 1000 franchi, senza valore venale maggiorato. Quanto paga circa la casco se l’assicuratore ritira il relitto?',
                  ),
                  options: [
                    { text: t('7200 Franken', '7200 francs', '7200 franchi'), correct: false },
                    { text: t('6200 Franken', '6200 francs', '6200 franchi'), correct: true },
                    { text: t('8800 Franken', '8800 francs', '8800 franchi'), correct: false },
                    { text: t('9800 Franken', '9800 francs', '9800 franchi'), correct: false },
                  ],
                  explanation: t(
                    'Die Reparatur ist teurer als der Zeitwert, also Totalschaden: 7200 minus 1000 Franken Selbstbehalt.',
                    'La réparation coûte plus que la valeur vénale, il s’agit donc d’un dommage total: 7200 moins 1000 francs de franchise.',
                    'La riparazione costa più del valore venale, quindi danno totale: 7200 meno 1000 franchi di franchigia.',
                  ),
                },
                {
                  question: t(
                    'Welche zwei Deckungen betreffen immer das eigene Fahrzeug?',
                    'Quelles sont les deux couvertures qui concernent toujours le véhicule assuré lui-même?',
                    'Quali sono le due coperture che riguardano sempre il proprio veicolo?',
                  ),
                  options: [
                    { text: t('Kollisionskasko', 'casco collision', 'casco collisione'), correct: true },
                    {
                      text: t('Haftpflicht', 'responsabilité civile', 'responsabilità civile'),
                      correct: false,
                    },
                    { text: t('Teilkasko', 'casco partielle', 'casco parziale'), correct: true },
                    {
                      text: t('Insassenunfall', 'accidents des occupants', 'infortuni degli occupanti'),
                      correct: false,
                    },
                  ],
                  explanation: t(
                    'Die Kasko schützt das eigene Fahrzeug, die Haftpflicht die anderen, der Insassenunfall die Personen im Auto.',
                    'La casco protège son propre véhicule, la RC les autres, l’assurance des occupants les personnes à bord.',
                    'La casco protegge il proprio veicolo, la RC gli altri, l’infortunio degli occupanti le persone a bordo.',
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
                '40 Fragen aus allen Circles, 60 Minuten Zeit. Das Resultat zählt für den Kompetenznachweis.',
                '40 questions sur tous les circles, 60 minutes. Le résultat compte pour le contrôle de compétences.',
                '40 domande su tutti i circle, 60 minuti. Il risultato conta per il controllo delle competenze.',
              ),
              minutes: 60,
              checkboxText: t(
                'Ich habe die Wegleitung gelesen und löse die Prüfung selbständig.',
                'J’ai lu les directives et je passe l’examen de manière autonome.',
                'Ho letto le direttive e svolgo l’esame in autonomia.',
              ),
              maxPoints: 40,
              certificate: 'abschluss-und-schaden',
              hasExtendedTimeTest: true,
            },
            {
              kind: 'placeholder',
              slug: 'pruefungsgespraech',
              title: t('Prüfungsgespräch', 'Entretien d’examen', 'Colloquio d’esame'),
              description: t(
                'Das Gespräch findet vor Ort statt. Zeit und Raum erhältst du mit dem Aufgebot.',
                'L’entretien a lieu sur place. L’heure et la salle te sont indiquées dans la convocation.',
                'Il colloquio si svolge sul posto. Ora e aula ti vengono indicate nella convocazione.',
              ),
              minutes: 20,
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
                'Hast du dich gut vorbereitet gefühlt? Deine Antworten helfen den nächsten Durchführungen.',
                'La préparation t’a-t-elle paru suffisante? Tes réponses serviront aux prochaines sessions.',
                'La preparazione ti è sembrata sufficiente? Le tue risposte servono alle prossime sessioni.',
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
