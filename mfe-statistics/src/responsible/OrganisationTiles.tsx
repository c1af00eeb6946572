import { fillPath } from '@learn/contracts';
import { formatChf, formatNumber } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Card, color, fontSize, media, space } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { type ResponsiblePageName, responsiblePageNames, responsiblePages } from './addresses.ts';
import { type Organisation, type OrganisationFigures, organisationSums } from './organisationView.ts';

const inOneRow = css`
  ${media.lg} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    & > li:first-child {
      grid-column: auto;
    }
  }
`;

const inTwoRows = css`
  ${media.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > li {
      grid-column: span 2;
    }
    & > li:nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

const Tiles = styled(Card)<{ $onHome: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  margin-bottom: ${space[24]};
  & > li {
    margin: 0 -1px -1px 0;
    border: 1px solid ${color.line};
    border-width: 0 1px 1px 0;
  }
  & > li:first-child {
    grid-column: 1 / -1;
  }
  ${({ $onHome }) => ($onHome ? inTwoRows : inOneRow)}
`;

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[12]} ${space[16]};
  border-bottom: 4px solid transparent;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  text-decoration: none;
  hyphens: auto;
  overflow-wrap: anywhere;
  & > strong {
    color: ${color.ink900};
    font-size: ${fontSize[22]};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  &:hover > strong {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    border-color: ${color.progress};
  }
`;

interface OrganisationTilesProps {
  /** the page that is open; undefined on home */
  readonly page?: ResponsiblePageName;
  readonly organisation: Organisation;
  readonly figures: OrganisationFigures;
  /** of the address, with its question mark: year and profile come along */
  readonly query?: string;
}

/** The five figures of a training responsible (specification §2), each with the page behind it. */
export function OrganisationTiles({ page, organisation, figures, query = '' }: OrganisationTilesProps) {
  const { t } = useTexts('responsible');
  const links = useLinks();
  const { course_session_id: courseSessionId, course_session: session } = organisation;
  const sums = organisationSums(figures);
  const { taken, rate } = sums.exams;
  const persons = links.persons();
  const said = {
    cost: { value: formatChf(sums.cost), text: t('cost.tile', { count: sums.payers }) },
    examCost: { value: formatChf(sums.examCost), text: t('examCost.tile', { count: taken }) },
    examsTaken: {
      value: formatNumber(taken),
      text: rate === undefined ? t('examsTaken.none') : t('examsTaken.tile', { rate }),
    },
    certificationProfile: {
      value: formatNumber(sums.certificates),
      text: t('certificationProfile.tile', { count: sums.certificates }),
    },
  };
  return (
    <nav aria-label={t('figures')}>
      <Tiles as="ul" $flush $onHome={page === undefined}>
        {persons !== undefined && (
          <li>
            <Tile to={`${persons}?course=${session.course_id}&session=${courseSessionId}&role=MEMBER`}>
              {t('participants.title')} <strong>{formatNumber(sums.participants)}</strong>{' '}
              {t('participants.tile', { count: sums.participants, year: figures.year })}
            </Tile>
          </li>
        )}
        {responsiblePageNames.map((name) => (
          <li key={name}>
            <Tile
              to={`${fillPath(responsiblePages[name], { courseSessionId })}${query}`}
              aria-current={name === page ? 'page' : undefined}
            >
              {t(`${name}.title`)} <strong>{said[name].value}</strong> {said[name].text}
            </Tile>
          </li>
        ))}
      </Tiles>
    </nav>
  );
}
