import { endpoints } from '@learn/contracts';
import { formatNumber } from '@learn/domain';
import { useLinks, useRest } from '@learn/platform';
import { AvatarGroup, Figure, Skeleton, Stack, space, Text } from '@learn/ui';
import { AsideBlock } from './AsideBlock.tsx';
import { useTexts } from './texts.ts';

/** The number of people of the user, a few of them, and a link to all. */
export function AsidePersons() {
  const { t } = useTexts();
  const links = useLinks();
  const summary = useRest(endpoints.personSummary, {});
  return (
    <AsideBlock
      title={t('persons.title')}
      answer={summary}
      failed={t('persons.failed')}
      skeleton={
        <Stack $gap={12}>
          <Skeleton $height="44px" $width="200px" />
          <Skeleton $height="44px" $width="160px" />
        </Stack>
      }
      link={{ href: summary.data?.person_count === 0 ? undefined : links.persons(), text: t('persons.all') }}
    >
      {({ accompanying, person_count, persons }) =>
        person_count === 0 ? (
          <Text $tone="secondary">{t('persons.none')}</Text>
        ) : (
          <Stack $gap={12} style={{ paddingBlock: space[4] }}>
            <Figure value={formatNumber(person_count)}>
              {t(accompanying ? 'persons.accompanying' : 'persons.count', { count: person_count })}
            </Figure>
            <AvatarGroup
              people={persons.map(({ first_name, last_name, avatar_url }) => ({
                firstName: first_name,
                lastName: last_name,
                ...(avatar_url !== '' && { src: avatar_url }),
              }))}
            />
          </Stack>
        )
      }
    </AsideBlock>
  );
}
