import { fillPath } from '@learn/contracts';
import { Link, useParams } from '@learn/platform/router';
import { color, Icon, radius, space, Text, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { personPath } from './addresses.ts';
import { neighboursOf, type PersonData } from './personData.ts';

const Row = styled.nav`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  & > a,
  & > [aria-hidden] {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    background: ${color.surface0};
    color: ${color.ink900};
  }
  & > [aria-hidden] {
    border-color: ${color.line};
    background: none;
    color: ${color.none};
  }
`;

/** To the participants of the circle before and after this one, by name. */
export function NeighbourLinks({ person }: { person: PersonData }) {
  const { t } = useTexts('person');
  const { courseSlug = '', circleSlug = '' } = useParams();
  const { place, count, previous, next } = neighboursOf(person);
  const linkTo = (userId: string | undefined, icon: 'left' | 'right', label: string) =>
    userId === undefined ? (
      <span aria-hidden>
        <Icon name={icon} />
      </span>
    ) : (
      <Link to={fillPath(personPath, { courseSlug, userId, circleSlug })} replace>
        <Icon name={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    );
  return (
    <Row aria-label={t('neighbours')}>
      {linkTo(previous, 'left', t('previous'))}
      <Text as="span" $tone="secondary">
        {t('place', { place, count })}
      </Text>
      {linkTo(next, 'right', t('next'))}
    </Row>
  );
}
