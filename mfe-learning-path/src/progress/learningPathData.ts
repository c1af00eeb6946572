import type { AssignmentType, LearningPathQuery } from '../__generated__/graphql.ts';

type Answer = NonNullable<LearningPathQuery['learning_path']>;
type AnsweredTopic = Answer['topics'][number];
type AnsweredCircle = AnsweredTopic['circles'][number];
type AnsweredSequence = AnsweredCircle['learning_sequences'][number];

/** A content as far as a path needs it. */
export interface PathContent {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly content_type: string;
  readonly minutes: number;
  readonly assignment_type?: AssignmentType;
  readonly additional_json_data: unknown;
}

interface PathSequence {
  readonly id: string;
  /** one that stands for all: a path does not tell units apart */
  readonly learning_units: readonly {
    readonly learning_contents: readonly PathContent[];
    readonly performance_criteria: readonly { readonly id: string }[];
  }[];
}

export type PathCircle = Omit<AnsweredCircle, 'learning_sequences'> & {
  readonly learning_sequences: readonly PathSequence[];
};
export type PathTopic = Omit<AnsweredTopic, 'circles'> & { readonly circles: readonly PathCircle[] };
export type LearningPath = Omit<Answer, 'topics'> & { readonly topics: readonly PathTopic[] };

const known = new WeakMap<Answer, LearningPath>();

/**
 * The path of an answer, with the contents that it carries as columns as objects again; one object per answer.
 * @returns null for a course without a path, undefined while there is no answer
 */
export function learningPathOf(data: LearningPathQuery | undefined): LearningPath | null | undefined {
  const answer = data?.learning_path;
  if (!answer) return answer;
  const path = known.get(answer) ?? readPath(answer);
  known.set(answer, path);
  return path;
}

function readPath(answer: Answer): LearningPath {
  const topics = answer.topics.map((topic) => ({
    ...topic,
    circles: topic.circles.map((circle) => ({
      ...circle,
      learning_sequences: circle.learning_sequences.map(readSequence),
    })),
  }));
  return { ...answer, topics };
}

function readSequence({ id, outline }: AnsweredSequence): PathSequence {
  const learning_contents = outline.content_ids.map((contentId, index): PathContent => {
    const assignment_type = outline.assignment_types[index];
    return {
      id: contentId,
      title: outline.titles[index] ?? '',
      slug: outline.slugs[index] ?? '',
      content_type: outline.content_types[index] ?? '',
      minutes: outline.minutes[index] ?? 0,
      additional_json_data: outline.additional_json_data[index],
      ...(assignment_type && { assignment_type }),
    };
  });
  const performance_criteria = outline.criterion_ids.map((criterionId) => ({ id: criterionId }));
  return { id, learning_units: [{ learning_contents, performance_criteria }] };
}
