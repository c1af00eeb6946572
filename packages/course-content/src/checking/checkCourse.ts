import type { Circle } from '../schema/circle.ts';
import type { Course } from '../schema/course.ts';
import { checkAssignments } from './checkAssignments.ts';
import { checkContents } from './checkContents.ts';
import { type Checking, report, reportRepeated } from './checking.ts';

/** Circles share their address with the learning path itself. */
const reservedCircle = 'learning-path';

/** What a course says of its own parts: nothing is there twice, and what is named is there. */
export function checkCourse(checking: Checking, course: Course): void {
  const topics = course.topics.map(({ slug }, index) => ({ value: slug, path: ['topics', index, 'slug'] }));
  const competences = course.action_competences.map(({ slug }, index) => ({
    value: slug,
    path: ['action_competences', index, 'slug'],
  }));
  const repeated = (what: string, values: Parameters<typeof reportRepeated>[2]['values']) =>
    reportRepeated(checking, course, { values, what });
  repeated('the slug', [...topics, ...competences]);
  repeated(
    'the competence',
    course.action_competences.map(({ competence_id }, index) => ({
      value: competence_id,
      path: ['action_competences', index, 'competence_id'],
    })),
  );
  repeated(
    'the circle',
    course.topics.flatMap(({ circles }, topic) =>
      circles.map(({ slug }, index) => ({ value: slug, path: ['topics', topic, 'circles', index] })),
    ),
  );
  repeated(
    'the category',
    course.media.map(({ slug }, index) => ({ value: slug, path: ['media', index] })),
  );
  repeated(
    'the certificate',
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
        message: `the profile «${code}» is not in content.yaml`,
      });
  }
  for (const circle of course.topics.flatMap(({ circles }) => circles)) checkCircle(checking, course, circle);
  checkContents(checking, course);
  checkAssignments(checking, course);
}

function checkCircle(checking: Checking, course: Course, circle: Circle): void {
  const circles = new Set(course.topics.flatMap((topic) => topic.circles).map(({ slug }) => slug));
  const wrong = (path: readonly PropertyKey[], message: string) =>
    report(checking, circle, { path, message });
  if (circle.slug === reservedCircle) wrong([], `no circle can be called «${reservedCircle}»`);
  for (const [index, slug] of (circle.unlocked_by ?? []).entries()) {
    if (!circles.has(slug) || slug === circle.slug)
      wrong(['unlocked_by', index], `«${slug}» is no other circle of the course`);
  }
  for (const [index, code] of (circle.profiles ?? []).entries()) {
    if (!(course.profiles ?? []).includes(code))
      wrong(['profiles', index], `the course has no profile «${code}»`);
  }
  const exam = circle.exam?.id;
  if (exam !== undefined && !checking.library.exams.some(({ code }) => code === exam))
    wrong(['exam', 'id'], `the exam «${exam}» is not in content.yaml`);

  const sequences = circle.sequences.map((sequence, index) => ({ sequence, path: ['sequences', index] }));
  const units = sequences.flatMap(({ sequence, path }) =>
    sequence.units.map((unit, index) => ({ unit, path: [...path, 'units', index] })),
  );
  const criteria = units.flatMap(({ unit, path }) =>
    (unit.criteria ?? []).map((criterion, index) => ({ criterion, path: [...path, 'criteria', index] })),
  );
  reportRepeated(checking, circle, {
    what: 'the sequence',
    values: sequences.map(({ sequence, path }) => ({ value: sequence.slug, path: [...path, 'slug'] })),
  });
  reportRepeated(checking, circle, {
    what: 'the unit',
    values: units.map(({ unit, path }) => ({ value: unit.slug, path: [...path, 'slug'] })),
  });
  // Contents and criteria of a unit lie beside each other, and their slugs are one set.
  reportRepeated(checking, circle, {
    what: 'the content or criterion',
    values: [
      ...units.flatMap(({ unit, path }) =>
        unit.contents.map(({ slug }, index) => ({ value: slug, path: [...path, 'contents', index] })),
      ),
      ...criteria.map(({ criterion, path }) => ({ value: criterion.slug, path: [...path, 'slug'] })),
    ],
  });
  const competences = new Set(course.action_competences.map(({ competence_id }) => competence_id));
  for (const { criterion, path } of criteria) {
    if (!competences.has(criterion.competence))
      wrong([...path, 'competence'], `the course has no competence «${criterion.competence}»`);
  }
}
