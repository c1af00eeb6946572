import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Field, Notice, TextInput } from '@learn/ui';
import { FormDialog } from '../form/FormDialog.tsx';
import { onlyChanged } from '../form/onlyChanged.ts';
import { useSavedForm } from '../form/useSavedForm.ts';
import { useTexts } from '../texts.ts';
import type { Organisation } from './organisation.ts';

interface OrganisationDialogProps {
  /** undefined for a new one */
  readonly organisation: Organisation | undefined;
  readonly onClose: () => void;
}

/** The name of an employer. */
export function OrganisationDialog({ organisation, onClose }: OrganisationDialogProps) {
  const { t } = useTexts('organisations');
  const { t: own } = useTexts();
  const form = useSavedForm({
    draftKey: `admin/organisation/${organisation?.id ?? 'new'}`,
    saved: { name: organisation?.name ?? '' },
    stored: organisation,
    check: ({ name }) => ({ name: name.trim() === '' ? own('form.required') : undefined }),
    send: async (body, changes, seen) => {
      if (organisation) {
        const call = { params: { organisationId: organisation.id }, body };
        await onlyChanged(changes, () => rest.send(endpoints.renameOrganisation, call, { seen }));
      } else await rest.send(endpoints.createOrganisation, { body });
      onClose();
    },
  });
  return (
    <FormDialog title={organisation?.name ?? t('add')} onClose={onClose} form={form}>
      <Field label={t('column.name')} error={form.errors.name} required>
        <TextInput
          maxLength={200}
          autoComplete="off"
          value={form.values.name}
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
        />
      </Field>
      {organisation && <Notice>{t('renameHint', { count: organisation.person_count })}</Notice>}
    </FormDialog>
  );
}
