import { visibleCourse } from '../../course-pages/graphql/find.ts';
import { MediaLibraryContentType } from '../../course-pages/graphql/learningContent.ts';
import { builder } from '../../graphql/builder.ts';
import { mediaTreeReader } from '../mediaTrees.ts';
import { MediaContentType } from './mediaLibrary.ts';

builder.objectField(MediaLibraryContentType, 'media_contents', (t) =>
  t.field({
    type: [MediaContentType],
    description: 'those of the library that belong to it; all of its category where none does',
    resolve: async ({ course_id, translation_key, category_slug }, _arguments, context) => {
      const { course } = await visibleCourse(context, { id: course_id });
      const { categories } = await mediaTreeReader(context.db)(course, context.language);
      const all = categories.flatMap(({ contents }) => contents);
      const own = all.filter(({ contentKeys }) => contentKeys.includes(translation_key));
      return own.length > 0 ? own : all.filter(({ category }) => category.slug === category_slug);
    },
  }),
);
