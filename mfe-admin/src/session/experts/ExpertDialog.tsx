import { endpoints } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { rest } from '@learn/platform';
import { Text } from '@learn/ui';
import { FormDialog } from '../../form/FormDialog.tsx';
import { onlyChanged } from '../../form/onlyChanged.ts';
import { useSavedForm } from '../../form/useSavedForm.ts';
import { useTexts } from '../../texts.ts';
import type { AdminSession, SessionPlan } from '../sessionData.ts';
import { CircleChoice } from './CircleChoice.tsx';

interface ExpertDialogProps {
  readonly person: { readonly user_id: string; readonly first_name: string; readonly last_name: string };
  /** the enrolment of an existing expert; undefined for a new one */
  readonly enrolmentId?: string;
  /** circles that they look after already, by translation key */
  readonly circleKeys: readonly string[];
  readonly session: AdminSession;
  readonly plan: SessionPlan;
  readonly onClose: () => void;
}

/** The circles that a person looks after in the session. */
export function ExpertDialog({ person, enrolmentId, circleKeys, session, plan, onClose }: ExpertDialogProps) {
  const { t } = useTexts('session');
  const form = useSavedForm<{ readonly circle_keys: readonly string[]; readonly user_id: string }>({
    draftKey: `admin/expert/${session.id}/${person.user_id}`,
    saved: { circle_keys: circleKeys, user_id: person.user_id },
    fieldOf: (field) => (field === 'circle_ids' ? 'circle_keys' : 'user_id'),
    send: async ({ circle_keys }, changes) => {
      await (enrolmentId === undefined
        ? rest.send(endpoints.enrol, {
            body: {
              user_id: person.user_id,
              course_session_id: session.id,
              role: 'EXPERT',
              circle_ids: [...circle_keys],
            },
          })
        : onlyChanged(changes, () =>
            rest.send(endpoints.changeEnrolment, {
              params: { id: enrolmentId },
              body: { circle_ids: [...circle_keys] },
            }),
          ));
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog
      title={fullName(person.first_name, person.last_name)}
      description={t('experts.circlesLead')}
      onClose={onClose}
      form={form}
    >
      {(errors.user_id ?? errors.circle_keys) && (
        <Text role="alert">{errors.user_id ?? errors.circle_keys}</Text>
      )}
      <CircleChoice
        circles={plan.circles}
        chosen={values.circle_keys}
        onChange={(circle_keys) => change({ circle_keys })}
      />
    </FormDialog>
  );
}
