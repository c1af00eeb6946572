import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Notice } from '@learn/ui';
import { FormDialog } from '../../form/FormDialog.tsx';
import { onlyChanged } from '../../form/onlyChanged.ts';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { useTexts } from '../../texts.ts';
import type { AdminSession, CirclePlan } from '../sessionData.ts';
import { MomentFields } from './MomentFields.tsx';
import { timeProblem } from './periodErrors.ts';
import { momentOf, type TypedMoment, typedMoment } from './times.ts';

interface DeadlineValues {
  readonly submission_deadline: TypedMoment;
  readonly evaluation_deadline: TypedMoment;
}

interface DeadlineDialogProps {
  readonly assignment: CirclePlan['assignments'][number];
  readonly session: AdminSession;
  readonly onClose: () => void;
}

/** Until when something is submitted, and until when it is evaluated where experts do that. */
export function DeadlineDialog({ assignment, session, onClose }: DeadlineDialogProps) {
  const { t } = useTexts('session');
  const { t: own } = useTexts();
  const isTest = assignment.assignment_type === 'EDONIQ_TEST';
  const form = useSavedForm<DeadlineValues>({
    draftKey: `admin/deadline/${session.id}/${assignment.assignment_id}`,
    saved: {
      submission_deadline: typedMoment(assignment.submission_deadline, '23:59'),
      evaluation_deadline: typedMoment(assignment.evaluation_deadline, '23:59'),
    },
    stored: {
      submission_deadline: assignment.submission_deadline,
      evaluation_deadline: assignment.evaluation_deadline,
    },
    check: (values) => {
      const [submission, evaluation] = [
        momentOf(values.submission_deadline),
        momentOf(values.evaluation_deadline),
      ];
      return {
        submission_deadline: timeProblem(values.submission_deadline, own),
        evaluation_deadline:
          timeProblem(values.evaluation_deadline, own) ??
          (submission !== null && evaluation !== null && evaluation < submission
            ? t('deadline.beforeSubmission')
            : undefined),
      };
    },
    send: async (values, changes, seen) => {
      const call = {
        params: { courseSessionId: session.id, assignmentId: assignment.assignment_id },
        body: {
          submission_deadline: momentOf(values.submission_deadline),
          evaluation_deadline: momentOf(values.evaluation_deadline),
        },
      };
      await onlyChanged(changes, (only) =>
        rest.send(endpoints.writeDeadlines, { ...call, query: { only } }, { seen }),
      );
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog title={assignment.title} onClose={onClose} form={form}>
      <MomentFields
        label={t(isTest ? 'deadline.test' : 'deadline.submission')}
        hint={t('deadline.hint')}
        error={errors.submission_deadline}
        value={values.submission_deadline}
        onChange={(submission_deadline) => change({ submission_deadline })}
      />
      {assignment.needs_expert_evaluation && (
        <MomentFields
          label={t('deadline.evaluation')}
          error={errors.evaluation_deadline}
          value={values.evaluation_deadline}
          onChange={(evaluation_deadline) => change({ evaluation_deadline })}
        />
      )}
      {assignment.submission_deadline && session.member_count > 0 && (
        <Notice icon="bell">{t('plan.told', { count: session.member_count })}</Notice>
      )}
    </FormDialog>
  );
}
