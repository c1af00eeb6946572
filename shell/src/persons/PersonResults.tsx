import type { DashboardPerson, Links } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, EmptyState, ErrorPanel, Notice } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type RowBlocks, Table, type TableColumn } from '@learn/ui/table';
import { competenceSession, profileSession } from './describePerson.ts';
import { isFiltered } from './personFilters.ts';
import { useTexts } from './texts.ts';
import type { PersonsAddress } from './usePersonsAddress.ts';

/** As high as the rows that are drawn while it is not known how many there are: the footer stays where it is. */
const Results = styled.div`
  min-height: 620px;
`;

/**
 * The page that the row of a participant opens: their profile, or their competence for a viewer who is not in their session.
 * @returns undefined when the viewer may open neither
 */
function pageOf(person: DashboardPerson, links: Links): string | undefined {
  const { user_id: userId } = person;
  const session = profileSession(person);
  const parameters = session && { courseSlug: session.course_slug, userId };
  const profile = parameters && (links.personalProfile(parameters) ?? links.personLearningPath(parameters));
  if (profile !== undefined) return profile;
  const outside = competenceSession(person);
  const competence = outside && links.personCompetence({ courseSlug: outside.course_slug, userId });
  return competence && `${competence}?session=${outside.id}`;
}

interface PersonResultsProps {
  /** what the rows are, for screen readers */
  readonly label: string;
  readonly persons: RowBlocks<DashboardPerson>;
  readonly columns: readonly TableColumn<DashboardPerson>[];
  readonly address: PersonsAddress;
}

/** The people found: a table, what to do when there are none, or what failed. */
export function PersonResults({ label, persons, columns, address }: PersonResultsProps) {
  const { t } = useTexts();
  const links = useLinks();
  const { filters, sort } = address;
  const linkOf = (person: DashboardPerson) => {
    const to = pageOf(person, links);
    return to === undefined ? undefined : <Link to={to} />;
  };
  const failed = persons.error !== undefined && persons.total === undefined;
  return (
    <>
      {failed && (
        <ErrorPanel title={t('failed')} description={t('failedHint')} retry={{ onRetry: persons.retry }} />
      )}
      {persons.error !== undefined && persons.total !== undefined && (
        <Notice tone="failed" role="alert" onRetry={persons.retry}>
          {t('moreFailed')}
        </Notice>
      )}
      <Results>
        {persons.total === 0 && (
          <EmptyState
            icon="people"
            title={t(isFiltered(filters) ? 'nobodyFound' : 'nobody')}
            description={t(isFiltered(filters) ? 'nobodyFoundHint' : 'nobodyHint')}
            action={
              isFiltered(filters) && (
                <Button variant="secondary" onClick={address.reset}>
                  {t('resetAll')}
                </Button>
              )
            }
          />
        )}
        {!failed && persons.total !== 0 && (
          <Table
            label={label}
            columns={columns}
            count={persons.total}
            rowAt={persons.rowAt}
            rowLink={linkOf}
            sort={sort}
            onSort={address.setSort}
            onRange={persons.onRange}
            shown={(range) => t('shown', range)}
            loadingLabel={t('loadingRow')}
            busy={persons.stale}
          />
        )}
      </Results>
    </>
  );
}
