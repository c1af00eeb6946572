import { problemOf } from '@learn/platform';
import { fieldErrorsOf, useForm } from '@learn/platform/form';
import { Button, Field, Notice, Stack, space, TextArea, TextInput } from '@learn/ui';
import { Dialog } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../texts.ts';

/** What was typed into the dialog. */
export interface Reasoned {
  readonly reason: string;
  /** empty unless something has to be typed to confirm */
  readonly confirmation: string;
}

interface ReasonDialogProps {
  /** the button that asks */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly description: string;
  /** on the button that does it */
  readonly action: string;
  /** has to be typed, where it cannot be taken back */
  readonly confirmation?: string;
  readonly children?: ReactNode;
  /** each time that it is opened: what stands in `children` begins anew */
  readonly onOpen?: () => void;
  /** does it; the dialog closes when it is done */
  readonly onConfirm: (typed: Reasoned) => Promise<void>;
}

/** What a gate of the server says, for those who build. */
const Refusal = styled.pre`
  margin-top: ${space[8]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type State = 'idle' | 'busy' | { readonly error: unknown };

/** Asks for the reason of something that is recorded with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { trigger, title, description, action, confirmation, children, onOpen, onConfirm } = props;
  const { t } = useTexts();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<Reasoned>({ reason: '', confirmation: '' });
  const [state, setState] = useState<State>('idle');
  const change = (next: boolean) => {
    if (next) onOpen?.();
    setOpen(next);
    setState('idle');
  };
  const { formProps, errors } = useForm({
    values: typed,
    check: (values) => ({
      reason: values.reason.trim() === '' ? t('form.required') : undefined,
      confirmation:
        confirmation !== undefined && values.confirmation.trim().toLowerCase() !== confirmation.toLowerCase()
          ? t('reason.differs')
          : undefined,
    }),
    async submit(values) {
      if (state === 'busy') return;
      setState('busy');
      try {
        await onConfirm(values);
        setTyped({ reason: '', confirmation: '' });
        change(false);
      } catch (error) {
        setState({ error });
      }
    },
  });
  const error = typeof state === 'object' ? state.error : undefined;
  const refused = fieldErrorsOf(error);
  const refusal = problemOf(error).details?.reason;
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
        <Button type="submit" form={formId} loading={state === 'busy'}>
          {action}
        </Button>
      }
    >
      <Stack as="form" id={formId} $gap={24} {...formProps} style={{ marginTop: space[24] }}>
        {error !== undefined && (
          <Notice tone="failed" icon="warning" role="alert">
            {problemOf(error).explanation || t('notDone')}
            {typeof refusal === 'string' && <Refusal lang="en">{refusal}</Refusal>}
          </Notice>
        )}
        {children}
        {confirmation !== undefined && (
          <Field
            label={t('reason.type', { confirmation })}
            error={errors.confirmation ?? refused.confirmation?.[0]}
            required
          >
            <TextInput
              autoComplete="off"
              value={typed.confirmation}
              onChange={({ currentTarget }) => setTyped({ ...typed, confirmation: currentTarget.value })}
            />
          </Field>
        )}
        <Field
          label={t('reason.label')}
          hint={t('reason.hint')}
          error={errors.reason ?? refused.reason?.[0]}
          required
        >
          <TextArea
            rows={3}
            maxLength={500}
            value={typed.reason}
            onChange={({ currentTarget }) => setTyped({ ...typed, reason: currentTarget.value })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
