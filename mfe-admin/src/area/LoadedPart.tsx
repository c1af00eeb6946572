import type { Loadable } from '@learn/contracts';
import { Loaded, Skeleton, Stack } from '@learn/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface LoadedPartProps<Data> {
  readonly of: Loadable<Data>;
  /** heights in px of what comes, one below the other; each another one */
  readonly shape: readonly number[];
  /** what could not be loaded */
  readonly failed: string;
  /** where to go when it does not exist */
  readonly otherwise?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a page of the area shows: its shape while loading, what failed with a retry, what is missing, or itself. */
export function LoadedPart<Data>({ of, shape, failed, otherwise, children }: LoadedPartProps<Data>) {
  const { t } = useTexts();
  return (
    <Loaded
      of={of}
      skeleton={
        <Stack $gap={24} aria-busy="true">
          {shape.map((height) => (
            <Skeleton key={height} $height={`${height}px`} />
          ))}
        </Stack>
      }
      failed={{ title: failed }}
      missing={{ icon: 'search', title: t('missing'), description: t('missingHint'), action: otherwise }}
    >
      {children}
    </Loaded>
  );
}
