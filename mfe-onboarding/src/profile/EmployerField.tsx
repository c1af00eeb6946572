import { endpoints } from '@learn/contracts';
import { otherOrganisation } from '@learn/domain';
import { useRest } from '@learn/platform';
import { ErrorPanel, Field, Icon, Inline, Skeleton, Text } from '@learn/ui';
import { Combobox } from '@learn/ui/form';
import { useTexts } from '../texts.ts';

interface EmployerFieldProps {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (organisation: string | null) => void;
}

/** The employer out of the list, or none of it. */
export function EmployerField({ value, error, onChange }: EmployerFieldProps) {
  const { t } = useTexts('profile');
  const { data, error: failed, reload } = useRest(endpoints.organisations, {});
  if (failed !== undefined) {
    return <ErrorPanel level={2} title={t('employersFailed')} retry={{ onRetry: reload }} />;
  }
  if (data === undefined) return <Skeleton $height="73px" aria-busy="true" />;
  return (
    <div>
      <Field label={t('employer')} hint={t('employerHint')} error={error} required>
        <Combobox
          options={data.map(({ id, name }) => ({
            value: id,
            label: id === otherOrganisation ? t('employerOther') : name,
          }))}
          value={value ?? undefined}
          onChange={(organisation) => onChange(organisation ?? null)}
          placeholder={t('employerPlaceholder')}
          labels={{ open: t('employerOpen'), clear: t('employerClear'), none: t('employerNone') }}
        />
      </Field>
      {value !== null && value !== otherOrganisation && (
        <Inline $gap={8} $nowrap $align="start" style={{ marginTop: 8 }}>
          <Icon name="info" />
          <Text $size={14} $tone="secondary">
            {t('employerClaim')}
          </Text>
        </Inline>
      )}
    </div>
  );
}
