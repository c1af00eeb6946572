import type { AnswerOf, endpoints } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { color, coveringLink, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

/** The answer of the server. */
export type Week = AnswerOf<typeof endpoints.week>;

/** What is done beside what is due, below it on a phone. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    padding: ${space[16]};
    border-top: 1px solid ${color.line};
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > * {
      padding: ${space[24]};
    }
    & > * + * {
      border-left: 1px solid ${color.line};
    }
  }
`;

/** Lines of a half, each as high as a finger. */
export const Lines = styled.ul`
  padding-top: ${space[8]};
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space[8]};
    align-items: center;
    min-height: 44px;
    padding-block: ${space[4]};
    line-height: 1.35;
  }
`;

/** The way to what a line is about; the whole line leads there. */
export const LineLink = styled(Link)`
  ${coveringLink()}
  font-weight: 600;
`;
