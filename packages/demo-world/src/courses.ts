import path from 'node:path';
import { type ContentLibrary, type Course, problemText, readContentLibrary } from '@learn/course-content';

async function readDemoContent(): Promise<ContentLibrary> {
  const { library, problems } = await readContentLibrary(path.join(import.meta.dirname, '../content'));
  if (problems.length === 0) return library;
  throw new Error(problems.map((problem) => problemText(problem, 'de')).join('\n'));
}

/** The contents of the demo world, which are files as those of every course. */
export const demoContent = await readDemoContent();

/** The courses in the order in which they are shown. */
export const demoCourses: readonly Course[] = demoContent.courses.toSorted(
  (left, right) => (left.position ?? 0) - (right.position ?? 0),
);

function courseOfType(type: Course['course_type']): Course {
  const course = demoCourses.find(({ course_type }) => course_type === type);
  if (course === undefined) throw new Error(`There is no course of type ${type}.`);
  return course;
}

export const vv = courseOfType('vv');
export const uk = courseOfType('uk');
export const ag = courseOfType('ag');
export const et = courseOfType('et');
