import { endpoints } from '@learn/contracts';
import { auditActions, fullName } from '@learn/domain';
import { useRest } from '@learn/platform';
import { Button, Field, Inline, Select } from '@learn/ui';
import { DateInput } from '@learn/ui/form';
import { useTexts } from '../texts.ts';
import { actionLabel } from './auditActionLabel.ts';
import type { AuditFilter } from './auditFilter.ts';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void;
}

const everything = '-';

/** What of the log is shown; all of it stays in the address. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTexts('records');
  return (
    <search aria-label={t('audit.filters')}>
      <Inline $gap={16} style={{ alignItems: 'end' }}>
        <Field label={t('audit.what')}>
          <Select
            options={[
              { value: everything, label: t('audit.everything') },
              ...auditActions.map((action) => ({ value: action as string, label: actionLabel(action, t) })),
            ]}
            value={filter.action ?? everything}
            onChange={(action) => onChange({ action: action === everything ? undefined : action })}
          />
        </Field>
        <Field label={t('audit.from')}>
          <DateInput
            value={filter.from ?? ''}
            max={filter.to}
            onChange={(from) => onChange({ from: from || undefined })}
          />
        </Field>
        <Field label={t('audit.to')}>
          <DateInput
            value={filter.to ?? ''}
            min={filter.from}
            onChange={(to) => onChange({ to: to || undefined })}
          />
        </Field>
        {filter.user_id !== undefined && (
          <OnePerson userId={filter.user_id} onEnd={() => onChange({ user_id: undefined })} />
        )}
      </Inline>
    </search>
  );
}

/** The log of one person, which a link has asked for. */
function OnePerson({ userId, onEnd }: { userId: string; onEnd: () => void }) {
  const { t } = useTexts('records');
  const { data } = useRest(endpoints.adminUser, { params: { id: userId } });
  const name = data && (fullName(data.first_name, data.last_name) || data.username);
  return (
    <Button variant="secondary" iconEnd="close" onClick={onEnd}>
      {t('audit.onlyPerson', { name: name ?? '…' })}
    </Button>
  );
}
