import { Link } from '@learn/platform/router';
import { TextLink } from '@learn/ui';

/** Link one level up; nothing where no live remote answers the address. */
export function BackLink({ address, label }: { address: string | undefined; label: string }) {
  if (address === undefined) return undefined;
  return (
    <TextLink as={Link} to={address} direction="back">
      {label}
    </TextLink>
  );
}
