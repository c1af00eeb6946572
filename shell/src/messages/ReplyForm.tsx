import { endpoints, type Message, type MessageRequest } from '@learn/contracts';
import { formatTime } from '@learn/domain';
import { problemOf, rest } from '@learn/platform';
import { useDraft } from '@learn/platform/form';
import { Button, color, Field, Inline, Notice, space, TextArea } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { withdrawMessage } from './ConfirmWithdraw.tsx';
import { isMessageDraft, type MessageDraft, messageDraft, textBeyond } from './messageDraft.ts';
import { useTexts } from './texts.ts';

/** Characters of a message (contract of the call). */
export const longestText = 5_000;

const Form = styled.form`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]} max(${space[12]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  border-radius: 0 0 12px 12px;
  background: ${color.surface0};
  & textarea {
    min-height: 56px;
    max-height: 40dvh;
  }
`;

interface ReplyFormProps {
  readonly threadId: string;
  readonly person: { readonly id: string; readonly name: string };
}

type State =
  | { readonly step: 'idle' | 'sending' | 'undone' }
  | { readonly step: 'failed'; readonly reason: string }
  | { readonly step: 'sent'; readonly message: Message; readonly text: string };

/** Field for an answer. What is typed is kept until the server has it; what was sent can be taken back at once. */
export function ReplyForm({ threadId, person }: ReplyFormProps) {
  const { t } = useTexts();
  const { draft, latest, keep, discard } = useDraft<MessageDraft>(`messages/${threadId}`, isMessageDraft);
  const [state, setState] = useState<State>({ step: 'idle' });
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft?.text ?? '';

  const send = async () => {
    if (state.step === 'sending') return;
    if (!draft || text.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setState({ step: 'sending' });
    const request: MessageRequest = {
      person_id: person.id,
      thread_id: threadId,
      text,
      idempotency_key: draft.key,
    };
    try {
      const { message } = await rest.send(endpoints.writeMessage, { body: request });
      const more = textBeyond(draft, latest());
      if (more === '') discard();
      else keep(messageDraft(more));
      setState({ step: 'sent', message, text });
    } catch (error) {
      setState({ step: 'failed', reason: problemOf(error).explanation || t('sendFailed') });
    }
    field.current?.focus();
  };

  const undo = async (message: Message, sent: string) => {
    try {
      await withdrawMessage(message.id);
      const more = latest()?.text ?? '';
      keep(messageDraft(more === '' ? sent : `${sent}\n${more}`));
      setState({ step: 'undone' });
    } catch (error) {
      setState({ step: 'failed', reason: problemOf(error).explanation || t('sendFailed') });
    }
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const shortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form noValidate onSubmit={submit}>
      {state.step === 'failed' && (
        <Notice tone="failed" role="alert">
          {state.reason} {t('textKept')}
        </Notice>
      )}
      <Field
        label={t('messageTo', { name: person.name })}
        error={missing && text.trim() === '' ? t('textMissing') : undefined}
      >
        <TextArea
          ref={field}
          rows={2}
          maxLength={longestText}
          value={text}
          onChange={(event) => keep(messageDraft(event.currentTarget.value))}
          onKeyDown={shortcut}
        />
      </Field>
      <Inline $justify="space-between">
        <Inline role="status">
          {state.step === 'sent' && (
            <>
              {t('sentAt', { time: formatTime(state.message.at) })}
              <Button
                variant="quiet"
                size="small"
                icon="undo"
                onClick={() => void undo(state.message, state.text)}
              >
                {t('undo')}
              </Button>
            </>
          )}
          {state.step === 'undone' && t('undone')}
        </Inline>
        <Button type="submit" loading={state.step === 'sending'}>
          {t('send')}
        </Button>
      </Inline>
    </Form>
  );
}
