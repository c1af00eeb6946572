import { space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** Links side by side; below each other, without a gap between targets of 44 px, where they do not fit. */
export const LinkLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  align-items: center;
`;
