import { createReadStream } from 'node:fs';
import path from 'node:path';
import { fileTypes, languages, maximumFileBytes } from '@learn/domain';
import { fileTypeFromFile } from 'file-type';
import type { Finding } from '../findings/finding.ts';
import {
  type Attachment,
  type Media,
  type MediaCategory,
  mediaCategoryFile,
  mediaFile,
} from '../schema/media.ts';
import type { Reading } from './reading.ts';
import { type Place, readMarkdown } from './readMarkdown.ts';
import { readYaml, type Source } from './readYaml.ts';

/** Reads a category of a media library with its contents. @param library folder that it lies in */
export async function readMediaCategory(
  place: Place,
  library: string,
  name: string,
): Promise<MediaCategory | undefined> {
  const folder = `${library}/${name}`;
  const parsed = await readYaml(place.reading, `${folder}/category.yaml`, mediaCategoryFile);
  if (parsed === undefined) return undefined;
  const contents = await Promise.all(
    parsed.value.contents.map((content) => readMedia(place, folder, content)),
  );
  const category: MediaCategory = {
    ...parsed.value,
    slug: name,
    contents: contents.filter((content) => content !== undefined),
  };
  place.sources.set(category, parsed.source);
  return category;
}

async function readMedia(place: Place, folder: string, name: string): Promise<Media | undefined> {
  const base = `${folder}/${name}`;
  const parsed = await readYaml(place.reading, `${base}.yaml`, mediaFile);
  if (parsed === undefined) return undefined;
  const { value, source } = parsed;
  let media: Media;
  if (value.kind === 'article' || value.kind === 'glossary') {
    const text = await readMarkdown(place, base, source);
    if (text === undefined) return undefined;
    media = { ...value, slug: name, text };
  } else if (value.kind === 'document') {
    const [de, fr, it] = await Promise.all(
      languages.map((language) =>
        readAttachment(place.reading, source, { base, ending: `${language}.${value.format}` }),
      ),
    );
    if (de === undefined || fr === undefined || it === undefined) return undefined;
    media = { ...value, slug: name, files: { de, fr, it } };
  } else media = { ...value, slug: name };
  place.sources.set(media, source);
  return media;
}

/** A file of a document; its bytes have to be what its name says. */
async function readAttachment(
  { root, files, used, problems }: Reading,
  owner: Source,
  { base, ending }: { readonly base: string; readonly ending: string },
): Promise<Attachment | undefined> {
  const file = `${base}.${ending}`;
  const report = (finding: Finding): undefined => {
    problems.push({ file, line: 1, ...finding });
  };
  const size = files.get(file);
  if (size === undefined) {
    problems.push({
      file: owner.file,
      line: owner.line(['format']),
      code: 'attachment_missing',
      values: { file },
    });
    return undefined;
  }
  used.add(file);
  if (size === 0) return report({ code: 'empty' });
  if (size > maximumFileBytes)
    return report({
      code: 'file_too_big',
      values: { megabytes: Math.round(maximumFileBytes / 1024 / 1024) },
    });
  const location = path.join(root, file);
  const expected = fileTypes.find(({ extension }) => ending.endsWith(`.${extension}`));
  const found = await fileTypeFromFile(location);
  if (expected === undefined || found?.mime !== expected.mediaType) {
    const values = { expected: expected?.extension ?? ending, found: found?.ext ?? '' };
    return report({ code: found === undefined ? 'unknown_inside' : 'other_inside', values });
  }
  return { size, mediaType: expected.mediaType, read: async () => createReadStream(location) };
}
