import { endpoints } from '@learn/contracts';
import { roleLabel } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Button, Field, Select, Stack } from '@learn/ui';
import { Combobox } from '@learn/ui/form';
import { useState } from 'react';
import { LoadedPart } from '../../area/LoadedPart.tsx';
import { useTexts } from '../../texts.ts';
import type { AdminUser } from '../adminUser.ts';
import { Choices } from './Choices.tsx';
import { RoleForm } from './RoleForm.tsx';

const roles = ['MEMBER', 'EXPERT', 'LEARNING_MENTOR'] as const;

type Role = (typeof roles)[number];

/** Enrols a person in a course session with a role; an expert gets circles, a mentor gets mentees. */
export function EnrolDialog({ user }: { user: AdminUser }) {
  const { t, language } = useTexts('people');
  const { t: own } = useTexts();
  const [opened, setOpened] = useState(false);
  const [sessionId, setSessionId] = useState<string>();
  const [role, setRole] = useState<Role>('MEMBER');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const roleOptions = useRest(endpoints.roleOptions, opened ? {} : undefined);
  const options = useRest(
    endpoints.enrolmentOptions,
    sessionId === undefined ? undefined : { params: { courseSessionId: sessionId } },
  );
  const course = roleOptions.data?.find(({ sessions }) => sessions.some(({ id }) => id === sessionId));
  const taken = new Set(user.enrolments.map(({ course_session_id: id }) => id));
  return (
    <RoleForm
      trigger={
        <Button variant="secondary" size="small" icon="plus">
          {t('roles.enrol')}
        </Button>
      }
      title={t('roles.enrol')}
      action={t('roles.enrolAction')}
      ready={
        roleOptions.data !== undefined &&
        (role === 'MEMBER' || sessionId === undefined || options.data !== undefined)
      }
      onOpen={() => setOpened(true)}
      check={() => ({ course_session_id: sessionId === undefined ? own('form.required') : undefined })}
      send={async () => {
        await rest.send(endpoints.enrol, {
          body: {
            user_id: user.id,
            course_session_id: sessionId ?? '',
            role,
            ...(role === 'EXPERT' && { circle_ids: [...chosen] }),
            ...(role === 'LEARNING_MENTOR' && { mentee_ids: [...chosen] }),
          },
        });
        setSessionId(undefined);
        setChosen([]);
      }}
    >
      {(errors) => (
        <LoadedPart of={loadableOf(roleOptions, (answer) => answer)} shape={[72]} failed={own('list.failed')}>
          {(courses) => (
            <Stack $gap={24}>
              <Field label={t('roles.session')} error={errors.course_session_id ?? errors.user_id} required>
                <Combobox
                  options={courses.flatMap(({ title, sessions }) =>
                    sessions
                      .filter(({ id }) => !taken.has(id))
                      .map((session) => ({ value: session.id, label: `${session.title} · ${title}` })),
                  )}
                  value={sessionId}
                  onChange={(id) => {
                    setSessionId(id);
                    setChosen([]);
                  }}
                  labels={{ open: t('choose.open'), none: t('choose.none') }}
                />
              </Field>
              <Field label={t('roles.role')}>
                <Select
                  options={roles.map((value) => ({
                    value,
                    label: roleLabel(value, course?.course_type ?? 'vv', language),
                  }))}
                  value={role}
                  onChange={(next) => {
                    setRole(next);
                    setChosen([]);
                  }}
                />
              </Field>
              {role !== 'MEMBER' && sessionId !== undefined && (
                <LoadedPart
                  of={loadableOf(options, (answer) => answer)}
                  shape={[200]}
                  failed={own('list.failed')}
                >
                  {({ circles, members }) =>
                    role === 'EXPERT' ? (
                      <Choices
                        label={t('roles.circles')}
                        options={circles.map(({ id, title }) => ({ value: id, label: title }))}
                        chosen={chosen}
                        onChange={setChosen}
                        error={errors.circle_ids}
                      />
                    ) : (
                      <Choices
                        label={t('roles.mentees')}
                        options={members
                          .filter(({ user_id: id }) => id !== user.id)
                          .map(({ user_id: value, name }) => ({ value, label: name }))}
                        chosen={chosen}
                        onChange={setChosen}
                        error={errors.mentee_ids}
                      />
                    )
                  }
                </LoadedPart>
              )}
            </Stack>
          )}
        </LoadedPart>
      )}
    </RoleForm>
  );
}
