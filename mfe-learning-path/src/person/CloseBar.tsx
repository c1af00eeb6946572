import { Container, IconButton } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { useClose } from './useClose.ts';

const Bar = styled(Container)`
  display: flex;
  justify-content: flex-end;
  height: 0;
`;

/** Stands at the corner, beside what the page begins with. */
const Place = styled.div`
  position: relative;
  z-index: 1;
  padding-top: 16px;
`;

/** The way out of a page without chrome. */
export function CloseBar() {
  const { t } = useTexts('person');
  const close = useClose();
  return (
    <Bar>
      <Place>
        <IconButton icon="close" label={t('close')} onClick={close} />
      </Place>
    </Bar>
  );
}
