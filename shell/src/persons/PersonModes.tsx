import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';

const Modes = styled.nav`
  display: flex;
  gap: ${space[24]};
  border-bottom: 1px solid ${color.line};
`;

const Mode = styled.a`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 48px;
  margin-bottom: -1px;
  border-bottom: 4px solid transparent;
  color: ${color.ink700};
  text-decoration: none;
  &:hover {
    color: ${color.ink900};
  }
  &[aria-current] {
    border-color: ${color.ink900};
    color: ${color.ink900};
    font-weight: 600;
  }
  /* as wide as it is when it is the current one, so that the other stays where it is */
  &::after {
    content: attr(data-words);
    visibility: hidden;
    height: 0;
    font-weight: 600;
  }
`;

/** The two views of persons; the filters come along. */
export function PersonModes({ withMetrics, query }: { withMetrics: boolean; query: string }) {
  const { t } = useTexts();
  const links = useLinks();
  const [persons, competence] = [links.persons(), links.personsCompetence()];
  if (persons === undefined || competence === undefined) return undefined;
  const modes = [
    { words: t('view.persons'), to: persons, current: !withMetrics },
    { words: t('view.competence'), to: competence, current: withMetrics },
  ];
  return (
    <Modes aria-label={t('views')}>
      {modes.map(({ words, to, current }) => (
        <Mode
          key={words}
          as={Link}
          to={`${to}${query}`}
          aria-current={current ? 'page' : undefined}
          data-words={words}
        >
          {words}
        </Mode>
      ))}
    </Modes>
  );
}
