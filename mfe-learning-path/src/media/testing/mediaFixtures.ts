import type { CourseSearch, CourseSearchResult } from '@learn/contracts';
import { inlinedOperation, type OperationFixture } from '@learn/testing';
import {
  MediaCategoryDocument,
  type MediaCategoryQuery,
  MediaContentDocument,
  type MediaContentQuery,
  MediaLibraryDocument,
  type MediaLibraryQuery,
} from '../../__generated__/graphql.ts';
import { courseSlug } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/openPage.ts';
import type { MediaCategoryCardData, MediaContentData, MediaListed } from '../mediaData.ts';

type Options = Parameters<typeof openPage>[0];

/** Opens a page of the media library. @param at what comes after /course/{slug}/media */
export function openMedia(at: string, options: Options = {}) {
  return openPage({ ...options, address: `/course/${courseSlug}/media${at}` });
}

/** A category whose id and title follow from its slug. */
export function categoryNode(
  slug: string,
  change: Partial<MediaCategoryCardData> = {},
): MediaCategoryCardData {
  return {
    __typename: 'MediaCategory',
    id: slug,
    slug,
    title: titleOf(slug),
    description: `Alles zu ${slug}.`,
    language: 'de',
    icon: 'law',
    content_count: 3,
    ...change,
  } as MediaCategoryCardData;
}

export function libraryOperation(categories: readonly MediaCategoryCardData[]): OperationFixture {
  const data = {
    media_library: { __typename: 'MediaLibrary', categories: [...categories] },
  } as MediaLibraryQuery;
  return inlinedOperation(MediaLibraryDocument, { course_slug: courseSlug }, data);
}

/** A content in a list; an article unless told otherwise. */
export function listedNode(slug: string, change: Partial<MediaListed> = {}): MediaListed {
  return {
    __typename: 'MediaContent',
    id: slug,
    slug,
    title: titleOf(slug),
    language: 'de',
    kind: 'ARTICLE',
    description: `Worum es in ${slug} geht.`,
    url: '',
    file_type: '',
    size: null,
    minutes: 5,
    ...change,
  } as MediaListed;
}

export function categoryOperation(slug: string, contents: readonly MediaListed[] | null): OperationFixture {
  const { title, description, id, language } = categoryNode(slug);
  const media_category = contents && {
    __typename: 'MediaCategory',
    ...{ id, slug, title, description, language, contents },
  };
  const data = { media_category } as MediaCategoryQuery;
  return inlinedOperation(MediaCategoryDocument, { course_slug: courseSlug, slug }, data);
}

/** A content of the category «recht» as its own page shows it. */
export function contentNode(slug: string, change: Partial<MediaContentData> = {}): MediaContentData {
  return {
    ...listedNode(slug),
    text: '',
    captions_url: '',
    transcript: [],
    updated_at: '2026-03-02T10:00:00Z',
    category: { __typename: 'MediaCategoryReference', id: 'recht', slug: 'recht', title: 'Recht' },
    learning_contents: [],
    ...change,
  } as MediaContentData;
}

export function contentOperation(media_content: MediaContentData): OperationFixture {
  const variables = { course_slug: courseSlug, category_slug: 'recht', slug: media_content.slug };
  const data: MediaContentQuery = { media_content };
  return inlinedOperation(MediaContentDocument, variables, data);
}

/** A learning content that one of the library belongs to. */
export function learningContent(
  slug: string,
  circle: { readonly slug: string; readonly title: string },
): MediaContentData['learning_contents'][number] {
  const node = {
    __typename: 'MediaLearningContent',
    id: slug,
    title: titleOf(slug),
    slug,
    content_type: 'learnpath.LearningContentRichText',
    circle: { __typename: 'CircleReference', id: circle.slug, ...circle },
  };
  return node as MediaContentData['learning_contents'][number];
}

/** Something that was found: an article of «Recht» unless told otherwise. */
export function found(slug: string, change: Partial<CourseSearchResult> = {}): CourseSearchResult {
  return {
    kind: 'media',
    id: slug,
    title: titleOf(slug),
    title_ranges: [],
    excerpt: '',
    ranges: [],
    locked: false,
    category_slug: 'recht',
    category_title: 'Recht',
    content_slug: slug,
    media_kind: 'ARTICLE',
    ...change,
  };
}

export function answerTo(
  query: string,
  results: readonly CourseSearchResult[],
  total_count = results.length,
): CourseSearch {
  return { query, total_count, results: [...results] };
}

function titleOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}
