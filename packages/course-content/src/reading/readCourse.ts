import { type Circle, circleFile } from '../schema/circle.ts';
import { type Content, contentFile } from '../schema/content.ts';
import { type Course, courseFile } from '../schema/course.ts';
import { slug } from '../schema/fields.ts';
import { type Place, readMarkdown } from './readMarkdown.ts';
import { readMediaCategory } from './readMedia.ts';
import { readYaml } from './readYaml.ts';

/** Reads the folder of a course. @returns undefined when its `course.yaml` has problems */
export async function readCourse(place: Place, folder: string): Promise<Course | undefined> {
  const { reading, sources } = place;
  const parsed = await readYaml(reading, `${folder}/course.yaml`, courseFile);
  if (parsed === undefined) return undefined;
  const { value, source } = parsed;
  if (!slug.safeParse(folder).success)
    reading.problems.push({ file: source.file, line: 1, code: 'folder_name' });
  const topics = await Promise.all(
    value.topics.map(async (topic) => ({
      ...topic,
      circles: await readAll(topic.circles, (name) => readCircle(place, folder, name)),
    })),
  );
  const media = await readAll(value.media ?? [], (name) => readMediaCategory(place, `${folder}/media`, name));
  const course: Course = { ...value, slug: folder, topics, media };
  sources.set(course, source);
  return course;
}

async function readAll<Read>(
  names: readonly string[],
  read: (name: string) => Promise<Read | undefined>,
): Promise<Read[]> {
  const found = await Promise.all(names.map(read));
  return found.filter((one) => one !== undefined);
}

async function readCircle(place: Place, course: string, name: string): Promise<Circle | undefined> {
  const folder = `${course}/circles/${name}`;
  const parsed = await readYaml(place.reading, `${folder}/circle.yaml`, circleFile);
  if (parsed === undefined) return undefined;
  const { value, source } = parsed;
  const sequences = await Promise.all(
    value.sequences.map(async (sequence) => ({
      ...sequence,
      units: await Promise.all(
        sequence.units.map(async (unit) => ({
          ...unit,
          contents: await readAll(unit.contents, (content) => readContent(place, folder, content)),
        })),
      ),
    })),
  );
  const circle: Circle = { ...value, slug: name, sequences };
  place.sources.set(circle, source);
  return circle;
}

async function readContent(place: Place, folder: string, name: string): Promise<Content | undefined> {
  const { reading, sources } = place;
  const parsed = await readYaml(reading, `${folder}/${name}.yaml`, contentFile);
  if (parsed === undefined) return undefined;
  const { value, source } = parsed;
  let content: Content;
  if (value.kind === 'rich_text' || value.kind === 'demo') {
    const text = await readMarkdown(place, `${folder}/${name}`, source);
    if (text === undefined) return undefined;
    content = { ...value, slug: name, text };
  } else content = { ...value, slug: name };
  sources.set(content, source);
  return content;
}
