import { fillPath, linkPatterns } from '@learn/contracts';
import { defaultLanguage, isContentType, type Language } from '@learn/domain';
import { feedbackKindOf } from '../feedback/feedbackKind.ts';
import type {
  ActionCompetenceNode,
  CircleNode,
  CircleReferenceNode,
  ContentNode,
  CourseTree,
  CriterionNode,
  LearningPathNode,
  PageNode,
  SequenceNode,
  TopicNode,
  UnitNode,
  UnitReferenceNode,
} from './courseTree.ts';
import type {
  CircleData,
  CompetenceData,
  ContentData,
  CriterionData,
  SequenceData,
  TopicData,
  UnitData,
} from './pageData.ts';
import type { PageRow } from './tables.ts';

/** A row of `pages` as far as the tree needs it. */
export type TreePage = Omit<PageRow, 'courseId' | 'live'>;

interface TreeCourse {
  readonly id: string;
  readonly slug: string;
  readonly contentVersion: number;
}

type ContentPlace = Pick<ContentNode, 'content_url' | 'continue_url' | 'is_first_in_circle'>;

/**
 * Joins the pages of a course to its tree (specification §3).
 * @param rows live pages of the course in `language` and in German; per page the wanted language wins, German stands in
 * @returns undefined when the course has no learning path
 */
export function assembleCourseTree(
  course: TreeCourse,
  language: Language,
  rows: readonly TreePage[],
): CourseTree | undefined {
  const pages = pickLanguage(rows, language);
  const childrenOf = Map.groupBy(pages.values(), (page) => page.parentKey);
  for (const siblings of childrenOf.values()) siblings.sort((left, right) => left.position - right.position);
  const children = (page: TreePage, contentType: string) =>
    (childrenOf.get(page.translationKey) ?? []).filter((child) => child.contentType === contentType);
  const url = (name: 'learningPath' | 'circle' | 'content' | 'selfEvaluation' | 'competences', values = {}) =>
    fillPath(linkPatterns[name], { courseSlug: course.slug, ...values }) ?? '';
  const criteria: CriterionNode[] = [];

  const contentPages = (unit: TreePage) =>
    (childrenOf.get(unit.translationKey) ?? []).filter((child) => isContentType(child.contentType));

  /** Address and neighbours of each content of a circle; after its last one the way leads back to the circle. */
  function placesOf(page: TreePage, circleUrl: string): Map<string, ContentPlace> {
    const contents = children(page, 'learnpath.LearningSequence')
      .flatMap((sequence) => children(sequence, 'learnpath.LearningUnit'))
      .flatMap(contentPages);
    const urls = contents.map(({ slug }) => url('content', { circleSlug: page.slug, contentSlug: slug }));
    return new Map(
      contents.map(({ translationKey }, index) => [
        translationKey,
        {
          content_url: urls[index] ?? circleUrl,
          continue_url: urls[index + 1] ?? circleUrl,
          is_first_in_circle: index === 0,
        },
      ]),
    );
  }

  function circleNode(page: TreePage): CircleNode {
    const data = page.data as Partial<CircleData>;
    const circle = { id: page.id, title: page.title, slug: page.slug };
    const circleUrl = url('circle', { circleSlug: page.slug });
    const places = placesOf(page, circleUrl);
    return {
      ...pageNode(page, circleUrl),
      course_id: course.id,
      description: data.description ?? '',
      goals: data.goals ?? [],
      is_exam_circle: data.is_exam_circle ?? false,
      exam_requires_booking: data.exam_requires_booking ?? false,
      exam_id: data.exam_id ?? null,
      has_exam_certificate: data.has_exam_certificate ?? false,
      exam_url: data.exam_url ?? null,
      content_locked: data.content_locked ?? false,
      lock_reason: data.lock_reason ?? '',
      locked_until: data.locked_until ?? null,
      unlocked_by: (data.unlocked_by ?? []).flatMap((key) => {
        const other = pages.get(key);
        return other === undefined ? [] : [reference(other)];
      }),
      profiles: data.profiles ?? [],
      course_options: data.course_options ?? [],
      learning_sequences: children(page, 'learnpath.LearningSequence').map(
        (sequence): SequenceNode => ({
          ...pageNode(sequence, circleUrl),
          icon: (sequence.data as Partial<SequenceData>).icon ?? 'start',
          learning_units: children(sequence, 'learnpath.LearningUnit').map((unit) =>
            unitNode(unit, circle, { circleUrl, places }),
          ),
        }),
      ),
    };
  }

  function unitNode(
    page: TreePage,
    circle: CircleReferenceNode,
    { circleUrl, places }: { readonly circleUrl: string; readonly places: ReadonlyMap<string, ContentPlace> },
  ): UnitNode {
    const unit: UnitReferenceNode = {
      ...{ id: page.id, title: page.title, slug: page.slug },
      evaluate_url: url('selfEvaluation', { circleSlug: circle.slug, learningUnitSlug: page.slug }),
      circle,
    };
    return {
      ...pageNode(page, circleUrl),
      title_hidden: (page.data as Partial<UnitData>).title_hidden ?? false,
      evaluate_url: unit.evaluate_url,
      learning_contents: contentPages(page).flatMap((child) => {
        const place = places.get(child.translationKey);
        return place === undefined ? [] : contentNode(child, course.id, circle, place);
      }),
      performance_criteria: children(page, 'competence.PerformanceCriterion').map((child) => {
        const criterion: CriterionNode = {
          ...pageNode(child, unit.evaluate_url),
          competence_id: (child.data as Partial<CriterionData>).competence_id ?? '',
          course_id: course.id,
          learning_unit: unit,
        };
        criteria.push(criterion);
        return criterion;
      }),
    };
  }

  const root = childrenOf.get(null)?.find((page) => page.contentType === 'learnpath.LearningPath');
  if (root === undefined) return undefined;
  const learningPath: LearningPathNode = {
    ...pageNode(root, url('learningPath')),
    course_id: course.id,
    topics: children(root, 'learnpath.Topic').map(
      (topic): TopicNode => ({
        ...pageNode(topic, url('learningPath')),
        description: (topic.data as Partial<TopicData>).description ?? '',
        is_visible: (topic.data as Partial<TopicData>).is_visible ?? true,
        circles: children(topic, 'learnpath.Circle').map(circleNode),
      }),
    ),
  };
  return {
    courseId: course.id,
    courseSlug: course.slug,
    language,
    contentVersion: course.contentVersion,
    learningPath,
    actionCompetences: children(root, 'competence.ActionCompetence').map((page): ActionCompetenceNode => {
      const { competence_id = '' } = page.data as Partial<CompetenceData>;
      return {
        ...pageNode(page, url('competences')),
        competence_id,
        performance_criteria: criteria.filter((criterion) => criterion.competence_id === competence_id),
      };
    }),
    circles: learningPath.topics.flatMap((topic) => topic.circles),
    pageIds: new Map([...pages.values()].map((page) => [page.translationKey, page.id])),
  };
}

