import type { Loadable } from '@learn/contracts';
import { Link } from '@learn/platform/router';
import { EmptyState, Heading, Loaded, Skeleton, Stack, TextLink } from '@learn/ui';
import type { ReactNode } from 'react';

interface ListWidgetProps<Entry> {
  readonly title: string;
  readonly of: Loadable<readonly Entry[]>;
  /** rows of the skeleton */
  readonly rows: number;
  /** what could not be loaded */
  readonly failed: string;
  /** where there is no entry: what would be here, and what leads there */
  readonly empty: { readonly title: string; readonly description: string };
  /** to the whole list; nothing where no live remote answers it */
  readonly link: { readonly to: string | undefined; readonly text: string };
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** Frame of a widget on home that shows the beginning of a list, in each of its states. */
export function ListWidget<Entry>({
  title,
  rows,
  failed,
  empty,
  link,
  children,
  of,
}: ListWidgetProps<Entry>) {
  return (
    <Stack $gap={12}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <Loaded
        of={of}
        level={3}
        skeleton={
          <div aria-busy="true">
            <Stack $gap={12}>
              <Skeleton $height="40px" $width="240px" />
              <Skeleton $height={`${rows * rowHeight}px`} />
            </Stack>
          </div>
        }
        failed={{ title: failed }}
        missing={empty}
      >
        {(entries) => (entries.length === 0 ? <EmptyState {...empty} /> : children(entries))}
      </Loaded>
      <TextLink as={Link} to={link.to}>
        {link.text}
      </TextLink>
    </Stack>
  );
}

/** px, of a row that fits into one line */
const rowHeight = 64;
