import type { MessageRecipients } from '@learn/contracts';
import { loadableOf, type RestState } from '@learn/platform';
import { Link } from '@learn/platform/router';
import {
  Button,
  color,
  EmptyState,
  Field,
  Heading,
  Hidden,
  Loaded,
  media,
  Notice,
  Select,
  SkeletonText,
  Stack,
  space,
  Text,
  TextArea,
  TextInput,
  TextLink,
} from '@learn/ui';
import { Combobox } from '@learn/ui/form';
import { styled } from '@learn/ui/styled';
import { useEffect, useRef } from 'react';
import { ConfirmAnnouncement } from './ConfirmAnnouncement.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { longestText } from './ReplyForm.tsx';
import { targetsOf } from './targets.ts';
import { useTexts } from './texts.ts';
import { type Sent, useCompose } from './useCompose.ts';

const longestTitle = 150;

const Padded = styled.div`
  flex: 1;
  padding: ${space[8]} ${space[16]} ${space[24]};
  overflow-y: auto;
  ${media.lg} {
    padding: ${space[24]};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  max-width: 720px;
  & textarea {
    min-height: 180px;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
`;

interface ComposePaneProps {
  /** from the address: `new`, or the recipient */
  readonly write: string;
  readonly backQuery: string;
  readonly recipients: RestState<MessageRecipients>;
  readonly onSent: (sent: Sent) => void;
}

/** A new message to a person, to a session of one's own or, for admins, to a course. */
export function ComposePane({ write, backQuery, recipients, onSent }: ComposePaneProps) {
  const texts = useTexts();
  const { t } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Padded>
      <Stack>
        <Hidden $at="lg">
          <TextLink as={Link} direction="back" to={{ search: backQuery }}>
            {t('back')}
          </TextLink>
        </Hidden>
        <Heading level={2} size={22} tabIndex={-1} ref={heading}>
          {t('compose.title')}
        </Heading>
        <Loaded
          of={loadableOf(recipients, (data) => data)}
          level={3}
          skeleton={<SkeletonText lines={5} />}
          failed={{ title: t('compose.failed'), description: t('failedHint') }}
        >
          {(data) =>
            targetsOf(data, texts).length === 0 ? (
              <EmptyState icon="chat" title={t('compose.nobody')} description={t('empty.text')} />
            ) : (
              <ComposeForm key={write} write={write} backQuery={backQuery} data={data} onSent={onSent} />
            )
          }
        </Loaded>
      </Stack>
    </Padded>
  );
}

interface ComposeFormProps extends Pick<ComposePaneProps, 'write' | 'backQuery' | 'onSent'> {
  readonly data: MessageRecipients;
}

function ComposeForm({ write, backQuery, data, onSent }: ComposeFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const form = useCompose({ write, data, onSent });
  const { draft, target, missing, state } = form;
  const circles = data.circles.filter(({ course_id }) => course_id === target?.courseId);
  const isAnnouncement = target !== undefined && target.kind !== 'person';
  return (
    <Form {...form.formProps} aria-label={t('compose.title')}>
      <Field label={t('compose.to')} error={missing.to && t('compose.toMissing')}>
        <Combobox
          options={form.targets.map(({ value, label }) => ({ value, label }))}
          value={target?.value}
          onChange={(to) => form.change({ to: to ?? '', circle: '' })}
          placeholder={t('compose.toHint')}
          labels={{
            open: t('compose.openList'),
            none: t('compose.noneFound'),
            ...(form.targets.length > 1 ? { clear: t('compose.clear') } : {}),
          }}
        />
      </Field>
      {isAnnouncement && (
        <>
          <Notice icon="people">{t('compose.reaches', { count: target.count })}</Notice>
          <Field label={t('compose.subject')} error={missing.title && t('compose.subjectMissing')}>
            <TextInput
              maxLength={longestTitle}
              value={draft?.title ?? ''}
              onChange={(event) => form.change({ title: event.currentTarget.value })}
            />
          </Field>
          {target.kind === 'session' && circles.length > 0 && (
            <Field
              label={t('compose.circle')}
              aside={
                <Text as="span" $tone="hint" $size={14}>
                  {t('optional')}
                </Text>
              }
            >
              <Select
                options={[
                  { value: '', label: t('compose.noCircle') },
                  ...circles.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                value={draft?.circle ?? ''}
                onChange={(circle) => form.change({ circle })}
              />
            </Field>
          )}
        </>
      )}
      <Field label={t('compose.text')} hint={t('compose.textHint')} error={missing.text && t('textMissing')}>
        <TextArea
          maxLength={longestText}
          value={draft?.text ?? ''}
          onChange={(event) => form.change({ text: event.currentTarget.value })}
        />
      </Field>
      {state.step === 'failed' && (
        <Notice tone="failed" role="alert">
          {state.reason} {t('textKept')}
        </Notice>
      )}
      <End>
        <Button type="submit" stretch="phone" loading={state.step === 'sending'}>
          {isAnnouncement ? t('compose.review') : t('send')}
        </Button>
        <DiscardButton
          asks={`${draft?.title ?? ''}${draft?.text ?? ''}`.trim() !== ''}
          backQuery={backQuery}
          onDiscard={form.discard}
        />
      </End>
      {isAnnouncement && draft && (
        <ConfirmAnnouncement
          open={state.step === 'confirming' || (state.step === 'sending' && state.confirmed)}
          busy={state.step === 'sending'}
          target={target}
          draft={draft}
          onClose={form.reconsider}
          onConfirm={form.confirm}
        />
      )}
    </Form>
  );
}
