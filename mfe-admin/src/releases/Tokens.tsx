import { endpoints } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button, Disclosure, Field, Inline, Meta, Notice, Stack, TextInput } from '@learn/ui';
import { useState } from 'react';
import { ConfirmedAction } from '../form/ConfirmedAction.tsx';
import { Lines } from '../person/Lines.tsx';
import { useAction } from '../person/useAction.ts';
import { useTexts } from '../texts.ts';
import type { Release } from './release.ts';

/** The tokens with which pipelines release; a new one is shown this once. */
export function Tokens({ release: { name, tokens } }: { readonly release: Release }) {
  const { t, language } = useTexts('releases');
  const [label, setLabel] = useState('');
  const [created, setCreated] = useState<string>();
  const { busy, failure, act } = useAction();
  const create = async () => {
    const { token } = await rest.send(endpoints.createReleaseToken, { params: { name }, body: { label } });
    setCreated(token);
    setLabel('');
  };
  return (
    <Disclosure level={3} title={t('tokens', { count: tokens.length })}>
      <Stack $gap={16}>
        <Lines>
          {tokens.map((token) => (
            <li key={token.id}>
              <span>
                <b>{token.label}</b>
                <Meta>
                  {token.last_used_at === null
                    ? t('neverUsed')
                    : t('lastUsed', { when: formatDateTime(token.last_used_at, language, 'short') })}
                </Meta>
              </span>
              <ConfirmedAction
                title={t('revokeTitle', { label: token.label })}
                description={t('revokeText')}
                action={t('revoke')}
                trigger={
                  <Button variant="quiet" size="small" aria-label={t('revokeTitle', { label: token.label })}>
                    {t('revoke')}
                  </Button>
                }
                onConfirm={async () => {
                  await rest.send(endpoints.revokeReleaseToken, { params: { name, tokenId: token.id } });
                }}
              />
            </li>
          ))}
        </Lines>
        {created !== undefined && (
          <Notice role="status" icon="lock">
            {t('created')} <code>{created}</code>
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="failed" role="alert">
            {failure}
          </Notice>
        )}
        <Inline
          as="form"
          $gap={12}
          onSubmit={(event) => {
            event.preventDefault();
            if (label.trim() !== '') void act(create);
          }}
        >
          <Field label={t('tokenLabel')}>
            <TextInput
              autoComplete="off"
              maxLength={80}
              value={label}
              onChange={({ currentTarget }) => setLabel(currentTarget.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" loading={busy}>
            {t('createToken')}
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  );
}
