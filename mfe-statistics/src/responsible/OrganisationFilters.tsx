import { fillPath } from '@learn/contracts';
import { allProfiles, profileFilterOptions } from '@learn/domain';
import { useNow } from '@learn/platform';
import { useNavigate } from '@learn/platform/router';
import { FilterPills, Inline, Select, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { AddressedFilters } from '../filters/useFilters.ts';
import { useTexts } from '../texts.ts';
import { type ResponsiblePageName, responsiblePages } from './addresses.ts';
import {
  type Organisation,
  type OrganisationChoice,
  organisationYears,
  profilesOfYear,
} from './organisationView.ts';

const Root = styled(Inline)`
  align-items: end;
  margin-bottom: ${space[24]};
  /* or the row of pills would be as wide as all of them */
  & > fieldset {
    min-width: 0;
  }
`;

/** What the profiles of a page are counted in. */
const rowsOfPage = {
  cost: 'costs',
  examCost: 'exams',
  examsTaken: 'exams',
  certificationProfile: 'certificates',
} as const;

interface OrganisationFiltersProps {
  readonly page: ResponsiblePageName;
  readonly organisation: Organisation;
  readonly choice: OrganisationChoice;
  readonly view: Pick<AddressedFilters, 'change' | 'query'>;
}

/** Session, calendar year and, from two on, profile (specification §5); each lives in the address. */
export function OrganisationFilters({ page, organisation, choice, view }: OrganisationFiltersProps) {
  const { t } = useTexts('responsible');
  const now = useNow();
  const navigate = useNavigate();
  const profiles = profilesOfYear(organisation, choice.year, rowsOfPage[page]);
  const total = profiles.reduce((sum, { count }) => sum + count, 0);
  const { sessions, course_session_id } = organisation;
  return (
    <Root $gap={16}>
      {sessions.length > 1 && (
        <Select
          label={t('session')}
          value={course_session_id}
          onChange={(courseSessionId) =>
            navigate(`${fillPath(responsiblePages[page], { courseSessionId })}${view.query}`, {
              preventScrollReset: true,
            })
          }
          options={sessions.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Select
        label={t('year')}
        value={String(choice.year)}
        onChange={(year) => view.change({ year })}
        options={organisationYears(organisation, choice.year, now).map((year) => ({
          value: String(year),
          label: String(year),
        }))}
      />
      {(profiles.length > 1 || choice.profile !== allProfiles) && (
        <FilterPills
          label={t('profile')}
          value={choice.profile}
          unset={allProfiles}
          onChange={(profile) => view.change({ profile: profile === allProfiles ? undefined : profile })}
          options={profileFilterOptions(shownCodes(profiles, choice.profile)).map((code) => {
            const known = profiles.find((profile) => profile.code === code);
            return {
              value: code,
              label:
                code === allProfiles
                  ? t('allProfiles')
                  : (organisation.profiles.find((profile) => profile.code === code)?.name ?? code),
              count: code === allProfiles ? total : (known?.count ?? 0),
            };
          })}
        />
      )}
    </Root>
  );
}

/** A profile of another year that is chosen stays in the choice, so that it can be left. */
function shownCodes(profiles: readonly { readonly code: string }[], chosen: string): string[] {
  const codes = profiles.map(({ code }) => code);
  if (chosen === allProfiles || codes.includes(chosen)) return codes;
  return [...codes, chosen];
}
