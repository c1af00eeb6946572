import { problemOf } from '@learn/platform';
import { Button, Inline, Notice, Stack } from '@learn/ui';
import { Done } from '@learn/ui/form';
import { useTexts } from '../texts.ts';
import { ConflictNotice, type Conflicts } from './ConflictNotice.tsx';

interface FormActionsProps {
  readonly form: Conflicts & {
    readonly busy: boolean;
    readonly done: boolean;
    readonly changed: boolean;
    readonly failure: unknown;
    readonly discard: () => void;
  };
  /** on the button that saves; «Speichern» when left out */
  readonly label?: string;
}

/** The end of a form that is saved as a whole: what failed, the button, and what becomes of a draft. */
export function FormActions({ form, label }: FormActionsProps) {
  const { t } = useTexts();
  return (
    <Stack $gap={12}>
      <ConflictNotice {...form} />
      {form.failure !== undefined && (
        <Notice tone="failed" icon="warning" role="alert">
          {problemOf(form.failure).explanation || t('form.failed')}
        </Notice>
      )}
      <Inline $gap={12}>
        <Button type="submit" loading={form.busy}>
          {label ?? t('form.save')}
        </Button>
        {form.changed && !form.busy && (
          <Button variant="quiet" onClick={form.discard}>
            {t('form.discard')}
          </Button>
        )}
        <Done role="status">{form.done && t('form.saved')}</Done>
      </Inline>
    </Stack>
  );
}
