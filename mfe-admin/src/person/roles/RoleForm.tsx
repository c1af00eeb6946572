import { problemOf } from '@learn/platform';
import { fieldErrorsOf, useForm } from '@learn/platform/form';
import { Button, Notice, Stack, space } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../texts.ts';

interface RoleFormProps {
  /** the button that opens */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly description?: string;
  /** on the button that saves */
  readonly action: string;
  /** sentences by field, of what is not chosen yet; undefined where it is right */
  readonly check: () => Readonly<Record<string, string | undefined>>;
  readonly send: () => Promise<unknown>;
  /** false while what there is to choose is not there; true when left out */
  readonly ready?: boolean;
  /** when it opens, for choices that begin with what is */
  readonly onOpen?: () => void;
  /** the fields, with what is wrong by the name that the server gives them */
  readonly children: (errors: Readonly<Record<string, string | undefined>>) => ReactNode;
}

type State = 'idle' | 'busy' | { readonly error: unknown };

/** A form in a dialog that gives or changes a role. */
export function RoleForm(props: RoleFormProps) {
  const { trigger, title, description, action, check, send, ready = true, onOpen, children } = props;
  const { t } = useTexts();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<State>('idle');
  const change = (next: boolean) => {
    setOpen(next);
    setState('idle');
    if (next) onOpen?.();
  };
  const form = useForm({
    values: {},
    check,
    async submit() {
      if (state === 'busy') return;
      setState('busy');
      try {
        await send();
        change(false);
      } catch (error) {
        setState({ error });
      }
    },
  });
  const error = typeof state === 'object' ? state.error : undefined;
  const refused = Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([field, messages]) => [field, messages.join(' ')]),
  );
  return (
    <Dialog
      trigger={trigger}
      title={title}
      description={description}
      closeLabel={t('form.close')}
      cancelLabel={t('form.cancel')}
      open={open}
      onOpenChange={change}
      actions={
        <Button type="submit" form={formId} loading={state === 'busy'} disabled={!ready}>
          {action}
        </Button>
      }
    >
      <Stack as="form" id={formId} $gap={24} {...form.formProps} style={{ marginTop: space[24] }}>
        {error !== undefined && Object.keys(refused).length === 0 && (
          <Notice tone="failed" icon="warning" role="alert">
            {problemOf(error).explanation || t('notDone')}
          </Notice>
        )}
        {children({ ...refused, ...withoutGaps(form.errors) })}
      </Stack>
    </Dialog>
  );
}

/** A field that is right here may still be refused by the server. */
function withoutGaps(errors: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
