import type { AnswerOf, endpoints } from '@learn/contracts';
import { formatNumber } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Card, Figure, Grid, Icon, space, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { paths } from '../area/addresses.ts';
import { useTexts } from '../texts.ts';

export type Overview = AnswerOf<typeof endpoints.adminOverview>;

const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  justify-content: space-between;
`;

/** Numbers of people and course sessions, of open orders and of employer claims, each with a link to its list. */
export function Figures({ overview }: { overview: Overview }) {
  const { t } = useTexts('overview');
  const links = useLinks();
  const { person_count, running_count, upcoming_count, pending_order_count, claim_count } = overview;
  const tiles = [
    { id: 'persons', count: person_count, to: paths.people },
    { id: 'running', count: running_count, to: `${paths.sessions}?state=running` },
    { id: 'upcoming', count: upcoming_count, to: `${paths.sessions}?state=upcoming` },
    { id: 'orders', count: pending_order_count, to: `${paths.orders}?state=pending`, waits: true },
    { id: 'claims', count: claim_count, to: links.home(), waits: true },
  ] as const;
  return (
    <Grid as="ul" $columns={5} $columnsMd={3} $columnsPhone={2} $gap={16}>
      {tiles.map(({ id, count, to, ...tile }) => (
        <Tile key={id} as="li">
          <Figure value={formatNumber(count)}>
            {'waits' in tile && count > 0 && <Icon name="clock" size={16} />} {t(`figure.${id}`, { count })}
          </Figure>
          {to !== undefined && (count > 0 || !('waits' in tile)) && (
            <TextLink as={Link} to={to}>
              {t(`figureLink.${id}`)}
            </TextLink>
          )}
        </Tile>
      ))}
    </Grid>
  );
}
