import { problemOf } from '@learn/platform';
import { Button, Notice, Stack, space } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useState } from 'react';
import { useTexts } from '../texts.ts';
import { ConflictNotice, type Conflicts } from './ConflictNotice.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly onClose: () => void;
  readonly form: Conflicts & {
    readonly formProps: ComponentPropsWithRef<'form'> & { readonly ref: RefObject<HTMLFormElement | null> };
    readonly busy: boolean;
    readonly changed: boolean;
    readonly failure: unknown;
    readonly discard: () => void;
  };
  readonly children: ReactNode;
}

/**
 * A form over the page; Enter saves it. What is typed stays when it is closed, and the next time the dialog says so and lets go of it.
 */
export function FormDialog({ title, description, onClose, form, children }: FormDialogProps) {
  const { t } = useTexts();
  const formId = useId();
  // of an earlier time; what is typed now needs no word
  const [kept, setKept] = useState(form.changed);
  return (
    <Dialog
      title={title}
      description={description}
      closeLabel={t('form.close')}
      cancelLabel={t('form.cancel')}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <Button type="submit" form={formId} loading={form.busy}>
          {t('form.save')}
        </Button>
      }
    >
      <Stack
        as="form"
        id={formId}
        $gap={24}
        {...form.formProps}
        aria-label={title}
        style={{ marginTop: space[16] }}
      >
        {kept && form.changed && !form.busy && (
          <Notice
            icon="info"
            action={
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  form.discard();
                  setKept(false);
                  form.formProps.ref.current
                    ?.querySelector<HTMLElement>('input:not([aria-hidden]), textarea')
                    ?.focus();
                }}
              >
                {t('form.discard')}
              </Button>
            }
          >
            {t('form.kept')}
          </Notice>
        )}
        <ConflictNotice {...form} />
        {form.failure !== undefined && (
          <Notice tone="failed" icon="warning" role="alert">
            {problemOf(form.failure).explanation || t('form.failed')}
          </Notice>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
