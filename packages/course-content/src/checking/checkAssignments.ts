import type { Finding } from '../findings/finding.ts';
import { maximumPoints } from '../maximumPoints.ts';
import type { ContentOf } from '../schema/content.ts';
import type { Course } from '../schema/course.ts';
import { placedContents } from '../walkCourse.ts';
import { type Checking, type Located, report, reportRepeated } from './checking.ts';

type Task = ContentOf<'assignment'> | ContentOf<'edoniq_test'>;

/** Assignments and tests: slugs and ids that are there once, and what counts towards a certificate. */
export function checkAssignments(checking: Checking, course: Course): void {
  const tasks = placedContents(course)
    .map(({ content }) => content)
    .filter((content): content is Task => content.kind === 'assignment' || content.kind === 'edoniq_test');
  const slugs = new Set<string>();
  for (const task of tasks) {
    const wrong = (path: readonly PropertyKey[], finding: Finding) =>
      report(checking, task, { path, ...finding });
    if (slugs.has(task.slug)) wrong([], { code: 'assignment_repeated', values: { slug: task.slug } });
    slugs.add(task.slug);
    checkWeight(course, task, wrong);
    if (task.kind === 'assignment') checkIds(checking, task);
  }
  const counted = new Set(tasks.map(({ competence_certificate }) => competence_certificate));
  for (const [index, { slug }] of (course.competence_certificates ?? []).entries()) {
    if (!counted.has(slug))
      report(checking, course, {
        path: ['competence_certificates', index, 'slug'],
        code: 'certificate_unused',
        values: { slug },
      });
  }
}

function checkWeight(
  course: Course,
  task: Task,
  wrong: (path: readonly PropertyKey[], finding: Finding) => void,
): void {
  const certificate = task.competence_certificate;
  if (certificate === undefined) {
    if (task.competence_certificate_weight !== undefined)
      wrong(['competence_certificate_weight'], { code: 'weight_without_certificate' });
    return;
  }
  if (!(course.competence_certificates ?? []).some(({ slug }) => slug === certificate))
    wrong(['competence_certificate'], { code: 'certificate_unknown', values: { slug: certificate } });
  if (maximumPoints(task) === 0) wrong(['competence_certificate'], { code: 'points_missing' });
}

/** Answers are kept under these ids, tasks and evaluation tasks in one set. */
function checkIds(checking: Checking, content: ContentOf<'assignment'>): void {
  const once = (values: readonly Located[]) => reportRepeated(checking, content, values);
  once([
    ...content.tasks.map(({ id }, index) => ({ value: id, path: ['tasks', index, 'id'] })),
    ...(content.evaluation_tasks ?? []).map(({ id }, index) => ({
      value: id,
      path: ['evaluation_tasks', index, 'id'],
    })),
  ]);
  once(
    content.tasks.flatMap(({ blocks }, task) =>
      blocks.map(({ id }, index) => ({ value: id, path: ['tasks', task, 'blocks', index, 'id'] })),
    ),
  );
  for (const [task, { blocks }] of content.tasks.entries()) {
    for (const [block, one] of blocks.entries()) {
      if (one.type !== 'choice') continue;
      const path = ['tasks', task, 'blocks', block, 'options'];
      once(one.options.map(({ id }, index) => ({ value: id, path: [...path, index, 'id'] })));
    }
  }
}
