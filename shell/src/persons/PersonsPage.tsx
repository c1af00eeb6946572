import { Container, Ground, media, PageHeader, Skeleton, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { SearchInput, SortSelect } from '@learn/ui/table';
import { PersonExport } from './PersonExport.tsx';
import { PersonFilterBar } from './PersonFilterBar.tsx';
import { PersonModes } from './PersonModes.tsx';
import { PersonResults } from './PersonResults.tsx';
import { PersonsSkeleton } from './PersonsSkeleton.tsx';
import { personColumns } from './personColumns.tsx';
import { isOfOneCourse } from './personFilters.ts';
import { useTexts } from './texts.ts';
import { useFilterOptions } from './useFilterOptions.ts';
import { usePersons } from './usePersons.ts';
import { usePersonsAddress } from './usePersonsAddress.ts';
import { useViewer, type Viewer } from './useViewer.ts';

const Tools = styled.search`
  display: grid;
  gap: ${space[12]};
  ${media.md} {
    & > :not([role='group']) {
      max-width: 480px;
    }
  }
  /* search and filters beside each other, so that people begin higher up */
  ${media.xl} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    & > :first-child {
      flex: 1 0 240px;
    }
    & > [role='group'] {
      flex: 0 1 auto;
    }
  }
`;

/** The people that the user may see (specification §2). */
export function PersonsPage() {
  return <Persons withMetrics={false} />;
}

/** The same with the assignments that they passed and failed: mode competenceMetrics. */
export function PersonsCompetencePage() {
  return <Persons withMetrics />;
}

function Persons({ withMetrics }: { withMetrics: boolean }) {
  const viewer = useViewer();
  return (
    <Ground>
      <Container>
        {viewer ? (
          <PersonsOf viewer={viewer} withMetrics={withMetrics} />
        ) : (
          <PersonsSkeleton withMetrics={withMetrics} />
        )}
      </Container>
    </Ground>
  );
}

function PersonsOf({ viewer, withMetrics }: { viewer: Viewer; withMetrics: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const address = usePersonsAddress(withMetrics);
  const { filters, sort } = address;
  const { options, loading } = useFilterOptions(filters);
  const persons = usePersons({ filters, sort, withMetrics });
  const withGrades = withMetrics && isOfOneCourse(filters);
  const columns = personColumns(texts, viewer, { withMetrics, withGrades });
  return (
    <>
      <PageHeader
        title={t(withMetrics ? 'titleCompetence' : 'title')}
        lead={t(viewer.looksAfter ? 'lead' : 'leadMember')}
        aside={viewer.mayExport && <PersonExport filters={filters} leavesOut={viewer.exportLeavesOut} />}
      />
      <Stack $gap={12}>
        {viewer.looksAfter && <PersonModes withMetrics={withMetrics} query={address.query} />}
        <Tools aria-label={t('searchAndFilter')}>
          <SearchInput
            label={t(viewer.looksAfter ? 'search' : 'searchMember')}
            value={filters.search ?? ''}
            onSearch={address.search}
          />
          {options === undefined && loading ? (
            <Skeleton $height="52px" />
          ) : (
            <PersonFilterBar
              filters={filters}
              options={options}
              withGrades={withGrades}
              onChange={address.setFilter}
              onReset={address.reset}
            />
          )}
          <SortSelect
            label={t('sort')}
            columns={columns}
            sort={sort}
            onSort={address.setSort}
            describe={(head, descending) => t(descending ? 'descending' : 'ascending', { head })}
          />
        </Tools>
        {withMetrics && !withGrades && (
          <Text $tone="hint" $size={14}>
            {t('chooseCourse')}
          </Text>
        )}
        <p role="status">
          {persons.total !== undefined && t('found', { count: persons.total })}
          {persons.total === undefined && persons.error === undefined && t('loading')}
        </p>
        <PersonResults
          label={t(withMetrics ? 'titleCompetence' : 'title')}
          persons={persons}
          columns={columns}
          address={address}
        />
      </Stack>
    </>
  );
}
