import type { CourseSearch } from '@learn/contracts';
import { Button, Loaded, Stack, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type TranslateText, useTexts } from '../../texts.ts';
import { LinkedRows } from '../LinkedRow.ts';
import { RowsSkeleton } from '../MediaSkeletons.tsx';
import { useMediaFailure } from '../useMediaFailure.tsx';
import { SearchResult } from './SearchResult.tsx';
import type { Search } from './useSearch.ts';

const Rows = styled(LinkedRows)<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`;

const Hints = styled.ul`
  padding-left: 1.25em;
  list-style: disc;
`;

interface SearchResultsProps {
  readonly courseSlug: string;
  readonly search: Search;
}

/** What a search has found, its count announced; while the next answer is on its way the last one stays. */
export function SearchResults({ courseSlug, search }: SearchResultsProps) {
  const { t } = useTexts('media');
  const failure = useMediaFailure();
  const { state, answer, more } = search;
  const shown = state === 'failed' ? undefined : answer;
  return (
    <Stack $gap={16}>
      <Text role="status" $weight="strong">
        {state === 'short' ? t('search.tooShort') : shown && summary(shown, t)}
      </Text>
      {state === 'failed' && (
        <Loaded
          of={{ state: 'failed', error: undefined, reload: search.retry }}
          failed={{ title: t('failure.search'), ...failure }}
        />
      )}
      {state === 'loading' && !shown && <RowsSkeleton count={4} />}
      {shown?.total_count === 0 && (
        <Hints>
          <li>{t('search.spelling')}</li>
          <li>{t('search.otherWord')}</li>
        </Hints>
      )}
      {shown && shown.results.length > 0 && (
        <Rows aria-label={t('search.results')} $old={state === 'loading'}>
          {shown.results.map((result) => (
            <SearchResult key={`${result.kind} ${result.id}`} courseSlug={courseSlug} result={result} />
          ))}
        </Rows>
      )}
      {more && (
        <div>
          <Button variant="secondary" onClick={more}>
            {t('search.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function summary({ query, total_count: count, results }: CourseSearch, t: TranslateText<'media'>): string {
  if (count === 0) return t('search.nothing', { query });
  if (results.length < count) return t('search.shownOf', { shown: results.length, count, query });
  return t('search.found', { count, query });
}
