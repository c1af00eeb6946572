import { endpoints } from '@learn/contracts';
import { dashboardRoleLabel } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Button, Field, Select, Stack } from '@learn/ui';
import { useState } from 'react';
import { LoadedPart } from '../../area/LoadedPart.tsx';
import { OrganisationChoice } from '../../people/accountFields.tsx';
import { useTexts } from '../../texts.ts';
import type { AdminUser } from '../adminUser.ts';
import { RoleForm } from './RoleForm.tsx';

const roles = ['Ausbildungsverantwortlicher', 'Berufsbildner', 'Prüfungsexperte'] as const;

type Role = (typeof roles)[number];

/** A role beside the sessions of a course: for the people of an organisation, or for exams. */
export function OrganisationRoleDialog({ user }: { user: AdminUser }) {
  const { t, language } = useTexts('people');
  const { t: own } = useTexts();
  const [opened, setOpened] = useState(false);
  const [role, setRole] = useState<Role>('Berufsbildner');
  const [courseId, setCourseId] = useState<string>();
  const [organisation, setOrganisation] = useState<string | null>(null);
  const asked = useRest(endpoints.roleOptions, opened ? {} : undefined);
  const standsFor = role !== 'Prüfungsexperte';
  return (
    <RoleForm
      trigger={
        <Button variant="secondary" size="small">
          {t('roles.other')}
        </Button>
      }
      title={t('roles.other')}
      description={t('roles.otherLead')}
      action={t('roles.give')}
      ready={asked.data !== undefined}
      onOpen={() => setOpened(true)}
      check={() => ({
        course_id: courseId === undefined ? own('form.required') : undefined,
        organisation: standsFor && organisation === null ? own('form.required') : undefined,
      })}
      send={() =>
        rest.send(endpoints.addOrganisationRole, {
          params: { id: user.id },
          body: { role, course_id: courseId ?? '', organisation: standsFor ? organisation : null },
        })
      }
    >
      {(errors) => (
        <LoadedPart of={loadableOf(asked, (answer) => answer)} shape={[72]} failed={own('list.failed')}>
          {(courses) => (
            <Stack $gap={24}>
              <Field label={t('roles.role')}>
                <Select
                  options={roles.map((value) => ({
                    value,
                    label: dashboardRoleLabel(value, 'vv', language),
                  }))}
                  value={role}
                  onChange={setRole}
                />
              </Field>
              <Field label={t('roles.course')} error={errors.course_id} required>
                <Select
                  options={courses.map(({ id, title }) => ({ value: id, label: title }))}
                  value={courseId}
                  onChange={setCourseId}
                  placeholder={t('choose.open')}
                />
              </Field>
              {standsFor && (
                <Field label={t('field.organisation')} error={errors.organisation} required>
                  <OrganisationChoice value={organisation} onChange={setOrganisation} />
                </Field>
              )}
            </Stack>
          )}
        </LoadedPart>
      )}
    </RoleForm>
  );
}
