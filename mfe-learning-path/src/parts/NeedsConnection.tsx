import { $connection, useStore } from '@learn/platform';
import { Notice } from '@learn/ui';

/** Says without network what needs one; the banner of the frame has announced the loss already. */
export function NeedsConnection({ children }: { children: string }) {
  if (useStore($connection, { ssr: 'initial' }) === 'online') return undefined;
  return (
    <Notice tone="waiting" icon="offline">
      {children}
    </Notice>
  );
}
