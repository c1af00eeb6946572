/** What the demo world contains, as far as the journeys use it. */

/** Participant of two sessions of one course, who has not begun the first of them. */
export const lena = 'lena.keller';

/** Expert of the same course, who sees it in preview. */
export const thomas = 'thomas.meier';

/** Account without any course. */
export const noah = 'noah.weber';

/** Participant whose profile is French. */
export const marc = 'marc.favre';

/** Participant of ag, whose profile is Italian. */
export const giulia = 'giulia.rossi';

/** Participant of et. */
export const jonas = 'jonas.frei';

/** Learning mentor of the same course, with mentees. */
export const sandra = 'sandra.huber';

/** Learning mentor of a session of uk, whose profile is French. */
export const peter = 'peter.blanc';

/** Supervisor of two regions. */
export const regula = 'regula.ammann';

/** Training responsible of an organisation. */
export const daniel = 'daniel.vogt';

/** Apprenticeship trainer of an organisation. */
export const monika = 'monika.steiner';

/** Exam expert. */
export const urs = 'urs.baumann';

/** Administrator. */
export const carla = 'carla.conti';

/** The course of the participant who has not begun. */
export const course = {
  slug: 'versicherungsvermittler-in',
  title: 'Versicherungsvermittler/-in',
  path: '/course/versicherungsvermittler-in/learn',
  competence: '/course/versicherungsvermittler-in/competence',
  media: '/course/versicherungsvermittler-in/media',
} as const;

/** Its first circle, and in it the first two contents. */
export const kickoff = {
  title: 'Kickoff',
  path: `${course.path}/kickoff`,
  first: { title: 'Willkommen', path: `${course.path}/kickoff/willkommen` },
  second: { title: 'So lernst du hier', path: `${course.path}/kickoff/so-lernst-du-hier` },
  /** the first unit with performance criteria */
  unit: { title: 'Deine Rolle', evaluate: `${course.path}/kickoff/evaluate/rolle-verstehen` },
} as const;

/** The exam of the demo course on harvest loss; its participant has booked a date. */
export const exam = {
  course: 'ernteausfall',
  circle: 'pruefung',
  path: '/course/ernteausfall/learn/pruefung',
  first: 'Prüfung im Feld und am Tisch',
} as const;

/** The exam of the demo course on insurance, and the session in which Lena has booked a date: her second one. */
export const vvExam = {
  course: 'versicherungsvermittler-in',
  circle: 'zwischenpruefung-sach',
  title: 'Zwischenprüfung Sach',
  session: 1,
  list: '/course/versicherungsvermittler-in/competence/vv-exams',
} as const;

/** Lena's praxis assignment: two texts, then a file; with a declaration. */
export const vehicleChange = {
  title: 'Fahrzeugwechsel begleiten',
  path: `${course.path}/fahrzeug/fahrzeugwechsel`,
  circle: 'fahrzeug',
  slug: 'fahrzeugwechsel',
  questions: 'Welche Fragen hast du gestellt, und weshalb?',
  covers: 'Wie hast du Haftpflicht, Teilkasko und Vollkasko erklärt?',
  file: 'Lege deinen Vergleich von zwei Offerten ab.',
  declaration:
    'Ich habe den Auftrag selbst bearbeitet und alle Angaben zu Kundinnen und Kunden anonymisiert.',
} as const;
