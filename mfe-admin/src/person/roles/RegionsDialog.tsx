import { endpoints } from '@learn/contracts';
import { regionOptions } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { Button, Field, Select, Stack } from '@learn/ui';
import { useState } from 'react';
import { LoadedPart } from '../../area/LoadedPart.tsx';
import { useTexts } from '../../texts.ts';
import type { AdminUser } from '../adminUser.ts';
import { Choices } from './Choices.tsx';
import { RoleForm } from './RoleForm.tsx';

/** Which regions of a course a person leads. */
export function RegionsDialog({ user }: { user: AdminUser }) {
  const { t, language } = useTexts('people');
  const { t: own } = useTexts();
  const [opened, setOpened] = useState(false);
  const [courseId, setCourseId] = useState<string>();
  const [regions, setRegions] = useState<readonly string[]>([]);
  const asked = useRest(endpoints.roleOptions, opened ? {} : undefined);
  const ledIn = (id: string | undefined) =>
    user.regions.filter(({ course_id: one }) => one === id).map(({ region }) => region);
  const choose = (id: string) => {
    setCourseId(id);
    setRegions(ledIn(id));
  };
  const course = asked.data?.find(({ id }) => id === courseId);
  return (
    <RoleForm
      trigger={
        <Button variant="secondary" size="small">
          {t('roles.regions')}
        </Button>
      }
      title={t('roles.regions')}
      description={t('roles.regionsLead')}
      action={own('form.save')}
      onOpen={() => {
        setOpened(true);
        const [first] = user.regions;
        if (first !== undefined) choose(first.course_id);
      }}
      ready={asked.data !== undefined}
      check={() => ({ course_id: courseId === undefined ? own('form.required') : undefined })}
      send={() =>
        rest.send(endpoints.changeRegions, {
          params: { id: user.id },
          body: { course_id: courseId ?? '', regions: [...regions] },
        })
      }
    >
      {(errors) => (
        <LoadedPart of={loadableOf(asked, (answer) => answer)} shape={[72]} failed={own('list.failed')}>
          {(courses) => (
            <Stack $gap={24}>
              <Field label={t('roles.course')} error={errors.course_id} required>
                <Select
                  options={courses.map(({ id, title }) => ({ value: id, label: title }))}
                  value={courseId}
                  onChange={choose}
                  placeholder={t('choose.open')}
                />
              </Field>
              {course && (
                <Choices
                  label={t('roles.regions')}
                  options={regionOptions([...new Set([...course.regions, ...ledIn(course.id)])], language)}
                  chosen={regions}
                  onChange={setRegions}
                  error={errors.regions}
                />
              )}
            </Stack>
          )}
        </LoadedPart>
      )}
    </RoleForm>
  );
}
