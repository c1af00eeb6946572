import { IconButton } from '../action/IconButton.tsx';
import { styled } from '../styled.ts';
import { space } from '../theme/tokens.ts';
import { Container } from './Container.tsx';

const Bar = styled(Container)`
  display: flex;
  justify-content: flex-end;
  /* on a narrow phone it has a line of its own */
  @media (min-width: 360px) {
    height: 0;
  }
`;

/** Stands at the corner, beside what the page begins with. */
const Place = styled.div`
  position: relative;
  z-index: 1;
  padding-top: ${space[16]};
`;

/** Props of CloseBar. */
export type CloseBarProps = { label: string; onClose: () => void };

/** The way out of a page without chrome. */
export function CloseBar({ label, onClose }: CloseBarProps) {
  return (
    <Bar>
      <Place>
        <IconButton icon="close" label={label} onClick={onClose} />
      </Place>
    </Bar>
  );
}
