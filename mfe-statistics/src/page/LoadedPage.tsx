import type { Loadable } from '@learn/contracts';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Loaded, Skeleton, Stack, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { StatisticPage } from './StatisticPage.tsx';

interface LoadedPageProps<Data> {
  readonly of: Loadable<Data>;
  /** heading while it loads */
  readonly title: string;
  /** heights in px of what comes, one below the other; each another one */
  readonly shape: readonly number[];
  /** what could not be loaded */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** A whole page of the statistics: its shape while loading, what failed with a retry, what is not there for the person, or itself. */
export function LoadedPage<Data>({ of, title, shape, failed, children }: LoadedPageProps<Data>) {
  const { t } = useTexts();
  const links = useLinks();
  return (
    <Loaded
      of={of}
      level={1}
      skeleton={
        <StatisticPage title={title} where={<>&nbsp;</>}>
          <div aria-busy="true">
            <Stack $gap={24}>
              {shape.map((height) => (
                <Skeleton key={height} $height={`${height}px`} />
              ))}
            </Stack>
          </div>
        </StatisticPage>
      }
      failed={{ title: failed }}
      missing={{
        title: t('missing'),
        action: (
          <TextLink as={Link} to={links.home()}>
            {t('home')}
          </TextLink>
        ),
      }}
    >
      {children}
    </Loaded>
  );
}
