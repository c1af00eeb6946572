import { color, radius, screenOnly, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** The pale blue panel of what there is to do about the feedback; nothing for paper. */
export const RequestPanel = styled.section`
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.progressTint};
  ${screenOnly}
`;
