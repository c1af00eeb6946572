import {
  type CompletionIndex,
  contentsInOrder,
  contentsOf,
  indexCircles,
  matchesProfile,
  nextLearningContent,
  unlockedCircles,
} from '@learn/domain';
import { type CircleOverview, circleOverview } from './circleOverview.ts';
import type { LearningPath, PathCircle, PathContent, PathTopic } from './learningPathData.ts';

export interface CircleEntry extends CircleOverview {
  readonly circle: PathCircle;
  /** false for a circle in which the viewer may not see the person's work: then the overview says nothing */
  readonly seen: boolean;
  /** the next content is in this circle */
  readonly here: boolean;
}

export interface TopicEntry {
  readonly topic: PathTopic;
  readonly circles: readonly CircleEntry[];
}

/** Where the person continues. */
export interface NextStep {
  readonly content: PathContent;
  readonly entry: CircleEntry;
  /** from 1 */
  readonly sequenceNumber: number;
}

export interface PathOverview {
  /** visible topics that have circles under the filter */
  readonly topics: readonly TopicEntry[];
  /** the circles of these topics, in order */
  readonly circles: readonly CircleEntry[];
  /** undefined when there is nothing left to do, and in a preview */
  readonly next: NextStep | undefined;
}

export interface PathView {
  readonly index: CompletionIndex;
  readonly learner: boolean;
  /** code of the person's own profile; decides what is next */
  readonly ownProfile: string | undefined;
  /** code of the profile whose circles are shown, or `all` */
  readonly profile: string;
  /** ids of the circles of which the work may be seen; all when left out. What is next is only known of all. */
  readonly seenCircles?: readonly string[] | undefined;
}

/** What was derived last of each path: who draws it again finds the same objects, and need not draw what is the same. */
const latest = new WeakMap<LearningPath, { readonly view: PathView; readonly overview: PathOverview }>();

/** Derives all that the path page and the home widget draw from the path's tree and the person's completions. */
export function pathOverview(path: LearningPath, view: PathView): PathOverview {
  const known = latest.get(path);
  if (known && isSame(known.view, view)) return known.overview;
  const overview = deriveOverview(path, view);
  latest.set(path, { view, overview });
  return overview;
}

function isSame(left: PathView, right: PathView): boolean {
  return (
    left.index === right.index &&
    left.learner === right.learner &&
    left.ownProfile === right.ownProfile &&
    left.profile === right.profile &&
    left.seenCircles === right.seenCircles
  );
}

function deriveOverview(path: LearningPath, view: PathView): PathOverview {
  const { index, learner } = view;
  const seenCircles = view.seenCircles && new Set(view.seenCircles);
  const circlesById = indexCircles(path.topics);
  const unlocked = unlockedCircles(index);
  const isSeen = ({ id }: PathCircle) => seenCircles?.has(id) ?? true;
  const overviews = new Map(
    [...circlesById.values()].map((circle) => [
      circle.id,
      circleOverview(circle, { index, learner: learner && isSeen(circle), circlesById, unlocked }),
    ]),
  );
  const isMine = (circle: PathCircle) => matchesProfile(circle.profiles, view.ownProfile);
  const isOpen = (circle: PathCircle) => isMine(circle) && overviews.get(circle.id)?.lock.locked === false;
  const content =
    learner && !seenCircles
      ? nextLearningContent(contentsInOrder<PathContent, PathCircle>(path.topics, isOpen), index)
      : undefined;
  const entryOf = (circle: PathCircle): CircleEntry[] => {
    const overview = overviews.get(circle.id);
    return overview
      ? [{ ...overview, circle, seen: isSeen(circle), here: content !== undefined && holds(circle, content) }]
      : [];
  };
  const topics = path.topics
    .filter((topic) => topic.is_visible)
    .map((topic) => ({
      topic,
      circles: topic.circles
        .filter((circle) => matchesProfile(circle.profiles, view.profile))
        .flatMap(entryOf),
    }))
    .filter(({ circles }) => circles.length > 0);
  const here = path.topics.flatMap((topic) => topic.circles.flatMap(entryOf)).find((entry) => entry.here);
  return {
    topics,
    circles: topics.flatMap(({ circles }) => circles),
    next: content && here ? { content, entry: here, sequenceNumber: sequenceOf(here, content) } : undefined,
  };
}

function holds(circle: PathCircle, content: PathContent): boolean {
  return contentsOf(circle).some(({ id }) => id === content.id);
}

function sequenceOf({ circle }: CircleEntry, content: PathContent): number {
  const sequences = circle.learning_sequences;
  return 1 + sequences.findIndex((sequence) => contentsOf(sequence).some(({ id }) => id === content.id));
}
