import type { Language } from '@learn/domain';
import type { DemoUsername } from './accounts.ts';

interface AnnouncementText {
  readonly title: string;
  readonly text: string;
  readonly daysAgo: number;
  /** `HH:mm` in Zurich */
  readonly time: string;
  /** is about the circle at that place of the path */
  readonly circle?: number;
}

/** What experts announce to their sessions, the latest first. */
export const sessionAnnouncements: Readonly<Record<Language, readonly AnnouncementText[]>> = {
  de: [
    {
      title: 'Präsenztag: anderes Zimmer',
      text: 'Liebe alle\n\nAm nächsten Präsenztag sind wir im Zimmer 2.14 statt in der Aula. Beginn bleibt um 8.30 Uhr.\n\nBitte bringt Laptop und Ladekabel mit. Wer mit dem Zug kommt: Vom Bahnhof sind es zehn Minuten zu Fuss.',
      daysAgo: 1,
      time: '09:12',
    },
    {
      title: 'Zum Praxisauftrag in diesem Circle',
      text: 'Mehrere haben gefragt, wie ausführlich die Antworten sein sollen: Zwei bis drei Sätze pro Teilaufgabe reichen. Wichtiger ist, dass ihr begründet, warum ihr so vorgeht.\n\nEin gutes Beispiel für eine Begründung findet ihr hier: https://beispiele.lernkreis.example/begruendung',
      daysAgo: 6,
      time: '16:40',
      circle: 2,
    },
    {
      title: 'Willkommen in der Durchführung',
      text: 'Schön, dass ihr dabei seid. Schaut euch bis zum ersten Präsenztag den Circle Kickoff an und schätzt euch dort zum ersten Mal selbst ein.\n\nFragen beantworte ich gern an den Präsenztagen.',
      daysAgo: 45,
      time: '10:05',
      circle: 0,
    },
  ],
  fr: [
    {
      title: 'Journée de cours\u202f: autre salle',
      text: 'Bonjour à toutes et à tous\n\nPour la prochaine journée de cours, nous serons dans la salle 2.14 et non à l’aula. Nous commençons comme prévu à 8 h 30.\n\nPensez à prendre votre ordinateur et son chargeur.',
      daysAgo: 1,
      time: '09:12',
    },
    {
      title: 'À propos du travail pratique de ce Circle',
      text: 'Plusieurs d’entre vous m’ont demandé la longueur des réponses\u202f: deux ou trois phrases par question suffisent. L’important est d’expliquer pourquoi vous procédez ainsi.\n\nUn bon exemple\u202f: https://exemples.orbis.example/justification',
      daysAgo: 6,
      time: '16:40',
      circle: 2,
    },
    {
      title: 'Bienvenue dans cette session',
      text: 'Je me réjouis de vous accompagner. D’ici à la première journée de cours, parcourez le premier Circle et faites-y votre première autoévaluation.',
      daysAgo: 45,
      time: '10:05',
      circle: 0,
    },
  ],
  it: [
    {
      title: 'Giornata di corso: cambio di aula',
      text: 'Care tutte e cari tutti\n\nPer la prossima giornata di corso siamo nell’aula 2.14 e non nell’aula magna. Iniziamo come sempre alle 8.30.\n\nPortate il portatile con il caricatore.',
      daysAgo: 1,
      time: '09:12',
    },
    {
      title: 'Sul lavoro pratico di questo Circle',
      text: 'In diversi mi avete chiesto quanto devono essere lunghe le risposte: bastano due o tre frasi per domanda. È più importante spiegare perché procedete così.\n\nUn buon esempio: https://esempi.orbis.example/motivazione',
      daysAgo: 6,
      time: '16:40',
      circle: 2,
    },
    {
      title: 'Benvenuti in questa sessione',
      text: 'Sono contento di accompagnarvi. Prima della prima giornata di corso guardate il primo Circle e fatevi la prima autovalutazione.',
      daysAgo: 45,
      time: '10:05',
      circle: 0,
    },
  ],
};

/** What the association announces to every course. */
export const courseAnnouncement = {
  title: 'Plattform am Sonntag nicht erreichbar · Plateforme indisponible · Piattaforma non disponibile',
  text: 'Am Sonntag von 6 bis 8 Uhr wird die Plattform gewartet. Was du vorher geschrieben hast, bleibt erhalten.\n\nLa plateforme sera indisponible dimanche de 6 h à 8 h. Ce que tu as écrit auparavant est conservé.\n\nDomenica dalle 6 alle 8 la piattaforma non è disponibile. Quello che hai scritto prima resta salvato.',
  daysAgo: 9,
  time: '11:30',
} as const;

interface Said {
  readonly by: 'mentor' | 'participant';
  readonly daysAgo: number;
  readonly time: string;
  readonly text: string;
  readonly unread?: true;
}

/** What learning mentors and participants have written to each other. */
export const conversationTexts: readonly {
  readonly mentor: DemoUsername;
  readonly participant: DemoUsername;
  readonly said: readonly Said[];
}[] = [
  {
    mentor: 'sandra.huber',
    participant: 'lena.keller',
    said: [
      {
        by: 'mentor',
        daysAgo: 12,
        time: '08:55',
        text: 'Guten Morgen Lena\n\nIch habe deinen Praxisauftrag gelesen: Der Einstieg ins Gespräch ist dir sehr gut gelungen. Wollen wir den zweiten Teil zusammen anschauen?',
      },
      {
        by: 'participant',
        daysAgo: 12,
        time: '12:20',
        text: 'Danke dir! Ja gern. Bei der Bedarfsanalyse war ich unsicher, wie weit ich nachfragen darf.',
      },
      {
        by: 'mentor',
        daysAgo: 11,
        time: '09:10',
        text: 'Passt dir Donnerstag um 10 Uhr? Nimm die Unterlagen zum Fall Brunner mit, daran sieht man es gut.',
      },
      { by: 'participant', daysAgo: 11, time: '09:31', text: 'Donnerstag um 10 passt, ich bin im Büro.' },
      {
        by: 'mentor',
        daysAgo: 1,
        time: '15:48',
        text: 'Die Unterlagen von unserem Gespräch liegen hier: https://ablage.silberdistel.example/fall-brunner\n\nUnd noch eine Bitte: Schätz dich bis Freitag im Circle «Kundinnen und Kunden gewinnen» selbst ein, dann gebe ich dir Feedback.',
        unread: true,
      },
    ],
  },
  {
    mentor: 'peter.blanc',
    participant: 'marc.favre',
    said: [
      {
        by: 'participant',
        daysAgo: 4,
        time: '10:02',
        text: 'Bonjour Peter, je dois remettre mon étude de cas vendredi. Pourrais-tu regarder mon calcul de la franchise ?',
      },
      {
        by: 'mentor',
        daysAgo: 4,
        time: '13:45',
        text: 'Bonjour Marc, bien sûr. Le calcul est juste, mais il manque la justification : cite l’article des conditions générales.',
      },
      {
        by: 'participant',
        daysAgo: 1,
        time: '17:15',
        text: 'Merci, c’est corrigé. Est-ce que demain à midi te convient pour en parler ?',
        unread: true,
      },
    ],
  },
];
