import { styled } from '@learn/ui/styled';

/** A diagram of which nothing is known: paler than one of which it is known that nothing was begun. */
export const Faded = styled.div<{ $faded: boolean }>`
  flex: none;
  opacity: ${({ $faded }) => ($faded ? 0.4 : 1)};
`;
