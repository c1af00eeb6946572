import type { Circle, Content, Course, Sequence, Topic } from '@learn/course-content';
import type { Text } from '../text.ts';
import { t } from '../text.ts';

/** How wide a course is to be. */
export interface WideCourseSize {
  readonly circles: number;
  /** contents in all circles together */
  readonly contents: number;
}

const circlesPerTopic = 5;
const contentsPerSequence = 5;
const subjects: readonly Text[] = [
  t(
    'Haushalt und Haftpflicht',
    'Ménage et responsabilité civile',
    'Economia domestica e responsabilità civile',
  ),
  t('Fahrzeug und Verkehr', 'Véhicule et circulation', 'Veicolo e circolazione'),
  t('Gesundheit und Unfall', 'Santé et accident', 'Salute e infortunio'),
  t('Vorsorge und Sparen', 'Prévoyance et épargne', 'Previdenza e risparmio'),
  t('Gewerbe und Betrieb', 'Artisanat et entreprise', 'Artigianato e azienda'),
  t('Recht und Streit', 'Droit et litiges', 'Diritto e controversie'),
];
const icons = ['start', 'understand', 'explain', 'apply', 'check'] as const;

/** A course for measuring that is as wide as is asked for: topics of five circles, sequences of five contents. */
export function wideCourse({ circles, contents }: WideCourseSize): Course {
  const all = Array.from({ length: circles }, (_, number) =>
    wideCircle(number, share(contents, circles, number)),
  );
  return {
    course_type: 'vv',
    position: 100,
    slug: 'breiter-lehrgang',
    title: t('Breiter Lehrgang', 'Formation étendue', 'Formazione estesa'),
    category_name: t(
      'Versicherungsvermittlung',
      'Intermédiation en assurance',
      'Intermediazione assicurativa',
    ),
    configuration: {
      enable_circle_documents: true,
      enable_learning_mentor: false,
      enable_competence_certificates: false,
      enable_course_profiles: true,
    },
    profiles: ['nichtleben', 'leben'],
    action_competences: [
      { competence_id: 'A1', slug: 'beraten', title: t('Beraten', 'Conseiller', 'Consigliare') },
    ],
    media: [],
    topics: Array.from(
      { length: Math.ceil(circles / circlesPerTopic) },
      (_, number): Topic => ({
        slug: `thema-${number + 1}`,
        title: numbered(subjectOf(number), number),
        description: t(
          'Worum es in diesem Thema geht.',
          'De quoi traite ce thème.',
          'Di che cosa tratta questo tema.',
        ),
        circles: all.slice(number * circlesPerTopic, (number + 1) * circlesPerTopic),
      }),
    ),
  };
}

/** The part of a whole that falls to one of several, so that they differ by one at most. */
function share(whole: number, parts: number, number: number): number {
  return Math.floor((whole * (number + 1)) / parts) - Math.floor((whole * number) / parts);
}

function subjectOf(number: number): Text {
  return subjects[number % subjects.length] ?? t('Thema', 'Thème', 'Tema');
}

function numbered({ de, fr, it }: Text, number: number): Text {
  return t(`${de} ${number + 1}`, `${fr} ${number + 1}`, `${it} ${number + 1}`);
}

/** Every fourth circle is unlocked by the one before it. */
function wideCircle(number: number, contents: number): Circle {
  return {
    slug: `circle-${number + 1}`,
    title: numbered(subjectOf(number), number),
    description: t('Was du hier lernst.', 'Ce que tu apprends ici.', 'Che cosa impari qui.'),
    goals: [t('Du kannst beraten.', 'Tu sais conseiller.', 'Sai consigliare.')],
    sequences: Array.from({ length: Math.ceil(contents / contentsPerSequence) }, (_, index) =>
      wideSequence(number, index, Math.min(contentsPerSequence, contents - index * contentsPerSequence)),
    ),
    ...(number % 4 === 3 ? { unlocked_by: [`circle-${number}`] } : {}),
  };
}

function wideSequence(circle: number, number: number, contents: number): Sequence {
  const slug = `sequenz-${number + 1}`;
  const title = numbered(t('Sequenz', 'Séquence', 'Sequenza'), number);
  return {
    slug,
    title,
    icon: icons[number % icons.length] ?? 'start',
    units: [
      {
        slug: `${slug}-einheit`,
        title,
        contents: Array.from({ length: contents }, (_, index) => wideContent(circle, number, index)),
        criteria: [
          {
            slug: `${slug}-kriterium`,
            title: t('Ich kann dazu beraten.', 'Je sais conseiller à ce sujet.', 'So consigliare in merito.'),
            competence: 'A1',
          },
        ],
      },
    ],
  };
}

function wideContent(circle: number, sequence: number, number: number): Content {
  const base = {
    slug: `inhalt-${sequence + 1}-${number + 1}`,
    title: numbered(subjectOf(circle + sequence), sequence * contentsPerSequence + number),
    description: t('Kurz und gut.', 'En bref.', 'In breve.'),
    minutes: 5 + ((circle + sequence + number) % 20),
  };
  const text = t('Was man dazu wissen muss.', 'Ce qu’il faut savoir.', 'Che cosa bisogna sapere.');
  const paragraph = t(`<p>${text.de}</p>`, `<p>${text.fr}</p>`, `<p>${text.it}</p>`);
  if (number === 1)
    return { ...base, kind: 'video', video_url: '/media/clip-path.webm', duration: 24, captions: [text] };
  if (number === 3)
    return { ...base, kind: 'learning_module', cards: [{ title: base.title, text: paragraph }] };
  return { ...base, kind: 'rich_text', text: paragraph };
}
