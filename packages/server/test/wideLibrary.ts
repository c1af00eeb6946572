import type { Content, ContentLibrary } from '@learn/course-content';

/** The first course of a library with 30 circles of 20 contents each: 600 in three languages. */
export function wideLibrary(library: ContentLibrary): ContentLibrary {
  const [course] = library.courses;
  const [circle] = course?.topics[0]?.circles ?? [];
  if (course === undefined || circle === undefined) throw new Error('no circle');
  const texts = circle.sequences
    .flatMap(({ units }) => units.flatMap(({ contents }) => contents))
    .filter(({ kind }) => kind !== 'assignment' && kind !== 'edoniq_test');
  const [sequence] = circle.sequences;
  const [unit] = sequence?.units ?? [];
  if (sequence === undefined || unit === undefined) throw new Error('no unit');
  const circles = Array.from({ length: 30 }, (_, number) => ({
    ...circle,
    slug: `circle-${number}`,
    sequences: [
      {
        ...sequence,
        units: [
          {
            ...unit,
            contents: Array.from({ length: 20 }, (_, index): Content => {
              const content = texts[index % texts.length];
              if (content === undefined) throw new Error('no content');
              return { ...content, slug: `content-${index}` };
            }),
          },
        ],
      },
    ],
  }));
  return {
    ...library,
    courses: [
      {
        ...course,
        media: [],
        competence_certificates: [],
        topics: [{ ...course.topics[0], slug: 'all', title: course.title, circles }],
      },
    ],
  };
}
