import { media, Stack } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { SearchInput } from '@learn/ui/table';
import { useTexts } from '../../texts.ts';
import { handleResultKeys } from './resultKeys.ts';
import { SearchResults } from './SearchResults.tsx';
import type { Search } from './useSearch.ts';

const Field = styled.div`
  ${media.md} {
    max-width: 640px;
  }
`;

interface CourseSearchPanelProps {
  readonly courseSlug: string;
  readonly search: Search;
}

/** The search field, and below it what was found: it searches while one types. */
export function CourseSearchPanel({ courseSlug, search }: CourseSearchPanelProps) {
  const { t } = useTexts();
  const answered = (typed: string) => search.state === 'ready' && typed === search.query;
  return (
    <Stack as="search" $gap={24} onKeyDown={(event) => handleResultKeys(event, answered)}>
      <Field>
        <SearchInput label={t('search.label')} value={search.query} onSearch={search.ask} />
      </Field>
      <SearchResults courseSlug={courseSlug} search={search} />
    </Stack>
  );
}
