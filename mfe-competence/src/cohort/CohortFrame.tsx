import type { Loadable } from '@learn/contracts';
import { regionOptions } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Container, Ground, Loaded, Notice, PageHeader, Stack, TextLink } from '@learn/ui';

import { type ReactNode, useEffect } from 'react';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { useTexts } from '../texts.ts';
import type { CohortOverview } from './CohortOverview.ts';
import { CohortTools } from './CohortTools.tsx';
import { ExportMenu, type FileRequest } from './ExportMenu.tsx';
import type { CohortAddress } from './useCohortAddress.ts';

interface CohortFrameProps<Overview extends CohortOverview> {
  readonly of: Loadable<Overview>;
  /** what is shown is of an earlier choice, as the answer to this one could not be had: asks for it again */
  readonly outdated: (() => void) | undefined;
  readonly address: CohortAddress;
  readonly title: string;
  readonly lead: string;
  /** the list as a file */
  readonly file: (overview: Overview) => FileRequest;
  /** averages and sums, where there are some */
  readonly figures: (overview: Overview) => ReactNode;
  /** for those who see people by name */
  readonly list: (overview: Overview) => ReactNode;
}

/** Frame of the pages about the participants of a course: head, choice, figures, and the list for who sees names. */
export function CohortFrame<Overview extends CohortOverview>(props: CohortFrameProps<Overview>) {
  const { t } = useTexts('cohort');
  const links = useLinks();
  return (
    <Ground>
      <Container>
        <Loaded
          of={props.of}
          level={1}
          skeleton={<PageSkeleton />}
          failed={{ title: t('failed') }}
          missing={{
            title: t('missing'),
            description: t('missingHint'),
            action: (
              <TextLink as={Link} to={links.home()} direction="back">
                {t('toHome')}
              </TextLink>
            ),
          }}
        >
          {(overview) => <Content {...props} overview={overview} />}
        </Loaded>
      </Container>
    </Ground>
  );
}

function Content<Overview extends CohortOverview>({
  overview,
  outdated,
  address,
  title,
  lead,
  file,
  figures,
  list,
}: CohortFrameProps<Overview> & { readonly overview: Overview }) {
  const { t, language } = useTexts('cohort');
  const { course_title, course_type, filters, withheld, detail, unlisted_count } = overview;
  useForgotten(address, overview);
  const { session: sessionId, region, generation } = address.view;
  const session = filters.sessions.find(({ id }) => id === sessionId);
  const ofRegion = regionOptions(filters.regions, language).find(({ value }) => value === region);
  const group = [ofRegion?.label, generation].filter((name) => name !== undefined).join(', ');
  return (
    <>
      <PageHeader
        courseSession={{
          title: session?.title ?? (group || t('allSessions')),
          course: { title: course_title, course_type },
        }}
        title={title}
        lead={lead}
        aside={overview.may_export && withheld === null && <ExportMenu file={file(overview)} />}
      />
      <Stack $gap={24}>
        <CohortTools overview={overview} address={address} />
        {outdated && (
          <Notice tone="failed" role="alert" onRetry={outdated}>
            {t('outdated')}
          </Notice>
        )}
        {withheld === null ? figures(overview) : <Notice icon="info">{t(`withheld.${withheld}`)}</Notice>}
        {withheld === null && detail === 'sums' && <Notice icon="info">{t('sumsOnly')}</Notice>}
        {withheld === null && detail === 'named' && unlisted_count ? (
          <Notice icon="info">{t('alsoUnlisted')}</Notice>
        ) : undefined}
        {withheld === null && detail === 'named' && list(overview)}
      </Stack>
    </>
  );
}

/**
 * Takes out of the address what the server has left out, and a region or generation that the filters do not offer: the address may be
 * mistyped, or a link from somebody who sees other people.
 */
function useForgotten({ view, forget }: CohortAddress, overview: CohortOverview) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, a later choice may name the same filter
  useEffect(() => {
    const { ignored_filters, filters } = overview;
    const isNotOffered = (value: string | undefined, offered: readonly string[]) =>
      value !== undefined && !offered.includes(value);
    const unknown = [
      ...ignored_filters,
      ...(isNotOffered(view.region, filters.regions) ? (['region'] as const) : []),
      ...(isNotOffered(view.generation, filters.generations) ? (['generation'] as const) : []),
    ];
    if (unknown.length > 0) forget(unknown);
  }, [overview]);
}
