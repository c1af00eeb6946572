import { loadableOf, useNow } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import type { ReactNode } from 'react';
import { OrganisationStatisticsDocument } from '../__generated__/graphql.ts';
import { useFilters } from '../filters/useFilters.ts';
import { LoadedPage } from '../page/LoadedPage.tsx';
import { StatisticPage } from '../page/StatisticPage.tsx';
import { useTexts } from '../texts.ts';
import type { ResponsiblePageName } from './addresses.ts';
import { OrganisationFilters } from './OrganisationFilters.tsx';
import { OrganisationTiles } from './OrganisationTiles.tsx';
import {
  type Organisation,
  type OrganisationFigures,
  organisationFigures,
  readOrganisationChoice,
} from './organisationView.ts';

interface ResponsiblePageProps {
  readonly page: ResponsiblePageName;
  readonly children: (figures: OrganisationFigures, organisation: Organisation) => ReactNode;
}

/** A page of what an organisation paid and reached in a session: year and profile from the address, all figures as tiles, one of them in full. */
export function ResponsiblePage({ page, children }: ResponsiblePageProps) {
  const { t } = useTexts('responsible');
  const now = useNow();
  const { courseSessionId = '' } = useParams();
  const view = useFilters();
  const query = useQuery(OrganisationStatisticsDocument, { course_session_id: courseSessionId });
  const loaded = loadableOf(query, (answer) => answer.training_responsible_statistics);
  const title = t(`${page}.title`);
  return (
    <LoadedPage of={loaded} title={title} shape={[52, 112, 480]} failed={t('failed')}>
      {(organisation) => {
        const choice = readOrganisationChoice(organisation, view.parameters, now);
        const figures = organisationFigures(organisation, choice);
        const { course_session: session, organisation_names: names } = organisation;
        return (
          <StatisticPage
            title={title}
            courseSession={{
              title: session.title,
              course: { title: session.course_title, course_type: session.course_type },
            }}
            lead={t('of', {
              year: choice.year,
              organisation: names.length === 0 ? t('allOrganisations') : names.join(', '),
            })}
          >
            <OrganisationFilters page={page} organisation={organisation} choice={choice} view={view} />
            <OrganisationTiles page={page} organisation={organisation} figures={figures} query={view.query} />
            {children(figures, organisation)}
          </StatisticPage>
        );
      }}
    </LoadedPage>
  );
}
