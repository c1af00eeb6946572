import {
  type Circle,
  type Content,
  type Course,
  type PerformanceCriterion,
  pageKey,
  paths,
  type Sequence,
  type Unit,
} from '@learn/course-content';
import { entersByOnboarding, isProfileCode } from '@learn/domain';
import type {
  CircleData,
  CompetenceData,
  CriterionData,
  SequenceData,
  TopicData,
  UnitData,
} from '../../course-pages/pageData.ts';
import type { FileStore } from '../../storage/fileStore.ts';
import type { CourseRows } from '../plan/readCourseRows.ts';
import {
  byThing,
  germanOf,
  type Languages,
  optionalText,
  spokenLines,
  textFrom,
  unlessEmpty,
} from './localised.ts';
import type { PageRow } from './place.ts';
import { readContent } from './readContent.ts';
import { readMediaLibrary } from './readMedia.ts';

type Page = Languages<PageRow>;

const dataOf = <Data>(row: PageRow) => row.data as Partial<Data>;
const titleOf = (page: Page) => textFrom(page, ({ title }) => title);

/** The published contents of a course, as files have them. @throws Error for a course that is not there */
export function readCourse(rows: CourseRows, store: FileStore): Course {
  const { course } = rows;
  if (course === undefined) throw new Error('There is no such course.');
  const live = rows.pages.filter((page) => page.live).sort((left, right) => left.position - right.position);
  const childrenOf = Map.groupBy(byThing(live), (page) => germanOf(page).parentKey);
  const children = (key: string | null, contentType: string) =>
    (childrenOf.get(key) ?? []).filter((page) => germanOf(page).contentType === contentType);
  const [root] = children(null, 'learnpath.LearningPath');
  const below = (contentType: string) =>
    root === undefined ? [] : children(germanOf(root).translationKey, contentType);
  const addresses = new Map<string, string>();
  const certificates = new Map(rows.certificates.map(({ id, slug }) => [id, slug]));

  function criterion(page: Page, circlePath: string): PerformanceCriterion {
    const { slug } = germanOf(page);
    return {
      slug,
      competence: dataOf<CriterionData>(germanOf(page)).competence_id ?? '',
      title: titleOf(page),
      translation_key: ownKey(page, paths.criterion(circlePath, slug)),
    };
  }

  function content(page: Page, circleSlug: string, circlePath: string): Content[] {
    const { slug, translationKey: key } = germanOf(page);
    const found = readContent(page, {
      courseSlug: course?.slug ?? '',
      assignment: rows.assignments.find(({ contentKey }) => contentKey === key),
      certificates,
      translation_key: ownKey(page, paths.content(circlePath, slug)),
    });
    if (found === undefined) return [];
    addresses.set(key, `${circleSlug}/${slug}`);
    return [found];
  }

  function unit(page: Page, circleSlug: string, circlePath: string): Unit {
    const { slug, translationKey: key } = germanOf(page);
    return {
      slug,
      title: titleOf(page),
      title_hidden: dataOf<UnitData>(germanOf(page)).title_hidden || undefined,
      contents: (childrenOf.get(key) ?? []).flatMap((child) => content(child, circleSlug, circlePath)),
      criteria: unlessEmpty(
        children(key, 'competence.PerformanceCriterion').map((child) => criterion(child, circlePath)),
      ),
      translation_key: ownKey(page, paths.unit(circlePath, slug)),
    };
  }

  function sequence(page: Page, circleSlug: string, circlePath: string): Sequence {
    const { slug, translationKey: key } = germanOf(page);
    return {
      slug,
      title: titleOf(page),
      icon: dataOf<SequenceData>(germanOf(page)).icon ?? 'start',
      units: children(key, 'learnpath.LearningUnit').map((child) => unit(child, circleSlug, circlePath)),
      translation_key: ownKey(page, paths.sequence(circlePath, slug)),
    };
  }

  const circleSlugs = new Map(
    live
      .filter(({ contentType }) => contentType === 'learnpath.Circle')
      .map(({ translationKey, slug }) => [translationKey, slug]),
  );

  function circle(page: Page): Circle {
    const { slug, translationKey: key } = germanOf(page);
    const path = paths.circle(course?.slug ?? '', slug);
    const data = dataOf<CircleData>(germanOf(page));
    return {
      slug,
      title: titleOf(page),
      description: optionalText(page, (row) => dataOf<CircleData>(row).description),
      goals: spokenLines(page, (row) => dataOf<CircleData>(row).goals),
      exam: data.is_exam_circle
        ? {
            id: data.exam_id ?? undefined,
            requires_booking: data.exam_requires_booking || undefined,
            has_certificate: data.has_exam_certificate || undefined,
            url: data.exam_url ?? undefined,
          }
        : undefined,
      content_locked: data.content_locked || undefined,
      lock_reason: optionalText(page, (row) => dataOf<CircleData>(row).lock_reason),
      unlocked_by: unlessEmpty((data.unlocked_by ?? []).flatMap((other) => circleSlugs.get(other) ?? [])),
      profiles: unlessEmpty((data.profiles ?? []).filter(isProfileCode)),
      course_options: unlessEmpty(data.course_options ?? []),
      sequences: children(key, 'learnpath.LearningSequence').map((child) => sequence(child, slug, path)),
      translation_key: ownKey(page, path),
    };
  }

  return {
    ...courseFields(rows, course),
    action_competences: below('competence.ActionCompetence').map((page) => ({
      competence_id: dataOf<CompetenceData>(germanOf(page)).competence_id ?? '',
      slug: germanOf(page).slug,
      title: titleOf(page),
      translation_key: ownKey(page, paths.competence(course.slug, germanOf(page).slug)),
    })),
    topics: below('learnpath.Topic').map((page) => ({
      slug: germanOf(page).slug,
      title: titleOf(page),
      description: optionalText(page, (row) => dataOf<TopicData>(row).description),
      is_visible: dataOf<TopicData>(germanOf(page)).is_visible === false ? false : undefined,
      circles: children(germanOf(page).translationKey, 'learnpath.Circle').map(circle),
      translation_key: ownKey(page, paths.topic(course.slug, germanOf(page).slug)),
    })),
    learning_path: root && learningPath(root, course),
    media: readMediaLibrary({ rows, courseSlug: course.slug, store, addresses }),
  };
}

