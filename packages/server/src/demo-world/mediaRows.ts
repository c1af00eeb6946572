import { createHash } from 'node:crypto';
import { languages } from '@learn/domain';
import { asParagraph, isAllowedHtml } from '@learn/course-content';
import type { CourseContent } from './content.ts';
import { pageKey } from './coursePages.ts';
import { demoCourses } from './courseRows.ts';
import { shiftDays } from './dates.ts';
import { demoId } from './demoId.ts';
import type { StoredFile } from './documents.ts';
import type { DocumentFormat, Media, MediaCategory } from './mediaContent.ts';
import type { NewMediaCategory, NewMediaContent } from './rows.ts';
import { docx, pdf, xlsx } from './sampleFiles.ts';
import { spokenVideo } from './spokenVideo.ts';
import type { Text } from './text.ts';

/** The media libraries of all courses, and the files of their documents with the bytes. */
export interface DemoMedia {
  readonly categories: readonly NewMediaCategory[];
  readonly contents: readonly NewMediaContent[];
  readonly files: readonly StoredFile[];
}

const mediaTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Language = keyof Text;

/** Who has put the documents there. */
const librarian = 'carla.conti';

export function demoMedia(now: Date): DemoMedia {
  const places = demoCourses.flatMap((course) =>
    course.mediaCategories.map((category, position) => ({ course, category, position })),
  );
  const contents = places.flatMap(({ course, category }, library) =>
    category.contents.flatMap((content, position) =>
      languages.map((language) => {
        const changed = shiftDays(now, -6 - ((library * 13 + position * 29) % 200));
        return contentOf({ course, category, content, position, language, changed });
      }),
    ),
  );
  return {
    categories: places.flatMap(categoryRows),
    contents: contents.map(({ row }) => row),
    files: contents.flatMap(({ file }) => file ?? []),
  };
}

interface CategoryPlace {
  readonly course: CourseContent;
  readonly category: MediaCategory;
  readonly position: number;
}

interface ContentPlace extends CategoryPlace {
  readonly content: Media;
  readonly language: Language;
  /** when it was changed last */
  readonly changed: Date;
}

function categoryKey({ course, category }: Pick<CategoryPlace, 'course' | 'category'>): string {
  return demoId(`media/${course.slug}/${category.slug}`);
}

function categoryRows({ course, category, position }: CategoryPlace): NewMediaCategory[] {
  return languages.map((language) => ({
    id: demoId(`media/${course.slug}/${category.slug}/${language}`),
    courseId: demoId(`course/${course.slug}`),
    translationKey: categoryKey({ course, category }),
    language,
    position,
    slug: category.slug,
    icon: category.icon,
    title: category.title[language],
    description: category.description[language],
  }));
}

/** @throws Error for HTML that contents may not use */
function contentOf(place: ContentPlace) {
  const { course, category, content, position, language, changed } = place;
  const path = `media/${course.slug}/${category.slug}/content/${content.slug}`;
  const text = 'parts' in content ? htmlOf(content.parts, language) : '';
  if (!isAllowedHtml(text)) throw new Error(`${path} (${language}) holds HTML that is not allowed.`);
  const file =
    content.kind === 'DOCUMENT' ? fileOf(`${path}/${language}`, content, language, changed) : undefined;
  const row: NewMediaContent = {
    id: demoId(`${path}/${language}`),
    courseId: demoId(`course/${course.slug}`),
    categoryKey: categoryKey({ course, category }),
    translationKey: demoId(path),
    language,
    position,
    slug: content.slug,
    kind: content.kind,
    title: content.title[language],
    description: content.description[language],
    text,
    ...(content.kind === 'VIDEO' ? spokenVideo(content.captions, language) : {}),
    ...(content.kind === 'LINK' ? { url: content.url } : {}),
    fileId: file?.file.id ?? null,
    minutes: content.minutes,
    contentKeys: (content.belongsTo ?? []).map((page) => pageKey(`${course.slug}/${page}`)),
    updatedAt: changed,
  };
  return { row, file };
}

function htmlOf(parts: readonly { readonly title: Text; readonly text: Text }[], language: Language): string {
  return parts.map(({ title, text }) => `<h2>${title[language]}</h2>${asParagraph(text[language])}`).join('');
}

function fileOf(
  path: string,
  content: Extract<Media, { readonly kind: 'DOCUMENT' }>,
  language: Language,
  createdAt: Date,
): StoredFile {
  const bytes = bytesOf(content, language);
  const id = demoId(`file/${path}`);
  return {
    bytes,
    file: {
      id,
      ownerId: demoId(`user/${librarian}`),
      purpose: 'media',
      fileName: `${content.slug}-${language}.${content.format}`,
      fileType: mediaTypes[content.format],
      size: bytes.length,
      storageKey: createHash('sha256').update(id).digest('hex').slice(0, 32),
      uploadTokenHash: null,
      uploadExpiresAt: createdAt,
      createdAt,
      finishedAt: createdAt,
    },
  };
}

function bytesOf(
  { format, title, lines }: Extract<Media, { readonly kind: 'DOCUMENT' }>,
  language: Language,
): Buffer {
  const texts = lines.map((line) => line[language]);
  if (format === 'pdf') return pdf(title[language], texts);
  if (format === 'docx') return docx([title[language], ...texts]);
  return xlsx(
    title[language].slice(0, 31),
    texts.map((text) => text.split(' | ')),
  );
}
