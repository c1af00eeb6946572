import { color, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** The end of a form: what is missing and the one action, in reach of the thumb on a phone. */
export const SubmitBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  align-items: center;
  justify-content: space-between;
  max-width: 760px;
  ${media.belowSm} {
    flex-wrap: nowrap;
    gap: ${space[12]};
    line-height: 1.3;
    position: sticky;
    bottom: 0;
    z-index: 3;
    margin-inline: -${space[16]};
    padding: 10px ${space[16]} calc(10px + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.surface0};
    & > button {
      flex: none;
      white-space: nowrap;
    }
  }
`;
