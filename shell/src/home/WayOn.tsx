import { Link } from '@learn/platform/router';
import { killedAt } from '@learn/platform/shell';
import { color, Icon, Inline, Meta, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';

interface WayOnProps {
  /** undefined: no remote answers it, and nothing is drawn */
  readonly href: string | undefined;
  readonly text: string;
  /** the link, where it is no plain one */
  readonly children?: ReactNode;
}

/** A link of home; where the page behind it is switched off, what leads nowhere now and why. */
export function WayOn({ href, text, children }: WayOnProps) {
  const killed = killedAt(href);
  if (killed === undefined)
    return (
      children ?? (
        <TextLink as={Link} to={href}>
          {text}
        </TextLink>
      )
    );
  return (
    <Inline $gap={8} $nowrap style={{ minHeight: 44 }}>
      <Icon name="warning" color={color.waiting} />
      <span>
        <b>{text}</b>
        <Meta>{killed}</Meta>
      </span>
    </Inline>
  );
}
