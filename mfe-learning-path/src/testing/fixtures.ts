import type { CourseSession, RegistryEntry } from '@learn/contracts';
import type { CompletionEntry } from '@learn/domain';
import { courseSession, inlinedOperation, type OperationFixture, typed, userProfile } from '@learn/testing';
import {
  CircleDocument,
  ContentDocument,
  LearningPathDocument,
  type LearningPathQuery,
} from '../__generated__/graphql.ts';
import type { CircleContent, CircleData, CircleSequence, CircleUnit } from '../circle/circleData.ts';
import type { Content, ContentKind } from '../content/contentData.ts';

export const courseSlug = 'versicherungsvermittler-in';
export const session: CourseSession = courseSession({ courseSlug });
export const previewSession: CourseSession = courseSession({ courseSlug, role: 'EXPERT' });
export const userId = userProfile().id;
export const completionAddress = `/api/course/completion/${session.id}/${userId}/`;

/** A content of the kind in a circle. */
type Listed<Kind extends ContentKind> = Extract<CircleContent, { __typename: `LearningContent${Kind}` }>;

/** What contents of some kinds have in a circle beside what all have. */
const listed: { readonly [Kind in ContentKind]?: Omit<Listed<Kind>, keyof Listed<'Placeholder'>> } = {
  Assignment: { assignment_type: 'CASEWORK', course_session_assignment: null },
  AttendanceCourse: { location: '', course_session_attendance_course: null },
  EdoniqTest: { course_session_edoniq_test: null },
};

/** What every content has in a circle; its id is its slug. */
export function contentFields<Kind extends ContentKind>(slug: string, kind: Kind) {
  return {
    __typename: `LearningContent${kind}` as `LearningContent${Kind}`,
    id: slug,
    title: `Inhalt ${slug}`,
    slug,
    content_type: `learnpath.LearningContent${kind}`,
    minutes: 10,
    additional_json_data: {},
  } as const;
}

/** A learning content as it stands in lists. */
export function contentNode<Kind extends ContentKind = 'RichText'>(
  slug: string,
  change?: Partial<Omit<Listed<Kind>, '__typename'>> & { readonly kind?: Kind },
): Listed<Kind>;
export function contentNode(
  slug: string,
  { kind = 'RichText', ...change }: { readonly kind?: ContentKind } = {},
): CircleContent {
  return { ...contentFields(slug, kind), ...listed[kind], ...change } as CircleContent;
}

/** A unit whose id and title follow from its slug. */
export function unitNode(
  slug: string,
  contents: readonly CircleContent[],
  criteria: readonly string[] = [],
): CircleUnit {
  return typed('LearningUnit', {
    id: slug,
    title: `Einheit ${slug}`,
    slug,
    title_hidden: false,
    learning_contents: [...contents],
    performance_criteria: criteria.map((id) => typed('PerformanceCriterion', { id })),
  });
}

/** A sequence with one unit. */
export function sequenceNode(
  slug: string,
  contents: readonly CircleContent[],
  criteria: readonly string[] = [],
): CircleSequence {
  return typed('LearningSequence', {
    id: slug,
    title: `Sequenz ${slug}`,
    slug,
    learning_units: [unitNode(`${slug}-einheit`, contents, criteria)],
  });
}

type Path = NonNullable<LearningPathQuery['learning_path']>;
type PathCircle = Path['topics'][number]['circles'][number];

/** A circle of both queries. */
type CircleNode = CircleData & Pick<PathCircle, 'profiles'>;

/** A circle of both queries; only what is given differs from an open, ordinary one with a single content. */
export function circleNode(slug: string, change: Partial<CircleNode> = {}): CircleNode {
  return typed('Circle', {
    id: slug,
    title: titleOf(slug),
    slug,
    language: 'de' as const,
    description: `Worum es in ${slug} geht.`,
    goals: [],
    is_exam_circle: false,
    exam_requires_booking: false,
    exam_url: null,
    content_locked: false,
    lock_reason: '',
    locked_until: null,
    unlocked_by: [],
    profiles: [],
    experts: [],
    learning_sequences: [sequenceNode(`${slug}-1`, [contentNode(`${slug}-1-a`)])],
    ...change,
  });
}

export function unlockedBy(...slugs: readonly string[]): CircleNode['unlocked_by'] {
  return slugs.map((slug) => typed('UnlockingPage', { id: slug, title: titleOf(slug), slug }));
}

function titleOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}

/** A circle as a path carries it: the contents of its sequences as columns. */
function circleInPath(circle: CircleNode): PathCircle {
  return {
    ...circle,
    learning_sequences: circle.learning_sequences.map(({ id, learning_units }) => {
      const contents = learning_units.flatMap((unit) => unit.learning_contents);
      const outline = typed('SequenceOutline', {
        content_ids: contents.map((content) => content.id),
        titles: contents.map(({ title }) => title),
        slugs: contents.map(({ slug }) => slug),
        content_types: contents.map(({ content_type }) => content_type),
        minutes: contents.map(({ minutes }) => minutes),
        assignment_types: contents.map((content) =>
          'assignment_type' in content ? content.assignment_type : null,
        ),
        additional_json_data: contents.map(({ additional_json_data }) => additional_json_data),
        criterion_ids: learning_units.flatMap((unit) => unit.performance_criteria).map((one) => one.id),
      });
      return typed('LearningSequence', { id, outline });
    }),
  };
}

/** A path with one topic per given list of circles. */
export function learningPath(
  topics: readonly (readonly CircleNode[])[],
  course: Partial<Path['course']> = {},
): Path {
  return typed('LearningPath', {
    id: 'path',
    language: 'de' as const,
    course: typed('Course', { id: session.course.id, profiles: [], course_session_users: [], ...course }),
    topics: topics.map((circles, index) =>
      typed('Topic', {
        id: `topic-${index}`,
        title: `Thema ${index + 1}`,
        description: '',
        is_visible: true,
        circles: circles.map(circleInPath),
      }),
    ),
  });
}

export function pathOperation(learning_path: Path | null): OperationFixture {
  return inlinedOperation(LearningPathDocument, { course_slug: courseSlug }, { learning_path });
}

export function circleOperation(circle: CircleData | null, slug = circle?.slug ?? ''): OperationFixture {
  const variables = { course_slug: courseSlug, slug, course_session_id: session.id };
  return inlinedOperation(CircleDocument, variables, { circle });
}

/** What a content has where nothing else is given. */
const contentDefaults = {
  language: 'de',
  description: '',
  can_user_self_toggle_course_completion: true,
} as const satisfies Partial<Content>;

type Defaulted<Of> = Of extends Content
  ? Omit<Of, keyof typeof contentDefaults> & Partial<Pick<Of, keyof typeof contentDefaults>>
  : never;

export function contentOperation(
  circle_slug: string,
  content: Defaulted<Content> | null,
  slug = content?.slug ?? '',
): OperationFixture {
  const variables = { course_slug: courseSlug, circle_slug, slug, course_session_id: session.id };
  const learning_content = content && { ...contentDefaults, ...content };
  return inlinedOperation(ContentDocument, variables, { learning_content });
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
