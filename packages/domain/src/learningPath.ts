import { type CompletionIndex, completionStatusOf, timestampOf } from './completion.ts';

/** A learning content; any GraphQL fragment or row that has an id fits. */
export interface ContentNode {
  readonly id: string;
  readonly slug?: string | null;
  readonly content_type?: string | null;
}

/** A performance criterion. */
export interface CriterionNode {
  readonly id: string;
}

/** A learning unit with its contents and criteria. */
export interface UnitNode<C extends ContentNode = ContentNode, K extends CriterionNode = CriterionNode> {
  readonly learning_contents: readonly C[];
  readonly performance_criteria: readonly K[];
}

/** A learning sequence with its units. */
export interface SequenceNode<C extends ContentNode = ContentNode, K extends CriterionNode = CriterionNode> {
  readonly learning_units: readonly UnitNode<C, K>[];
}

/** A circle with its sequences. */
export interface CircleNode<C extends ContentNode = ContentNode, K extends CriterionNode = CriterionNode> {
  readonly id: string;
  readonly learning_sequences: readonly SequenceNode<C, K>[];
}

/** A topic of the learning path with its circles. */
export interface TopicNode<Circle extends CircleNode = CircleNode> {
  readonly is_visible: boolean;
  readonly circles: readonly Circle[];
}

/** A circle or one of its sequences: the two parts of the path that show progress. */
export type PathPart<C extends ContentNode = ContentNode, K extends CriterionNode = CriterionNode> =
  | CircleNode<C, K>
  | SequenceNode<C, K>;

export type Progress = 'none' | 'in_progress' | 'finished';

export type ProgressColour = 'grey' | 'blue' | 'green';

function unitsOf<C extends ContentNode, K extends CriterionNode>(
  part: PathPart<C, K>,
): readonly UnitNode<C, K>[] {
  return 'learning_units' in part
    ? part.learning_units
    : part.learning_sequences.flatMap((sequence) => sequence.learning_units);
}

/** All contents of a circle or sequence, in order. */
export function contentsOf<C extends ContentNode>(part: PathPart<C>): C[] {
  return unitsOf(part).flatMap((unit) => unit.learning_contents);
}

/** All performance criteria of a circle or sequence, in order. */
export function criteriaOf<K extends CriterionNode>(part: PathPart<ContentNode, K>): K[] {
  return unitsOf(part).flatMap((unit) => unit.performance_criteria);
}

function isSuccess(node: { readonly id: string }, index: CompletionIndex): boolean {
  return completionStatusOf(index, node.id) === 'SUCCESS';
}

function isKnown(node: { readonly id: string }, index: CompletionIndex): boolean {
  return completionStatusOf(index, node.id) !== 'UNKNOWN';
}

/** Whether all contents of a unit are done, so that its criteria can be judged; so they can where it has none. */
export function isUnitLearned(unit: Pick<UnitNode, 'learning_contents'>, index: CompletionIndex): boolean {
  return unit.learning_contents.every((content) => isSuccess(content, index));
}

function isCompleted(part: PathPart, index: CompletionIndex): boolean {
  const contents = contentsOf(part);
  const criteria = criteriaOf(part);
  if (contents.length === 0 && criteria.length === 0) return false;
  return (
    contents.every((content) => isSuccess(content, index)) &&
    (criteria.length === 0 || criteria.some((criterion) => isKnown(criterion, index)))
  );
}

/**
 * Whether all contents of a circle are SUCCESS and its criteria are empty or at least one is not UNKNOWN
 * (specification §4). A circle without any content and criterion is never completed: nothing was done.
 */
export function isCircleCompleted(circle: CircleNode, index: CompletionIndex): boolean {
  return isCompleted(circle, index);
}

/**
 * Whether all contents of a circle or sequence are SUCCESS and none of its criteria is judged yet: it looks completed and does
 * not count as completed.
 */
export function lacksAssessment(part: PathPart, index: CompletionIndex): boolean {
  const contents = contentsOf(part);
  return (
    contents.length > 0 && contents.every((content) => isSuccess(content, index)) && !isCompleted(part, index)
  );
}

