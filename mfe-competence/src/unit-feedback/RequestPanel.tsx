import { color, radius, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** The pale blue panel of what there is to do about the feedback. */
export const RequestPanel = styled.section`
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.progressTint};
`;
