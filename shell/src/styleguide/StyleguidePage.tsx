import { useLocation, useNavigate } from '@learn/platform/router';
import {
  Container,
  color,
  EmptyState,
  FilterPills,
  fontSize,
  Heading,
  Hidden,
  media,
  PageHeader,
  Select,
  Stack,
  space,
  Text,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { SearchInput } from '@learn/ui/table';
import { useEffect } from 'react';
import { EntrySection } from './EntrySection.tsx';
import { useTexts } from './texts.ts';
import { type Chapter, themeChoices, useStyleguide } from './useStyleguide.ts';

const Tools = styled.div`
  display: grid;
  gap: ${space[16]} ${space[24]};
  align-items: center;
  margin-bottom: ${space[24]};
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[32]} ${space[48]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: 200px minmax(0, 1fr);
  }
`;

const Contents = styled.nav`
  display: none;
  position: sticky;
  top: 80px;
  overflow-y: auto;
  max-height: calc(100dvh - 96px);
  padding-block: ${space[4]};
  font-size: ${fontSize[14]};
  ${media.lg} {
    display: block;
  }
  & b {
    display: block;
    margin-top: ${space[16]};
  }
  & a {
    display: block;
    padding: ${space[4]} ${space[8]};
    border-left: 2px solid ${color.line};
    color: ${color.ink700};
    text-decoration: none;
  }
  & a:hover {
    border-color: ${color.ink900};
    color: ${color.ink900};
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
`;

/** /styleguide: every component of the ui package in every state, for everybody (specification §2). */
export function StyleguidePage() {
  const { t } = useTexts();
  const { query, theme, count, chapters, search, chooseTheme } = useStyleguide();
  const { hash } = useLocation();
  useEffect(() => {
    // the page has come after the browser looked for the anchor
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  return (
    <Container>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Tools>
        <SearchInput label={t('search')} value={query} onSearch={search} />
        <FilterPills
          label={t('theme.choice')}
          options={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onChange={chooseTheme}
        />
      </Tools>
      <Text $size={14} $tone="hint" role="status">
        {t('count', { count })}
      </Text>
      {count === 0 && (
        <EmptyState icon="search" title={t('noneTitle', { query })} description={t('noneText')} />
      )}
      <Columns>
        <ContentsList chapters={chapters} />
        <Stack $gap={64}>
          {chapters.map(({ group, entries }) => (
            <Stack key={group} $gap={48}>
              <Heading level={2} size={28} id={`chapter-${group}`}>
                {t(`group.${group}`)}
              </Heading>
              {entries.map((entry) => (
                <EntrySection key={entry.id} entry={entry} theme={theme} />
              ))}
            </Stack>
          ))}
        </Stack>
      </Columns>
    </Container>
  );
}

/** Anchors of all entries: a list beside the page, one choice above it on a phone. */
function ContentsList({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (chapters.length === 0) return undefined;
  const options = chapters.flatMap(({ entries }) =>
    entries.map(({ id, name }) => ({ value: id, label: name })),
  );
  return (
    <>
      <Contents aria-label={t('contents')}>
        {chapters.map(({ group, entries }) => (
          <div key={group}>
            <b>{t(`group.${group}`)}</b>
            <ul>
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Contents>
      <Hidden $at="lg">
        <Select
          label={t('contents')}
          options={options}
          value={undefined}
          placeholder={t('jump')}
          onChange={(id) => void navigate(`${search}#${id}`)}
        />
      </Hidden>
    </>
  );
}
