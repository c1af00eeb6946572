import { Link } from '@learn/platform/router';
import { TextLink } from '@learn/ui';

/** Link one level up; nothing where nobody answers the address. */
export function BackLink({ to, children }: { to: string | undefined; children: string }) {
  if (to === undefined) return;
  return (
    <TextLink as={Link} to={to} direction="back">
      {children}
    </TextLink>
  );
}
