import { endpoints } from '@learn/contracts';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Button } from '@learn/ui';
import { useState } from 'react';
import { LoadedPart } from '../../area/LoadedPart.tsx';
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
  const options = useRest(
    endpoints.enrolmentOptions,
    opened ? { params: { courseSessionId: enrolment.course_session_id } } : undefined,
  );
  const choices = loadableOf(options, ({ circles, members }) =>
    isExpert
      ? circles.map(({ id, title }) => ({ value: id, label: title }))
      : members.map(({ user_id: value, name }) => ({ value, label: name })),
  );
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
      ready={choices.state === 'ready'}
      send={() =>
        rest.send(endpoints.changeEnrolment, { params: { id: enrolment.id }, body: { [field]: [...chosen] } })
      }
    >
      {(errors) => (
        <LoadedPart of={choices} shape={[200]} failed={own('list.failed')}>
          {(loaded) => (
            <Choices
              label={t(isExpert ? 'roles.circles' : 'roles.mentees')}
              options={loaded}
              chosen={chosen}
              onChange={setChosen}
              error={errors[field]}
            />
          )}
        </LoadedPart>
      )}
    </RoleForm>
  );
}
