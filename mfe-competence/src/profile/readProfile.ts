import {
  type CompletionIndex,
  circleLock,
  indexCircles,
  isUnitLearned,
  unlockedCircles,
} from '@learn/domain';
import type { CompetenceProfileQuery, ProfileCircleFragment } from '../__generated__/graphql.ts';
import { type Assessment, assessmentOf } from '../assessment/assessment.ts';
import { visibleCircles } from './visibleCircles.ts';

type ProfileCourse = NonNullable<CompetenceProfileQuery['course']>;
type UnitNode = ProfileCircleFragment['learning_sequences'][number]['learning_units'][number];
type CriterionNode = UnitNode['performance_criteria'][number];

/** A performance criterion with the person's own assessment. */
export interface Criterion extends CriterionNode {
  readonly assessment: Assessment;
  /** when it was assessed, ISO 8601; undefined while open */
  readonly savedAt: string | undefined;
  readonly unit: UnitPlace;
}

/** A learning unit and where it lies. */
export interface UnitPlace extends Pick<UnitNode, 'id' | 'title' | 'slug'> {
  readonly circle: CirclePlace;
}

export interface CirclePlace extends Pick<ProfileCircleFragment, 'id' | 'title' | 'slug'> {
  /** what unlocks the circle, empty for an editor's own lock; undefined when it is open */
  readonly lockedBy: ProfileCircleFragment['unlocked_by'] | undefined;
}

/** A unit that has criteria. */
export interface ProfileUnit {
  readonly place: UnitPlace;
  readonly criteria: readonly Criterion[];
  /** all its contents are done, so that its criteria can be judged */
  readonly learned: boolean;
}

/** A circle that has criteria. */
export interface ProfileCircle {
  readonly place: CirclePlace;
  readonly units: readonly ProfileUnit[];
}

/** An action competence with its criteria in the order of the path. */
export type ProfileCompetence = ProfileCourse['action_competences'][number] & {
  readonly criteria: readonly Criterion[];
};

/** A person's competence profile in one course session. */
export interface CompetenceProfile {
  readonly circles: readonly ProfileCircle[];
  /** also those that are not counted: circles of other profiles can be opened too */
  readonly allCircles: readonly ProfileCircle[];
  readonly competences: readonly ProfileCompetence[];
  readonly criteria: readonly Criterion[];
}

interface ProfileView {
  readonly profile: string | undefined;
  readonly locks: boolean;
  readonly seenCircles?: readonly string[] | undefined;
}

/**
 * Joins the structure of a course with a person's completions (specification §3, action competence).
 * @param profile code of the profile that the person has chosen
 * @param locks false in a preview, which has no locks
 * @param seenCircles ids of the circles in which the viewer sees the person's work; undefined for all
 */
export function readProfile(
  course: ProfileCourse,
  completions: CompletionIndex,
  { profile, locks, seenCircles }: ProfileView,
): CompetenceProfile {
  const circlesById = indexCircles(course.learning_path.topics);
  const opened = unlockedCircles(completions);
  const placeOf = (circle: ProfileCircleFragment): CirclePlace => ({
    ...{ id: circle.id, title: circle.title, slug: circle.slug },
    lockedBy:
      locks && circleLock(circle, circlesById, completions, opened).locked ? circle.unlocked_by : undefined,
  });
  const allCircles = course.learning_path.topics
    .flatMap((topic) => topic.circles)
    .map((circle) => {
      const place = placeOf(circle);
      const units = circle.learning_sequences
        .flatMap((sequence) => sequence.learning_units)
        .filter((unit) => unit.performance_criteria.length > 0)
        .map((unit) => readUnit(unit, place, completions));
      return { place, units };
    })
    .filter(({ units }) => units.length > 0);
  const counted = new Set(
    visibleCircles(course, profile)
      .map(({ id }) => id)
      .filter((id) => seenCircles?.includes(id) ?? true),
  );
  const circles = allCircles.filter(({ place }) => counted.has(place.id));
  const criteria = circles.flatMap(({ units }) => units.flatMap((unit) => unit.criteria));
  const competences = course.action_competences.map((competence) => ({
    ...competence,
    criteria: criteria.filter((criterion) => criterion.competence_id === competence.competence_id),
  }));
  return {
    circles,
    allCircles,
    competences: competences.filter((entry) => entry.criteria.length > 0),
    criteria,
  };
}

/**
 * The unit to assess next: the first of the path that is begun or whose contents are done, else the first with an open
 * criterion. Units of locked circles are left out.
 */
export function nextUnit(profile: CompetenceProfile): ProfileUnit | undefined {
  const open = profile.circles
    .filter(({ place }) => place.lockedBy === undefined)
    .flatMap(({ units }) => units.filter((unit) => unit.criteria.some(isOpen)));
  return open.find((unit) => unit.learned || !unit.criteria.every(isOpen)) ?? open[0];
}

/** The unit of an address; also one in a circle that is not counted. */
export function findUnit(
  { allCircles }: CompetenceProfile,
  circleSlug: string,
  unitSlug: string,
): ProfileUnit | undefined {
  return allCircles
    .find(({ place }) => place.slug === circleSlug)
    ?.units.find(({ place }) => place.slug === unitSlug);
}

/** Those that satisfy come first; within both halves the order stays. */
export function first<Item>(items: readonly Item[], satisfies: (item: Item) => boolean): Item[] {
  return [...items.filter(satisfies), ...items.filter((item) => !satisfies(item))];
}

/** Whether a criterion is not yet assessed. */
export function isOpen(criterion: Pick<Criterion, 'assessment'>): boolean {
  return criterion.assessment === 'open';
}

function readUnit(unit: UnitNode, circle: CirclePlace, completions: CompletionIndex): ProfileUnit {
  const place = { id: unit.id, title: unit.title, slug: unit.slug, circle };
  return {
    place,
    criteria: unit.performance_criteria.map((criterion): Criterion => {
      const assessment = assessmentOf(completions, criterion.id);
      const savedAt = assessment === 'open' ? undefined : completions.get(criterion.id)?.updated_at;
      return { ...criterion, assessment, savedAt, unit: place };
    }),
    learned: isUnitLearned(unit, completions),
  };
}
