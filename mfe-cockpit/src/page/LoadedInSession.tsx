import type { Loadable } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Loaded, Skeleton, Stack, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

interface LoadedInSessionProps<Data> {
  readonly of: Loadable<Data>;
  /** heights in px of what comes, one below the other; each another one */
  readonly shape: readonly number[];
  /** what could not be loaded */
  readonly failed: string;
  /** what does not exist, and where to go; the session itself, unless told otherwise */
  readonly missing?: { readonly title: string; readonly description?: string; readonly action: ReactNode };
  readonly children: (data: Data) => ReactNode;
}

/** What a page of the cockpit shows: its shape while loading, what failed with a retry, what is missing, or itself. */
export function LoadedInSession<Data>({ of, shape, failed, missing, children }: LoadedInSessionProps<Data>) {
  const { t } = useTexts();
  const links = useLinks();
  return (
    <Loaded
      of={of}
      skeleton={
        <div aria-busy="true">
          <Stack $gap={24}>
            {shape.map((height) => (
              <Skeleton key={height} $height={`${height}px`} />
            ))}
          </Stack>
        </div>
      }
      failed={{ title: failed }}
      missing={{
        icon: 'search',
        title: t('missing'),
        action: (
          <TextLink as={Link} to={links.home()}>
            {t('home')}
          </TextLink>
        ),
        ...missing,
      }}
    >
      {children}
    </Loaded>
  );
}
