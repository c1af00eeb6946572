import { cleanHtml } from '@learn/course-content';
import { contentsOf } from '@learn/domain';
import type { CircleReferenceNode, ContentNode } from '../../course-pages/courseTree.ts';
import { courseTreeReader } from '../../course-pages/courseTrees.ts';
import { CircleReferenceType } from '../../course-pages/graphql/circleReference.ts';
import { visibleCourse } from '../../course-pages/graphql/find.ts';
import { readableCourses } from '../../course-pages/policy.ts';
import { seenCircles } from '../../course-pages/seenCircles.ts';
import { notFound } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { LanguageType } from '../../graphql/enums.ts';
import {
  type MediaCategoryNode,
  type MediaCategoryReference,
  type MediaContentNode,
  type MediaTree,
  mediaKinds,
} from '../mediaTree.ts';
import { mediaTreeReader } from '../mediaTrees.ts';

const MediaKindType = builder.enumType('MediaKind', { values: mediaKinds });

const MediaCategoryReferenceType = builder
  .objectRef<MediaCategoryReference>('MediaCategoryReference')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      title: t.exposeString('title'),
    }),
  });

interface MediaLearningContent {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly content_type: string;
  readonly circle: CircleReferenceNode;
}

const MediaLearningContentType = builder.objectRef<MediaLearningContent>('MediaLearningContent').implement({
  description: 'A learning content that a content of the media library belongs to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
    content_type: t.exposeString('content_type'),
    circle: t.expose('circle', { type: CircleReferenceType }),
  }),
});

export const MediaContentType = builder.objectRef<MediaContentNode>('MediaContent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    language: t.expose('language', {
      type: LanguageType,
      description: "of the texts; differs from the person's own where a translation is missing",
    }),
    kind: t.expose('kind', { type: MediaKindType }),
    description: t.exposeString('description'),
    text: t.string({
      description: 'sanitised HTML of an article or glossary; empty else',
      resolve: ({ text }) => cleanHtml(text),
    }),
    url: t.exposeString('url', { description: 'address of a link, video or document; empty else' }),
    file_type: t.exposeString('file_type', { description: 'media type of a document; empty else' }),
    size: t.exposeInt('size', { nullable: true, description: 'bytes of a document' }),
    minutes: t.exposeInt('minutes'),
    captions_url: t.exposeString('captions_url', {
      description: 'address of the WebVTT captions of a video, in the language of the content; empty else',
    }),
    transcript: t.exposeStringList('transcript', { description: 'spoken lines of a video' }),
    updated_at: t.expose('updated_at', { type: 'DateTime' }),
    category: t.expose('category', { type: MediaCategoryReferenceType }),
    learning_contents: t.field({
      type: [MediaLearningContentType],
      description: 'in the circles that are there for the caller, in their order',
      resolve: learningContents,
    }),
  }),
});

const MediaCategoryType = builder.objectRef<MediaCategoryNode>('MediaCategory').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    language: t.expose('language', { type: LanguageType }),
    icon: t.exposeString('icon', { description: 'law, product, calculation, customer, handbook or video' }),
    content_count: t.exposeInt('content_count'),
    contents: t.expose('contents', { type: [MediaContentType] }),
  }),
});

const MediaLibraryType = builder.objectRef<MediaTree>('MediaLibrary').implement({
  fields: (t) => ({ categories: t.expose('categories', { type: [MediaCategoryType] }) }),
});

builder.queryFields((t) => ({
  media_library: t.field({
    extensions: { policy: readableCourses },
    type: MediaLibraryType,
    nullable: true,
    args: { course_slug: t.arg.string({ required: true }) },
    resolve: (_root, { course_slug }, context) => libraryOf(context, course_slug),
  }),
  media_category: t.field({
    extensions: { policy: readableCourses },
    type: MediaCategoryType,
    nullable: true,
    args: { course_slug: t.arg.string({ required: true }), slug: t.arg.string({ required: true }) },
    resolve: async (_root, { course_slug, slug }, context) =>
      categoryBySlug(await libraryOf(context, course_slug), slug),
  }),
  media_content: t.field({
    extensions: { policy: readableCourses },
    type: MediaContentType,
    nullable: true,
    args: {
      course_slug: t.arg.string({ required: true }),
      category_slug: t.arg.string({ required: true }),
      slug: t.arg.string({ required: true }),
    },
    resolve: async (_root, { course_slug, category_slug, slug }, context) => {
      const { contents } = categoryBySlug(await libraryOf(context, course_slug), category_slug);
      const content = contents.find((candidate) => candidate.slug === slug);
      if (content === undefined) throw notFound();
      return content;
    },
  }),
}));

/** @throws not_found for a course that the caller may not read */
async function libraryOf(context: GraphqlContext, courseSlug: string): Promise<MediaTree> {
  const { course } = await visibleCourse(context, { slug: courseSlug });
  return mediaTreeReader(context.db)(course, context.language);
}

function categoryBySlug({ categories }: MediaTree, slug: string): MediaCategoryNode {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (category === undefined) throw notFound();
  return category;
}

async function learningContents(
  { course_id, contentKeys }: MediaContentNode,
  _arguments: object,
  context: GraphqlContext,
): Promise<MediaLearningContent[]> {
  if (contentKeys.length === 0) return [];
  const visible = await visibleCourse(context, { id: course_id });
  const tree = await courseTreeReader(context.db)(visible.course, context.language);
  if (tree === undefined) return [];
  return seenCircles(tree, visible)
    .flatMap((circle) => contentsOf<ContentNode>(circle))
    .filter(({ translation_key }) => contentKeys.includes(translation_key));
}
