import { endpoints, fillPath } from '@learn/contracts';
import { loadableOf, useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Card, Heading, Icon, Meta, Stack, Text } from '@learn/ui';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { personAddress } from '../person/personAddress.ts';
import { useTexts } from '../texts.ts';
import { LinkRows } from './LinkRows.ts';

const kinds = ['persons', 'courses', 'sessions', 'organisations'] as const;

type Kind = (typeof kinds)[number];

/** Where a hit leads; employers have no page of their own, so the list finds them. */
function addressOf(kind: Kind, { id, title }: { readonly id: string; readonly title: string }) {
  switch (kind) {
    case 'persons':
      return personAddress(id);
    case 'courses':
      return fillPath(paths.course, { courseId: id });
    case 'sessions':
      return fillPath(paths.session, { courseSessionId: id });
    case 'organisations':
      return `${paths.organisations}?search=${encodeURIComponent(title)}`;
  }
}

/** What the search finds in the area, by kind. */
export function SearchHits({ search }: { search: string }) {
  const { t } = useTexts('overview');
  const asked = useRest(endpoints.adminSearch, { query: { search } });
  return (
    <LoadedPart of={loadableOf(asked, (answer) => answer)} shape={[120]} failed={t('searchFailed')}>
      {(found) => {
        const count = kinds.reduce((sum, kind) => sum + found[kind].length, 0);
        return (
          <Card as="section" aria-label={t('hits.title')}>
            <Stack $gap={16}>
              <Text role="status" $tone="secondary">
                {t(count === 0 ? 'hits.nothing' : 'hits.found', { count, search })}
              </Text>
              {kinds
                .filter((kind) => found[kind].length > 0)
                .map((kind) => (
                  <div key={kind}>
                    <Heading level={2} size={16}>
                      {t(`hits.${kind}`)}
                    </Heading>
                    <LinkRows>
                      {found[kind].map((hit) => (
                        <li key={hit.id}>
                          <Link to={addressOf(kind, hit)}>{hit.title}</Link>
                          <Meta>{hit.subtitle}</Meta>
                          <Icon name="right" />
                        </li>
                      ))}
                    </LinkRows>
                  </div>
                ))}
            </Stack>
          </Card>
        );
      }}
    </LoadedPart>
  );
}
