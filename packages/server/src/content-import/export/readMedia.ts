import {
  type Attachment,
  ContentError,
  type Media,
  type MediaCategory,
  paths,
  stableId,
} from '@learn/course-content';
import { extensionOf, type Language, languages } from '@learn/domain';
import type { FileStore } from '../../storage/fileStore.ts';
import type { CourseRows } from '../plan/readCourseRows.ts';
import {
  addressesFrom,
  byThing,
  germanOf,
  type Languages,
  optionalText,
  spokenLines,
  textFrom,
  unlessEmpty,
} from './localised.ts';

type MediaRow = CourseRows['media'][number] & {
  readonly translationKey: string;
  readonly language: Language;
};

interface Library {
  readonly rows: CourseRows;
  readonly courseSlug: string;
  readonly store: FileStore;
  /** `<circle>/<content>` of the contents by their keys */
  readonly addresses: ReadonlyMap<string, string>;
}

/** The published media library of a course, as files have it. */
export function readMediaLibrary(library: Library): MediaCategory[] {
  const { rows, courseSlug } = library;
  const contents = rows.media
    .filter(({ content }) => content.live)
    .sort((left, right) => left.content.position - right.content.position)
    .map(
      (row): MediaRow => ({
        ...row,
        translationKey: row.content.translationKey,
        language: row.content.language,
      }),
    );
  const categories = rows.categories
    .filter(({ live }) => live)
    .sort((left, right) => left.position - right.position);
  return byThing(categories).map((category) => {
    const { slug, icon, translationKey: key } = germanOf(category);
    const usual = stableId(paths.mediaCategory(courseSlug, slug));
    return {
      slug,
      title: textFrom(category, ({ title }) => title),
      description: optionalText(category, ({ description }) => description),
      icon,
      translation_key: key === usual ? undefined : key,
      contents: byThing(contents.filter(({ content }) => content.categoryKey === key)).map((media) =>
        readMedia(media, slug, library),
      ),
    };
  });
}

function readMedia(
  rows: Languages<MediaRow>,
  category: string,
  { courseSlug, store, addresses }: Library,
): Media {
  const { content, translationKey: key, file } = germanOf(rows);
  const usual = stableId(paths.media(courseSlug, category, content.slug));
  const common = {
    slug: content.slug,
    title: textFrom(rows, (row) => row.content.title),
    description: optionalText(rows, (row) => row.content.description),
    minutes: content.minutes,
    belongs_to: unlessEmpty(content.contentKeys.flatMap((one) => addresses.get(one) ?? [])),
    translation_key: key === usual ? undefined : key,
  };
  switch (content.kind) {
    case 'ARTICLE':
    case 'GLOSSARY': {
      const kind = content.kind === 'ARTICLE' ? 'article' : 'glossary';
      return { ...common, kind, text: textFrom(rows, (row) => row.content.text) };
    }
    case 'VIDEO':
      return {
        ...common,
        kind: 'video',
        video_url: addressesFrom(rows, (row) => row.content.url) ?? '',
        duration: content.duration,
        captions: spokenLines(rows, (row) => row.content.transcript),
      };
    case 'LINK':
      return { ...common, kind: 'link', url: content.url };
    case 'DOCUMENT': {
      const [de, fr, it] = languages.map((language) => attachmentOf(rows.get(language)?.file ?? file, store));
      if (de === undefined || fr === undefined || it === undefined)
        throw new ContentError('document_without_file', { slug: content.slug });
      const format = extensionOf(file?.fileName ?? '');
      return { ...common, kind: 'document', format, files: { de, fr, it } };
    }
  }
}

function attachmentOf(file: MediaRow['file'], store: FileStore): Attachment | undefined {
  if (file === null) return undefined;
  return {
    size: file.size ?? 0,
    mediaType: file.fileType,
    read: async () => {
      const bytes = await store.read(file.storageKey);
      if (bytes === undefined) throw new ContentError('bytes_missing', { file: file.fileName });
      return bytes;
    },
  };
}