function pickLanguage(rows: readonly TreePage[], language: Language): Map<string, TreePage> {
  const pages = new Map<string, TreePage>();
  for (const row of rows) {
    const wanted = row.language === language;
    if (!wanted && (row.language !== defaultLanguage || pages.has(row.translationKey))) continue;
    pages.set(row.translationKey, row);
  }
  return pages;
}

function pageNode(page: TreePage, frontendUrl: string): PageNode {
  return {
    id: page.id,
    title: page.title,
    slug: page.slug,
    content_type: page.contentType,
    live: true,
    translation_key: page.translationKey,
    frontend_url: frontendUrl,
    language: page.language,
  };
}

function reference(page: TreePage) {
  return { id: page.id, title: page.title, slug: page.slug, content_type: page.contentType };
}

function contentNode(
  page: TreePage,
  courseId: string,
  circle: CircleReferenceNode,
  place: ContentPlace,
): ContentNode {
  const data = page.data as Partial<ContentData>;
  return {
    ...pageNode(page, place.content_url),
    ...place,
    course_id: courseId,
    minutes: data.minutes ?? 0,
    description: data.description ?? '',
    can_user_self_toggle_course_completion: page.canUserSelfToggle,
    circle,
    additional_json_data: data.additional_json_data ?? {},
    page_type: page.contentType,
    text: data.text ?? '',
    button_text: data.button_text ?? '',
    button_url: data.button_url ?? '',
    video_url: data.video_url ?? '',
    captions_url: `/media/captions/${page.id}.vtt`,
    duration: data.duration ?? 0,
    transcript: data.transcript ?? [],
    documents: data.documents ?? [],
    cards: data.cards ?? [],
    questions: data.questions ?? [],
    category_slug: data.category_slug ?? '',
    location: data.location ?? '',
    trainer: data.trainer ?? '',
    assignment_type: data.assignment_type ?? 'PREP_ASSIGNMENT',
    checkbox_text: data.checkbox_text ?? '',
    has_extended_time_test: data.has_extended_time_test ?? false,
    test_url: data.test_url ?? '',
    extended_time_test_url: data.extended_time_test_url ?? '',
    feedback_kind: feedbackKindOf(page.contentType),
  };
}
