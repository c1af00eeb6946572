import { Inline, Notice, Stack } from '@learn/ui';
import { Section } from '../person/Section.tsx';
import { useTexts } from '../texts.ts';
import { Moves } from './Moves.tsx';
import { PageTimings } from './PageTimings.tsx';
import { ReleaseActions } from './ReleaseActions.tsx';
import type { Release } from './release.ts';
import { Tokens } from './Tokens.tsx';
import { useFailureText } from './useFailureText.ts';
import { Versions } from './Versions.tsx';

/** One release with its versions, moves and tokens. */
export function ReleaseSection({ release }: { readonly release: Release }) {
  const { t, language } = useTexts('releases');
  const { name, title, pinned, killed } = release;
  const failureText = useFailureText();
  const ended = release.moves[0]?.failures ?? null;
  return (
    <Section title={title === null ? t('shell') : title[language]} lead={name}>
      {killed !== null && (
        <Notice tone="failed" icon="warning">
          {t('isKilled', { message: killed[language] })}
        </Notice>
      )}
      {pinned !== '' && <Notice icon="lock">{t('isPinned', { reason: pinned })}</Notice>}
      {ended !== null && (
        <Notice tone="failed" icon="warning">
          {failureText(ended)}
        </Notice>
      )}
      {release.live !== null && (
        <Inline $gap={8}>
          <ReleaseActions release={release} />
        </Inline>
      )}
      <Versions release={release} />
      <Stack $gap={8}>
        <PageTimings release={release} />
        <Moves moves={release.moves} />
        <Tokens release={release} />
      </Stack>
    </Section>
  );
}
