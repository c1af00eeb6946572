import { canSelfToggle, languages } from '@learn/domain';
import { isAllowedHtml } from '../course-pages/html.ts';
import type { pages } from '../course-pages/tables.ts';
import type { Circle, CourseContent, Sequence, Topic, Unit } from './content.ts';
import { contentData, contentTypeOf, speak } from './contentData.ts';
import { demoId } from './demoId.ts';
import type { Text } from './text.ts';

export type NewPage = typeof pages.$inferInsert;

interface Page {
  readonly contentType: string;
  readonly slug: string;
  readonly title: Text;
  readonly data?: (language: keyof Text) => Record<string, unknown>;
}

/** Translation key of a page: its course's slug and the slugs on the way down to it. */
export function pageKey(path: string): string {
  return demoId(`page/${path}`);
}

/** Path of a circle, for its key; circle slugs are unique in a course. */
export function circlePath(course: CourseContent, circleSlug: string): string {
  return `${course.slug}/${circleSlug}`;
}

/**
 * All pages of a course in all languages, parents first.
 * @throws Error that names a page whose HTML holds more than contents may use
 */
export function coursePages(course: CourseContent): NewPage[] {
  const rows: NewPage[] = [];
  const rootPath = `${course.slug}/learning-path`;

  function add(path: string, parentPath: string | undefined, position: number, page: Page): void {
    for (const language of languages) {
      const data = page.data?.(language) ?? {};
      if (!allTexts(data).every(isAllowedHtml))
        throw new Error(`${path} (${language}) holds HTML that is not allowed.`);
      rows.push({
        id: demoId(`page/${path}/${language}`),
        courseId: demoId(`course/${course.slug}`),
        translationKey: pageKey(path),
        language,
        parentKey: parentPath === undefined ? null : pageKey(parentPath),
        position,
        contentType: page.contentType,
        slug: page.slug,
        title: page.title[language],
        canUserSelfToggle: canSelfToggle(page.contentType),
        data,
      });
    }
  }

  function addTopic(topic: Topic, position: number): void {
    const path = `${rootPath}/${topic.slug}`;
    add(path, rootPath, position, {
      contentType: 'learnpath.Topic',
      slug: topic.slug,
      title: topic.title,
      data: (language) => ({ description: topic.description[language], is_visible: topic.isVisible }),
    });
    for (const [index, circle] of topic.circles.entries()) addCircle(circle, path, index);
  }

  function addCircle(circle: Circle, topicPath: string, position: number): void {
    const path = circlePath(course, circle.slug);
    add(path, topicPath, position, {
      contentType: 'learnpath.Circle',
      slug: circle.slug,
      title: circle.title,
      data: (language) => ({
        description: circle.description[language],
        goals: speak(circle.goals, language),
        is_exam_circle: circle.exam !== undefined,
        exam_requires_booking: circle.exam?.requiresBooking ?? false,
        exam_id: circle.exam?.id ?? null,
        has_exam_certificate: circle.exam?.hasCertificate ?? false,
        exam_url: null,
        content_locked: circle.contentLocked ?? false,
        ...(circle.lockReason && { lock_reason: circle.lockReason[language] }),
        unlocked_by: (circle.unlockedBy ?? []).map((slug) => pageKey(circlePath(course, slug))),
        profiles: circle.profiles ?? [],
        course_options: [],
      }),
    });
    for (const [index, sequence] of circle.sequences.entries()) addSequence(sequence, path, index);
  }

  function addSequence(sequence: Sequence, circle: string, position: number): void {
    const path = `${circle}/sequence/${sequence.slug}`;
    add(path, circle, position, {
      contentType: 'learnpath.LearningSequence',
      slug: sequence.slug,
      title: sequence.title,
      data: () => ({ icon: sequence.icon }),
    });
    for (const [index, unit] of sequence.units.entries()) addUnit(unit, circle, path, index);
  }

  function addUnit(unit: Unit, circle: string, sequencePath: string, position: number): void {
    const path = `${circle}/unit/${unit.slug}`;
    add(path, sequencePath, position, {
      contentType: 'learnpath.LearningUnit',
      slug: unit.slug,
      title: unit.title,
      data: () => ({ title_hidden: unit.titleHidden ?? false }),
    });
    for (const [index, content] of unit.contents.entries()) {
      const contentPath = `${circle}/${content.slug}`;
      add(contentPath, path, index, {
        contentType: contentTypeOf(content),
        slug: content.slug,
        title: content.title,
        data: (language) => contentData(content, language, contentPath),
      });
    }
    for (const [index, criterion] of unit.criteria.entries()) {
      add(`${circle}/criterion/${criterion.slug}`, path, unit.contents.length + index, {
        contentType: 'competence.PerformanceCriterion',
        slug: criterion.slug,
        title: criterion.title,
        data: () => ({ competence_id: criterion.competence }),
      });
    }
  }

  add(rootPath, undefined, 0, {
    contentType: 'learnpath.LearningPath',
    slug: `${course.slug}-lp`,
    title: course.title,
  });
  for (const [index, topic] of course.topics.entries()) addTopic(topic, index);
  for (const [index, competence] of course.actionCompetences.entries()) {
    add(`${rootPath}/competence/${competence.slug}`, rootPath, course.topics.length + index, {
      contentType: 'competence.ActionCompetence',
      slug: competence.slug,
      title: competence.title,
      data: () => ({ competence_id: competence.competenceId }),
    });
  }
  return rows;
}

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(allTexts);
}
