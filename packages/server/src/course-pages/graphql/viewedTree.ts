import type {
  ActionCompetenceNode,
  CircleNode,
  ContentNode,
  CourseTree,
  CriterionNode,
  LearningPathNode,
} from '../courseTree.ts';
import type { SeenPerson } from '../enrolment.ts';

/** Whose status of a page is meant, where it is not the caller's own. */
export interface View {
  readonly person: SeenPerson;
  /** translation key of the page's circle */
  readonly circleKey: string;
}

/** A page of the tree, and whose work on it is shown. The trees themselves are shared and know nobody. */
export type Viewed<Node extends ContentNode | CriterionNode> = Node & { readonly view?: View };

export type ViewedPath = LearningPathNode & { readonly person?: SeenPerson | undefined };

/** The path of a course with the work of a person; without one with the caller's own. */
export function viewedPath(tree: CourseTree, person: SeenPerson | undefined): ViewedPath {
  const path = tree.learningPath;
  if (person === undefined) return path;
  const topics = path.topics.map((topic) => ({
    ...topic,
    circles: topic.circles.map((circle) => viewedCircle(circle, person)),
  }));
  return { ...path, topics, person };
}

/** The same for the competences and their criteria. */
export function viewedCompetences(tree: CourseTree, person: SeenPerson | undefined): ActionCompetenceNode[] {
  if (person === undefined) return [...tree.actionCompetences];
  const criteria = new Map(
    tree.circles
      .flatMap((circle) => viewedCircle(circle, person).learning_sequences)
      .flatMap((sequence) => sequence.learning_units)
      .flatMap((unit) => unit.performance_criteria)
      .map((criterion) => [criterion.translation_key, criterion]),
  );
  return tree.actionCompetences.map((competence) => ({
    ...competence,
    performance_criteria: competence.performance_criteria.map(
      (criterion) => criteria.get(criterion.translation_key) ?? criterion,
    ),
  }));
}

function viewedCircle(circle: CircleNode, person: SeenPerson): CircleNode {
  const view: View = { person, circleKey: circle.translation_key };
  const viewed = <Node extends ContentNode | CriterionNode>(page: Node): Viewed<Node> => ({ ...page, view });
  return {
    ...circle,
    learning_sequences: circle.learning_sequences.map((sequence) => ({
      ...sequence,
      learning_units: sequence.learning_units.map((unit) => ({
        ...unit,
        learning_contents: unit.learning_contents.map(viewed),
        performance_criteria: unit.performance_criteria.map(viewed),
      })),
    })),
  };
}
