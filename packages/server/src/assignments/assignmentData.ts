/** The texts of an assignment in one language. Ids of tasks and blocks are the same in all languages. */
export interface AssignmentTexts {
  readonly intro_text: string;
  readonly effort_required: string;
  readonly evaluation_description: string;
  readonly evaluation_document_url: string;
  readonly performance_objectives: readonly { readonly text: string }[];
  readonly tasks: readonly AssignmentTask[];
  /** what participants have to declare with their submission; null or left out: nothing */
  readonly declaration?: string | null;
  readonly evaluation_tasks: readonly EvaluationTask[];
  readonly solution_sample: SolutionSample | null;
}

export interface AssignmentTask {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TaskBlock[];
}

/** What a task asks for; `explanation` asks for nothing. */
export type TaskBlock =
  | { readonly id: string; readonly type: 'explanation'; readonly text: string }
  | { readonly id: string; readonly type: 'text' | 'confirmation' | 'file'; readonly label: string }
  | {
      readonly id: string;
      readonly type: 'choice';
      readonly label: string;
      readonly options: readonly { readonly id: string; readonly text: string }[];
    };

export interface EvaluationTask {
  readonly id: string;
  readonly value: { readonly title: string; readonly description: string; readonly max_points: number };
}

export interface SolutionSample {
  readonly id: string;
  readonly display_text: string;
  readonly description: string;
  readonly link_display_text: string;
  readonly thumbnail: string;
  readonly url: string;
}

/**
 * What both actors wrote, by task: the learner below `user_data` (of a task, by the id of its block), the evaluator
 * below `expert_data` (of an evaluation task).
 */
export type CompletionData = Readonly<Record<string, TaskData>>;

export interface TaskData {
  readonly user_data?: Readonly<Record<string, AnswerValue>>;
  readonly expert_data?: ExpertData;
  /** the completion's version in which each part was written last; never sent to clients */
  readonly user_version?: number;
  readonly expert_version?: number;
}

export interface ExpertData {
  readonly points?: number | null;
  readonly text?: string;
}

/** The declaration that came with a submission, in the words that the participant read; in `additional_json_data`. */
export interface AcceptedDeclaration {
  readonly text: string;
  /** ISO 8601 */
  readonly accepted_at: string;
}

/** text: a text · choice: id of the option · confirmation: true or false · file: id of an uploaded file */
export type AnswerValue = string | boolean | null;
