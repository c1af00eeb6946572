import type { Circle } from '../content.ts';
import { t } from '../content.ts';
import { can, ownWork, right, sequenceTitle, wrong } from './shared-vv-uk.ts';

/** Circle «Einkommenssicherung»: continued pay, accident and sickness benefits, disability. */
export const ukEinkommenssicherung: Circle = {
  slug: 'einkommenssicherung',
  title: t('Einkommenssicherung', 'Garantie du revenu', 'Garanzia del reddito'),
  description: t(
    'Krank, verunfallt, invalid: Du weisst, wer in welchem Fall den Lohn ersetzt und wo Lücken bleiben.',
    'Maladie, accident, invalidité : tu sais qui remplace le salaire dans chaque cas et où subsistent des lacunes.',
    'Malattia, infortunio, invalidità: sai chi sostituisce il salario in ogni caso e dove restano lacune.',
  ),
  goals: [
    t(
      'Du unterscheidest Lohnersatz bei Krankheit und bei Unfall.',
      'Tu distingues le remplacement du salaire en cas de maladie et d’accident.',
      'Distingui la sostituzione del salario in caso di malattia e d’infortunio.',
    ),
    t(
      'Du zeigst eine Einkommenslücke mit einer Grafik.',
      'Tu montres une lacune de revenu par un graphique.',
      'Mostri una lacuna di reddito con un grafico.',
    ),
  ],
  sequences: [
    {
      slug: 'starten',
      title: sequenceTitle.start,
      icon: 'start',
      units: [
        {
          slug: 'wenn-der-lohn-ausbleibt',
          title: t('Wenn der Lohn ausbleibt', 'Quand le salaire manque', 'Quando manca il salario'),
          contents: [
            {
              slug: 'krank-oder-verunfallt',
              kind: 'rich_text',
              title: t('Krank oder verunfallt?', 'Maladie ou accident ?', 'Malattia o infortunio?'),
              description: t(
                'Warum dieser Unterschied über den Lohn entscheidet.',
                'Pourquoi cette différence décide du salaire.',
                'Perché questa differenza decide del salario.',
              ),
              minutes: 10,
              text: t(
                '<h2>Zwei Kolleginnen, zwei Fälle</h2><p>Selina und Aurora arbeiten im gleichen Café. Selina bricht sich beim Skifahren das Bein, Aurora fällt wegen einer Erschöpfung aus. Beide können drei Monate nicht arbeiten. Trotzdem sieht ihr Konto ganz unterschiedlich aus.</p><h2>Der Unfall</h2><p>Wer mindestens acht Stunden pro Woche beim gleichen Arbeitgeber arbeitet, ist auch in der Freizeit gegen Unfall versichert. Ab dem dritten Tag nach dem Unfall zahlt die Unfallversicherung <strong>80 Prozent</strong> des versicherten Lohnes.</p><h2>Die Krankheit</h2><ul><li>Der Arbeitgeber muss den Lohn nur eine beschränkte Zeit weiterzahlen, im ersten Dienstjahr oft drei Wochen.</li><li>Viele Betriebe schliessen deshalb freiwillig eine Krankentaggeldversicherung ab. Sie zahlt meist 80 Prozent während höchstens zwei Jahren.</li><li>Fehlt sie, beginnt nach wenigen Wochen die Lücke.</li></ul><p>Frag deshalb immer zuerst nach: Ist es Krankheit oder Unfall, und welche Lösung hat der Betrieb?</p>',
                '<h2>Deux collègues, deux cas</h2><p>Selina et Aurora travaillent dans le même café. Selina se casse la jambe à ski, Aurora s’arrête pour épuisement. Toutes deux ne peuvent pas travailler pendant trois mois. Pourtant, leurs comptes n’ont pas du tout la même allure.</p><h2>L’accident</h2><p>Qui travaille au moins huit heures par semaine chez le même employeur est aussi assuré contre les accidents durant les loisirs. Dès le troisième jour après l’accident, l’assurance-accidents verse <strong>80 pour cent</strong> du salaire assuré.</p><h2>La maladie</h2><ul><li>L’employeur ne doit verser le salaire que pendant un temps limité, souvent trois semaines la première année de service.</li><li>De nombreuses entreprises concluent donc volontairement une assurance d’indemnités journalières. Elle paie en général 80 pour cent durant deux ans au maximum.</li><li>Sans elle, la lacune commence après quelques semaines.</li></ul><p>Pose donc toujours d’abord cette question : s’agit-il d’une maladie ou d’un accident, et quelle est la solution de l’entreprise ?</p>',
                '<h2>Due colleghe, due casi</h2><p>Selina e Aurora lavorano nello stesso caffè. Selina si rompe una gamba sciando, Aurora è assente per esaurimento. Entrambe non possono lavorare per tre mesi. Eppure i loro conti hanno un aspetto del tutto diverso.</p><h2>L’infortunio</h2><p>Chi lavora almeno otto ore alla settimana presso lo stesso datore di lavoro è assicurato contro gli infortuni anche nel tempo libero. Dal terzo giorno dopo l’infortunio l’assicurazione versa l’<strong>80 per cento</strong> del salario assicurato.</p><h2>La malattia</h2><ul><li>Il datore di lavoro deve versare il salario solo per un tempo limitato, nel primo anno di servizio spesso tre settimane.</li><li>Molte aziende stipulano perciò volontariamente un’assicurazione d’indennità giornaliera. Di solito paga l’80 per cento per due anni al massimo.</li><li>Se manca, la lacuna comincia dopo poche settimane.</li></ul><p>Chiedi quindi sempre per prima cosa: è malattia o infortunio, e quale soluzione ha l’azienda?</p>',
              ),
            },
            {
              slug: 'von-taggeld-bis-rente',
              kind: 'learning_module',
              title: t(
                'Vom Taggeld bis zur Rente',
                'De l’indemnité à la rente',
                'Dall’indennità alla rendita',
              ),
              description: t(
                'Was in den ersten Tagen, Monaten und Jahren geschieht.',
                'Ce qui se passe les premiers jours, mois et années.',
                'Che cosa succede nei primi giorni, mesi e anni.',
              ),
              minutes: 15,
              cards: [
                {
                  title: t('Die ersten Wochen', 'Les premières semaines', 'Le prime settimane'),
                  text: t(
                    'Am Anfang zahlt der Arbeitgeber oder das Taggeld. Wichtig sind jetzt die rasche Meldung und ein Arztzeugnis. Je früher eine lange Absenz bekannt ist, desto eher kann eine Rückkehr mit angepasster Arbeit gelingen. Darauf arbeiten heute alle Versicherer gemeinsam hin.',
                    'Au début, c’est l’employeur ou l’indemnité journalière qui paie. L’essentiel est alors une annonce rapide et un certificat médical. Plus une longue absence est connue tôt, plus un retour avec un travail adapté a des chances de réussir. Tous les assureurs y travaillent aujourd’hui ensemble.',
                    'All’inizio paga il datore di lavoro o l’indennità giornaliera. Ora contano un annuncio rapido e un certificato medico. Prima si conosce una lunga assenza, più è probabile un rientro con un lavoro adattato. Oggi tutti gli assicuratori collaborano in questo senso.',
                  ),
                },
                {
                  title: t('Nach einem Jahr', 'Après un an', 'Dopo un anno'),
                  text: t(
                    'Eine Rente der Invalidenversicherung kommt frühestens nach einem Jahr in Frage und setzt einen Invaliditätsgrad von mindestens 40 Prozent voraus. Vorher prüft die Versicherung, ob eine Eingliederung möglich ist. Die Anmeldung sollte spätestens nach sechs Monaten erfolgen.',
                    'Une rente de l’assurance-invalidité n’entre en ligne de compte qu’après un an et suppose un degré d’invalidité d’au moins 40 pour cent. Auparavant, l’assurance examine si une réadaptation est possible. La demande devrait être déposée au plus tard après six mois.',
                    'Una rendita dell’assicurazione invalidità entra in considerazione al più presto dopo un anno e presuppone un grado d’invalidità di almeno il 40 per cento. Prima l’assicurazione esamina se è possibile un’integrazione. La richiesta andrebbe presentata al più tardi dopo sei mesi.',
                  ),
                },
                {
                  title: t(
                    'Wer besonders gefährdet ist',
                    'Qui est particulièrement exposé',
                    'Chi è particolarmente esposto',
                  ),
                  text: t(
                    'Selbstständige sind weder obligatorisch unfallversichert noch einer Pensionskasse angeschlossen. Auch Teilzeitangestellte mit mehreren kleinen Stellen fallen oft zwischen die Maschen. Frag immer nach Pensum, Anzahl Arbeitgeber und Familienpflichten, bevor du eine Lösung zeigst.',
                    'Les indépendants ne sont ni obligatoirement assurés contre les accidents ni affiliés à une caisse de pension. Les personnes à temps partiel avec plusieurs petits emplois passent aussi souvent entre les mailles. Renseigne-toi toujours sur le taux, le nombre d’employeurs et les charges de famille.',
                    'Gli indipendenti non sono né obbligatoriamente assicurati contro gli infortuni né affiliati a una cassa pensione. Anche chi lavora a tempo parziale con più piccoli impieghi sfugge spesso alle maglie. Chiedi sempre del grado d’occupazione, del numero di datori di lavoro e degli obblighi familiari.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'uk-krankheit-unfall-unterscheiden',
              'C2',
              'Ich kann die Leistungen bei Krankheit und Unfall unterscheiden.',
              'Je peux distinguer les prestations en cas de maladie et d’accident.',
              'So distinguere le prestazioni in caso di malattia e d’infortunio.',
            ),
            can(
              'uk-ablauf-invaliditaet',
              'C2',
              'Ich kann den Weg vom Taggeld bis zur Rente beschreiben.',
              'Je peux décrire le chemin de l’indemnité à la rente.',
              'So descrivere il percorso dall’indennità alla rendita.',
            ),
          ],
        },
      ],
    },
    {
      slug: 'deckungen-erklaeren',
      title: t('Deckungen erklären', 'Expliquer les couvertures', 'Spiegare le coperture'),
      icon: 'explain',
      units: [
        {
          slug: 'luecken-sehen',
          title: t('Lücken sehen', 'Voir les lacunes', 'Vedere le lacune'),
          contents: [
            {
              slug: 'die-lohntreppe',
              kind: 'video',
              title: t('Die Lohntreppe', 'L’escalier du salaire', 'La scala del salario'),
              description: t(
                'Wie du eine Einkommenslücke auf einem Blatt zeichnest.',
                'Comment dessiner une lacune de revenu sur une feuille.',
                'Come disegnare una lacuna di reddito su un foglio.',
              ),
              minutes: 4,
              captions: [
                t(
                  'Nimm ein Blatt und zeichne eine Linie für die Zeit.',
                  'Prends une feuille et trace une ligne pour le temps.',
                  'Prendi un foglio e traccia una linea per il tempo.',
                ),
                t(
                  'Links beginnt der Tag, an dem der Lohn ausfällt.',
                  'À gauche commence le jour où le salaire s’arrête.',
                  'A sinistra comincia il giorno in cui manca il salario.',
                ),
                t(
                  'Die erste Stufe ist der volle Lohn vom Arbeitgeber.',
                  'La première marche est le plein salaire versé par l’employeur.',
                  'Il primo gradino è il salario pieno versato dal datore di lavoro.',
                ),
                t(
                  'Die zweite Stufe ist das Taggeld, meist 80 Prozent.',
                  'La deuxième marche est l’indemnité, le plus souvent 80 pour cent.',
                  'Il secondo gradino è l’indennità, di solito l’80 per cento.',
                ),
                t(
                  'Dann folgen die Renten, und die Treppe wird deutlich niedriger.',
                  'Viennent ensuite les rentes, et l’escalier descend nettement.',
                  'Poi seguono le rendite e la scala si abbassa nettamente.',
                ),
                t(
                  'Zeichne nun oben die Ausgaben der Familie als gerade Linie ein.',
                  'Trace maintenant en haut les dépenses de la famille en ligne droite.',
                  'Traccia ora in alto le spese della famiglia come linea retta.',
                ),
                t(
                  'Der Raum dazwischen ist die Lücke, über die ihr sprechen solltet.',
                  'L’espace entre les deux est la lacune dont il faut parler.',
                  'Lo spazio in mezzo è la lacuna di cui dovreste parlare.',
                ),
              ],
            },
            {
              slug: 'lohntreppe-zeichnen',
              kind: 'demo',
              title: t(
                'Lohntreppe zeichnen',
                'Dessiner l’escalier du salaire',
                'Disegnare la scala del salario',
              ),
              description: t(
                'Zeichne die Treppe für drei Personen.',
                'Dessine l’escalier pour trois personnes.',
                'Disegna la scala per tre persone.',
              ),
              minutes: 12,
              text: t(
                '<p>Wähle eine Person, gib Lohn und Ausgaben ein und verschiebe die Stufen. Vergleiche eine Angestellte mit einem Selbstständigen: Wo ist die Lücke grösser, und ab wann?</p>',
                '<p>Choisis une personne, saisis salaire et dépenses et déplace les marches. Compare une employée et un indépendant : où la lacune est-elle plus grande, et dès quand ?</p>',
                '<p>Scegli una persona, inserisci salario e spese e sposta i gradini. Confronta una dipendente con un indipendente: dove la lacuna è più grande e da quando?</p>',
              ),
              buttonText: t('Werkzeug öffnen', 'Ouvrir l’outil', 'Apri lo strumento'),
              buttonUrl: 'https://example.org/lohntreppe',
            },
            {
              slug: 'unterlagen-einkommen',
              kind: 'document_list',
              title: t('Unterlagen Einkommen', 'Documents Revenu', 'Documenti Reddito'),
              description: t(
                'Eine Übersicht für dein Pult.',
                'Un aperçu pour ton bureau.',
                'Una panoramica per la tua scrivania.',
              ),
              minutes: 4,
              documents: [
                {
                  slug: 'uebersicht-leistungen',
                  title: t(
                    'Leistungen im Überblick',
                    'Aperçu des prestations',
                    'Panoramica delle prestazioni',
                  ),
                  text: t(
                    'Unfall: Taggeld 80 Prozent ab dem dritten Tag, später Rente. Krankheit: Lohnfortzahlung, danach Taggeld, sofern der Betrieb eines hat. Invalidität: Rente frühestens nach einem Jahr. Militär und Mutterschaft: Erwerbsersatz. Prüfe immer, welche Verträge tatsächlich bestehen.',
                    'Accident : indemnité de 80 pour cent dès le troisième jour, puis rente. Maladie : versement du salaire, ensuite indemnité si l’entreprise en a une. Invalidité : rente au plus tôt après un an. Service militaire et maternité : allocations pour perte de gain. Vérifie toujours quels contrats existent réellement.',
                    'Infortunio: indennità dell’80 per cento dal terzo giorno, poi rendita. Malattia: versamento del salario, poi indennità se l’azienda ne ha una. Invalidità: rendita al più presto dopo un anno. Servizio militare e maternità: indennità per perdita di guadagno. Verifica sempre quali contratti esistono davvero.',
                  ),
                },
              ],
            },
          ],
          criteria: [
            can(
              'uk-lohntreppe-zeichnen',
              'C2',
              'Ich kann eine Einkommenslücke zeichnen und erklären.',
              'Je peux dessiner et expliquer une lacune de revenu.',
              'So disegnare e spiegare una lacuna di reddito.',
            ),
            can(
              'uk-selbststaendige-erkennen',
              'C2',
              'Ich kann erkennen, wer besonders schlecht abgesichert ist.',
              'Je peux reconnaître qui est particulièrement mal couvert.',
              'So riconoscere chi è coperto particolarmente male.',
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
          slug: 'im-betrieb',
          title: t('Im Betrieb', 'En entreprise', 'In azienda'),
          contents: [
            {
              slug: 'gespraech-beobachten',
              kind: 'assignment',
              title: t('Ein Gespräch beobachten', 'Observer un entretien', 'Osservare un colloquio'),
              description: t(
                'Du begleitest ein Gespräch zur Einkommenssicherung.',
                'Tu accompagnes un entretien sur la garantie du revenu.',
                'Assisti a un colloquio sulla garanzia del reddito.',
              ),
              minutes: 90,
              assignment: {
                type: 'PRAXIS_ASSIGNMENT',
                needsExpertEvaluation: true,
                introText: t(
                  'Begleite eine Beraterin oder einen Berater zu einem Gespräch und beobachte, wie Lücken angesprochen werden. Hole vorher das Einverständnis der Kundschaft ein.',
                  'Accompagne une conseillère ou un conseiller à un entretien et observe comment les lacunes sont abordées. Demande au préalable l’accord de la clientèle.',
                  'Accompagna una consulente o un consulente a un colloquio e osserva come si parla delle lacune. Chiedi prima il consenso della clientela.',
                ),
                effortRequired: t(
                  '90 Minuten, verteilt auf drei Wochen',
                  '90 minutes, réparties sur trois semaines',
                  '90 minuti, ripartiti su tre settimane',
                ),
                evaluationDescription: t(
                  'Deine Praxisbildnerin oder dein Praxisbildner bewertet Beobachtung und Folgerung.',
                  'La personne qui te forme évalue l’observation et la conclusion.',
                  'La persona che ti forma valuta osservazione e conclusione.',
                ),
                performanceObjectives: [
                  t(
                    'Du beobachtest genau und wertest nicht.',
                    'Tu observes avec précision et sans juger.',
                    'Osservi con precisione e senza giudicare.',
                  ),
                  t(
                    'Du ziehst Schlüsse für deine eigene Arbeit.',
                    'Tu tires des conclusions pour ton propre travail.',
                    'Trai conclusioni per il tuo lavoro.',
                  ),
                ],
                tasks: [
                  {
                    title: t('Beobachten', 'Observer', 'Osservare'),
                    blocks: [
                      {
                        type: 'text',
                        label: t(
                          'Wie wurde die Lücke erklärt? Notiere zwei Sätze wörtlich.',
                          'Comment la lacune a-t-elle été expliquée ? Note deux phrases mot à mot.',
                          'Come è stata spiegata la lacuna? Annota due frasi alla lettera.',
                        ),
                      },
                    ],
                  },
                  {
                    title: t('Darstellen', 'Représenter', 'Rappresentare'),
                    blocks: [
                      {
                        type: 'file',
                        label: t(
                          'Lege deine anonymisierte Lohntreppe ab.',
                          'Dépose ton escalier du salaire rendu anonyme.',
                          'Carica la tua scala del salario resa anonima.',
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
                      'Die Beobachtung ist genau und ohne Wertung.',
                      'L’observation est précise et sans jugement.',
                      'L’osservazione è precisa e senza giudizi.',
                    ),
                    maxPoints: 8,
                  },
                  {
                    title: t('Darstellen', 'Représenter', 'Rappresentare'),
                    description: t(
                      'Die Lohntreppe ist vollständig und richtig beschriftet.',
                      'L’escalier est complet et correctement légendé.',
                      'La scala è completa e corredata di legenda corretta.',
                    ),
                    maxPoints: 8,
                  },
                ],
                certificate: 'kompetenznachweis-2',
                weight: 1,
              },
            },
          ],
          criteria: [
            can(
              'uk-gespraech-beobachten',
              'A2',
              'Ich kann ein Beratungsgespräch genau beobachten.',
              'Je peux observer précisément un entretien de conseil.',
              'So osservare con precisione un colloquio di consulenza.',
            ),
            can(
              'uk-einverstaendnis-einholen',
              'A1',
              'Ich kann vor einem Gespräch das Einverständnis der Kundschaft einholen.',
              'Je peux demander l’accord de la clientèle avant un entretien.',
              'So chiedere il consenso della clientela prima di un colloquio.',
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
              slug: 'wissen-einkommen',
              kind: 'knowledge_assessment',
              title: t(
                'Wissensstand Einkommenssicherung',
                'Acquis Garantie du revenu',
                'Conoscenze Garanzia del reddito',
              ),
              description: t(
                'Drei Fragen zu Krankheit, Unfall und Rente.',
                'Trois questions sur la maladie, l’accident et la rente.',
                'Tre domande su malattia, infortunio e rendita.',
              ),
              minutes: 6,
              questions: [
                {
                  question: t(
                    'Ab wann zahlt die Unfallversicherung Taggeld?',
                    'Dès quand l’assurance-accidents verse-t-elle des indemnités ?',
                    'Da quando l’assicurazione infortuni versa le indennità?',
                  ),
                  options: [
                    wrong('Ab dem ersten Tag', 'Dès le premier jour', 'Dal primo giorno'),
                    right(
                      'Ab dem dritten Tag nach dem Unfall',
                      'Dès le troisième jour après l’accident',
                      'Dal terzo giorno dopo l’infortunio',
                    ),
                    wrong('Ab dem dreissigsten Tag', 'Dès le trentième jour', 'Dal trentesimo giorno'),
                  ],
                  explanation: t(
                    'Die ersten Tage trägt der Arbeitgeber.',
                    'Les premiers jours sont à la charge de l’employeur.',
                    'I primi giorni sono a carico del datore di lavoro.',
                  ),
                },
                {
                  question: t(
                    'Wer ist in der Freizeit obligatorisch gegen Unfall versichert?',
                    'Qui est obligatoirement assuré contre les accidents durant les loisirs ?',
                    'Chi è assicurato obbligatoriamente contro gli infortuni nel tempo libero?',
                  ),
                  options: [
                    wrong('Alle Selbstständigen', 'Tous les indépendants', 'Tutti gli indipendenti'),
                    wrong(
                      'Alle Personen in der Schweiz',
                      'Toutes les personnes en Suisse',
                      'Tutte le persone in Svizzera',
                    ),
                    right(
                      'Angestellte ab acht Wochenstunden beim gleichen Arbeitgeber',
                      'Les employés dès huit heures par semaine chez le même employeur',
                      'I dipendenti da otto ore settimanali presso lo stesso datore di lavoro',
                    ),
                  ],
                  explanation: t(
                    'Wer weniger arbeitet, ist nur bei der Arbeit und auf dem Arbeitsweg versichert.',
                    'Qui travaille moins n’est assuré qu’au travail et sur le trajet.',
                    'Chi lavora meno è assicurato solo sul lavoro e durante il tragitto.',
                  ),
                },
                {
                  question: t(
                    'Welcher Invaliditätsgrad ist für eine Rente mindestens nötig?',
                    'Quel degré d’invalidité minimal donne droit à une rente ?',
                    'Quale grado d’invalidità minimo dà diritto a una rendita?',
                  ),
                  options: [
                    wrong('10 Prozent', '10 pour cent', '10 per cento'),
                    right('40 Prozent', '40 pour cent', '40 per cento'),
                    wrong('70 Prozent', '70 pour cent', '70 per cento'),
                  ],
                  explanation: t(
                    'So sieht es die Invalidenversicherung vor.',
                    'C’est ce que prévoit l’assurance-invalidité.',
                    'Così prevede l’assicurazione invalidità.',
                  ),
                },
              ],
            },
            {
              slug: 'wissenstest-einkommen',
              kind: 'edoniq_test',
              title: t(
                'Wissenstest Einkommenssicherung',
                'Test de connaissances Garantie du revenu',
                'Test di conoscenza Garanzia del reddito',
              ),
              description: t(
                '20 Fragen in 25 Minuten.',
                '20 questions en 25 minutes.',
                '20 domande in 25 minuti.',
              ),
              minutes: 25,
              checkboxText: t(
                'Ich löse den Test allein und ohne fremde Hilfe.',
                'Je fais le test seul et sans aide extérieure.',
                'Svolgo il test da solo e senza aiuti esterni.',
              ),
              maxPoints: 20,
              certificate: 'kompetenznachweis-2',
              hasExtendedTimeTest: true,
            },
          ],
          criteria: [],
        },
      ],
    },
  ],
};
