import { preloadAddress, useLinks } from '@learn/platform';
import { useNavigate } from '@learn/platform/router';
import { color, Icon, media, space, TextInput } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { SubmitEvent } from 'react';
import { useTexts } from '../../texts.ts';

const Root = styled.form`
  position: relative;
  margin-bottom: ${space[24]};
  ${media.md} {
    max-width: 420px;
  }
  & > svg {
    position: absolute;
    top: calc(50% - 10px);
    left: ${space[16]};
    color: ${color.ink500};
    pointer-events: none;
  }
  & > input {
    padding-left: ${space[48]};
  }
`;

/** A field on another page of the course: Enter leads to the search, which has found by then what was asked. */
export function SearchShortcut({ courseSlug }: { courseSlug: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const address = useLinks().mediaLibrary({ courseSlug });
  if (!address) return undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (words !== '') void navigate(`${address}?${new URLSearchParams({ q: words })}`);
  };
  return (
    <Root role="search" action={address} onSubmit={submit} onFocus={() => preloadAddress(address)}>
      <Icon name="search" />
      <TextInput
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
    </Root>
  );
}
