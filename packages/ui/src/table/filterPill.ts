import { css, styled } from '../styled.ts';
import { screenOnly } from '../theme/print.ts';
import { color, motion, radius, space } from '../theme/tokens.ts';

const active = css`
  border-color: ${color.ink900};
  background: ${color.ink900};
  color: ${color.surface0};
  font-weight: 600;
  @media print {
    transition: none;
    background: none;
    color: ${color.ink900};
  }
`;

/** Outline of a filter; filled where something is chosen, else not on paper. */
export const Pill = styled.div<{ $active: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.full};
  background: ${color.surface0};
  transition: background-color ${motion};
  ${({ $active }) => ($active ? active : screenOnly)}
`;

/** What a press on opens the choice of a filter. */
export const pillTrigger = css`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-width: 0;
  min-height: 42px;
  padding-inline: ${space[16]};
  border-radius: ${radius.full};
  cursor: pointer;
  & > span {
    overflow: hidden;
    max-width: 280px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media print {
    & > span {
      max-width: none;
      white-space: normal;
    }
    & > svg {
      display: none;
    }
  }
`;

/** Takes what is chosen away. */
export const Reset = styled.button`
  ${screenOnly}
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 42px;
  margin-left: -${space[8]};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: inherit;
  cursor: pointer;
`;