/** Whether any content or criterion of a circle or sequence is SUCCESS (specification §4). */
export function isStarted(part: PathPart, index: CompletionIndex): boolean {
  return [...contentsOf(part), ...criteriaOf(part)].some((node) => isSuccess(node, index));
}

function progressOf(part: PathPart, index: CompletionIndex): Progress {
  if (isCompleted(part, index)) return 'finished';
  return isStarted(part, index) ? 'in_progress' : 'none';
}

/** Progress of a sequence; finished by the same check as a circle. */
export function sequenceProgress(sequence: SequenceNode, index: CompletionIndex): Progress {
  return progressOf(sequence, index);
}

/** Progress of a circle. */
export function circleProgress(circle: CircleNode, index: CompletionIndex): Progress {
  return progressOf(circle, index);
}

/**
 * The share of a circle or sequence that is done, 0 to 1: contents that are SUCCESS and criteria that are not UNKNOWN
 * over all contents and criteria. It is 1 as soon as the part is finished and 0 for an empty part.
 */
export function shareDone(part: PathPart, index: CompletionIndex): number {
  if (isCompleted(part, index)) return 1;
  const contents = contentsOf(part);
  const criteria = criteriaOf(part);
  const total = contents.length + criteria.length;
  if (total === 0) return 0;
  const done =
    contents.filter((content) => isSuccess(content, index)).length +
    criteria.filter((criterion) => isKnown(criterion, index)).length;
  return done / total;
}

/** The share of a sequence that is done; see {@link shareDone}. */
export function sequenceShareDone(sequence: SequenceNode, index: CompletionIndex): number {
  return shareDone(sequence, index);
}

/** The colour of a sector (specification §4): none grey, in progress blue, finished green. */
export function progressColour(progress: Progress): ProgressColour {
  return ({ none: 'grey', in_progress: 'blue', finished: 'green' } as const)[progress];
}

/**
 * All contents of the visible topics in the order of the path.
 * @param isOpen leaves out the contents of circles for which it answers false, for instance locked ones.
 */
export function contentsInOrder<C extends ContentNode, Circle extends CircleNode<C>>(
  topics: readonly TopicNode<Circle & CircleNode<C>>[],
  isOpen: (circle: Circle) => boolean = () => true,
): C[] {
  return topics
    .filter((topic) => topic.is_visible)
    .flatMap((topic) => topic.circles.filter(isOpen).flatMap((circle) => contentsOf<C>(circle)));
}

/** The content after the given one; undefined after the last and for an unknown id. */
export function followingContent<C extends ContentNode>(
  contents: readonly C[],
  contentId: string,
): C | undefined {
  const position = contents.findIndex((content) => content.id === contentId);
  return position === -1 ? undefined : contents[position + 1];
}

/**
 * Where a person continues (specification §4): the content after the one completed last (latest update of a SUCCESS; of
 * equal times the later in the path), the first content if none is completed. After the last content of the path it is
 * the first content that is not SUCCESS. Undefined when everything is done and for an empty list.
 */
export function nextLearningContent<C extends ContentNode>(
  contents: readonly C[],
  index: CompletionIndex,
): C | undefined {
  const firstOpen = contents.find((content) => !isSuccess(content, index));
  if (firstOpen === undefined) return undefined;
  let latest: C | undefined;
  let latestTime = Number.NEGATIVE_INFINITY;
  for (const content of contents) {
    const entry = index.get(content.id);
    if (entry?.completion_status !== 'SUCCESS') continue;
    const time = timestampOf(entry);
    if (time < latestTime) continue;
    latest = content;
    latestTime = time;
  }
  return (latest && followingContent(contents, latest.id)) ?? firstOpen;
}

/**
 * The part of the path that comes after the given one: the first that `isOpen` accepts behind it, else the first before it.
 * @param parts in the order of the path
 * @returns undefined where none is open, and for an unknown id
 */
export function followingPart<Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  isOpen: (part: Part) => boolean,
): Part | undefined {
  const position = parts.findIndex((part) => part.id === id);
  if (position === -1) return undefined;
  return [...parts.slice(position + 1), ...parts.slice(0, position)].find(isOpen);
}
