import { labelled } from '@learn/domain';
import { Button, color, Icon, type IconName, Meta, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

export const Lines = styled.ul`
  margin-top: ${space[8]};
`;

const Root = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[4]} ${space[12]};
  align-items: start;
  padding-block: ${space[12]};
  border-top: 1px solid ${color.line};
  & > svg {
    margin-top: 2px;
    color: ${color.ink500};
  }
  & > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  ${media.sm} {
    grid-template-columns: 20px minmax(0, 1fr) auto;
    & > :nth-child(3) {
      grid-column: 3;
    }
  }
`;

interface LineProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A line of the plan: what it is, when and where, and what can be done with it. */
export function Line({ icon, title, children, actions }: LineProps) {
  return (
    <Root>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <Meta as="div">{children}</Meta>
      </div>
      <div>{actions}</div>
    </Root>
  );
}

/** A small button of a line, whose name says what it is about. */
export function LineButton({
  words,
  about,
  onClick,
}: {
  words: string;
  /** title of the line */
  about: string;
  onClick: () => void;
}) {
  const { language } = useTexts();
  return (
    <Button variant="secondary" size="small" aria-label={labelled(words, about, language)} onClick={onClick}>
      {words}
    </Button>
  );
}
