import { createHash } from 'node:crypto';

/** Goes before every name. The words do not matter, but other ones would give every page another key. */
const salt = 'demo world: ';

/** The id of a thing that has none of its own yet: a UUID made from its name, the same in every database. */
export function stableId(name: string): string {
  const bytes = createHash('sha256').update(`${salt}${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Translation key of the page at a path of `paths`. */
export function pageKey(path: string): string {
  return stableId(`page/${path}`);
}

/**
 * The paths by which pages of a course are told apart. Topics and the units' places are not in them, so that a circle keeps its key
 * when it moves to another topic, and a content when it moves to another unit of its circle.
 */
export const paths = {
  learningPath: (course: string) => `${course}/learning-path`,
  topic: (course: string, topic: string) => `${course}/learning-path/${topic}`,
  competence: (course: string, competence: string) => `${course}/learning-path/competence/${competence}`,
  circle: (course: string, circle: string) => `${course}/${circle}`,
  sequence: (circlePath: string, sequence: string) => `${circlePath}/sequence/${sequence}`,
  unit: (circlePath: string, unit: string) => `${circlePath}/unit/${unit}`,
  content: (circlePath: string, content: string) => `${circlePath}/${content}`,
  criterion: (circlePath: string, criterion: string) => `${circlePath}/criterion/${criterion}`,
  mediaCategory: (course: string, category: string) => `media/${course}/${category}`,
  media: (course: string, category: string, media: string) => `media/${course}/${category}/content/${media}`,
} as const;
