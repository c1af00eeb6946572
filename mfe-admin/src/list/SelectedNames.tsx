import { space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding-left: ${space[24]};
  list-style: disc;
`;

const mostNamed = 8;

/** The selected rows in the dialog of a bulk action: eight by name, the rest as a count. */
export function SelectedNames({ names }: { names: readonly string[] }) {
  const { t } = useTexts();
  const more = names.length - mostNamed;
  return (
    <List>
      {names.slice(0, mostNamed).map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list never changes
        <li key={place}>{name}</li>
      ))}
      {more > 0 && <li>{t('selection.more', { count: more })}</li>}
    </List>
  );
}
