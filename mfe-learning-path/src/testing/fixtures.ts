import type { CourseSession, RegistryEntry } from '@learn/contracts';
import type { CompletionEntry } from '@learn/domain';
import { courseSession, inlinedOperation, type OperationFixture, userProfile } from '@learn/testing';
import {
  type AssignmentType,
  CircleDocument,
  type CircleQuery,
  ContentDocument,
  type ContentQuery,
  LearningPathDocument,
  type LearningPathQuery,
} from '../__generated__/graphql.ts';

export const courseSlug = 'versicherungsvermittler-in';
export const session: CourseSession = courseSession({ courseSlug });
export const previewSession: CourseSession = courseSession({ courseSlug, role: 'EXPERT' });
export const userId = userProfile().id;
export const completionAddress = `/api/course/completion/${session.id}/${userId}/`;

/** A learning content as it stands in lists; its id is its slug. */
export function contentNode(
  slug: string,
  change: { kind?: string; assignment_type?: AssignmentType; minutes?: number; location?: string } = {},
) {
  const { kind = 'RichText', minutes = 10, ...rest } = change;
  return {
    __typename: `LearningContent${kind}`,
    id: slug,
    title: `Inhalt ${slug}`,
    slug,
    content_type: `learnpath.LearningContent${kind}`,
    minutes,
    additional_json_data: {},
    ...rest,
  };
}

type ContentNode = ReturnType<typeof contentNode>;

/** A unit whose id and title follow from its slug. */
export function unitNode(slug: string, contents: readonly ContentNode[], criteria: readonly string[] = []) {
  return {
    __typename: 'LearningUnit',
    id: slug,
    title: `Einheit ${slug}`,
    slug,
    title_hidden: false,
    learning_contents: contents,
    performance_criteria: criteria.map((id) => ({ __typename: 'PerformanceCriterion', id })),
  };
}

/** A sequence with one unit. */
export function sequenceNode(
  slug: string,
  contents: readonly ContentNode[],
  criteria: readonly string[] = [],
) {
  return {
    __typename: 'LearningSequence',
    id: slug,
    title: `Sequenz ${slug}`,
    slug,
    learning_units: [unitNode(`${slug}-einheit`, contents, criteria)],
  };
}

/** As loose as JSON; what is missing or wrong in it would be missing on the page. */
type CircleNode = Readonly<Record<string, unknown>> & { readonly slug: string };

/** A circle of both queries; only what is given differs from an open, ordinary one with a single content. */
export function circleNode(slug: string, change: Readonly<Record<string, unknown>> = {}): CircleNode {
  return {
    __typename: 'Circle',
    id: slug,
    title: slug.charAt(0).toUpperCase() + slug.slice(1),
    slug,
    language: 'de',
    description: `Worum es in ${slug} geht.`,
    goals: [],
    is_exam_circle: false,
    exam_requires_booking: false,
    exam_url: null,
    content_locked: false,
    unlocked_by: [],
    profiles: [],
    experts: [],
    learning_sequences: [sequenceNode(`${slug}-1`, [contentNode(`${slug}-1-a`)])],
    ...change,
  };
}

export function unlockedBy(...slugs: readonly string[]) {
  return slugs.map((slug) => ({
    __typename: 'UnlockingPage',
    id: slug,
    title: slug.charAt(0).toUpperCase() + slug.slice(1),
    slug,
  }));
}

/** A circle as a path carries it: the contents of its sequences as columns. */
function circleInPath(circle: CircleNode) {
  const sequences = circle.learning_sequences as readonly ReturnType<typeof sequenceNode>[];
  return {
    ...circle,
    learning_sequences: sequences.map(({ id, learning_units }) => {
      const contents = learning_units.flatMap((unit) => unit.learning_contents);
      return {
        __typename: 'LearningSequence',
        id,
        outline: {
          __typename: 'SequenceOutline',
          content_ids: contents.map((content) => content.id),
          titles: contents.map(({ title }) => title),
          slugs: contents.map(({ slug }) => slug),
          content_types: contents.map(({ content_type }) => content_type),
          minutes: contents.map(({ minutes }) => minutes),
          assignment_types: contents.map(({ assignment_type = null }) => assignment_type),
          additional_json_data: contents.map(({ additional_json_data }) => additional_json_data),
          criterion_ids: learning_units.flatMap((unit) => unit.performance_criteria).map((one) => one.id),
        },
      };
    }),
  };
}

/** A path with one topic per given list of circles. */
export function learningPath(
  topics: readonly (readonly CircleNode[])[],
  change: Readonly<Record<string, unknown>> = {},
): LearningPathQuery['learning_path'] {
  const path = {
    __typename: 'LearningPath',
    id: 'path',
    language: 'de',
    course: {
      __typename: 'Course',
      id: session.course.id,
      profiles: [],
      course_session_users: [],
      ...(change.course as object | undefined),
    },
    topics: topics.map((circles, index) => ({
      __typename: 'Topic',
      id: `topic-${index}`,
      title: `Thema ${index + 1}`,
      description: '',
      is_visible: true,
      circles: circles.map(circleInPath),
    })),
  };
  return path as unknown as LearningPathQuery['learning_path'];
}

export function pathOperation(learning_path: LearningPathQuery['learning_path']): OperationFixture {
  return inlinedOperation(LearningPathDocument, { course_slug: courseSlug }, { learning_path });
}

export function circleOperation(circle: CircleNode | null, slug = circle?.slug ?? ''): OperationFixture {
  const data: CircleQuery = { circle: circle as unknown as CircleQuery['circle'] };
  const variables = { course_slug: courseSlug, slug, course_session_id: session.id };
  return inlinedOperation(CircleDocument, variables, data);
}

export function contentOperation(
  circle_slug: string,
  content: (ContentNode & Readonly<Record<string, unknown>>) | null,
  slug = content?.slug ?? '',
): OperationFixture {
  const learning_content = content && {
    language: 'de',
    description: '',
    can_user_self_toggle_course_completion: true,
    ...content,
  };
  const data = { learning_content } as unknown as ContentQuery;
  const variables = { course_slug: courseSlug, circle_slug, slug, course_session_id: session.id };
  return inlinedOperation(ContentDocument, variables, data);
}

let minute = 0;

/** A completion entry; later calls are later entries. */
export function completion(page_id: string, change: Partial<CompletionEntry> = {}): CompletionEntry {
  minute += 1;
  return {
    page_id,
    completion_status: 'SUCCESS',
    updated_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    ...change,
  };
}

/** Answers of the REST calls: the person's completions. */
export function completions(...entries: readonly CompletionEntry[]): Record<string, unknown> {
  return { [completionAddress]: entries };
}

/** Another remote that contributes a widget to each learning unit. */
export function contributingRemote(name: string): RegistryEntry {
  return {
    baseUrl: `/remotes/${name}/1/`,
    integrity: '',
    bundles: [],
    descriptor: {
      name,
      title: { de: 'Kompetenzprofil', fr: 'Profil', it: 'Profilo' },
      version: '1',
      entry: 'entry.js',
      mounts: [],
      navigation: [],
      widgets: [{ slot: 'circle.unit', id: 'UnitWidget', skeletonHeight: 60 }],
    },
  };
}
