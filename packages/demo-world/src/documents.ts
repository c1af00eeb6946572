import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Config, createFileStore } from '@learn/server/sample-data';
import { shiftDays } from './dates.ts';
import { demoId } from './demoId.ts';
import type { PeopledSession } from './enrolments.ts';
import { placedContents } from './placedContents.ts';
import type { NewDocument, NewFile } from './rows.ts';
import { docx, pdf, png, xlsx } from './sampleFiles.ts';
import type { Text } from './text.ts';

/** A file of the demo world with its bytes. */
export interface StoredFile {
  readonly file: NewFile & { readonly storageKey: string; readonly fileType: string };
  readonly bytes: Buffer;
}

export interface DemoDocument extends StoredFile {
  readonly document: NewDocument;
}

type Language = keyof Text;

interface Template {
  readonly slug: string;
  readonly title: Text;
  readonly fileType: string;
  readonly extension: string;
  readonly make: (language: Language) => Buffer;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const programme: Readonly<Record<Language, readonly string[]>> = {
  de: [
    '08.45 Ankommen und Rückblick',
    '09.15 Fall in Gruppen',
    '12.00 Mittag',
    '13.15 Rollenspiel',
    '16.00 Auswertung',
  ],
  fr: ['08.45 Accueil et retour', '09.15 Cas en groupes', '12.00 Midi', '13.15 Jeu de rôle', '16.00 Bilan'],
  it: ['08.45 Accoglienza', '09.15 Caso a gruppi', '12.00 Pranzo', '13.15 Gioco di ruolo', '16.00 Bilancio'],
};

const questions: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Leitfaden für das Gespräch',
    'Was hat sich verändert?',
    'Wovor willst du geschützt sein?',
    'Was darf es kosten?',
  ],
  fr: [
    'Guide d’entretien',
    'Qu’est-ce qui a changé ?',
    'De quoi veux-tu te protéger ?',
    'Quel est le budget ?',
  ],
  it: ['Guida al colloquio', 'Che cosa è cambiato?', 'Da che cosa vuoi proteggerti?', 'Quanto può costare?'],
};

const templates: readonly Template[] = [
  {
    slug: 'programm',
    title: { de: 'Programm des Kurstags', fr: 'Programme de la journée', it: 'Programma della giornata' },
    fileType: 'application/pdf',
    extension: 'pdf',
    make(language) {
      return pdf(this.title[language], programme[language]);
    },
  },
  {
    slug: 'leitfaden',
    title: { de: 'Gesprächsleitfaden', fr: 'Guide d’entretien', it: 'Guida al colloquio' },
    fileType: word,
    extension: 'docx',
    make: (language) => docx(questions[language]),
  },
  {
    slug: 'praemien',
    title: { de: 'Prämienvergleich', fr: 'Comparaison des primes', it: 'Confronto dei premi' },
    fileType: excel,
    extension: 'xlsx',
    make(language) {
      return xlsx(this.title[language], [
        ['', 'CHF'],
        ['A', 486.5],
        ['B', 512],
        ['C', 467.8],
      ]);
    },
  },
  {
    slug: 'schadenverteilung',
    title: { de: 'Schäden nach Ursache', fr: 'Sinistres par cause', it: 'Danni per causa' },
    fileType: 'image/png',
    extension: 'png',
    make: () =>
      png(
        [0.86, 0.62, 0.4, 0.18],
        [
          [31, 78, 121],
          [64, 132, 150],
        ],
      ),
  },
];

/** How many of the templates each circle with a second sequence has; the first circles have all. */
const perCircle = [4, 2, 1] as const;

/** Documents that the experts of a session have put beside the first circles, in the session's language. */
export function demoDocuments(session: PeopledSession, now: Date): DemoDocument[] {
  const { demo } = session;
  if (!demo.course.configuration.enable_circle_documents) return [];
  return perCircle.flatMap((count, circleIndex) => {
    const places = placedContents(demo.course).filter((placed) => placed.circleIndex === circleIndex);
    return templates.slice(0, count).map((template, index) => {
      const place = places[Math.floor((index * places.length) / count)];
      const owner = place && session.expertOf.get(place.circle.slug);
      if (place === undefined || owner === undefined)
        throw new Error(`${demo.key} has no place for documents.`);
      const bytes = template.make(demo.language);
      const name = template.title[demo.language];
      const id = demoId(`file/${demo.key}/${place.circle.slug}/${template.slug}`);
      const createdAt = shiftDays(now, -40 + circleIndex * 12 + index);
      return {
        bytes,
        file: {
          id,
          ownerId: owner,
          purpose: 'document',
          fileName: `${template.slug}.${template.extension}`,
          fileType: template.fileType,
          size: bytes.length,
          storageKey: createHash('sha256').update(id).digest('hex').slice(0, 32),
          uploadTokenHash: null,
          uploadExpiresAt: createdAt,
          createdAt,
          finishedAt: createdAt,
        },
        document: {
          id: demoId(`document/${demo.key}/${place.circle.slug}/${template.slug}`),
          courseSessionId: session.session.id,
          circleKey: place.circleKey,
          sequenceKey: place.sequenceKey,
          fileId: id,
          name,
          createdAt,
        },
      };
    });
  });
}

/** Puts the bytes into the file store; doing it again changes nothing. */
export async function storeFiles(config: Config, files: readonly StoredFile[]): Promise<void> {
  const store = createFileStore(config);
  for (const { file, bytes } of files) {
    await store.write(file.storageKey, Readable.from([bytes]), {
      fileType: file.fileType,
      maximumBytes: bytes.length,
    });
  }
}