type CourseRow = NonNullable<CourseRows['course']>;

function courseFields({ profiles, certificates }: CourseRows, course: CourseRow) {
  return {
    slug: course.slug,
    course_type: course.courseType,
    title: course.titles,
    category_name: course.categoryNames,
    position: course.position,
    configuration: {
      enable_circle_documents: course.enableCircleDocuments,
      enable_learning_mentor: course.enableLearningMentor,
      enable_competence_certificates: course.enableCompetenceCertificates,
      enable_course_profiles: course.enableCourseProfiles,
    },
    open_for_onboarding:
      course.openForOnboarding === entersByOnboarding(course.courseType)
        ? undefined
        : course.openForOnboarding,
    home_widgets: (course.homeWidgets as Record<string, string[]> | null) ?? undefined,
    profiles: unlessEmpty(profiles.map(({ code }) => code).filter(isProfileCode)),
    competence_certificates: unlessEmpty(certificates.map(({ slug, titles }) => ({ slug, title: titles }))),
  };
}

/** The learning path where it is not named after its course. */
function learningPath(root: Page, course: CourseRow): Course['learning_path'] {
  const { slug } = germanOf(root);
  const title = titleOf(root);
  const named = {
    slug: slug === `${course.slug}-lp` ? undefined : slug,
    title: JSON.stringify(title) === JSON.stringify(course.titles) ? undefined : title,
    translation_key: ownKey(root, paths.learningPath(course.slug)),
  };
  return Object.values(named).every((value) => value === undefined) ? undefined : named;
}

/** The key of a page where it is not that of its path. */
function ownKey(page: Page, path: string): string | undefined {
  const { translationKey: key } = germanOf(page);
  return key === pageKey(path) ? undefined : key;
}
