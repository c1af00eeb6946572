import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { id, requiredLine, slug } from './fields.ts';

/** A stretch of a text, in UTF-16 units; `end` is the first one behind it. */
const range = z.strictObject({ start: z.int().min(0), end: z.int().min(1) });

/** Something of a course in which the wanted words were found. */
const searchResult = z.strictObject({
  kind: z.enum(['media', 'content', 'circle']),
  id,
  title: z.string(),
  title_ranges: z.array(range).meta({ description: 'found words of the title' }),
  excerpt: z.string().meta({ description: 'plain text around the found words; empty where it is locked' }),
  ranges: z.array(range).meta({ description: 'found words of the excerpt' }),
  locked: z.boolean().meta({ description: 'its circle is still locked for the person in this session' }),
  category_slug: z.string().optional().meta({ description: 'of media' }),
  category_title: z.string().optional(),
  content_slug: z.string().optional().meta({ description: 'of media and contents' }),
  circle_slug: z.string().optional().meta({ description: 'of contents and circles' }),
  circle_title: z.string().optional(),
  content_type: z.string().optional().meta({ description: 'of contents' }),
  media_kind: z.enum(['ARTICLE', 'LINK', 'DOCUMENT', 'VIDEO', 'GLOSSARY']).optional(),
});

export const searchEndpoints = {
  search: defineEndpoint({
    ...table.courseSearch,
    summary:
      'Finds media, learning contents and circles of a course in the language of the person, the best first; forgives mistakes. Profile and locks are those of the session.',
    params: z.object({ courseSlug: slug }),
    query: z.strictObject({
      q: requiredLine(100).min(2).meta({ description: 'words in any order; their beginnings are enough' }),
      course_session_id: id.optional().meta({
        description:
          'session of the course in which the person is working; without it all of hers count together',
      }),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: json(
      z.strictObject({
        query: z.string(),
        total_count: z.int().min(0),
        results: z.array(searchResult),
      }),
    ),
  }),
};
