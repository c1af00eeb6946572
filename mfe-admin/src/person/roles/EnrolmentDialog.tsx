import { endpoints } from '@learn/contracts';
import { rest, useRest } from '@learn/platform';
import { Button, Skeleton } from '@learn/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.ts';
import type { Enrolment } from '../adminUser.ts';
import { Choices } from './Choices.tsx';
import { RoleForm } from './RoleForm.tsx';

/** The circles of an expert, or the mentees of a learning mentor. */
export function EnrolmentDialog({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTexts('people');
  const { t: own } = useTexts();
  const [opened, setOpened] = useState(false);
  const isExpert = enrolment.role === 'EXPERT';
  const now = isExpert
    ? enrolment.circles.map(({ id }) => id)
    : enrolment.mentees.map(({ user_id: id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(now);
  const { data: options } = useRest(
    endpoints.enrolmentOptions,
    opened ? { params: { courseSessionId: enrolment.course_session_id } } : undefined,
  );
  const choices = isExpert
    ? options?.circles.map(({ id, title }) => ({ value: id, label: title }))
    : options?.members.map(({ user_id: value, name }) => ({ value, label: name }));
  const field = isExpert ? 'circle_ids' : 'mentee_ids';
  return (
    <RoleForm
      trigger={
        <Button variant="quiet" size="small">
          {t(isExpert ? 'roles.circles' : 'roles.mentees')}
        </Button>
      }
      title={t(isExpert ? 'roles.circles' : 'roles.mentees')}
      description={enrolment.course_session_title}
      action={own('form.save')}
      onOpen={() => {
        setOpened(true);
        setChosen(now);
      }}
      check={() => ({})}
      send={() =>
        rest.send(endpoints.changeEnrolment, { params: { id: enrolment.id }, body: { [field]: [...chosen] } })
      }
    >
      {(errors) =>
        choices === undefined ? (
          <Skeleton $height="200px" />
        ) : (
          <Choices
            label={t(isExpert ? 'roles.circles' : 'roles.mentees')}
            options={choices}
            chosen={chosen}
            onChange={setChosen}
            error={errors[field]}
          />
        )
      }
    </RoleForm>
  );
}
