import { languages } from '@learn/domain';
import { z } from 'zod';
import { htmlToMarkdown } from '../rich-text/htmlToMarkdown.ts';
import { type Circle, circleFile } from '../schema/circle.ts';
import { type Content, contentFile } from '../schema/content.ts';
import { type Course, courseFile } from '../schema/course.ts';
import type { Text } from '../schema/fields.ts';
import { type Attachment, type MediaCategory, mediaCategoryFile, mediaFile } from '../schema/media.ts';
import { toYaml } from './toYaml.ts';

/** A file to be written: its path below the folder, and its text or bytes. */
export interface NewFile {
  readonly path: string;
  readonly content: string | Attachment;
}

/** The files of a course, as `readCourse` reads them. */
export function courseFiles(course: Course): NewFile[] {
  const { slug: folder, topics, media, ...rest } = course;
  return [
    yamlFile(`${folder}/course.yaml`, courseFile, {
      ...rest,
      topics: topics.map((topic) => ({ ...topic, circles: topic.circles.map(({ slug }) => slug) })),
      media: media.map(({ slug }) => slug),
    }),
    ...topics.flatMap(({ circles }) => circles.flatMap((circle) => circleFiles(`${folder}/circles`, circle))),
    ...media.flatMap((category) => categoryFiles(`${folder}/media`, category)),
  ];
}

function circleFiles(parent: string, { slug, ...circle }: Circle): NewFile[] {
  const folder = `${parent}/${slug}`;
  const contents = circle.sequences.flatMap((sequence) => sequence.units).flatMap((unit) => unit.contents);
  const sequences = circle.sequences.map((sequence) => ({
    ...sequence,
    units: sequence.units.map((unit) => ({
      ...unit,
      contents: unit.contents.map((content) => content.slug),
    })),
  }));
  return [
    yamlFile(`${folder}/circle.yaml`, circleFile, { ...circle, sequences }),
    ...contents.flatMap((content) => contentFiles(folder, content)),
  ];
}

function contentFiles(folder: string, content: Content): NewFile[] {
  const base = `${folder}/${content.slug}`;
  if (content.kind === 'rich_text' || content.kind === 'demo') {
    const { slug: _, text, ...rest } = content;
    return [yamlFile(`${base}.yaml`, contentFile, rest), ...markdownFiles(base, text)];
  }
  const { slug: _, ...rest } = content;
  return [yamlFile(`${base}.yaml`, contentFile, rest)];
}

function categoryFiles(parent: string, { slug, contents, ...category }: MediaCategory): NewFile[] {
  const folder = `${parent}/${slug}`;
  return [
    yamlFile(`${folder}/category.yaml`, mediaCategoryFile, {
      ...category,
      contents: contents.map((content) => content.slug),
    }),
    ...contents.flatMap((media) => {
      const base = `${folder}/${media.slug}`;
      if (media.kind === 'article' || media.kind === 'glossary') {
        const { slug: _, text, ...rest } = media;
        return [yamlFile(`${base}.yaml`, mediaFile, rest), ...markdownFiles(base, text)];
      }
      if (media.kind === 'document') {
        const { slug: _, files, ...rest } = media;
        const attached = languages.map((language) => ({
          path: `${base}.${language}.${media.format}`,
          content: files[language],
        }));
        return [yamlFile(`${base}.yaml`, mediaFile, rest), ...attached];
      }
      const { slug: _, ...rest } = media;
      return [yamlFile(`${base}.yaml`, mediaFile, rest)];
    }),
  ];
}

export function yamlFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  value: z.output<Schema>,
): NewFile {
  return { path, content: toYaml(z.encode(schema, value)) };
}

function markdownFiles(base: string, text: Text): NewFile[] {
  return languages.map((language) => ({
    path: `${base}.${language}.md`,
    content: `${htmlToMarkdown(text[language])}\n`,
  }));
}
