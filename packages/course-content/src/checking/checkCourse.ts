import type { Finding } from '../findings/finding.ts';
import type { Circle } from '../schema/circle.ts';
import type { Course } from '../schema/course.ts';
import { checkAssignments } from './checkAssignments.ts';
import { checkContents } from './checkContents.ts';
import { type Checking, type Located, report, reportRepeated } from './checking.ts';

/** Circles share their address with the learning path itself. */
const reservedCircle = 'learning-path';

/** What a course says of its own parts: nothing is there twice, and what is named is there. */
export function checkCourse(checking: Checking, course: Course): void {
  const topics = course.topics.map(({ slug }, index) => ({ value: slug, path: ['topics', index, 'slug'] }));
  const competences = course.action_competences.map(({ slug }, index) => ({
    value: slug,
    path: ['action_competences', index, 'slug'],
  }));
  const repeated = (values: readonly Located[]) => reportRepeated(checking, course, values);
  repeated([...topics, ...competences]);
  repeated(
    course.action_competences.map(({ competence_id }, index) => ({
      value: competence_id,
      path: ['action_competences', index, 'competence_id'],
    })),
  );
  repeated(
    course.topics.flatMap(({ circles }, topic) =>
      circles.map(({ slug }, index) => ({ value: slug, path: ['topics', topic, 'circles', index] })),
    ),
  );
  repeated(course.media.map(({ slug }, index) => ({ value: slug, path: ['media', index] })));
  repeated(
    (course.competence_certificates ?? []).map(({ slug }, index) => ({
      value: slug,
      path: ['competence_certificates', index, 'slug'],
    })),
  );
  const known = new Set(checking.library.profiles.map(({ code }) => code));
  for (const [index, code] of (course.profiles ?? []).entries()) {
    if (!known.has(code))
      report(checking, course, {
        path: ['profiles', index],
        code: 'profile_not_shared',
        values: { code },
      });
  }
  for (const circle of course.topics.flatMap(({ circles }) => circles)) checkCircle(checking, course, circle);
  checkContents(checking, course);
  checkAssignments(checking, course);
}

function checkCircle(checking: Checking, course: Course, circle: Circle): void {
  const circles = new Set(course.topics.flatMap((topic) => topic.circles).map(({ slug }) => slug));
  const wrong = (path: readonly PropertyKey[], finding: Finding) =>
    report(checking, circle, { path, ...finding });
  if (circle.slug === reservedCircle)
    wrong([], { code: 'circle_reserved', values: { slug: reservedCircle } });
  for (const [index, slug] of (circle.unlocked_by ?? []).entries()) {
    if (!circles.has(slug) || slug === circle.slug)
      wrong(['unlocked_by', index], { code: 'circle_unknown', values: { slug } });
  }
  for (const [index, code] of (circle.profiles ?? []).entries()) {
    if (!(course.profiles ?? []).includes(code))
      wrong(['profiles', index], { code: 'profile_unknown', values: { code } });
  }
  const exam = circle.exam?.id;
  if (exam !== undefined && !checking.library.exams.some(({ code }) => code === exam))
    wrong(['exam', 'id'], { code: 'exam_unknown', values: { exam } });

  const sequences = circle.sequences.map((sequence, index) => ({ sequence, path: ['sequences', index] }));
  const units = sequences.flatMap(({ sequence, path }) =>
    sequence.units.map((unit, index) => ({ unit, path: [...path, 'units', index] })),
  );
  const criteria = units.flatMap(({ unit, path }) =>
    (unit.criteria ?? []).map((criterion, index) => ({ criterion, path: [...path, 'criteria', index] })),
  );
  const repeated = (values: readonly Located[]) => reportRepeated(checking, circle, values);
  repeated(sequences.map(({ sequence, path }) => ({ value: sequence.slug, path: [...path, 'slug'] })));
  repeated(units.map(({ unit, path }) => ({ value: unit.slug, path: [...path, 'slug'] })));
  // Contents and criteria of a unit lie beside each other, and their slugs are one set.
  repeated([
    ...units.flatMap(({ unit, path }) =>
      unit.contents.map(({ slug }, index) => ({ value: slug, path: [...path, 'contents', index] })),
    ),
    ...criteria.map(({ criterion, path }) => ({ value: criterion.slug, path: [...path, 'slug'] })),
  ]);
  const competences = new Set(course.action_competences.map(({ competence_id }) => competence_id));
  for (const { criterion, path } of criteria) {
    if (!competences.has(criterion.competence))
      wrong([...path, 'competence'], {
        code: 'competence_unknown',
        values: { competence: criterion.competence },
      });
  }
}
