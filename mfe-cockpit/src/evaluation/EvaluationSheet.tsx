import type { WorkView } from '@learn/domain';
import { WithAside } from '@learn/ui';
import { useRef, useState } from 'react';
import { EvaluationConflicts } from './EvaluationConflicts.tsx';
import type { EvaluatedAssignment, EvaluationWork } from './evaluationFields.ts';
import { Notices } from './Notices.tsx';
import { provisionalOf } from './provisional.ts';
import { ReleaseBar } from './ReleaseBar.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { TaskCards } from './TaskCards.tsx';
import { useCorrection } from './useCorrection.ts';
import { useDeduction } from './useDeduction.ts';
import { isReleased, useEvaluation } from './useEvaluation.ts';
import { useEvaluators } from './useEvaluators.ts';
import type { Queue } from './useQueue.ts';
import { useRelease } from './useRelease.ts';

interface EvaluationSheetProps {
  readonly assignment: EvaluatedAssignment;
  readonly work: EvaluationWork;
  readonly participant: Queue['current'];
  readonly queue: Queue | undefined;
  readonly view: WorkView;
}

/** The work of a participant with what evaluators give for it: typed and saved, released, taken back, corrected, or only read. */
export function EvaluationSheet({
  assignment,
  work: preloaded,
  participant,
  queue,
  view,
}: EvaluationSheetProps) {
  const own = useEvaluation({ assignment, work: preloaded, participant });
  const { work } = own;
  const [taskId, setTaskId] = useState<string>();
  const evaluators = useEvaluators({
    assignmentId: assignment.id,
    userId: participant.user_id,
    taskId,
    active: work.may_evaluate,
    onVersion: (version) => version > own.work.version && own.reload(),
  });
  const correction = useCorrection(own);
  const change = correction.values ? correction.change : own.autosave.change;
  const given = correction.values ?? own.values;
  const { values, deduct } = useDeduction({ workId: work.id, values: given, change });
  const provisional = provisionalOf(assignment, values);
  const form = useRef<HTMLFormElement>(null);
  const released = isReleased(work);
  const isOpen = work.may_evaluate && (correction.values !== undefined || (!released && !own.submits));
  const release = useRelease({ own, correction, provisional, form });
  const holderOf = (section: string) =>
    evaluators.find(({ task_id, holds_task }) => holds_task && task_id === section);
  const editing = {
    values,
    own,
    isOpen,
    participant,
    holderOf,
    missing: release.missing,
    change,
    deduct,
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void release.press();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
      onFocus={({ target }) => {
        const section = target.closest<HTMLElement>('[data-section]')?.dataset.section;
        setTaskId(isOpen && section && !holderOf(section) ? section : undefined);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTaskId(undefined);
      }}
    >
      <EvaluationConflicts assignment={assignment} own={own} />
      <Notices
        own={own}
        participant={participant}
        evaluators={evaluators}
        queue={queue}
        view={view}
        correction={correction}
      />
      <WithAside $aside={328} $gap={24}>
        <TaskCards assignment={assignment} work={work} editing={editing} />
        <ResultPanel
          provisional={provisional}
          work={work}
          editing={editing}
          release={release}
          correction={correction}
        />
      </WithAside>
      {isOpen && <ReleaseBar provisional={provisional} release={release} correction={correction} />}
    </form>
  );
}
