import { Card, Stack } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** Parts of a content below one another, no wider than a text is read well. */
export const Sheet = styled(Stack)`
  max-width: 680px;
`;

/** The same as one card. */
export const SheetCard = styled(Card)`
  max-width: 680px;
`;
