import {
  type Attachment,
  type Course,
  type Media,
  paths,
  placedContents,
  stableId,
} from '@learn/course-content';
import { type Language, languages } from '@learn/domain';
import type { mediaCategories, mediaContents } from '../../media/tables.ts';
import { addressOf, textOf } from './inLanguage.ts';
import { keyOf } from './pageRows.ts';

export type NewMediaCategory = Required<typeof mediaCategories.$inferInsert>;

/** A content of the media library without what a database adds to it: its file, and when it was changed. */
export type NewMediaContent = Omit<Required<typeof mediaContents.$inferInsert>, 'fileId' | 'updatedAt'>;

/** The file of a document in one language. */
export interface NewAttachment {
  /** of the content that it belongs to */
  readonly translationKey: string;
  readonly language: Language;
  readonly fileName: string;
  /** id for a file that is new */
  readonly id: string;
  readonly attachment: Attachment;
}

export interface MediaRows {
  readonly categories: readonly NewMediaCategory[];
  readonly contents: readonly NewMediaContent[];
  readonly attachments: readonly NewAttachment[];
}

/** The media library of a course in all languages. */
export function mediaRows(course: Course, courseId: string): MediaRows {
  const contentKeys = new Map(
    placedContents(course).map(({ circle, content }) => {
      const path = paths.content(paths.circle(course.slug, circle.slug), content.slug);
      return [`${circle.slug}/${content.slug}`, keyOf(content, path)];
    }),
  );
  const places = course.media.map((category, position) => {
    const path = paths.mediaCategory(course.slug, category.slug);
    return { category, position, path, key: category.translation_key ?? stableId(path) };
  });
  const contents = places.flatMap(({ category, key: categoryKey }) =>
    category.contents.flatMap((media, position) => {
      const path = paths.media(course.slug, category.slug, media.slug);
      const key = media.translation_key ?? stableId(path);
      return languages.map((language) => ({ media, language, position, categoryKey, path, key }));
    }),
  );
  return {
    categories: places.flatMap(({ category, position, path, key }) =>
      languages.map((language) => ({
        id: stableId(`${category.translation_key ?? path}/${language}`),
        courseId,
        translationKey: key,
        language,
        position,
        slug: category.slug,
        icon: category.icon,
        title: category.title[language],
        description: textOf(category.description, language),
        live: true,
      })),
    ),
    contents: contents.map(({ media, language, position, categoryKey, path, key }) => ({
      id: stableId(`${media.translation_key ?? path}/${language}`),
      courseId,
      categoryKey,
      translationKey: key,
      language,
      position,
      slug: media.slug,
      title: media.title[language],
      description: textOf(media.description, language),
      minutes: media.minutes,
      contentKeys: (media.belongs_to ?? []).flatMap((address) => contentKeys.get(address) ?? []),
      live: true,
      ...kindOf(media, language),
    })),
    attachments: contents.flatMap(({ media, language, path, key }) =>
      media.kind === 'document'
        ? [
            {
              translationKey: key,
              language,
              fileName: `${media.slug}-${language}.${media.format}`,
              id: stableId(`file/${media.translation_key ?? path}/${language}`),
              attachment: media.files[language],
            },
          ]
        : [],
    ),
  };
}

const kinds = {
  article: 'ARTICLE',
  glossary: 'GLOSSARY',
  link: 'LINK',
  video: 'VIDEO',
  document: 'DOCUMENT',
} as const;

function kindOf(
  media: Media,
  language: Language,
): Pick<NewMediaContent, 'kind' | 'text' | 'url' | 'duration' | 'transcript'> {
  const empty = { text: '', url: '', duration: 0, transcript: [] };
  const kind = kinds[media.kind];
  switch (media.kind) {
    case 'article':
    case 'glossary':
      return { ...empty, kind, text: media.text[language] };
    case 'link':
      return { ...empty, kind, url: media.url };
    case 'video':
      return {
        ...empty,
        kind,
        url: addressOf(media.video_url, language),
        duration: media.duration,
        transcript: (media.captions ?? []).map((line) => line[language]),
      };
    case 'document':
      return { ...empty, kind };
  }
}
