import type { Circle } from '../content.ts';
import { t } from '../content.ts';

/** Exam circle of the topic «Sachversicherung»; the exam itself takes place on a booked date. */
export const vvZwischenpruefungSach: Circle = {
  slug: 'zwischenpruefung-sach',
  title: t('Zwischenprüfung Sach', 'Examen intermédiaire Choses', 'Esame intermedio Cose'),
  description: t(
    'In 60 Minuten zeigst du, dass du Fahrzeug, Haushalt und Rechtsstreitigkeiten fachlich sicher beherrschst. Melde dich für ein Datum an.',
    'En 60 minutes, tu démontres que tu maîtrises les thèmes véhicule, ménage et litiges. Inscris-toi à une date.',
    'In 60 minuti dimostri di padroneggiare veicolo, economia domestica e controversie legali. Iscriviti a una data.',
  ),
  goals: [
    t(
      'Du löst Fälle aus der Sachversicherung selbstständig.',
      'Tu résous seul des cas d’assurance de choses.',
      'Risolvi autonomamente casi di assicurazione di cose.',
    ),
    t(
      'Du begründest deine Empfehlung unter Zeitdruck verständlich.',
      'Tu justifies clairement ta recommandation dans le temps imparti.',
      'Motivi chiaramente la tua raccomandazione nel tempo a disposizione.',
    ),
  ],
  exam: { id: 'zp-sach', requiresBooking: true, hasCertificate: true },
  unlockedBy: ['rechtsstreitigkeiten', 'haushalt'],
  profiles: ['nichtleben', 'generell'],
  sequences: [
    {
      slug: 'pruefung',
      title: t('Prüfung', 'Examen', 'Esame'),
      icon: 'check',
      units: [
        {
          slug: 'zwischenpruefung',
          title: t('Zwischenprüfung', 'Examen intermédiaire', 'Esame intermedio'),
          contents: [
            {
              slug: 'pruefung-sachversicherung',
              kind: 'rich_text',
              title: t('Die Prüfung im Überblick', 'L’examen en bref', 'L’esame in breve'),
              description: t(
                'Ablauf, Hilfsmittel und Bewertung der Zwischenprüfung.',
                'Déroulement, aides et évaluation de l’examen intermédiaire.',
                'Svolgimento, ausili e valutazione dell’esame intermedio.',
              ),
              minutes: 60,
              text: t(
                '<h2>Das erwartet dich</h2><p>Die Prüfung findet am Computer statt und dauert 60 Minuten. Du bearbeitest zwei Fälle mit je sechs Aufgaben sowie zwanzig Einzelfragen. Geprüft wird, was in den Circles Fahrzeug, Haushalt und Rechtsstreitigkeiten vorkommt.</p><h2>Am Prüfungstag</h2><ul><li>Sei eine Viertelstunde vor Beginn da und bring einen amtlichen Ausweis mit.</li><li>Erlaubt sind ein Taschenrechner und die bereitgestellten Vertragsbedingungen.</li><li>Mobiltelefone und Uhren mit Internetzugang bleiben in der Tasche.</li></ul><h2>So wird bewertet</h2><p>Für das Bestehen brauchst du mindestens die Note 4.0. Das Resultat erscheint auf der Plattform, sobald alle Antworten ausgewertet sind. Wenn es nicht reicht, kannst du dich für ein weiteres Datum anmelden. Deine Antworten kannst du danach bei der Kursleitung einsehen. Wer wegen einer Beeinträchtigung mehr Zeit braucht, meldet sich vor der Anmeldung bei der Kursleitung.</p>',
                '<h2>Ce qui t’attend</h2><p>L’examen se déroule à l’ordinateur et dure 60 minutes. Tu traites deux cas de six tâches chacun ainsi que vingt questions isolées. Il porte sur le contenu des Circles Véhicule, Ménage et Litiges.</p><h2>Le jour de l’examen</h2><ul><li>Présente-toi un quart d’heure avant le début, avec une pièce d’identité officielle.</li><li>Sont autorisées une calculatrice et les conditions contractuelles mises à disposition.</li><li>Les téléphones et les montres connectées restent dans le sac.</li></ul><h2>L’évaluation</h2><p>Pour réussir, il te faut au moins la note 4.0. Le résultat apparaît sur la plateforme dès que toutes les réponses ont été corrigées. En cas d’échec, tu peux t’inscrire à une autre date. Tu peux ensuite consulter tes réponses auprès de la direction des cours. Les personnes qui ont besoin de plus de temps en raison d’un handicap s’annoncent à la direction des cours avant de s’inscrire.</p>',
                '<h2>Che cosa ti aspetta</h2><p>L’esame si svolge al computer e dura 60 minuti. Tratti due casi con sei compiti ciascuno e venti domande singole. Si esaminano i contenuti dei Circle Veicolo, Economia domestica e Controversie legali.</p><h2>Il giorno dell’esame</h2><ul><li>Presentati un quarto d’ora prima dell’inizio con un documento d’identità ufficiale.</li><li>Sono ammessi una calcolatrice e le condizioni contrattuali messe a disposizione.</li><li>Telefoni e orologi connessi restano nella borsa.</li></ul><h2>La valutazione</h2><p>Per superare l’esame ti serve almeno la nota 4.0. Il risultato appare sulla piattaforma appena tutte le risposte sono state corrette. Se non basta, puoi iscriverti a un’altra data. In seguito puoi consultare le tue risposte presso la direzione dei corsi. Chi ha bisogno di più tempo a causa di una disabilità si annuncia alla direzione dei corsi prima dell’iscrizione.</p>',
              ),
            },
          ],
          criteria: [],
        },
      ],
    },
    {
      slug: 'vorbereitung',
      title: t('Vorbereitung beurteilen', 'Évaluer la préparation', 'Valutare la preparazione'),
      icon: 'understand',
      units: [
        {
          slug: 'rueckmeldung',
          title: t('Rückmeldung', 'Retour', 'Riscontro'),
          contents: [
            {
              slug: 'feedback-pruefungsvorbereitung',
              kind: 'feedback',
              feedbackKind: 'exam_preparation',
              title: t(
                'Feedback zur Prüfungsvorbereitung',
                'Feedback sur la préparation à l’examen',
                'Feedback sulla preparazione all’esame',
              ),
              description: t(
                'Wie gut hat dich der Lehrgang auf die Prüfung vorbereitet?',
                'La formation t’a-t-elle bien préparé à l’examen ?',
                'Quanto ti ha preparato bene la formazione all’esame?',
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
