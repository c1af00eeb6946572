import { Link } from '@learn/platform/router';
import { TextLink, type TextLinkOwnProps } from '@learn/ui';

interface PageLinkProps extends Pick<TextLinkOwnProps, 'direction'> {
  readonly address: string | undefined;
  readonly label: string;
}

/** Link to another page in a line of its own; nothing where no live remote answers the address. */
export function PageLink({ address, label, direction = 'forward' }: PageLinkProps) {
  if (address === undefined) return undefined;
  return (
    <TextLink as={Link} to={address} direction={direction}>
      {label}
    </TextLink>
  );
}
