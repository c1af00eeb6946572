import {
  type Circle,
  type Course,
  pageKey,
  paths,
  stableId,
  type Text,
  type Topic,
  type Unit,
} from '@learn/course-content';
import { canSelfToggle, type Language, languages } from '@learn/domain';
import type {
  CircleData,
  CompetenceData,
  ContentData,
  CriterionData,
  SequenceData,
  TopicData,
  UnitData,
} from '../../course-pages/pageData.ts';
import type { pages } from '../../course-pages/tables.ts';
import { contentData } from './contentData.ts';
import { contentTypeOf } from './contentTypes.ts';
import { textOf } from './inLanguage.ts';

export type NewPage = Required<typeof pages.$inferInsert>;

type PageData =
  | TopicData
  | CircleData
  | SequenceData
  | UnitData
  | CompetenceData
  | CriterionData
  | ContentData
  | Readonly<Record<string, never>>;

interface Page {
  readonly path: string;
  readonly parent: string | null;
  readonly position: number;
  readonly contentType: string;
  readonly slug: string;
  readonly title: Text;
  readonly key?: string | undefined;
  readonly canSelfToggle?: boolean | undefined;
  readonly data: (language: Language) => PageData;
}

/** The key of a page: its own, or that of its path. */
export function keyOf(page: { readonly translation_key?: string | undefined }, path: string): string {
  return page.translation_key ?? pageKey(path);
}

/** All pages of a course in all languages, parents first. */
export function pageRows(course: Course, courseId: string): NewPage[] {
  const circleKeys = new Map(
    course.topics
      .flatMap((topic) => topic.circles)
      .map((circle) => [circle.slug, keyOf(circle, paths.circle(course.slug, circle.slug))]),
  );
  const found = [
    ...learningPathPages(course),
    ...course.topics.flatMap((topic, position) => topicPages(course, topic, { position, circleKeys })),
  ];
  return found.flatMap((page) => languages.map((language) => rowOf(page, language, courseId)));
}

function rowOf(page: Page, language: Language, courseId: string): NewPage {
  return {
    id: stableId(`page/${page.key ?? page.path}/${language}`),
    courseId,
    translationKey: page.key ?? pageKey(page.path),
    language,
    parentKey: page.parent,
    position: page.position,
    contentType: page.contentType,
    slug: page.slug,
    title: page.title[language],
    live: true,
    canUserSelfToggle: page.canSelfToggle ?? canSelfToggle(page.contentType),
    data: page.data(language) as NewPage['data'],
  };
}

function learningPathPages(course: Course): Page[] {
  const path = paths.learningPath(course.slug);
  const { slug, title, translation_key: key } = course.learning_path ?? {};
  const root: Page = {
    path,
    parent: null,
    position: 0,
    contentType: 'learnpath.LearningPath',
    slug: slug ?? `${course.slug}-lp`,
    title: title ?? course.title,
    key,
    data: () => ({}),
  };
  const competences = course.action_competences.map(
    (competence, index): Page => ({
      path: paths.competence(course.slug, competence.slug),
      parent: key ?? pageKey(path),
      position: course.topics.length + index,
      contentType: 'competence.ActionCompetence',
      slug: competence.slug,
      title: competence.title,
      key: competence.translation_key,
      data: () => ({ competence_id: competence.competence_id }),
    }),
  );
  return [root, ...competences];
}

function topicPages(
  course: Course,
  topic: Topic,
  { position, circleKeys }: Pick<CirclePlace, 'position' | 'circleKeys'>,
): Page[] {
  const path = paths.topic(course.slug, topic.slug);
  const page: Page = {
    path,
    parent: course.learning_path?.translation_key ?? pageKey(paths.learningPath(course.slug)),
    position,
    contentType: 'learnpath.Topic',
    slug: topic.slug,
    title: topic.title,
    key: topic.translation_key,
    data: (language) => ({
      description: textOf(topic.description, language),
      is_visible: topic.is_visible ?? true,
    }),
  };
  const circles = topic.circles.flatMap((circle, index) =>
    circlePages(circle, {
      path: paths.circle(course.slug, circle.slug),
      parent: keyOf(topic, path),
      position: index,
      circleKeys,
    }),
  );
  return [page, ...circles];
}

interface CirclePlace {
  readonly path: string;
  readonly parent: string;
  readonly position: number;
  readonly circleKeys: ReadonlyMap<string, string>;
}

function circlePages(circle: Circle, { path, parent, position, circleKeys }: CirclePlace): Page[] {
  const page: Page = {
    path,
    parent,
    position,
    contentType: 'learnpath.Circle',
    slug: circle.slug,
    title: circle.title,
    key: circle.translation_key,
    data: (language) => ({
      description: textOf(circle.description, language),
      goals: (circle.goals ?? []).map((goal) => goal[language]),
      is_exam_circle: circle.exam !== undefined,
      exam_requires_booking: circle.exam?.requires_booking ?? false,
      exam_id: circle.exam?.id ?? null,
      has_exam_certificate: circle.exam?.has_certificate ?? false,
      exam_url: circle.exam?.url ?? null,
      content_locked: circle.content_locked ?? false,
      ...(circle.lock_reason && { lock_reason: circle.lock_reason[language] }),
      unlocked_by: (circle.unlocked_by ?? []).flatMap((slug) => circleKeys.get(slug) ?? []),
      profiles: circle.profiles ?? [],
      course_options: circle.course_options ?? [],
    }),
  };
  const sequences = circle.sequences.flatMap((sequence, index): Page[] => {
    const sequencePath = paths.sequence(path, sequence.slug);
    return [
      {
        path: sequencePath,
        parent: keyOf(circle, path),
        position: index,
        contentType: 'learnpath.LearningSequence',
        slug: sequence.slug,
        title: sequence.title,
        key: sequence.translation_key,
        data: () => ({ icon: sequence.icon }),
      },
      ...sequence.units.flatMap((unit, at) =>
        unitPages(unit, { circlePath: path, parent: keyOf(sequence, sequencePath), position: at }),
      ),
    ];
  });
  return [page, ...sequences];
}

function unitPages(
  unit: Unit,
  {
    circlePath,
    parent,
    position,
  }: { readonly circlePath: string; readonly parent: string; readonly position: number },
): Page[] {
  const path = paths.unit(circlePath, unit.slug);
  const own = keyOf(unit, path);
  const page: Page = {
    path,
    parent,
    position,
    contentType: 'learnpath.LearningUnit',
    slug: unit.slug,
    title: unit.title,
    key: unit.translation_key,
    data: () => ({ title_hidden: unit.title_hidden ?? false }),
  };
  const contents = unit.contents.map((content, index): Page => {
    const contentPath = paths.content(circlePath, content.slug);
    return {
      path: contentPath,
      parent: own,
      position: index,
      contentType: contentTypeOf(content),
      slug: content.slug,
      title: content.title,
      key: content.translation_key,
      canSelfToggle: content.can_user_self_toggle_course_completion,
      data: (language) => contentData(content, language, contentPath),
    };
  });
  const criteria = (unit.criteria ?? []).map(
    (criterion, index): Page => ({
      path: paths.criterion(circlePath, criterion.slug),
      parent: own,
      position: unit.contents.length + index,
      contentType: 'competence.PerformanceCriterion',
      slug: criterion.slug,
      title: criterion.title,
      key: criterion.translation_key,
      data: () => ({ competence_id: criterion.competence }),
    }),
  );
  return [page, ...contents, ...criteria];
}
