import type { Slots } from '@learn/contracts';
import { allProfiles, profileCounts, profileFilterOptions } from '@learn/domain';
import { loadableOf, useNow } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { FilterPills, Grid, Stack, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { OrganisationWidgetDocument } from '../__generated__/graphql.ts';
import { Chart } from '../chart/Chart.tsx';
import { responsibleAddress } from '../responsible/addresses.ts';
import { certificatesByProfileChart } from '../responsible/certificateCharts.ts';
import { OrganisationTiles } from '../responsible/OrganisationTiles.tsx';
import { organisationChartExport } from '../responsible/organisationExport.ts';
import {
  type Organisation,
  organisationFigures,
  profileName,
  readOrganisationChoice,
} from '../responsible/organisationView.ts';
import { participantsChart } from '../responsible/participantsChart.ts';
import { useTexts } from '../texts.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

/** Or the row of pills would be as wide as all of them. */
const Root = styled(Stack)`
  & > fieldset {
    min-width: 0;
  }
`;

/** On the home dashboard of a training responsible: what their people cost and reached in the current year, of the latest session. */
export function TrainingResponsibleStatisticsWidget({ course }: Slots['home.course']) {
  const { t } = useTexts('responsible');
  const query = useQuery(OrganisationWidgetDocument, { course_id: course.course_id });
  return (
    <WidgetFrame
      title={t('widget.title')}
      of={loadableOf(query, ({ training_responsible_course }) => training_responsible_course)}
      height={560}
      failed={t('failed')}
      missing={{ icon: 'people', title: t('widget.none'), description: t('widget.noneHint') }}
    >
      {(organisation) => <YearOfOrganisation organisation={organisation} />}
    </WidgetFrame>
  );
}

/** The figures of the current calendar year, of all profiles or of one (specification §5). */
function YearOfOrganisation({ organisation }: { organisation: Organisation }) {
  const { t } = useTexts('responsible');
  const now = useNow();
  const [profile, setProfile] = useState<string>(allProfiles);
  const { year } = readOrganisationChoice(organisation, new URLSearchParams(), now);
  const figures = organisationFigures(organisation, { year, profile });
  const { participants } = organisationFigures(organisation, { year, profile: allProfiles });
  const profiles = profileCounts(participants, organisation.profiles);
  const addressOf = (code: string) =>
    responsibleAddress('certificationProfile', organisation.course_session_id, { year, profile: code });
  const exportOf = (chart: 'participants_by_profile' | 'certificates_by_profile') =>
    organisationChartExport(chart, organisation, { year, profile });
  return (
    <Root $gap={16}>
      <Text $tone="secondary" $size={14}>
        {t('widget.of', { session: organisation.course_session.title, year })}
      </Text>
      {profiles.length > 1 && (
        <FilterPills
          label={t('profile')}
          value={profile}
          unset={allProfiles}
          onChange={setProfile}
          options={profileFilterOptions(profiles.map(({ code }) => code)).map((code) => ({
            value: code,
            label: code === allProfiles ? t('allProfiles') : profileName(organisation, code),
            count:
              code === allProfiles ? participants.length : profiles.find((one) => one.code === code)?.count,
          }))}
        />
      )}
      <OrganisationTiles
        organisation={organisation}
        figures={figures}
        query={profile === allProfiles ? '' : `?${new URLSearchParams({ profile })}`}
      />
      <Grid $columns={2} $gap={16}>
        <Chart
          level={3}
          content={participantsChart({ figures, organisation, t })}
          exportOf={exportOf('participants_by_profile')}
        />
        <Chart
          level={3}
          content={certificatesByProfileChart({ figures, organisation, addressOf, t })}
          exportOf={exportOf('certificates_by_profile')}
        />
      </Grid>
    </Root>
  );
}
