import { endpoints } from '@learn/contracts';
import { importProblemTexts, importTitles } from '@learn/domain';
import { problemOf, rest } from '@learn/platform';
import { useForm } from '@learn/platform/form';
import { Button, color, Field, Inline, Notice, radius, Stack, space, Text, TextInput } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import type { ImportRow } from './importData.ts';

const Root = styled.div`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[16]};
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
`;

interface FaultyRowProps {
  readonly importId: string;
  readonly row: ImportRow;
}

/** A row with its wrong cells, each with what is wrong and, where there is one, a suggestion. */
export function FaultyRow({ importId, row }: FaultyRowProps) {
  const { t, language } = useTexts('imports');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<'idle' | 'busy' | { readonly error: unknown }>('idle');
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(row.problems.map(({ field }) => [field, row.values[field] ?? ''])),
    ...typed,
  };
  const form = useForm({
    values,
    check: () => ({}),
    async submit(written) {
      if (state === 'busy') return;
      setState('busy');
      try {
        await rest.send(endpoints.correctPersonImportRow, {
          params: { id: importId, row: String(row.row) },
          body: { values: written },
        });
        setTyped({});
        setState('idle');
      } catch (error) {
        setState({ error });
      }
    },
  });
  const suggested = row.problems.filter(({ suggestion }) => suggestion !== null);
  return (
    <Root role="group" aria-label={t('faulty.row', { row: row.row })}>
      <Stack as="form" $gap={12} {...form.formProps}>
        <Text $weight="strong">
          {t('faulty.row', { row: row.row })} · {[row.values.first_name, row.values.last_name].join(' ')}
        </Text>
        <Fields>
          {row.problems.map(({ field, problem, other_row: other }) => (
            <Field
              key={field}
              label={importTitles[field][language]}
              error={importProblemTexts[problem][language].replace('{row}', String(other))}
            >
              <TextInput
                autoComplete="off"
                maxLength={300}
                value={values[field] ?? ''}
                onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
              />
            </Field>
          ))}
        </Fields>
        {typeof state === 'object' && (
          <Notice tone="failed" icon="warning" role="alert">
            {problemOf(state.error).explanation || t('faulty.notSaved')}
          </Notice>
        )}
        <Inline $gap={12}>
          <Button type="submit" variant="secondary" size="small" loading={state === 'busy'}>
            {t('faulty.save')}
          </Button>
          {suggested.map(({ field, suggestion }) => (
            <Button
              key={field}
              variant="quiet"
              size="small"
              onClick={() => setTyped({ ...typed, [field]: suggestion ?? '' })}
            >
              {t('faulty.suggestion', { suggestion: suggestion ?? '' })}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Root>
  );
}
