import { type Language, languages } from '@learn/domain';
import { markdownToHtml } from '../rich-text/markdownToHtml.ts';
import type { Text } from '../schema/fields.ts';
import { type Reading, readText } from './reading.ts';
import type { Source } from './readYaml.ts';

/** A folder that is being read, and where the parts stand of what was made of its files. */
export interface Place {
  readonly reading: Reading;
  readonly sources: Map<object, Source>;
}

/**
 * The texts that lie beside a YAML file, one per language, as HTML.
 * @param base path without the end, which is `.de.md`
 */
export async function readMarkdown(
  { reading, sources }: Place,
  base: string,
  owner: Source,
): Promise<Text | undefined> {
  const texts: Partial<Record<Language, string>> = {};
  const linkLines = new Map<string, number>();
  for (const language of languages) {
    const file = `${base}.${language}.md`;
    const markdown = await readText(reading, file);
    if (markdown === undefined) {
      if (!reading.files.has(file))
        reading.problems.push({ file: owner.file, line: 1, code: 'text_missing', values: { file } });
      continue;
    }
    const { html, problems, links } = markdownToHtml(markdown);
    reading.problems.push(...problems.map((problem) => ({ file, ...problem })));
    if (html === '' && problems.length === 0) reading.problems.push({ file, line: 1, code: 'empty' });
    for (const { url, line } of links) linkLines.set(`${language} ${url}`, line);
    texts[language] = html;
  }
  const { de, fr, it } = texts;
  if (de === undefined || fr === undefined || it === undefined) return undefined;
  const text = { de, fr, it };
  sources.set(text, {
    file: base,
    line: ([language, url] = []) => linkLines.get(`${String(language)} ${String(url)}`) ?? 1,
  });
  return text;
}
