import { checkCourse } from '../checking/checkCourse.ts';
import { checkKeys } from '../checking/checkKeys.ts';
import { checkLinks } from '../checking/checkLinks.ts';
import type { Course } from '../schema/course.ts';
import {
  type ContentLibrary,
  libraryFile,
  type Questionnaire,
  questionnaireFile,
  questionnaireKinds,
} from '../schema/library.ts';
import { readCourse } from './readCourse.ts';
import { openFolder, type Problem, reportStrayFiles } from './reading.ts';
import type { Place } from './readMarkdown.ts';
import { readYaml } from './readYaml.ts';

export interface ReadContent {
  /** whole only where there is no problem */
  readonly library: ContentLibrary;
  /** in the order of files and lines */
  readonly problems: readonly Problem[];
}

/**
 * Reads a folder of contents (README) and checks it: each file by its schema, then what they say of one another. Nothing outside
 * the folder is asked.
 * @throws ContentError when there is no such folder
 */
export async function readContentLibrary(root: string): Promise<ReadContent> {
  const reading = await openFolder(root);
  const place: Place = { reading, sources: new Map() };
  const shared = await readYaml(reading, 'content.yaml', libraryFile);
  const questionnaires = await readQuestionnaires(place);
  const courses: Course[] = [];
  for (const folder of courseFolders(reading.files)) {
    const course = await readCourse(place, folder);
    if (course !== undefined) courses.push(course);
  }
  const library: ContentLibrary = {
    profiles: shared?.value.profiles ?? [],
    exams: shared?.value.exams ?? [],
    questionnaires,
    courses,
  };
  // What is missing because of a problem would be reported as missing everywhere else.
  if (reading.problems.length === 0) {
    const checking = { library, ...place };
    for (const course of courses) checkCourse(checking, course);
    if (reading.problems.length === 0) checkKeys(checking);
    checkLinks(checking);
    reportStrayFiles(reading);
  }
  return { library, problems: once(reading.problems).toSorted(inOrder) };
}

function courseFolders(files: ReadonlyMap<string, number>): string[] {
  return [...files.keys()].flatMap((file) => /^([^/]+)\/course\.yaml$/.exec(file)?.[1] ?? []).toSorted();
}

async function readQuestionnaires({ reading }: Place): Promise<Questionnaire[]> {
  const found: Questionnaire[] = [];
  for (const kind of questionnaireKinds) {
    const file = `questionnaires/${kind}.yaml`;
    if (!reading.files.has(file)) continue;
    const parsed = await readYaml(reading, file, questionnaireFile);
    if (parsed !== undefined) found.push({ ...parsed.value, kind });
  }
  return found;
}

/** Two faults of the same kind in one line are said once. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one] as const)).values()];
}

function inOrder(left: Problem, right: Problem): number {
  return left.file.localeCompare(right.file) || left.line - right.line;
}
